/** The row above the entries that adds a new one: Enter adds it, clears the form and returns the focus to the name. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { validateFields } from '../../events/ledger/decide.ts';
import { labelError, readCategory, readTags } from '../../events/ledger/label-texts.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ChevronDownIcon, ChevronRightIcon, PlusIcon } from '../ui/icons.tsx';
import { parseTypedAmount } from '../ui/typed-amount.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { AmountField } from './amount-field.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { entryDraft } from './draft.ts';
import { LabelFields } from './labels/label-fields.tsx';
import classes from './add-form.module.css';
import { usePutBack } from './use-put-back.ts';

const blank = { name: '', amount: '', note: '', date: '', category: '', tags: '' };
type Field = keyof typeof blank;
const fields = Object.keys(blank) as Field[];

export interface AddFormProps {
  readonly className?: string | undefined;
  readonly onAdded: () => void;
}

export function AddForm({ className = '', onAdded }: AddFormProps) {
  const { ids, ledger } = useApp();
  const { actor } = ledger;
  const symbol = useCurrency();
  const uid = useSession().person?.uid ?? null;
  const [values, setValues] = useState(() => {
    const draft = entryDraft.kept();
    return draft?.uid === uid ? draft.values : blank;
  });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [detailed, setDetailed] = useState(() => isDetailed(values));
  const nameField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const dirty = Object.values(values).some((value) => value.trim() !== '');
  useUnsaved(dirty, 'an entry that is not added yet');
  useEffect(() => {
    if (dirty) entryDraft.keepIfRoom({ uid, values });
    else entryDraft.forget();
  }, [dirty, uid, values]);

  /** More entries that were not added, for when the form is blank again. */
  const [returned, setReturned] = useState<readonly (typeof blank)[]>([]);
  const show = (all: readonly (typeof blank)[]) => {
    const [next = blank, ...more] = all;
    setValues(next);
    setReturned(more);
    if (isDetailed(next)) setDetailed(true);
  };
  const remember = usePutBack<typeof blank>(actor, (typed) =>
    dirty ? setReturned([...returned, ...typed]) : show(typed),
  );

  const set = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { entry, errors } = read(values, symbol);
    setErrors(errors);
    const [first] = fields.filter((field) => errors[field]);
    if (first || !entry) {
      if (first !== undefined && first !== 'name' && first !== 'amount') setDetailed(true);
      else form.current?.querySelector<HTMLElement>(`[name=${first ?? 'name'}]`)?.focus();
      return;
    }
    const id = ids.short();
    remember(id, values);
    actor.send({ type: 'entry.add', id, ...entry, index: null });
    show(returned);
    nameField.current?.focus();
    onAdded();
  };

  return (
    <form
      ref={form}
      className={`${classes.form} ${className}`}
      onSubmit={submit}
      noValidate
      aria-label="New entry"
    >
      <div className={classes.line}>
        <TextInput
          ref={nameField}
          className={classes.name}
          aria-label="Name"
          placeholder="Name"
          name="name"
          autoComplete="off"
          enterKeyHint="done"
          value={values.name}
          onChange={(event) => set('name', event.currentTarget.value)}
          error={errors.name}
        />
        <AmountField
          className={classes.amount}
          aria-label="Amount"
          name="amount"
          value={values.amount}
          onChange={(amount) => set('amount', amount)}
          error={errors.amount}
        />
        <Button className={classes.add} type="submit" leftSection={<PlusIcon size={18} />}>
          Add
        </Button>
        <button
          type="button"
          className={classes.more}
          aria-expanded={detailed}
          title="Note, date, category and tags"
          onClick={() => setDetailed(!detailed)}
        >
          {detailed ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
          <span className={classes.moreText}>Details</span>
        </button>
      </div>
      {detailed ? (
        <div className={classes.line}>
          <Textarea
            className={classes.note}
            label="Note"
            name="note"
            rows={1}
            autosize
            maxRows={4}
            value={values.note}
            onChange={(event) => set('note', event.currentTarget.value)}
            error={errors.note}
          />
          <TextInput
            className={classes.date}
            label="Date"
            name="date"
            type="date"
            value={values.date}
            onChange={(event) => set('date', event.currentTarget.value)}
            error={errors.date}
          />
          <LabelFields values={values} errors={errors} onChange={set} />
        </div>
      ) : null}
    </form>
  );
}

const isDetailed = ({ note, date, category, tags }: typeof blank) =>
  [note, date, category, tags].some((value) => value !== '');

/** The typed entry, or the errors by field. */
function read({ name, amount, note, date, category, tags }: typeof blank, symbol: string) {
  const errors: Partial<Record<Field, string>> = {};
  const parsed = parseTypedAmount(amount, symbol);
  if (!parsed.ok) errors.amount = parsed.message;
  const fields = { name: name.trim(), note: note.trim() || null, date: date || null };
  for (const field of ['name', 'note', 'date'] as const) {
    const error = validateFields({ [field]: fields[field] });
    if (error) errors[field] = error.message;
  }
  const labels = { category: readCategory(category), tags: readTags(tags) };
  for (const label of ['category', 'tags'] as const) {
    const error = labelError({ [label]: labels[label] });
    if (error !== null) errors[label] = error;
  }
  if (fields.name === '' && amount.trim() === '') errors.name = 'Enter a name or an amount';
  const sound = parsed.ok && Object.keys(errors).length === 0;
  return { errors, entry: sound ? { ...fields, ...labels, amountCents: parsed.cents } : null };
}

/** Editor of one filter: its number, text, day or negation. */
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Popover,
  Stack,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useState } from 'react';
import { comparisonWords, degreeWords, stateWords } from '../../events/hr-agent/query/describe.ts';
import {
  applicantStates,
  comparisons,
  type Condition,
  conditionError,
  dateComparisons,
  degreeLevels,
  longestWords,
} from '../../events/hr-agent/query/query.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './filters.module.css';

export interface FilterEditorProps {
  readonly text: string;
  readonly condition: Condition;
  readonly onSave: (condition: Condition) => void;
}

export function FilterEditor({ text, condition, onSave }: FilterEditorProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal position="bottom-start">
      <Popover.Target>
        <UnstyledButton
          className={classes.text}
          aria-label={`Change: ${text}`}
          onClick={() => setOpened(true)}
        >
          {text}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Form
          condition={condition}
          onSave={(changed) => {
            setOpened(false);
            onSave(changed);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function Form({ condition, onSave }: Pick<FilterEditorProps, 'condition' | 'onSave'>) {
  const [draft, setDraft] = useState(condition);
  const [error, setError] = useState<string | null>(null);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(condition), 'a filter with changes');
  return (
    <form
      aria-label="Change the filter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = conditionError(draft);
        setError(wrong);
        if (wrong === null) onSave(draft);
      }}
    >
      <Stack gap="sm">
        <Fields draft={draft} error={error} onDraft={setDraft} />
        <Checkbox
          label="Those for whom it is not so"
          checked={draft.not}
          onChange={(event) => setDraft({ ...draft, not: event.currentTarget.checked })}
        />
        <Button type="submit">Show these</Button>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly draft: Condition;
  readonly error: string | null;
  readonly onDraft: (draft: Condition) => void;
}

const wordLabels = {
  skill: 'Skill',
  language: 'Language',
  certification: 'Certificate',
  'worked-at': 'Employer',
  'studied-at': 'School',
  mentions: 'Words',
} as const;

function Fields({ draft, error, onDraft }: FieldsProps) {
  switch (draft.of) {
    case 'job':
      return <span>{draft.title}</span>;
    case 'degree':
      return (
        <NativeSelect
          label="Degree"
          value={draft.level}
          data={degreeLevels.map((value) => ({ value, label: degreeWords[value] }))}
          onChange={(event) => onDraft({ ...draft, level: event.currentTarget.value as typeof draft.level })}
        />
      );
    case 'state':
      return (
        <NativeSelect
          label="Status"
          value={draft.state}
          data={applicantStates.map((value) => ({ value, label: stateWords[value] }))}
          onChange={(event) => onDraft({ ...draft, state: event.currentTarget.value as typeof draft.state })}
        />
      );
    case 'years':
    case 'score':
      return <Numbers draft={draft} error={error} onDraft={onDraft} />;
    case 'applied':
      return <Days draft={draft} error={error} onDraft={onDraft} />;
    default:
      return (
        <TextInput
          label={wordLabels[draft.of]}
          maxLength={longestWords}
          error={error}
          value={draft.value ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onDraft(
              draft.of === 'certification'
                ? { ...draft, value: value === '' ? null : value }
                : { ...draft, value },
            )
          }
        />
      );
  }
}

type Numbered = Extract<Condition, { of: 'years' | 'score' }>;

function Numbers({ draft, error, onDraft }: FieldsProps & { readonly draft: Numbered }) {
  const numberOf = (text: string) => (text === '' ? NaN : Number(text));
  const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
  return (
    <>
      <NativeSelect
        label={draft.of === 'years' ? 'Years of work' : 'Score'}
        value={draft.is}
        data={comparisons.map((value) => ({ value, label: comparisonWords[value] }))}
        onChange={(event) => {
          const is = event.currentTarget.value as typeof draft.is;
          onDraft({ ...draft, is, to: is === 'between' ? (draft.to ?? draft.value) : null });
        }}
      />
      <Group grow align="start">
        <TextInput
          type="number"
          label={draft.is === 'between' ? 'From' : 'Number'}
          step={draft.of === 'years' ? 0.5 : 1}
          error={error}
          value={shown(draft.value)}
          onChange={(event) => onDraft({ ...draft, value: numberOf(event.currentTarget.value) })}
        />
        {draft.is === 'between' ? (
          <TextInput
            type="number"
            label="To"
            step={draft.of === 'years' ? 0.5 : 1}
            value={shown(draft.to)}
            onChange={(event) => onDraft({ ...draft, to: numberOf(event.currentTarget.value) })}
          />
        ) : null}
      </Group>
    </>
  );
}

type Dated = Extract<Condition, { of: 'applied' }>;
const dateWords = { since: 'since', before: 'before', between: 'between' } as const;

function Days({ draft, error, onDraft }: FieldsProps & { readonly draft: Dated }) {
  return (
    <>
      <NativeSelect
        label="Applied"
        value={draft.is}
        data={dateComparisons.map((value) => ({ value, label: dateWords[value] }))}
        onChange={(event) => {
          const is = event.currentTarget.value as typeof draft.is;
          onDraft({ ...draft, is, to: is === 'between' ? (draft.to ?? draft.day) : null });
        }}
      />
      <TextInput
        type="date"
        label={draft.is === 'between' ? 'First day' : 'Day'}
        error={error}
        value={draft.day}
        onChange={(event) => onDraft({ ...draft, day: event.currentTarget.value })}
      />
      {draft.is === 'between' ? (
        <TextInput
          type="date"
          label="Last day"
          value={draft.to ?? ''}
          onChange={(event) => onDraft({ ...draft, to: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

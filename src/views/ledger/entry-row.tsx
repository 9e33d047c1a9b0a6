/** One entry in the grid. It uses plain elements and primitive props, since scrolling mounts dozens of rows. */
import { memo, type PointerEvent } from 'react';
import type { EntryChanges } from '../../events/ledger/events.ts';
import { centsToDecimal, formatCents } from '../../events/shared/money.ts';
import { validateFields } from '../../events/ledger/decide.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  DragIcon,
  EditIcon,
  LockIcon,
  TrashIcon,
} from '../ui/icons.tsx';
import { dayLabel } from '../ui/local-day.ts';
import { parseTypedAmount } from '../ui/typed-amount.ts';
import { AmountReading, DirectionSwitch } from './amount-aids.tsx';
import { entryLabel } from './entry-label.ts';
import { InlineEditor } from './inline-editor.tsx';
import { FiledUnder } from './labels/filed-under.tsx';
import { useSwipe } from './use-swipe.ts';
import amounts from './amount.module.css';
import classes from './entry-row.module.css';

export interface RowActions {
  activate(id: string, place: number): void;
  edit(id: string, field: 'name' | 'amount' | null): void;
  change(id: string, changes: EntryChanges): void;
  setPaid(id: string, paid: boolean): void;
  remove(id: string): void;
  /** @param through also select all rows between the last selected one and this one */
  select(id: string, through: boolean): void;
  dialog(about: 'move' | 'details', id: string): void;
  drag(event: PointerEvent<HTMLElement>, id: string, place: number): void;
}

export interface EntryRowProps {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number;
  readonly paid: boolean;
  readonly note: string | null;
  readonly date: string | null;
  readonly category: string | null;
  /** Index of the category, for its color. */
  readonly categoryPlace: number;
  readonly tags: readonly string[];
  /** Index in the ledger; `place` is the one on the screen. */
  readonly index: number;
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly symbol: string;
  /** Running balance in cents; null when it is not shown. */
  readonly running: number | null;
  readonly active: boolean;
  readonly editing: 'name' | 'amount' | null;
  readonly sort: boolean;
  readonly locked: boolean;
  /** null outside selection mode. */
  readonly selected: boolean | null;
  readonly dragged: boolean;
  readonly actions: RowActions;
}

export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { id, name, amountCents, paid, place, index, symbol, running, editing, actions, active } = props;
  const label = entryLabel(props, index);
  const reach = active ? 0 : -1;
  const swipe = useSwipe({
    onRight: () => actions.setPaid(id, !paid),
    onLeft: () => actions.remove(id),
  });

  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      data-row={id}
      aria-selected={props.selected ?? undefined}
      data-selected={props.selected || undefined}
      data-paid={paid || undefined}
      data-dragged={props.dragged || undefined}
      className={classes.row}
      style={{ height: props.height, transform: `translateY(${props.top}px)` }}
      tabIndex={reach}
      onFocus={() => actions.activate(id, place)}
      {...swipe}
    >
      <div className={classes.slide} role="presentation">
        <div role="gridcell" className={classes.start}>
          {props.sort ? (
            <span
              className={classes.handle}
              title="Drag to another place"
              onPointerDown={(event) => actions.drag(event, id, place)}
            >
              <DragIcon />
            </span>
          ) : null}
          {props.selected === null ? null : (
            <button
              type="button"
              role="checkbox"
              className={classes.select}
              tabIndex={reach}
              aria-checked={props.selected}
              aria-label={`Select ${label}`}
              onClick={(event) => actions.select(id, event.shiftKey)}
            >
              <span className={classes.round}>{props.selected ? <CheckIcon size={16} /> : null}</span>
            </button>
          )}
          <button
            type="button"
            className={classes.paid}
            tabIndex={reach}
            aria-label={paid ? `Mark ${label} unpaid` : `Mark ${label} paid`}
            onClick={() => actions.setPaid(id, !paid)}
          >
            <span className={classes.box}>{paid ? <CheckIcon size={16} /> : null}</span>
          </button>
        </div>
        <div role="gridcell" className={classes.name}>
          {editing === 'name' ? (
            <InlineEditor
              label={`Edit the text of ${label}`}
              start={name}
              read={readName}
              onSave={(value) => actions.change(id, { name: value })}
              onDone={() => actions.edit(id, null)}
            />
          ) : (
            <button
              type="button"
              className={classes.text}
              tabIndex={reach}
              title="Click to edit"
              onClick={() => actions.edit(id, 'name')}
            >
              {name === '' ? <i className={classes.nameless}>no text</i> : <span>{name}</span>}
            </button>
          )}
          <Small {...props} onOpen={() => actions.dialog('details', id)} />
        </div>
        <div role="gridcell" className={classes.date}>
          {props.date === null ? null : <time dateTime={props.date}>{dayLabel(props.date)}</time>}
          {props.locked ? (
            <span className={classes.lock} title="Locked" role="img" aria-label="locked">
              <LockIcon size={14} />
            </span>
          ) : null}
        </div>
        <div role="gridcell" className={classes.amount}>
          {editing === 'amount' ? (
            <InlineEditor
              label={`Edit the sum of ${label}`}
              start={centsToDecimal(amountCents)}
              read={(text) => readCents(text, symbol)}
              numeric
              beside={(text, setText) => (
                <>
                  <DirectionSwitch value={text} onChange={setText} tabIndex={-1} />
                  <AmountReading text={text} />
                </>
              )}
              onSave={(value) => actions.change(id, { amountCents: value })}
              onDone={() => actions.edit(id, null)}
            />
          ) : (
            <button
              type="button"
              className={`${classes.sum} ${amounts.amount}`}
              data-sign={Math.sign(amountCents)}
              tabIndex={reach}
              title="Click to edit"
              onClick={() => actions.edit(id, 'amount')}
            >
              {formatCents(amountCents, { symbol, plus: true })}
            </button>
          )}
        </div>
        {running === null ? null : (
          <div role="gridcell" className={classes.running} title="Balance after this entry">
            <span className={classes.spoken}>Balance so far </span>
            <span className={amounts.amount} data-sign={Math.sign(running)}>
              {formatCents(running, { symbol })}
            </span>
          </div>
        )}
        <div role="gridcell" className={classes.actions}>
          <button
            type="button"
            className={classes.action}
            tabIndex={reach}
            aria-label={`Open ${label}`}
            title="Note, date and more"
            onClick={() => actions.dialog('details', id)}
          >
            <EditIcon size={18} />
          </button>
          <button
            type="button"
            className={`${classes.action} ${classes.move}`}
            tabIndex={reach}
            aria-label={`Move ${label}`}
            title="Move to another place"
            onClick={() => actions.dialog('move', id)}
          >
            <MoveIcon />
          </button>
          <button
            type="button"
            className={`${classes.action} ${classes.delete}`}
            tabIndex={reach}
            aria-label={`Delete ${label}`}
            title="Delete"
            onClick={() => actions.remove(id)}
          >
            <TrashIcon size={18} />
          </button>
        </div>
      </div>
    </div>
  );
});

function MoveIcon() {
  return (
    <span className={classes.arrows}>
      <ArrowUpIcon size={12} />
      <ArrowDownIcon size={12} />
    </span>
  );
}

type SmallProps = Pick<EntryRowProps, 'note' | 'date' | 'category' | 'categoryPlace' | 'tags'> & {
  readonly onOpen: () => void;
};

function Small({ note, date, category, categoryPlace, tags, onOpen }: SmallProps) {
  const filed = category !== null || tags.length > 0;
  if (note === null && date === null && !filed) return null;
  return (
    // Duplicates the row's own button, for the pointer only.
    <button type="button" className={classes.small} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
      {filed ? <FiledUnder category={category} place={categoryPlace} tags={tags} /> : null}
      {date === null ? null : <span className={classes.smallDate}>{dayLabel(date)}</span>}
      {note === null ? null : <span>{note}</span>}
    </button>
  );
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

function readName(text: string): Read<string> {
  const value = text.trim();
  const error = validateFields({ name: value });
  return error ? { ok: false, message: error.message } : { ok: true, value };
}

function readCents(text: string, symbol: string): Read<number> {
  const parsed = parseTypedAmount(text, symbol);
  return parsed.ok ? { ok: true, value: parsed.cents } : parsed;
}

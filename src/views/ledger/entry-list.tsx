/**
 * The virtualized list of entries: a grid that renders only the rows on the screen. One row at a time is in the tab
 * order; arrows move between rows, Alt with arrows moves the entry, P marks it paid, Delete deletes it.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LabelBook } from '../../events/ledger/labels.ts';
import { isLocked, type Lock } from '../../events/ledger/lock.ts';
import type { EntrySequence, PlacedEntry } from '../../events/ledger/sequence.ts';
import { useApp } from '../app.ts';
import { EntryRow, type RowActions } from './entry-row.tsx';
import type { Selection } from './many/use-selection.ts';
import { useCurrency, usePromptToDelete } from '../ui/use-settings.ts';
import { useListPlace } from './use-list-place.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useRowHeight } from './use-row-height.ts';
import classes from './entry-list.module.css';

export interface EntryListHandle {
  focus(id: string): void;
  /** Focuses the row that had the focus last, or the one now in its place. */
  focusActive(): void;
  showLast(): void;
}

export interface EntryListProps {
  readonly ref: Ref<EntryListHandle>;
  readonly entries: EntrySequence;
  readonly labels: LabelBook;
  readonly version: number;
  /** Only these, in this order; null for all. */
  readonly found: readonly string[] | null;
  /** The sticky bar above the rows. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly running: boolean;
  /** Whether the order can be changed by hand. */
  readonly moves: boolean;
  /** Shows drag handles. */
  readonly sort: boolean;
  readonly lock: Lock | null;
  readonly selection: Selection;
  readonly onDialog: (about: 'move' | 'details', id: string) => void;
}

export interface Editing {
  readonly id: string;
  readonly field: 'name' | 'amount';
}

const rowsOfAPage = 10;

export function EntryList({
  ref,
  entries,
  labels,
  version,
  found,
  bar,
  running,
  moves,
  sort,
  lock,
  selection,
  onDialog,
}: EntryListProps) {
  const { actor } = useApp().ledger;
  const symbol = useCurrency();
  const prompt = usePromptToDelete();
  const rowHeight = useRowHeight();
  const helpId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { top, covered } = useListPlace(list, bar);
  const [active, setActive] = useState<{ id: string; at: number } | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Set to focus the active row after the next change of the list. */
  const refocus = useRef(false);

  const count = found?.length ?? entries.length;
  const placeOf = (id: string) => (found ? found.indexOf(id) : entries.indexOf(id));
  const idAt = (place: number) => (found ? found[place] : entries.at(place)?.id);
  const known = active ? placeOf(active.id) : -1;
  // If the active row was removed, the one now in its place becomes active.
  const activePlace = known >= 0 ? known : Math.max(0, Math.min(active?.at ?? 0, count - 1));

  const drag = useRowDrag({
    list,
    covered,
    rowHeight,
    count,
    onDrop: (id, to) => actor.send({ type: 'entry.move', id, to }),
  });

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor: ({ startIndex, endIndex, overscan, count: total }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(total - 1, endIndex + overscan);
      const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      // Keep the row with the focus and the dragged row mounted.
      const kept = [activePlace, drag.from].filter(
        (place) => place !== null && place < total && (place < from || place > to),
      );
      return [...new Set([...places, ...(kept as number[])])].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const focusRow = useCallback((id: string | undefined) => {
    if (id === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  }, []);

  const goTo = (place: number) => {
    const target = Math.max(0, Math.min(place, count - 1));
    const id = idAt(target);
    if (id === undefined) return;
    setActive({ id, at: target });
    virtualizer.scrollToIndex(target);
    refocus.current = true;
  };

  useLayoutEffect(() => {
    if (!refocus.current) return;
    const { activeElement } = document;
    const free = !activeElement || activeElement === document.body || list.current?.contains(activeElement);
    if (free) focusRow(idAt(activePlace));
    refocus.current = false;
  }, [version, active, activePlace]); // eslint-disable-line react-hooks/exhaustive-deps -- after these changes and no others

  useImperativeHandle(ref, () => ({
    focus: (id) => focusRow(id),
    focusActive: () => focusRow(idAt(activePlace)),
    showLast: () => virtualizer.scrollToIndex(count - 1),
  }));

  const actions = useMemo<RowActions>(
    () => ({
      activate: (id, at) =>
        setActive((before) => (before?.id === id && before.at === at ? before : { id, at })),
      edit: (id, field) => setEditing(field && { id, field }),
      change: (id, changes) => actor.send({ type: 'entry.change', id, changes }),
      setPaid: (id, paid) => actor.send({ type: paid ? 'entry.pay' : 'entry.unpay', id }),
      remove: (id) => {
        refocus.current = true;
        actor.send({ type: 'entry.delete', id, prompt });
      },
      select: selection.toggle,
      dialog: onDialog,
      drag: drag.start,
    }),
    [actor, prompt, onDialog, drag.start, selection.toggle],
  );

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    if (target instanceof HTMLInputElement) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && !event.altKey) {
      selection.all();
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const id = idAt(activePlace);
    const entry = id === undefined ? undefined : entries.get(id);
    if (!entry) return;
    const onRow = target.dataset.row !== undefined;
    const { key, altKey } = event;
    const beside = key === 'ArrowUp' ? activePlace - 1 : activePlace + 1;
    const neighbour = event.shiftKey && key.startsWith('Arrow') ? idAt(beside) : undefined;
    if (key === 'Escape' && selection.ids) selection.end();
    else if (key.toLowerCase() === 'x') selection.toggle(entry.id, event.shiftKey);
    else if (!altKey && neighbour !== undefined && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (!selection.ids?.has(entry.id)) selection.toggle(entry.id, false);
      selection.toggle(neighbour, true);
      goTo(beside);
    } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown') && moves) {
      refocus.current = true;
      actor.send({ type: 'entry.shift', id: entry.id, by: key === 'ArrowUp' ? -1 : 1 });
    } else if (altKey) return;
    else if (key === 'ArrowUp') goTo(activePlace - 1);
    else if (key === 'ArrowDown') goTo(activePlace + 1);
    else if (key === 'PageUp') goTo(activePlace - rowsOfAPage);
    else if (key === 'PageDown') goTo(activePlace + rowsOfAPage);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(count - 1);
    else if (key === 'Delete') actions.remove(entry.id);
    else if (key.toLowerCase() === 'p' || (key === ' ' && onRow)) actions.setPaid(entry.id, !entry.paid);
    else if (key === 'F2' || (key === 'Enter' && onRow)) setEditing({ id: entry.id, field: 'name' });
    else return;
    event.preventDefault();
  };

  const items = virtualizer.getVirtualItems();
  const placed = found === null ? windowOf(entries, items) : null;

  return (
    <>
      <p id={helpId} hidden>
        Arrow keys walk through the entries, Enter edits, P marks paid, Delete deletes, Alt with an arrow key
        moves, X selects, Shift with an arrow key selects more, Escape ends selecting.
      </p>
      <div
        ref={list}
        className={classes.list}
        style={{ height: virtualizer.getTotalSize(), '--covered-top': `${covered.top}px` } as CSSProperties}
        role="grid"
        aria-label="Entries"
        aria-describedby={helpId}
        aria-rowcount={count}
        aria-multiselectable={selection.ids !== null || undefined}
        tabIndex={-1}
        onKeyDown={press}
      >
        {items.map(({ index: place, start }) => {
          const row = placed ? placed.get(place) : placedById(entries, found?.[place]);
          if (!row) return null;
          const { entry, index } = row;
          const { category, tags } = labels.get(entry.id);
          return (
            <EntryRow
              key={entry.id}
              {...entry}
              category={category}
              categoryPlace={category === null ? -1 : labels.placeOf(category)}
              tags={tags}
              index={index}
              place={place}
              top={start - top}
              height={rowHeight}
              symbol={symbol}
              running={running ? row.runningCents : null}
              active={place === activePlace}
              editing={editing?.id === entry.id ? editing.field : null}
              sort={sort}
              locked={isLocked(entry, lock)}
              selected={selection.ids === null ? null : selection.ids.has(entry.id)}
              dragged={drag.id === entry.id}
              actions={actions}
            />
          );
        })}
        {drag.line === null ? null : <div className={classes.drop} style={{ top: drag.line }} />}
      </div>
    </>
  );
}

/** The entries of the rows on the screen: one walk for each run of neighboring rows. */
function windowOf(entries: EntrySequence, items: readonly { index: number }[]): Map<number, PlacedEntry> {
  const rows = new Map<number, PlacedEntry>();
  for (let i = 0; i < items.length;) {
    const { index } = items[i]!;
    let length = 1;
    while (items[i + length]?.index === index + length) length += 1;
    for (const row of entries.slice(index, length)) rows.set(row.index, row);
    i += length;
  }
  return rows;
}

/** A found entry, unless it has been deleted since. */
function placedById(entries: EntrySequence, id: string | undefined): PlacedEntry | undefined {
  const entry = id === undefined ? undefined : entries.get(id);
  if (!entry) return undefined;
  const index = entries.indexOf(entry.id);
  return { entry, index, runningCents: entries.runningCents(index) };
}

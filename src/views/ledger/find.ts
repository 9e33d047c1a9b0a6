/**
 * Which entries match a search or filter. The ledger is searched in slices of a few milliseconds, so that typing stays
 * smooth in long ledgers; the last results stay on the screen meanwhile.
 */
import { useEffect, useState } from 'react';
import type { Entry } from '../../events/ledger/events.ts';
import { type LabelBook, type Labels, noLabels } from '../../events/ledger/labels.ts';
import { dayLabel } from '../ui/local-day.ts';
import { centsToDecimal } from '../../events/shared/money.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';

export type PaidFilter = 'all' | 'paid' | 'unpaid';

export interface Search {
  readonly text: string;
  readonly filter: PaidFilter;
  /** `filterOfCategory`, `filterOfTag` or `noCategory`; '' or missing for all. */
  readonly label?: string;
}

export const noCategory = 'none';
export const filterOfCategory = (category: string) => `category ${category}`;
export const filterOfTag = (tag: string) => `tag ${tag}`;

export interface Found {
  /** In the ledger's order. */
  readonly ids: readonly string[];
  readonly sumCents: number;
  /** False while the search is still running. */
  readonly complete: boolean;
}

const sliceMs = 6;
/** Reading the clock costs as much as checking a few entries. */
const entriesBetweenLooks = 256;

const isFiled = ({ category, tags }: Labels, label: string) =>
  label === noCategory
    ? category === null
    : (category !== null && filterOfCategory(category) === label) ||
      tags.some((tag) => filterOfTag(tag) === label);

/** Tags are searched as shown, with a leading #. */
const holds = ({ category, tags }: Labels, wanted: string) =>
  (category?.toLowerCase().includes(wanted) ?? false) ||
  tags.some((tag) => `#${tag.toLowerCase()}`.includes(wanted));

/** Whether an entry matches: its name, note, date, amount, category or tags contain the text, ignoring case. */
export function matcher(
  { text, filter, label = '' }: Search,
  labels: LabelBook | null = null,
): (entry: Entry) => boolean {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/[,$\s]/g, '');
  const asAmount = /^[-+]?[\d.]+$/.test(digits) ? digits.replace('+', '') : null;
  // Dates match as stored, 2026-04-30, or as shown.
  const asWords = /\p{L}|,/u.test(wanted);
  const filed = labels !== null && labels.size > 0 ? labels : null;
  return ({ id, name, note, date, amountCents, paid }) => {
    if (filter !== 'all' && paid !== (filter === 'paid')) return false;
    if (label !== '' && !isFiled(filed?.get(id) ?? noLabels, label)) return false;
    if (wanted === '') return true;
    return (
      name.toLowerCase().includes(wanted) ||
      (note !== null && note.toLowerCase().includes(wanted)) ||
      (filed !== null && holds(filed.get(id), wanted)) ||
      (date !== null &&
        (date.includes(wanted) || (asWords && dayLabel(date).toLowerCase().includes(wanted)))) ||
      (asAmount !== null && centsToDecimal(amountCents).includes(asAmount))
    );
  };
}

export const searches = ({ text, filter, label = '' }: Search) =>
  filter !== 'all' || label !== '' || text.trim() !== '';

/** null while everything is shown. */
export function useFound(
  entries: EntrySequence,
  labels: LabelBook,
  version: number,
  search: Search,
): Found | null {
  const { text, filter, label = '' } = search;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const wanted = { text, filter, label };
    if (!searches(wanted)) return;
    const stop = lookThrough(entries, matcher(wanted, labels), setFound);
    return stop;
  }, [entries, labels, version, text, filter, label]);
  return searches(search) ? found : null;
}

/**
 * Calls `report` with the result; in a long ledger also earlier with enough to fill a screen. Returns a function that
 * stops it.
 */
export function lookThrough(
  entries: EntrySequence,
  fits: (entry: Entry) => boolean,
  report: (found: Found) => void,
): () => void {
  const ids: string[] = [];
  let sumCents = 0;
  let next = 0;
  let reported = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = () => {
    timer = null;
    const end = performance.now() + sliceMs;
    entries.scan(next, (entry, index) => {
      next = index + 1;
      if (fits(entry)) {
        ids.push(entry.id);
        sumCents += entry.amountCents;
      }
      return next % entriesBetweenLooks !== 0 || performance.now() < end;
    });
    const complete = next >= entries.length;
    if (complete) report({ ids, sumCents, complete });
    else {
      if (!reported && ids.length >= 50) {
        reported = true;
        report({ ids: ids.slice(), sumCents, complete });
      }
      timer = setTimeout(look, 0);
    }
  };
  look();
  return () => {
    if (timer !== null) clearTimeout(timer);
  };
}

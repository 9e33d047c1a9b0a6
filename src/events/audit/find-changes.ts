/** Searches a ledger's whole history for records by type, person, device, amount, time and words. */
import type { Entry } from '../ledger/events.ts';
import { holdsWords } from '../shared/search-words.ts';
import type { Deed, Labelled, LedgerHistory } from './ledger-history.ts';

export interface ChangeFilter {
  readonly typed: string;
  /** Type of the record, its actor and its device; empty for all. */
  readonly type: string;
  readonly actor: string;
  readonly device: string;
  /** Amount of an entry that the record is about, before or after it; null: no limit. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** Milliseconds since 1970; null: no limit. A record without a readable time matches only when both are null. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

export const noFilter: ChangeFilter = {
  typed: '',
  type: '',
  actor: '',
  device: '',
  minCents: null,
  maxCents: null,
  fromMs: null,
  toMs: null,
};

/** Records searched per batch: a few hundredths of a second. */
const stretch = 10_000;

/** Numbers of the matching records, newest first, one batch at a time. */
export function* findChanges(history: LedgerHistory, filter: ChangeFilter): Generator<readonly number[]> {
  for (let last = history.length; last > 0; last -= stretch) {
    const found: number[] = [];
    for (let seq = last; seq > Math.max(0, last - stretch); seq -= 1)
      if (isFitting(history, seq, filter)) found.push(seq);
    yield found;
  }
}

function isFitting(history: LedgerHistory, seq: number, filter: ChangeFilter): boolean {
  const { typed, type, actor, device, minCents, maxCents, fromMs, toMs } = filter;
  const change = history.change(seq);
  if (type !== '' && change.type !== type) return false;
  if (actor !== '' && change.actor !== actor) return false;
  if (device !== '' && change.device !== device) return false;
  if (fromMs !== null || toMs !== null) {
    const at = history.time(seq);
    if (!(at >= (fromMs ?? -Infinity) && at <= (toMs ?? Infinity))) return false;
  }
  if (minCents === null && maxCents === null && typed.trim() === '') return true;
  const entries = entriesOf(change.deed);
  if (minCents !== null || maxCents !== null) {
    const [least, most] = [minCents ?? -Infinity, maxCents ?? Infinity];
    if (!entries.some(({ amountCents }) => amountCents >= least && amountCents <= most)) return false;
  }
  return typed.trim() === '' || holdsWords(textOf(change.type, change.deed, entries), typed);
}

/** The entries that a record is about, as they were before and after it. */
export function entriesOf(deed: Deed): readonly Entry[] {
  switch (deed.did) {
    case 'nothing':
    case 'joined':
    case 'locked':
    case 'unlocked':
    case 'recovered':
      return [];
    case 'labelled':
      return deed.labelled.flatMap(({ entry }) => entry ?? []);
    case 'imported':
    case 'import-undone':
      return deed.entries;
    case 'changed':
      return [deed.before, deed.entry];
    default:
      return [deed.entry];
  }
}

const labelTexts = ({ before, after }: Labelled) =>
  [before, after].flatMap(({ category, tags }) => [category ?? '', ...tags]);

const textOf = (type: string, deed: Deed, entries: readonly Entry[]) =>
  [
    type,
    ...(deed.did === 'imported' ? [deed.source] : []),
    ...(deed.did === 'labelled' ? deed.labelled.flatMap(labelTexts) : []),
    ...entries.flatMap(({ id, name, note, date }) => [id, name, note ?? '', date ?? '']),
  ].join(' ');

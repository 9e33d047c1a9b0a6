/**
 * The lock on reconciled entries up to a date. The facts of every command are checked against the lock in a single
 * place, so that an import, an undo or a bulk change respects it just like a single edit.
 */
import type { Entry, LedgerFact } from './events.ts';
import type { EntrySequence } from './sequence.ts';

export interface Lock {
  /** YYYY-MM-DD, inclusive. */
  readonly upTo: string;
  /** Sum of the entries up to that day when they were locked. */
  readonly balanceCents: number;
}

/** Whether an entry is locked; one without a date never is. */
export const isLocked = ({ date }: Pick<Entry, 'date'>, lock: Lock | null): boolean =>
  lock !== null && date !== null && date <= lock.upTo;

export interface LockedSums {
  readonly count: number;
  readonly balanceCents: number;
  /** Number of entries without a date, which no lock covers. */
  readonly undated: number;
}

/** What a lock up to a day would cover. */
export function sumsUpTo(entries: EntrySequence, upTo: string): LockedSums {
  let count = 0;
  let balanceCents = 0;
  let undated = 0;
  entries.scan(0, ({ date, amountCents }) => {
    if (date === null) undated += 1;
    else if (date <= upTo) {
      count += 1;
      balanceCents += amountCents;
    }
    return true;
  });
  return { count, balanceCents, undated };
}

/** Locked entries that `fact` would change, add or remove, as they are now or would be. */
function lockedBy(entries: EntrySequence, { type, data }: LedgerFact, lock: Lock): readonly Entry[] {
  const locked = (entry: Entry | undefined) => (entry && isLocked(entry, lock) ? [entry] : []);
  switch (type) {
    case 'EntryAdded':
      return locked(data);
    case 'EntryChanged': {
      const entry = entries.get(data.id);
      const { date } = data.changes;
      const now = locked(entry);
      return now.length > 0 || date === undefined || !entry ? now : locked({ ...entry, date });
    }
    case 'EntryPaid':
    case 'EntryUnpaid':
    case 'EntryDeleted':
      return locked(entries.get(data.id));
    case 'EntryMoved': {
      const first = Math.min(data.from, data.to);
      const last = Math.max(data.from, data.to);
      let found: Entry | undefined;
      // Moving an entry past a locked one changes the running balance shown next to it.
      entries.scan(first, (entry, index) => {
        if (index <= last && isLocked(entry, lock)) found = entry;
        return index < last && !found;
      });
      return locked(found);
    }
    case 'LedgerImported':
      return data.entries.filter((entry) => isLocked(entry, lock));
    case 'ImportUndone':
      return entries.slice(data.index, data.count).flatMap(({ entry }) => locked(entry));
    case 'EntriesLabelled':
      return data.labels.flatMap(({ id }) => locked(entries.get(id)));
    case 'EntriesLocked':
    case 'EntriesUnlocked':
    case 'StepsJoined':
    case 'LedgerRecovered':
      return [];
  }
}

/** The locked entries that `facts` touch, each once. */
export function behindLock(
  entries: EntrySequence,
  facts: readonly LedgerFact[],
  lock: Lock,
): readonly Entry[] {
  const byId = new Map<string, Entry>();
  for (const fact of facts)
    for (const entry of lockedBy(entries, fact, lock)) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()];
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

/** The reason given when asking for confirmation to touch these entries. */
export function lockMessage(touched: readonly Entry[], { upTo }: Lock): string {
  const [first] = touched;
  const locked = `entries up to ${dayText(upTo)} are locked`;
  if (touched.length !== 1 || !first)
    return `This touches ${touched.length.toLocaleString('en')} entries, and ${locked}.`;
  const name = first.name === '' ? 'This entry' : `“${first.name}”`;
  return `${name} is from ${dayText(first.date ?? upTo)}, and ${locked}.`;
}

/** Determines which entries of a file the ledger already has. */
import type { Entry } from '../events.ts';
import type { EntrySequence } from '../sequence.ts';
import { isNumbered, seriesOf } from './entry-ids.ts';
import type { StatementRow } from './statement.ts';

export type Verdict =
  | { readonly kind: 'new' }
  | { readonly kind: 'there' }
  /** The ledger may have it as `like`: typed by hand, changed since, or from another bank if no account is named. */
  | { readonly kind: 'unclear'; readonly why: 'alike' | 'anyAccount'; readonly like: Entry }
  | { readonly kind: 'unclear'; readonly why: 'twice' };

/** How many days the dates of one payment may differ: a weekend, and a bank that books on Monday. */
const nearestFirst = [0, -1, 1, -2, 2, -3, 3];

const dayNumber = (date: string) => Date.parse(date) / 86_400_000;
const nameKey = (cents: number, name: string) => `${cents} ${name.trim().toLowerCase()}`;

/** One verdict per row. Every entry of the ledger matches one row at most. */
export function compareWithLedger(rows: readonly StatementRow[], entries: EntrySequence): Verdict[] {
  const taken = new Set<string>();
  const inFile = new Set<string>();
  const byId = rows.map((row) => {
    const verdict = verdictById(row, entries, taken, inFile);
    inFile.add(row.id);
    return verdict;
  });
  const alike = new Lookalikes(
    entries,
    taken,
    new Set(rows.filter(isNumbered).map(({ id }) => seriesOf(id))),
  );
  return rows.map((row, i) => {
    const verdict = byId[i];
    if (verdict) return verdict;
    const like = alike.take(row);
    return like ? { kind: 'unclear', why: 'alike', like } : { kind: 'new' };
  });
}

function verdictById(
  row: StatementRow,
  entries: EntrySequence,
  taken: Set<string>,
  inFile: ReadonlySet<string>,
): Verdict | null {
  if (inFile.has(row.id)) return { kind: 'unclear', why: 'twice' };
  for (const id of [row.id, row.otherId]) {
    const entry = taken.has(id) ? undefined : entries.get(id);
    if (!entry) continue;
    const isSame = entry.amountCents === row.amountCents && entry.date === row.date;
    // `otherId` may be a bank number that several entries share, so amount and date must agree.
    if (!isSame && id !== row.id) continue;
    taken.add(id);
    if (!isSame) return { kind: 'unclear', why: 'alike', like: entry };
    return row.anyAccount ? { kind: 'unclear', why: 'anyAccount', like: entry } : { kind: 'there' };
  }
  return null;
}

/** Finds entries that a row may correspond to: the same amount, and a close date or, without dates, the same name. */
class Lookalikes {
  readonly #dated = new Map<string, Entry[]>();
  readonly #undated = new Map<string, Entry[]>();
  readonly #named = new Map<string, Entry[]>();
  readonly #taken: Set<string>;

  /** @param series of the file's numbers: an entry with a different number of the same account is a different payment */
  constructor(entries: EntrySequence, taken: Set<string>, series: ReadonlySet<string>) {
    this.#taken = taken;
    entries.scan(0, ({ id, name, amountCents, paid, note, date }) => {
      if (taken.has(id) || series.has(seriesOf(id))) return true;
      const entry = { id, name, amountCents, paid, note, date };
      if (date === null) push(this.#undated, nameKey(amountCents, name), entry);
      else push(this.#dated, `${amountCents} ${dayNumber(date)}`, entry);
      push(this.#named, nameKey(amountCents, name), entry);
      return true;
    });
  }

  take({ name, amountCents, date }: StatementRow): Entry | null {
    if (date === null) return this.#next(this.#named.get(nameKey(amountCents, name)));
    for (const days of nearestFirst) {
      const entry = this.#next(this.#dated.get(`${amountCents} ${dayNumber(date) + days}`));
      if (entry) return entry;
    }
    return this.#next(this.#undated.get(nameKey(amountCents, name)));
  }

  #next(entries: Entry[] = []): Entry | null {
    for (let entry = entries.pop(); entry; entry = entries.pop()) {
      if (this.#taken.has(entry.id)) continue;
      this.#taken.add(entry.id);
      return entry;
    }
    return null;
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

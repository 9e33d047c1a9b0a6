/** Collects the content of a bank's file: entries with their ids, and problems by line. */
import { isEntryId } from '../entry-id.ts';
import { type Entry, maxImportedEntries } from '../events.ts';
import { validateFields } from '../decide.ts';
import { labelError } from '../label-texts.ts';
import type { Labels } from '../labels.ts';
import { contentIds, numberedId } from './entry-ids.ts';
import type { Account, LineProblem, StatementReading, StatementRow } from './statement.ts';

export interface FoundEntry extends Omit<Entry, 'id'>, Partial<Labels> {
  /** The bank's number for this entry; null: none. */
  readonly number: string | null;
  /** Id of an entry that this product exported. */
  readonly id: string | null;
}

export const tooManyEntries = `The file has more than ${maxImportedEntries.toLocaleString('en')} entries. Choose a shorter time when you download it.`;

export class RowCollector {
  readonly #accounts: (Account & { readonly prefix: string })[] = [];
  readonly #found: StatementRow[] = [];
  readonly #problems: LineProblem[] = [];
  readonly #remarks = new Set<string>();
  readonly #contentIdOf = contentIds();

  get length(): number {
    return this.#found.length;
  }

  /** Adds an account if it is new. Returns its index. */
  account(account: Account, prefix: string): number {
    const same = (one: Account & { prefix: string }) =>
      one.prefix === prefix && one.currency === account.currency;
    const at = this.#accounts.findIndex(same);
    return at < 0 ? this.#accounts.push({ ...account, prefix }) - 1 : at;
  }

  add(account: number, line: number, { number, id: given, ...entry }: FoundEntry): void {
    const { name, amountCents, note, date, paid, category, tags } = entry;
    const error =
      validateFields({ name, amountCents, note, date })?.message ?? labelError({ category, tags });
    if (error !== null) {
      this.problem(line, `${error}.`);
      return;
    }
    const { prefix, name: accountName } = this.#accounts[account]!;
    const otherId = this.#contentIdOf(prefix, entry);
    const own = given !== null && isEntryId(given) ? given : null;
    const id = own ?? (number === null ? otherId : numberedId(prefix, number));
    const anyAccount = own === null && accountName === '';
    this.#found.push({
      ...{ id, name, amountCents, paid, note, date },
      ...(category === undefined || category === null ? {} : { category }),
      ...(tags === undefined ? {} : { tags }),
      ...{ account, otherId, idPrefix: prefix, anyAccount },
    });
  }

  problem(line: number, message: string): void {
    this.#problems.push({ line, message });
  }

  remark(text: string): void {
    this.#remarks.add(text);
  }

  reading(): StatementReading {
    return {
      kind: 'statements',
      accounts: this.#accounts.map(({ name, currency }) => ({ name, currency })),
      rows: withDistinctIds(this.#found),
      problems: this.#problems,
      remarks: [...this.#remarks],
    };
  }
}

/** Uses the content ids of different entries that share a bank number, since the number does not identify them. */
function withDistinctIds(found: readonly StatementRow[]): StatementRow[] {
  const firstOf = new Map<string, StatementRow>();
  const shared = new Set<string>();
  for (const row of found) {
    const first = firstOf.get(row.id);
    if (!first) firstOf.set(row.id, row);
    else if (!isSame(first, row)) shared.add(row.id);
  }
  return found.map((row) => (shared.has(row.id) ? { ...row, id: row.otherId, otherId: row.id } : row));
}

const isSame = (a: Entry, b: Entry) =>
  a.amountCents === b.amountCents && a.date === b.date && a.name === b.name;

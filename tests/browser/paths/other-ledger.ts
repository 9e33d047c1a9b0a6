/** One person's ledger, used by another tab: with the product's own rules, but without a page. */
import { type LedgerCommand, ledgerDecider, ledgerStreamName } from '../../../src/events/ledger/decide.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import type { Entry, LedgerFact } from '../../../src/events/ledger/events.ts';
import { toLocalEntry } from '../../../src/events/ledger/local-entry.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import type { OtherLog } from './other-log.ts';

/** Two, so that after any single change there is still one. */
const ofEachKind = 2;
/** Number of rows that fit on a screen without scrolling. */
const most = 9;
const ordinaryCents = 100_000;
const greatestCents = 900_719_925_474_099;

export class OtherLedger {
  readonly uid: string;
  readonly #log: OtherLog;
  /** Facts read so far: a log only grows. */
  readonly #known: Recorded<LedgerFact>[] = [];

  constructor(log: OtherLog, uid: string) {
    this.#log = log;
    this.uid = uid;
  }

  /** The projection of its log. */
  async state(): Promise<LedgerState> {
    return fold(await this.#records());
  }

  /** Ensures entries for every kind of command, but no more than fit on a screen. */
  async tidy(): Promise<void> {
    const { entries } = await this.state();
    const all = listed(entries);
    const ordinary = all.filter(({ amountCents }) => Math.abs(amountCents) <= ordinaryCents);
    const kept = ordinary.length < most ? ordinary : ordinary.slice(0, ofEachKind);
    await this.#run([...remove(all.filter((one) => !kept.includes(one))), ...addLacking(kept)]);
  }

  /** Ensures that something can be redone. */
  async offerRedo(): Promise<void> {
    if ((await this.state()).redo.top) return;
    await this.#run(add(false));
    await this.#run([{ type: 'UndoStep', seq: null }]);
  }

  /** Replaces all entries without notifying any page. */
  async replaceAll(): Promise<void> {
    const all = listed((await this.state()).entries);
    await this.#run([...remove(all), ...addLacking([])], { silently: true });
  }

  /** Leaves no room for another cent, without notifying any page. */
  async fillUp(): Promise<void> {
    const { entries } = await this.state();
    const sum = listed(entries).reduce((total, { amountCents }) => total + Math.abs(amountCents), 0);
    const large: LedgerCommand[] = [];
    for (let left = Number.MAX_SAFE_INTEGER - sum; left > 0;) {
      const amountCents = Math.min(left, greatestCents);
      large.push(...add(false, amountCents));
      left -= amountCents;
    }
    await this.#run(large, { silently: true });
  }

  /** The local keys that a page with this ledger open would have left. */
  async copy(): Promise<Readonly<Record<string, unknown>>> {
    const records = await this.#records();
    const { entries } = fold(records);
    const { seq, hash } = records.at(-1)!;
    const { balanceCents, balancePaidCents } = entries;
    return {
      entries: listed(entries).map(toLocalEntry),
      'entries.mark': { uid: this.uid, seq, hash, balanceCents, balancePaidCents },
    };
  }

  /** In one append. */
  async #run(commands: readonly LedgerCommand[], how = { silently: false }): Promise<void> {
    const records = await this.#records();
    const state = fold(records);
    const facts: LedgerFact[] = [];
    for (const command of commands) {
      const decided = ledgerDecider.decide(state, command);
      if (decided instanceof Refused) throw new Error(`${command.type} in the other tab: ${decided.message}`);
      for (const fact of decided) {
        const seq = records.length + facts.length + 1;
        ledgerProjection.evolve(state, { ...fact, seq } as Recorded<LedgerFact>);
        facts.push(fact);
      }
    }
    if (facts.length > 0) await this.#log.append(ledgerStreamName(this.uid), records.length, facts, how);
  }

  async #records(): Promise<readonly Recorded<LedgerFact>[]> {
    const grown = await this.#log.read(ledgerStreamName(this.uid), this.#known.length);
    this.#known.push(...(grown as readonly Recorded<LedgerFact>[]));
    return this.#known;
  }
}

const fold = (records: readonly Recorded<LedgerFact>[]): LedgerState =>
  records.reduce((state, record) => ledgerProjection.evolve(state, record), ledgerProjection.initial());

export function listed(entries: LedgerState['entries']): readonly Entry[] {
  const all: Entry[] = [];
  entries.scan(0, (entry) => all.push(entry) > 0);
  return all;
}

const remove = (entries: readonly Entry[]) =>
  entries.map(({ id }): LedgerCommand => ({ type: 'DeleteEntry', id }));

/** The missing entries, so that there are enough of each kind. */
const addLacking = (there: readonly Entry[]) =>
  [true, false].flatMap((paid) => {
    const length = Math.max(0, ofEachKind - there.filter((one) => one.paid === paid).length);
    return Array.from({ length }, () => add(paid)).flat();
  });

let added = 0;

function add(paid: boolean, amountCents = 250): readonly LedgerCommand[] {
  added += 1;
  const id = `other-${added}`;
  const entry: LedgerCommand = {
    type: 'AddEntry',
    id,
    name: `Other ${added}`,
    amountCents,
    note: null,
    date: null,
    index: null,
  };
  return paid ? [entry, { type: 'PayEntry', id }] : [entry];
}

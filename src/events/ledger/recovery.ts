/**
 * Rebuilds a damaged ledger's chain from the intact records. Those before the first break stay unchanged, so that what a
 * server signed there stays proved; after it, each is written again in its new place, and every break is marked by a
 * fact. Nothing intact is left out. Pure: the caller reads and passes in the records.
 */
import { readFact } from '../log/facts.ts';
import type { EventRecord, Fact, Head, Recorded, Stamp } from '../log/event.ts';
import { emptyHead, sealFacts } from '../log/hash-chain.ts';
import { intactPrefix, type Salvage } from '../log/salvage.ts';
import { bringTo, type EntriesCopy } from './bring-to.ts';
import { type LedgerFact, ledgerFacts, ledgerFact } from './events.ts';
import { fitFact } from './fit-fact.ts';
import { ledgerProjection } from './projection.ts';
import type { LedgerState } from './state.ts';
import type { RecoverySource } from './recovered.ts';

export interface RecoveryInput {
  readonly stream: string;
  readonly source: RecoverySource;
  readonly salvage: Salvage;
  /** Copy of the entries, applied after the records up to its `seq`; null: none. */
  readonly copy: EntriesCopy | null;
  /** For the facts that mark breaks. */
  readonly stamp: Stamp;
}

export interface Recovery {
  /** The new chain, from its first record on. */
  readonly records: readonly EventRecord[];
  readonly state: LedgerState;
  /** Number of the last record of the damaged chain, damaged or not. */
  readonly end: number;
  /** Number of records before the first break, which stay unchanged. */
  readonly unchanged: number;
  /** Number of records that are left out. */
  readonly lost: number;
  /** Number of intact facts that have no effect without the lost ones. */
  readonly unplaced: number;
}

/** A range of lost records, and the intact records that follow it, up to the next break. */
interface Run {
  readonly before: Head;
  readonly leftOut: { readonly first: number; readonly last: number };
  readonly records: EventRecord[];
}

export function recoverLedger({ stream, source, salvage, copy, stamp }: RecoveryInput): Recovery {
  const prefix = intactPrefix(salvage.records, emptyHead.hash);
  const runs = runsAfter(prefix, salvage);
  const chain = new NewChain(prefix);
  let lost = 0;
  let unplaced = 0;
  let pendingCopy = copy !== null && copy.seq > prefix.length ? copy : null;
  const applyCopy = () => {
    if (pendingCopy) bringTo(chain.state, pendingCopy.entries, (fact) => chain.write(fact, stamp));
    pendingCopy = null;
  };
  for (const { before, leftOut, records } of runs) {
    if (pendingCopy && pendingCopy.seq < leftOut.first) applyCopy();
    const [first] = records;
    const data = {
      ...{ source, before, leftOut, end: salvage.end.seq, reason: reasonOf(salvage) },
      after: first ? { seq: first.seq, hash: first.hash } : null,
      unplaced: [] as object[],
    };
    lost += Math.max(0, leftOut.last - leftOut.first + 1);
    chain.write(ledgerFact.LedgerRecovered(data as never), stamp);
    for (const record of records) {
      // Records older than the copy come before it, newer ones after it.
      if (pendingCopy && pendingCopy.seq < record.seq) applyCopy();
      if (chain.place(record)) continue;
      const { seq, type, v, at, actor, device, data: content } = record;
      data.unplaced.push({ seq, type, v, at, actor, device, data: content });
      unplaced += 1;
    }
  }
  applyCopy();
  const { state } = chain;
  const end = Math.max(salvage.end.seq, salvage.records.at(-1)?.seq ?? 0);
  return { records: chain.seal(stream), state, end, unchanged: prefix.length, lost, unplaced };
}

/** The last run has no records when the end of the log is missing. */
function runsAfter(prefix: readonly EventRecord[], { records, end }: Salvage): readonly Run[] {
  const runs: Run[] = [];
  const headOf = ({ seq, hash }: Head): Head => ({ seq, hash });
  let head = headOf(prefix.at(-1) ?? emptyHead);
  const begin = (last: number, after: EventRecord[]) =>
    runs.push({ before: head, leftOut: { first: head.seq + 1, last }, records: after });
  for (const record of records.slice(prefix.length)) {
    const run = runs.at(-1);
    if (run && record.seq === head.seq + 1 && record.prev === head.hash) run.records.push(record);
    else begin(record.seq - 1, [record]);
    head = headOf(record);
  }
  if (end.seq > head.seq) begin(end.seq, []);
  return runs;
}

const reasonOf = ({ fault }: Salvage) =>
  fault ? `record ${fault.seq} ${fault.what}` : 'the last records are missing';

/** Numbers facts at once but seals them at the end: the content of a break's fact is known only after the run that follows. */
class NewChain {
  state: LedgerState = ledgerProjection.initial();
  readonly #prefix: readonly EventRecord[];
  readonly #written: { readonly fact: Fact; readonly stamp: Stamp }[] = [];
  /** New numbers of the records that were written again. */
  readonly #moved = new Map<number, number>();

  constructor(prefix: readonly EventRecord[]) {
    this.#prefix = prefix;
    for (const record of prefix) this.#fold(record, record.seq);
  }

  write(fact: Fact, stamp: Stamp): void {
    this.#written.push({ fact, stamp });
    this.#fold(fact, this.#prefix.length + this.#written.length);
  }

  /** Writes an intact record again if it makes sense here. Returns whether it did. */
  place(record: EventRecord): boolean {
    const { at, actor, device } = record;
    const movedTo = (seq: number) => (seq <= this.#prefix.length ? seq : this.#moved.get(seq));
    const fact = fitFact(this.state, record, movedTo);
    if (!fact) return false;
    const seq = this.#prefix.length + this.#written.length + 1;
    const { skipped } = this.state;
    this.#fold(fact, seq);
    if (this.state.skipped > skipped) {
      this.state.skipped = skipped;
      return false;
    }
    this.#written.push({ fact, stamp: { at, actor, device } });
    this.#moved.set(record.seq, seq);
    return true;
  }

  seal(stream: string): readonly EventRecord[] {
    const records = [...this.#prefix];
    let head: Head = records.at(-1) ?? emptyHead;
    for (const { fact, stamp } of this.#written) {
      const [record] = sealFacts(stream, head, [fact], stamp);
      records.push(record!);
      head = record!;
    }
    return records;
  }

  #fold(fact: Fact, seq: number): void {
    const known = readFact(ledgerFacts, { ...fact, seq } as EventRecord);
    if (known) this.state = ledgerProjection.evolve(this.state, known as Recorded<LedgerFact>);
  }
}

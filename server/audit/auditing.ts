/** Shared by all audit commands: verifying a file, and replaying a log up to some record. */
import { hash } from 'node:crypto';
import { type Audit, auditFile } from '../../src/events/audit/audit-file.ts';
import { foldFact, isLedgerStream, noteTouched, soundFact } from '../../src/events/audit/fold-facts.ts';
import { judgeLines } from '../../src/events/audit/judge-lines.ts';
import { diffLedgers } from '../../src/events/audit/ledger-diff.ts';
import type { Comparison, Totals } from '../../src/events/audit/report.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { LineSplitter } from '../../src/events/log/lines.ts';
import type { Entry } from '../../src/events/ledger/events.ts';
import { spellOut } from '../../src/events/shared/plain-text.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';
import { exit } from './answer.ts';
import { verifyEd25519 } from './ed25519.ts';
import { openFile, progressBar, readCheckpointFile, readKeyFile } from './file.ts';
import { startThreads } from './judge-lines.ts';
import type { Command, Point } from './read-args.ts';

export class NotThere extends Error {}

/** Finds the record of each point: the last one that is not after it. */
class Places {
  readonly seqs: number[];
  readonly #points: readonly Point[];

  constructor(points: readonly Point[]) {
    this.#points = points;
    this.seqs = points.map((point) => ('seq' in point ? point.seq : 0));
  }

  see({ seq, at }: EventRecord): void {
    for (const [i, point] of this.#points.entries()) if ('at' in point && at <= point.at) this.seqs[i] = seq;
  }
}

interface AuditExtras {
  readonly points?: readonly Point[];
  /** Also replays every fact, which finds those that are not sound at their place. */
  readonly totals?: TotalsFold;
  readonly onRecord?: (record: EventRecord) => void;
}

export async function audit(command: Command, { points = [], totals, onRecord }: AuditExtras = {}) {
  const file = openFile(command.file);
  const bar = progressBar('Verifying', file.size, process.stderr);
  const places = new Places(points);
  const helpers = command.helpers ?? 0;
  const result = await auditFile(
    helpers > 0 ? judgeLines(file.chunks(), startThreads(helpers)) : file.chunks(),
    {
      hash: (content) => hash('sha256', content, 'hex'),
      keys: command.keys === null ? [] : readKeyFile(command.keys),
      ...(command.checkpoints === null ? {} : readCheckpointFile(command.checkpoints)),
      verifySignature: verifyEd25519,
      onProgress: bar.show,
      onRecord(record, findings) {
        if (points.length > 0) places.see(record);
        onRecord?.(record);
        if (!totals || !isLedgerStream(record.stream)) return;
        const fact = soundFact(record, findings);
        if (fact && foldFact(totals.state, fact, findings)) totals.count(record.type);
      },
    },
  );
  bar.clear();
  return { result, seqs: places.seqs };
}

export class TotalsFold {
  readonly state = ledgerProjection.initial();
  readonly #facts = new Map<string, number>();

  count(type: string): void {
    this.#facts.set(type, (this.#facts.get(type) ?? 0) + 1);
  }

  totals(): Totals {
    const { balanceCents, balancePaidCents, length } = this.state.entries;
    return { balanceCents, balancePaidCents, entries: length, facts: this.#facts };
  }
}

/** Replays a verified log up to record `last`. @param look called with the initial state and after each record */
export async function fold(command: Command, last: number, look: (fold: Fold) => void): Promise<void> {
  const file = openFile(command.file);
  const bar = progressBar('Replaying', file.size, process.stderr);
  const state: Fold = { seq: 0, at: null, ledger: ledgerProjection.initial(), touched: new Set(), displaced: new Set(), watching: false }; // prettier-ignore
  look(state);
  let line = 0;
  const lines = new LineSplitter((text) => {
    line += 1;
    if (line === 1 || text === null || state.seq >= last) return;
    const record = JSON.parse(text) as EventRecord;
    const fact = soundFact(record, null);
    if (fact) {
      if (state.watching) noteTouched(state.ledger, fact, state.touched, state.displaced);
      foldFact(state.ledger, fact, null);
    }
    state.seq = record.seq;
    state.at = record.at;
    look(state);
  });
  let done = 0;
  for await (const piece of file.chunks()) {
    if (state.seq >= last) break;
    lines.push(piece);
    bar.show((done += piece.length));
  }
  lines.end();
  bar.clear();
}

interface Fold {
  seq: number;
  at: string | null;
  readonly ledger: ReturnType<typeof ledgerProjection.initial>;
  /** Whether facts from here on are recorded as part of a difference. */
  watching: boolean;
  readonly touched: Set<string>;
  readonly displaced: Set<string>;
}

/** Records after damage are not replayed: they would prove nothing. */
export function expectThere({ header, count, damage }: Audit, seq: number): void {
  if (header && !isLedgerStream(header.stream))
    throw new NotThere(`${spellOut(header.stream)} is no ledger.`);
  if (damage && damage.firstBad <= seq) throw new NotThere(damage.reason);
  if (seq > count) throw new NotThere(`There is no record ${seq}: the log ends with record ${count}.`);
}

/** Distinguishes damage from a chain that holds but has findings. */
export function codeOf({ ok, clean }: Audit): number {
  if (!ok) return exit.damaged;
  return clean ? exit.sound : exit.findings;
}

/** The difference between the states after record `from` and after record `to`; both must have been verified. */
export async function differenceBetween(command: Command, from: number, to: number): Promise<Comparison> {
  let before: { entries: Entry[]; sums: Comparison['before'] } | null = null;
  let found: Comparison | null = null;
  await fold(command, to, (state) => {
    const { balanceCents, balancePaidCents } = state.ledger.entries;
    const sums = { balanceCents, balancePaidCents };
    if (state.seq === from && !state.watching) {
      before = { entries: state.ledger.entries.toArray(), sums };
      state.watching = true;
    }
    if (state.seq !== to || !before) return;
    const { entries, sums: then } = before;
    const rows = diffLedgers(
      (visit) => entries.forEach(visit),
      (visit) => state.ledger.entries.scan(0, (entry, index) => (visit(entry, index), true)),
      state.touched,
      state.displaced,
    );
    found = { from, to, before: then, after: sums, ...rows };
  });
  // Both are records that the audit has seen, or 0, the beginning.
  return found!;
}

/**
 * `npm run audit`: verifies, replays, compares and reports on an exported log, with no server and no browser.
 * What counts as damage is decided in src/events/audit; here it is only read, printed and turned into an exit code.
 */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Audit, auditFile } from '../../src/events/audit/audit-file.ts';
import { checkReceipt, type ErasureReceipt } from '../../src/events/shared/erasure-receipt.ts';
import { foldFact, isLedgerStream, noteTouched, soundFact } from '../../src/events/audit/fold-facts.ts';
import { checkInclusion, proveInclusion } from '../../src/events/audit/inclusion.ts';
import { diffLedgers, type LedgerDiff } from '../../src/events/audit/ledger-diff.ts';
import { LineSplitter } from '../../src/events/log/lines.ts';
import {
  headingOf,
  reportOn,
  stillProvable,
  summaryOf,
  type Totals,
  verdictOf,
} from '../../src/events/audit/report.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import type { Entry } from '../../src/events/ledger/events.ts';
import { centsToDecimal } from '../../src/events/shared/money.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';
import { verifyEd25519 } from './ed25519.ts';
import { openFile, progressBar, readCheckpoints, readKeys, readText, UnusableFile } from './file.ts';
import { readFonts } from './read-fonts.ts';
import { BadArguments, type Command, type Point, readArgs, usage } from './read-args.ts';

const exit = { sound: 0, damaged: 1, misused: 2, findings: 3 } as const;

class NotThere extends Error {}

/** Where each point falls in the log: the last record that is not after it. */
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
  /** Also folds every fact, which may be unsound where it stands. */
  readonly totals?: TotalsFold;
  readonly onRecord?: (record: EventRecord) => void;
}

async function audit(command: Command, { points = [], totals, onRecord }: AuditExtras = {}) {
  const file = openFile(command.file);
  const bar = progressBar('Verifying', file.size, process.stderr);
  const places = new Places(points);
  const result = await auditFile(file.chunks(), {
    hash: (text) => hash('sha256', text, 'hex'),
    keys: command.keys === null ? [] : readKeys(command.keys),
    ...(command.checkpoints === null ? {} : readCheckpoints(command.checkpoints)),
    verifySignature: verifyEd25519,
    onProgress: bar.show,
    onRecord(record, findings) {
      places.see(record);
      onRecord?.(record);
      if (!totals || !isLedgerStream(record.stream)) return;
      const fact = soundFact(record, findings);
      if (fact && foldFact(totals.state, fact, findings)) totals.count(record.type);
    },
  });
  bar.clear();
  return { result, seqs: places.seqs };
}

class TotalsFold {
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

/** Folds a log that has been verified up to record `last`, and stops after each of `stops` for a look. */
async function fold(command: Command, last: number, look: (fold: Fold) => void): Promise<void> {
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
  /** Whether facts from here on are noted as part of a difference. */
  watching: boolean;
  readonly touched: Set<string>;
  readonly displaced: Set<string>;
}

async function verify(command: Command): Promise<number> {
  const { result } = await audit(command, { totals: new TotalsFold() });
  if (command.json) print(summaryOf(result));
  else printAudit(result);
  return codeOf(result);
}

async function replay(command: Command & { name: 'replay' }): Promise<number> {
  const { result, seqs } = await audit(command, { points: command.to ? [command.to] : [] });
  const seq = seqs[0] ?? result.count;
  expectThere(result, seq);
  let answer: object = {};
  await fold(command, seq, ({ seq: here, at, ledger }) => {
    if (here !== seq) return;
    const { balanceCents, balancePaidCents } = ledger.entries;
    if (command.json) answer = { seq, at, balanceCents, balancePaidCents, entries: ledger.entries.toArray() };
    else {
      console.log(`After record ${seq}${at ? `, ${at}` : ''}`);
      console.log(`Balance ${centsToDecimal(balanceCents)}, paid ${centsToDecimal(balancePaidCents)}\n`);
      ledger.entries.scan(0, (entry) => {
        console.log(rowOf(entry));
        return true;
      });
    }
  });
  if (command.json) print(answer);
  return finish(result);
}

async function diff(command: Command & { name: 'diff' }): Promise<number> {
  const { result, seqs } = await audit(command, { points: [command.from, command.to] });
  const [from, to] = [Math.min(...seqs), Math.max(...seqs)];
  for (const seq of seqs) expectThere(result, seq);
  let before: { entries: Entry[]; balanceCents: number; balancePaidCents: number } | null = null;
  let answer: object = {};
  await fold(command, to, (state) => {
    const { balanceCents, balancePaidCents } = state.ledger.entries;
    if (state.seq === from && !state.watching) {
      before = { entries: state.ledger.entries.toArray(), balanceCents, balancePaidCents };
      state.watching = true;
    }
    if (state.seq !== to || !before) return;
    const { entries, ...sums } = before;
    const found = diffLedgers(
      (visit) => entries.forEach(visit),
      (visit) => state.ledger.entries.scan(0, (entry, index) => (visit(entry, index), true)),
      state.touched,
      state.displaced,
    );
    answer = { from, to, before: sums, after: { balanceCents, balancePaidCents }, ...found };
    if (!command.json) printDiff(from, to, sums, { balanceCents, balancePaidCents }, found);
  });
  if (command.json) print(answer);
  return finish(result);
}

async function report(command: Command & { name: 'report' }): Promise<number> {
  const totals = new TotalsFold();
  const { result } = await audit(command, { totals });
  const { drawReport } = await import('../../src/pdf/audit-report.ts');
  const isLedger = result.header !== null && isLedgerStream(result.header.stream);
  const pdf = drawReport(
    reportOn({
      fileName: basename(command.file),
      madeAt: new Date().toISOString(),
      audit: result,
      totals: isLedger ? totals.totals() : null,
      symbol: '',
    }),
    readFonts(),
  );
  try {
    writeFileSync(command.pdf, new Uint8Array(pdf));
  } catch (error) {
    throw new UnusableFile(`${command.pdf} cannot be written: ${(error as Error).message}.`);
  }
  printAudit(result);
  return codeOf(result);
}

async function receipt(command: Command): Promise<number> {
  const keys = command.keys === null ? [] : readKeys(command.keys);
  const checked = await checkReceipt(readText(command.file), keys, verifyEd25519);
  if (command.json) print(checked);
  else if (checked.ok) tellReceipt(checked.receipt);
  else console.log(`NOT PROVED: ${checked.reason}`);
  return checked.ok ? exit.sound : exit.damaged;
}

async function prove(command: Command & { name: 'prove' }): Promise<number> {
  const hashes: string[] = [];
  let record: EventRecord | null = null;
  const { result } = await audit(command, {
    onRecord(each) {
      hashes.push(each.hash);
      if (each.seq === command.seq) record = each;
    },
  });
  if (result.start) throw new NotThere('The beginning of this log is gone, so that its tree cannot be made.');
  if (!record)
    throw new NotThere(
      result.damage?.reason ?? `There is no record ${command.seq}: the log ends with record ${result.count}.`,
    );
  const { trees } = readCheckpoints(command.checkpoints!);
  const proof = proveInclusion(record, hashes, trees);
  if (!proof) throw new NotThere(`No root was given that a server has signed and that this log leads to from record ${command.seq} on.`); // prettier-ignore
  print(proof);
  return exit.sound;
}

async function inclusion(command: Command): Promise<number> {
  const keys = command.keys === null ? [] : readKeys(command.keys);
  const checked = await checkInclusion(readText(command.file), keys, verifyEd25519);
  if (command.json) print(checked);
  else if (checked.ok) {
    const { record, tree } = checked;
    console.log(`OK: record ${record.seq} of ${record.stream} was in the log on ${tree.at}, among its first ${tree.size}. Key ${tree.kid}.`); // prettier-ignore
    console.log(`${record.at}, ${record.actor}: ${record.type} ${JSON.stringify(record.data)}`);
  } else console.log(`NOT PROVED: ${checked.reason}`);
  return checked.ok ? exit.sound : exit.damaged;
}

function tellReceipt({ at, kid, words, erased }: ErasureReceipt): void {
  console.log(`OK: signed on ${at} with the key ${kid}.`);
  console.log(words);
  for (const { stream, seq, hash, at: erasedAt, why } of erased)
    console.log(`Erased ${stream} on ${erasedAt} (${why}), record ${seq} ${hash}`);
}

/** What lies behind damage is not replayed: nobody could say what it would prove. */
function expectThere({ header, count, damage }: Audit, seq: number): void {
  if (header && !isLedgerStream(header.stream)) throw new NotThere(`${header.stream} is no ledger.`);
  if (damage && damage.firstBad <= seq) throw new NotThere(damage.reason);
  if (seq > count) throw new NotThere(`There is no record ${seq}: the log ends with record ${count}.`);
}

function finish(result: Audit): number {
  if (result.damage) console.error(result.damage.reason);
  return codeOf(result);
}

/** Damage is one thing, a chain that holds but leaves something to look at another. */
function codeOf({ ok, clean }: Audit): number {
  if (!ok) return exit.damaged;
  return clean ? exit.sound : exit.findings;
}

function printAudit(result: Audit): void {
  const { clean, header, start, count, head, span, findings } = result;
  const said = clean && !start ? 'OK' : headingOf(result).toUpperCase();
  console.log(`${said}: ${verdictOf(result)}`);
  if (header)
    console.log(`Log ${header.stream}, ${count} records${span ? `, ${span.first} to ${span.last}` : ''}`);
  if (start) console.log(`Sealed start ${start.seq} ${start.hash}, ${start.at}`);
  console.log(`Head ${head.seq} ${head.hash}`);
  for (const sentence of stillProvable(result)) console.log(`Still provable: ${sentence}`);
  for (const { weight, message } of findings)
    console.log(`${weight === 'warning' ? 'Look at' : 'Note'}: ${message}`);
}

interface Sums {
  readonly balanceCents: number;
  readonly balancePaidCents: number;
}

function printDiff(from: number, to: number, before: Sums, after: Sums, found: LedgerDiff): void {
  const { added, changed, moved, deleted } = found;
  console.log(`From record ${from} to record ${to}`);
  const sums = (cents: number, then: number) => `${centsToDecimal(cents)} → ${centsToDecimal(then)}`;
  console.log(`Balance ${sums(before.balanceCents, after.balanceCents)}`);
  console.log(`Paid    ${sums(before.balancePaidCents, after.balancePaidCents)}\n`);
  for (const { entry } of added) console.log(`+ ${rowOf(entry)}`);
  for (const { before: old, after: now } of changed) console.log(`~ ${rowOf(old)}\n  ${rowOf(now)}`);
  for (const { entry, from: place, to: then } of moved)
    console.log(`> ${rowOf(entry)} (place ${place + 1} → ${then + 1})`);
  for (const { entry } of deleted) console.log(`- ${rowOf(entry)}`);
}

function rowOf({ id, name, amountCents, paid, date }: Entry): string {
  return [
    id,
    centsToDecimal(amountCents).padStart(16),
    paid ? 'paid' : '    ',
    date ?? '          ',
    name,
  ].join('  ');
}

const print = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

async function run(args: readonly string[]): Promise<number> {
  const command = readArgs(args);
  switch (command.name) {
    case 'verify':
      return verify(command);
    case 'receipt':
      return receipt(command);
    case 'inclusion':
      return inclusion(command);
    case 'prove':
      return prove(command);
    case 'replay':
      return replay(command);
    case 'diff':
      return diff(command);
    case 'report':
      return report(command);
  }
}

try {
  // Not process.exit: a long answer may still be on its way into a pipe.
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof BadArguments) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof NotThere || error instanceof UnusableFile) console.error(error.message);
  else throw error;
  process.exitCode = error instanceof NotThere ? exit.damaged : exit.misused;
}

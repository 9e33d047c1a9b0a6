/**
 * Runs the commands of `npm run audit`. src/events/audit decides what counts as damage; here files are only read, results
 * printed, and exit codes chosen.
 */
import { proveInclusion } from '../../src/events/audit/inclusion.ts';
import { summaryOf } from '../../src/events/audit/report.ts';
import type { Audit } from '../../src/events/audit/audit-file.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { centsToDecimal } from '../../src/events/shared/money.ts';
import { spellOut } from '../../src/events/shared/plain-text.ts';
import { exit, type Output, withoutControls, printJson } from './answer.ts';
import { audit, codeOf, differenceBetween, expectThere, fold, NotThere, TotalsFold } from './auditing.ts';
import { compare } from './compare.ts';
import { checkDocument } from './documents.ts';
import { readCheckpointFile, UnusableFile } from './file.ts';
import { printAudit, printDiff, rowOf } from './printing.ts';
import { BadArguments, type Command, readArgs, usage } from './read-args.ts';
import { report } from './report.ts';

async function verify(command: Command, output: Output): Promise<number> {
  const { result } = await audit(command, { totals: new TotalsFold() });
  if (command.json) printJson(output, summaryOf(result));
  else printAudit(output, result);
  return codeOf(result);
}

async function replay(command: Command & { name: 'replay' }, output: Output): Promise<number> {
  const { result, seqs } = await audit(command, { points: command.to ? [command.to] : [] });
  const seq = seqs[0] ?? result.count;
  expectThere(result, seq);
  let answer: object = {};
  await fold(command, seq, ({ seq: here, at, ledger }) => {
    if (here !== seq) return;
    const { balanceCents, balancePaidCents } = ledger.entries;
    if (command.json) answer = { seq, at, balanceCents, balancePaidCents, entries: ledger.entries.toArray() };
    else {
      output.print(spellOut(`After record ${seq}${at ? `, ${at}` : ''}`));
      output.print(`Balance ${centsToDecimal(balanceCents)}, paid ${centsToDecimal(balancePaidCents)}\n`);
      ledger.entries.scan(0, (entry) => {
        output.print(rowOf(entry));
        return true;
      });
    }
  });
  if (command.json) printJson(output, answer);
  return finish(output, result);
}

async function diff(command: Command & { name: 'diff' }, output: Output): Promise<number> {
  const { result, seqs } = await audit(command, { points: [command.from, command.to] });
  for (const seq of seqs) expectThere(result, seq);
  const found = await differenceBetween(command, Math.min(...seqs), Math.max(...seqs));
  if (command.json) printJson(output, found);
  else printDiff(output, found);
  return finish(output, result);
}

async function prove(command: Command & { name: 'prove' }, output: Output): Promise<number> {
  const hashes: string[] = [];
  let record: EventRecord | null = null;
  const { result } = await audit(command, {
    onRecord(verified) {
      hashes.push(verified.hash);
      if (verified.seq === command.seq) record = verified;
    },
  });
  if (result.start) throw new NotThere('The beginning of this log is gone, so that its tree cannot be made.');
  if (!record)
    throw new NotThere(
      result.damage?.reason ?? `There is no record ${command.seq}: the log ends with record ${result.count}.`,
    );
  const { trees } = readCheckpointFile(command.checkpoints!);
  const proof = proveInclusion(record, hashes, trees);
  if (!proof) throw new NotThere(`No root was given that a server has signed and that this log leads to from record ${command.seq} on.`); // prettier-ignore
  printJson(output, proof);
  return exit.sound;
}

function finish({ complain }: Output, result: Audit): number {
  if (result.damage) complain(result.damage.reason);
  return codeOf(result);
}

function start(command: Command, output: Output): Promise<number> {
  switch (command.name) {
    case 'verify':
      return verify(command, output);
    case 'receipt':
    case 'inclusion':
    case 'signed':
      return checkDocument(command, output);
    case 'compare':
      return compare(command, output);
    case 'prove':
      return prove(command, output);
    case 'replay':
      return replay(command, output);
    case 'diff':
      return diff(command, output);
    case 'report':
      return report(command, output);
  }
}

/** @returns the exit code */
export async function runAudit(args: readonly string[], shown: Output): Promise<number> {
  const output = withoutControls(shown);
  try {
    return await start(readArgs(args), output);
  } catch (error) {
    if (error instanceof BadArguments) output.complain(`${error.message}\n\n${usage}`);
    else if (error instanceof NotThere || error instanceof UnusableFile) output.complain(error.message);
    else throw error;
    return error instanceof NotThere ? exit.damaged : exit.misused;
  }
}

/**
 * The report on an audited log, as PDF or JSON, optionally with an auditor's notes, changes between two points, and a
 * comparison with another file.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Audit } from '../../src/events/audit/audit-file.ts';
import { isLedgerStream } from '../../src/events/audit/fold-facts.ts';
import type { Note } from '../../src/events/audit/note.ts';
import { reportFile } from '../../src/events/audit/report-file.ts';
import { type ReportOptions, reportOn } from '../../src/events/audit/report.ts';
import { software } from '../../src/events/shared/software.ts';
import { type Output, printJson } from './answer.ts';
import { audit, codeOf, differenceBetween, expectThere, TotalsFold } from './auditing.ts';
import { compareWith } from './compare.ts';
import { hashFile, readKeyFile, readNoteFile, UnusableFile } from './file.ts';
import { printAudit } from './printing.ts';
import type { Command } from './read-args.ts';
import { readFonts } from '../common/read-fonts.ts';

type ReportCommand = Command & { name: 'report' };

export async function report(command: ReportCommand, output: Output): Promise<number> {
  const { file, from, to, other, pdf } = command;
  const madeAt = new Date().toISOString();
  const totals = new TotalsFold();
  const points = [from, to].filter((point) => point !== null);
  const { result, seqs } = await audit(command, { totals, points });
  const isLedger = result.header !== null && isLedgerStream(result.header.stream);
  const options: ReportOptions = {
    file: { name: basename(file), ...(await hashFile(file)) },
    software,
    madeAt,
    audit: result,
    totals: isLedger ? totals.totals() : null,
    symbol: '',
    keys: command.keys === null ? [] : readKeyFile(command.keys),
    notes: notesOf(command, result, madeAt),
    comparison: points.length === 0 ? null : await changesOf(command, result, seqs),
    otherFile: other === null ? null : (await compareWith(command, result, other)).otherFile,
  };
  if (pdf !== null) {
    const { drawReport } = await import('../../src/pdf/audit-report.ts');
    const drawn = drawReport(reportOn(options), readFonts());
    try {
      writeFileSync(pdf, new Uint8Array(drawn));
    } catch (error) {
      throw new UnusableFile(`${pdf} cannot be written: ${(error as Error).message}.`);
    }
  }
  if (command.json) printJson(output, reportFile(options));
  else printAudit(output, result);
  return codeOf(result);
}

function notesOf({ notes: path }: ReportCommand, { head }: Audit, madeAt: string): readonly Note[] {
  if (path === null) return [];
  const notes = readNoteFile(path, madeAt);
  const beyond = notes.find(({ seq }) => seq > head.seq);
  if (beyond)
    throw new UnusableFile(
      `${path} cannot be used: there is no record ${beyond.seq}, the log ends with record ${head.seq}.`,
    );
  return notes;
}

/** Without `from`, since the beginning; without `to`, up to the end. */
function changesOf(command: ReportCommand, result: Audit, seqs: readonly number[]) {
  for (const seq of seqs) expectThere(result, seq);
  const found = [...seqs];
  const from = command.from === null ? 0 : found.shift()!;
  const to = command.to === null ? result.count : found.shift()!;
  expectThere(result, to);
  return differenceBetween(command, Math.min(from, to), Math.max(from, to));
}

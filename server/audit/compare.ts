/** Compares two exported logs: whether one continues the other, or where they diverge. */
import { basename } from 'node:path';
import { compareFiles, relationInWords } from '../../src/events/audit/compare-files.ts';
import { headingOf, type OtherFile } from '../../src/events/audit/report.ts';
import type { Audit } from '../../src/events/audit/audit-file.ts';
import { spellOut } from '../../src/events/shared/plain-text.ts';
import { exit, type Output, printJson } from './answer.ts';
import { audit, codeOf } from './auditing.ts';
import { hashFile, openFile } from './file.ts';
import type { Command } from './read-args.ts';

/** @param first the audited file of the command */
export async function compareWith(
  command: Command,
  first: Audit,
  other: string,
): Promise<{ readonly otherFile: OtherFile; readonly second: Audit }> {
  const { result: second } = await audit({ ...command, file: other });
  const comparison = await compareFiles(
    { audit: first, chunks: () => openFile(command.file).chunks() },
    { audit: second, chunks: () => openFile(other).chunks() },
  );
  const file = { name: basename(other), ...(await hashFile(other)) };
  return { otherFile: { file, heading: headingOf(second), comparison }, second };
}

export async function compare(command: Command & { name: 'compare' }, output: Output): Promise<number> {
  const { result: first } = await audit(command);
  const { otherFile, second } = await compareWith(command, first, command.other);
  const { comparison, heading, file } = otherFile;
  if (command.json) printJson(output, comparison);
  else {
    output.print(`${basename(command.file)}: ${headingOf(first)}.`);
    output.print(`${file.name}: ${heading}.`);
    output.print(relationInWords(comparison, basename(command.file), file.name));
    for (const { seq, first: here, second: there, sameContent } of comparison.different)
      output.print(
        spellOut(
          `Record ${seq}: ${here ?? 'not there'} | ${there ?? 'not there'}${sameContent ? ' (the same content)' : ''}`,
        ),
      );
  }
  const codes = [codeOf(first), codeOf(second)];
  if (codes.includes(exit.damaged)) return exit.damaged;
  const parts = comparison.relation === 'fork' || comparison.relation === 'other-log';
  return parts || codes.includes(exit.findings) ? exit.findings : exit.sound;
}

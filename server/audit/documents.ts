/** Checks a single signed file without its log: a receipt, the proof of a record, or a report. */
import {
  checkSignedInclusion,
  checkSignedReceipt,
  checkSignedReport,
} from '../../src/events/audit/signed-file.ts';
import { exit, type Output, printJson } from './answer.ts';
import { verifyEd25519 } from './ed25519.ts';
import { readBytes, readKeyFile } from './file.ts';
import type { Command } from './read-args.ts';

const checks = {
  receipt: checkSignedReceipt,
  inclusion: checkSignedInclusion,
  signed: checkSignedReport,
} as const;

export async function checkDocument(
  command: Command & { name: keyof typeof checks },
  output: Output,
): Promise<number> {
  const keys = command.keys === null ? [] : readKeyFile(command.keys);
  const { ok, sentences, answer } = await checks[command.name](readBytes(command.file), keys, verifyEd25519);
  if (command.json) printJson(output, answer);
  else output.print(`${ok ? 'OK' : 'NOT PROVED'}: ${sentences.join('\n')}`);
  return ok ? exit.sound : exit.damaged;
}

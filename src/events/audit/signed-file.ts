/** Checks files that a server signs: the page recognizes the kind by the content, the command line names it. */
import { parseStrictJson } from '../log/strict-json.ts';
import { checkReceipt, receiptFormat } from '../shared/erasure-receipt.ts';
import { spellOut } from '../shared/plain-text.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import { checkInclusion, inclusionFormat } from './inclusion.ts';
import { reportFormat } from './report-file.ts';
import { checkReport, isPdf } from './signed-report.ts';

export interface CheckedFile {
  readonly ok: boolean;
  /** What the file proves, or why it proves nothing. */
  readonly sentences: readonly string[];
  /** The same for programs. */
  readonly answer: object;
}

type Check = (
  bytes: Uint8Array,
  keys: readonly CheckpointKey[],
  verifySignature: VerifySignature,
) => Promise<CheckedFile>;

/** Escapes quoted text of the file, which must not look like the check's own. */
const escaped = (...sentences: readonly string[]) => sentences.map((sentence) => spellOut(sentence));

const bad = (reason: string, answer: object = { ok: false, reason }): CheckedFile => ({
  ok: false,
  sentences: escaped(reason),
  answer,
});

export const checkSignedReport: Check = async (...given) => {
  const checked = await checkReport(...given);
  if (!checked.ok) return bad(checked.reason, checked);
  const { kind, signature } = checked;
  const { by, at, kid, sha256 } = signature;
  return {
    ok: true,
    sentences: escaped(
      `${by} presented exactly this report on ${at}. Signed with the key ${kid}.`,
      'The server says nothing of what the report says.',
      `SHA-256 of what was signed: ${sha256}`,
    ),
    answer: { ok: true, kind, signature },
  };
};

export const checkSignedInclusion: Check = async (bytes, ...keys) => {
  const checked = await checkInclusion(textOf(bytes), ...keys);
  if (!checked.ok) return bad(checked.reason, checked);
  const { record, tree } = checked;
  return {
    ok: true,
    sentences: escaped(
      `Record ${record.seq} of ${record.stream} was in the log on ${tree.at}, among its first ${tree.size}. Signed with the key ${tree.kid}.`,
      `${record.at}, ${record.actor}: ${record.type} ${JSON.stringify(record.data)}`,
    ),
    answer: checked,
  };
};

export const checkSignedReceipt: Check = async (bytes, ...keys) => {
  const checked = await checkReceipt(textOf(bytes), ...keys);
  if (!checked.ok) return bad(checked.reason, checked);
  const { words, at, kid, erased } = checked.receipt;
  return {
    ok: true,
    sentences: escaped(
      words,
      `Signed on ${at} with the key ${kid}.`,
      ...erased.map(
        ({ stream, seq, hash, at: erasedAt, why }) =>
          `Erased ${stream} on ${erasedAt} (${why}), record ${seq} ${hash}`,
      ),
    ),
    answer: checked,
  };
};

const checkByFormat: ReadonlyMap<unknown, Check> = new Map([
  [reportFormat, checkSignedReport],
  [inclusionFormat, checkSignedInclusion],
  [receiptFormat, checkSignedReceipt],
]);

/** Checks any of these files, recognizing its kind by its content. */
export const checkSignedFile: Check = async (bytes, ...keys) => {
  const check = checkByFormat.get(isPdf(bytes) ? reportFormat : formatOf(textOf(bytes)));
  return check ? check(bytes, ...keys) : bad('This is no proof of a record, no report and no receipt.');
};

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

function formatOf(text: string): unknown {
  try {
    const json = parseStrictJson(text);
    return typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  } catch {
    return null;
  }
}

/**
 * Signs and checks audit reports. A server's signature says that somebody presented exactly this file at that time; the
 * server has seen only its hash, and makes no statement about its content. This module has the rules
 * (docs/log-format.md), but does not compute signatures.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../log/canonical-json.ts';
import { Sha256, sha256Hex } from '../log/sha256.ts';
import { BadJson, parseStrictJson } from '../log/strict-json.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import { signingFields } from './checkpoint.ts';
import { reportFormat, reportVersion } from './report-file.ts';

const signatureFormat = 'patina-report-signature';
const signatureVersion = 1;

export const reportSignatureSchema = z.strictObject({
  format: z.literal(signatureFormat),
  version: z.literal(signatureVersion),
  /** Hash of the report: see `digestOfJson` and `digestOfPdf`. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Id of the person who presented it. */
  by: z.string().check(z.minLength(1), z.maxLength(200)),
  ...signingFields,
});
export type ReportSignature = Readonly<z.infer<typeof reportSignatureSchema>>;

/** The text that a server signs: the canonical JSON of all fields but `kid` and `signature`, as UTF-8. */
export const reportSignatureText = ({ sha256, by, at }: Pick<ReportSignature, 'sha256' | 'by' | 'at'>) =>
  canonicalJson({ format: signatureFormat, version: signatureVersion, sha256, by, at });

/** Makes the signature for a report, on the server. */
export function signReport(
  about: Pick<ReportSignature, 'sha256' | 'by' | 'at'>,
  { kid, sign }: { readonly kid: string; sign(text: string): string },
): ReportSignature {
  const signature = sign(reportSignatureText(about));
  return { format: signatureFormat, version: signatureVersion, ...about, kid, signature };
}

/** Hash of the canonical JSON of a report without its field `signature`. */
export const digestOfJson = (report: object): string => {
  const { signature: _, ...unsignedReport } = report as { signature?: unknown };
  return sha256Hex(canonicalJson(unsignedReport));
};

/** Hash of the bytes of a PDF before the line that holds its signature. */
export const digestOfPdf = (pdf: Uint8Array): string => new Sha256().update(pdf).hex();

export const signedJson = (report: object, signature: ReportSignature | null): string =>
  `${JSON.stringify(signature ? { ...report, signature } : report, null, 2)}\n`;

/** Starts a comment after the end of the PDF, which PDF viewers ignore. */
const pdfMark = '\n%patina-report-signature ';

export function signedPdf(pdf: Uint8Array, signature: ReportSignature): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${pdfMark}${canonicalJson(signature)}\n`);
  const signed = new Uint8Array(pdf.length + line.length);
  signed.set(pdf);
  signed.set(line, pdf.length);
  return signed;
}

export type CheckedReport =
  | {
      readonly ok: true;
      readonly kind: 'json' | 'pdf';
      readonly signature: ReportSignature;
      readonly report: unknown;
    }
  | { readonly ok: false; readonly reason: string };

const bad = (reason: string): CheckedReport => ({ ok: false, reason });

/** @param bytes the content of the file */
export async function checkReport(
  bytes: Uint8Array,
  keys: readonly CheckpointKey[],
  verifySignature: VerifySignature,
): Promise<CheckedReport> {
  const opened = isPdf(bytes) ? openPdf(bytes) : openJson(bytes);
  if (typeof opened === 'string') return bad(opened);
  const parsed = reportSignatureSchema.safeParse(opened.signature);
  if (!parsed.success) return bad('The signature of this report is damaged.');
  const signature = parsed.data;
  if (signature.sha256 !== opened.digest) return bad('The report was altered after it was signed.');
  const key = keys.find(({ kid }) => kid === signature.kid);
  if (!key)
    return bad(
      keys.length === 0
        ? 'Nothing tells whose signature this is: give the public keys of the server.'
        : `The report names the key ${signature.kid}, which is none of those at hand.`,
    );
  if (!(await verifySignature(key, reportSignatureText(signature), signature.signature)))
    return bad('The signature is not that of the key it names.');
  return { ok: true, kind: opened.kind, signature, report: opened.report };
}

interface Opened {
  readonly kind: 'json' | 'pdf';
  readonly digest: string;
  readonly signature: unknown;
  /** null for a PDF. */
  readonly report: unknown;
}

export const isPdf = (bytes: Uint8Array) => latin1(bytes.subarray(0, 5)) === '%PDF-';

/** Longer than any signature. */
const longestLine = 2000;
const unsigned = 'Nobody has signed this report.';

function openPdf(bytes: Uint8Array): Opened | string {
  const from = Math.max(0, bytes.length - longestLine);
  const mark = latin1(bytes.subarray(from)).lastIndexOf(pdfMark);
  if (mark < 0) return unsigned;
  const end = from + mark;
  try {
    const signature = parseStrictJson(latin1(bytes.subarray(end + pdfMark.length)));
    return { kind: 'pdf', digest: digestOfPdf(bytes.subarray(0, end)), signature, report: null };
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    return 'The signature of this report is damaged.';
  }
}

function openJson(bytes: Uint8Array): Opened | string {
  let report: unknown;
  try {
    report = parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return error instanceof BadJson && error.fault === 'stated-twice'
      ? 'The report states a field twice.'
      : 'This is no report of an audit.';
  }
  if (
    typeof report !== 'object' ||
    report === null ||
    !('format' in report) ||
    report.format !== reportFormat
  )
    return 'This is no report of an audit.';
  if (!('version' in report) || report.version !== reportVersion)
    return `This report is of another version. Only version ${reportVersion} can be checked here.`;
  if (!('signature' in report)) return unsigned;
  try {
    return { kind: 'json', digest: digestOfJson(report), signature: report.signature, report };
  } catch {
    return 'The report holds what is no plain JSON.';
  }
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

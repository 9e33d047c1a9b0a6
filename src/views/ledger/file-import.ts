/** Turns the bytes of a file into a preview to accept; runs on the page or in a worker. */
import { readBankFile } from '../../events/ledger/bank/read-bank-file.ts';
import type { Answers, StatementReading } from '../../events/ledger/bank/statement.ts';
import { type CsvEntry, type CsvProblem, readCsv } from '../../events/ledger/csv.ts';
import { decodeText } from './decode-text.ts';

export interface EntriesPreview<E = CsvEntry> {
  readonly kind: 'entries';
  readonly intro: string | null;
  readonly entries: readonly E[];
  readonly problems: readonly CsvProblem[];
  readonly remarks: readonly string[];
  readonly mapping: readonly { readonly field: string; readonly header: string }[];
}

export type StatementsPreview = Extract<StatementReading, { readonly kind: 'statements' }>;

export type FilePreview = EntriesPreview | StatementReading;

export interface FileToRead {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  /** Answers to earlier questions about this file. */
  readonly answers: Answers;
}

export function previewFile({ bytes, name, answers }: FileToRead): FilePreview {
  const text = decodeText(bytes);
  return readBankFile(text, name, answers) ?? previewCsv(text);
}

function previewCsv(text: string): FilePreview {
  const { entries, problems, columns, remarks } = readCsv(text);
  const [first] = problems;
  if (columns === null && first) return { kind: 'refused', message: first.message };
  return { kind: 'entries', intro: null, entries, problems, remarks, mapping: columns?.mapping ?? [] };
}

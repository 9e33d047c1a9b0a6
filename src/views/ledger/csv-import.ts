/** A CSV file's bytes as something a person can look at and accept, wherever it is read: on the page or beside it. */
import { type CsvProblem, readCsv } from '../../events/ledger/csv.ts';
import type { Entry } from '../../events/ledger/events.ts';

/** An entry before it has an id. */
export type UnnamedEntry = Omit<Entry, 'id'>;

export interface EntriesPreview<E = UnnamedEntry> {
  readonly kind: 'entries';
  readonly intro: string | null;
  readonly entries: readonly E[];
  readonly problems: readonly CsvProblem[];
  readonly remarks: readonly string[];
  readonly mapping: readonly { readonly field: string; readonly header: string }[];
}

export interface RefusedFile {
  readonly kind: 'refused';
  readonly message: string;
}

export type CsvPreview = EntriesPreview | RefusedFile;

export function previewCsv(bytes: ArrayBuffer): CsvPreview {
  const { entries, problems, columns, remarks } = readCsv(decoded(bytes));
  const [first] = problems;
  if (columns === null && first) return { kind: 'refused', message: first.message };
  return {
    kind: 'entries',
    intro: null,
    entries: entries,
    problems,
    remarks,
    mapping: columns?.mapping ?? [],
  };
}

/** Old spreadsheets write Windows-1252, and a file of theirs is no UTF-8 as soon as it has an accent. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const marks = new Uint8Array(bytes.slice(0, 2));
    if (marks[0] === 0xff && marks[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

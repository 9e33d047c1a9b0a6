/**
 * What a résumé's row holds of the person, sealed with the résumé's own key: contact, text and findings apart, so that a
 * list opens no texts. Once the key is destroyed there is nothing here, in this database and in every copy of it.
 */
import type { Extraction } from '../../src/events/screening/extraction.ts';
import type { Correction } from '../../src/events/screening/reading.ts';
import type { AnyPoints } from './scoring/score.ts';
import type { resumes } from '../db/schema.ts';
import { sealText, unsealText } from '../keys/seal.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';

export interface Contact {
  readonly name: string | null;
  /** Lower-cased. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** As the employer entered it, for the table of selection rates; empty: none. */
  readonly groupName: string;
  /** As an employer's file was called; null for all others. */
  readonly fileName: string | null;
}

export interface Findings {
  /** What whoever sent it says instead of the paper. */
  readonly corrections: readonly Correction[];
  readonly extraction: Extraction | null;
  /** The points of the score by their names. */
  readonly points: readonly AnyPoints[] | null;
  /** What the employer wrote with a decision, by the seq of its fact. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface Personal extends Contact, Findings {
  /** As it was read. */
  readonly text: string | null;
}

export const nothingPersonal: Personal = {
  name: null,
  email: null,
  phone: null,
  groupName: '',
  fileName: null,
  text: null,
  extraction: null,
  corrections: [],
  points: null,
  notes: {},
};

export type StoredResume = typeof resumes.$inferSelect;

/** A row as everything above the database sees it. */
export type ResumeRow = Personal & {
  readonly [
    Column in keyof StoredResume as Column extends `sealed${string}` | `older${string}` ? never : Column
  ]: StoredResume[Column];
};

type SealedColumn = 'sealedContact' | 'sealedText' | 'sealedFindings';
type Sealed<Column extends SealedColumn> = Pick<StoredResume, 'id' | Column>;

/** Which of the personal fields lie in which column. */
const fieldsOf: Readonly<Record<SealedColumn, readonly (keyof Personal)[]>> = {
  sealedContact: ['name', 'email', 'phone', 'groupName', 'fileName'],
  sealedText: ['text'],
  sealedFindings: ['extraction', 'corrections', 'points', 'notes'],
};
const columns = Object.keys(fieldsOf) as SealedColumn[];

const whatIs = (column: SealedColumn, id: string) => `resumes/${id}/${column}`;

async function open<Column extends SealedColumn>(
  keys: SubjectKeys,
  column: Column,
  row: Sealed<Column>,
): Promise<Partial<Personal>> {
  const { id } = row;
  const sealed: string | null = (row as Pick<StoredResume, Column>)[column];
  const key = sealed === null ? null : await keys.find(id);
  if (sealed === null || !key) return {};
  return JSON.parse(unsealText(key, whatIs(column, id), sealed)) as Partial<Personal>;
}

export async function openContact(keys: SubjectKeys, row: Sealed<'sealedContact'>): Promise<Contact> {
  const { name, email, phone, groupName, fileName } = nothingPersonal;
  return { name, email, phone, groupName, fileName, ...(await open(keys, 'sealedContact', row)) };
}

export async function openFindings(keys: SubjectKeys, row: Sealed<'sealedFindings'>): Promise<Findings> {
  const { extraction, corrections, points, notes } = nothingPersonal;
  return { extraction, corrections, points, notes, ...(await open(keys, 'sealedFindings', row)) };
}

export async function openText(keys: SubjectKeys, row: Sealed<'sealedText'>): Promise<string | null> {
  return (await open(keys, 'sealedText', row)).text ?? null;
}

export async function openResume(keys: SubjectKeys, stored: StoredResume): Promise<ResumeRow> {
  const opened: Record<string, unknown> = { ...nothingPersonal };
  for (const column of columns) Object.assign(opened, await open(keys, column, stored));
  const plain = Object.entries(stored).filter(([column]) => !/^(sealed|older)/.test(column));
  return { ...Object.fromEntries(plain), ...opened } as unknown as ResumeRow;
}

/** So many rows are opened at a stretch; then others have their turn. */
const atOnce = 50;

/** Opens many rows, and keeps nobody waiting meanwhile. */
export async function openEach<Row, Opened>(
  rows: readonly Row[],
  opening: (row: Row) => Promise<Opened>,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const [i, row] of rows.entries()) {
    opened.push(await opening(row));
    if (i % atOnce === atOnce - 1) await new Promise(setImmediate);
  }
  return opened;
}

/**
 * The columns of what changes. What else lies in the same column is sealed anew with it.
 * @param row as it was before
 * @throws Error when there is something to seal and its key is gone: it was erased meanwhile
 */
export async function sealed(
  keys: SubjectKeys,
  row: Personal & { readonly id: string },
  changes: Partial<Personal>,
): Promise<Partial<Pick<StoredResume, SealedColumn>>> {
  const values: Partial<Record<SealedColumn, string | null>> = {};
  for (const column of columns) {
    const fields = fieldsOf[column];
    if (!fields.some((field) => changes[field] !== undefined)) continue;
    const after = { ...row, ...changes };
    const kept = fields.filter((field) => !isNothing(after[field]));
    const key = kept.length === 0 ? null : await keys.find(row.id);
    if (kept.length > 0 && !key) throw new Error(`The key of the résumé ${row.id} is gone`);
    const content = Object.fromEntries(kept.map((field) => [field, after[field]]));
    values[column] = key && sealText(key, whatIs(column, row.id), JSON.stringify(content));
  }
  return values;
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A change of a row, in two: what is sealed, and what stays plain. */
export function apart<Row extends Partial<ResumeRow>>(changes: Row) {
  const entries = Object.entries(changes);
  const isPersonal = (field: string) => field in nothingPersonal;
  return {
    personal: Object.fromEntries(entries.filter(([field]) => isPersonal(field))) as Partial<Personal>,
    plain: Object.fromEntries(entries.filter(([field]) => !isPersonal(field))) as Partial<
      Omit<ResumeRow, keyof Personal>
    >,
  };
}

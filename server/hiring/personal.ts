/**
 * Seals and opens the personal data in a résumé's row with the résumé's own key. Contact, text and findings are separate
 * columns, so that a list opens no texts. Destroying the key makes the data unreadable here and in every copy of the database.
 */
import type { MessageText } from '../../src/events/screening/message.ts';
import type { Extraction } from '../../src/events/screening/extraction.ts';
import type { Correction } from '../../src/events/screening/reading.ts';
import type { ReviewText } from '../../src/events/screening/review.ts';
import type { AnyPoints } from './scoring/score.ts';
import type { resumes } from '../db/schema.ts';
import { sealText, unsealText } from '../keys/seal.ts';
import { Problem } from '../problem.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';

export interface Contact {
  readonly name: string | null;
  /** Lowercase. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Entered by the employer for the table of selection rates; empty: none. */
  readonly groupName: string;
  /** Name of a file that an employer added; null for all others. */
  readonly fileName: string | null;
}

export interface KeptMessage extends MessageText {
  /** UTC, ISO 8601. */
  readonly at: string;
}

export interface KeptReview extends ReviewText {
  /** uid of its author. */
  readonly by: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

export interface Findings {
  /** Values that the applicant corrected. */
  readonly corrections: readonly Correction[];
  readonly extraction: Extraction | null;
  /** The points of the score with their labels. */
  readonly points: readonly AnyPoints[] | null;
  /** The employer's messages, by id. */
  readonly messages: Readonly<Record<string, KeptMessage>>;
  /** Notes and ratings, by id. */
  readonly reviews: Readonly<Record<string, KeptReview>>;
  /** The employer's note on a decision, by the seq of its fact. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface Personal extends Contact, Findings {
  /** As read from the file. */
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
  messages: {},
  reviews: {},
  notes: {},
};

export type StoredResume = typeof resumes.$inferSelect;

/** A row with its personal data opened, as all code above the database sees it. */
export type ResumeRow = Personal & {
  readonly [
    Column in keyof StoredResume as Column extends `sealed${string}` | `older${string}` ? never : Column
  ]: StoredResume[Column];
};

type SealedColumn = 'sealedContact' | 'sealedText' | 'sealedFindings';
type Sealed<Column extends SealedColumn> = Pick<StoredResume, 'id' | Column>;

/** The personal fields of each sealed column. */
const fieldsOf: Readonly<Record<SealedColumn, readonly (keyof Personal)[]>> = {
  sealedContact: ['name', 'email', 'phone', 'groupName', 'fileName'],
  sealedText: ['text'],
  sealedFindings: ['extraction', 'corrections', 'points', 'messages', 'reviews', 'notes'],
};
const columns = Object.keys(fieldsOf) as SealedColumn[];

const sealContext = (column: SealedColumn, id: string) => `resumes/${id}/${column}`;

async function open<Column extends SealedColumn>(
  keys: SubjectKeys,
  column: Column,
  row: Sealed<Column>,
): Promise<Partial<Personal>> {
  const { id } = row;
  const sealed: string | null = (row as Pick<StoredResume, Column>)[column];
  const key = sealed === null ? null : await keys.find(id);
  if (sealed === null || !key) return {};
  try {
    return JSON.parse(unsealText(key, sealContext(column, id), sealed)) as Partial<Personal>;
  } catch (error) {
    throw new DamagedResume(id, error);
  }
}

/** What is stored cannot be opened with its key: it was changed, or cut off. */
export class DamagedResume extends Problem {
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super(
      500,
      'damaged',
      'The data of this résumé is damaged and can’t be opened. Ask whoever runs this server to restore it from a backup.',
    );
    this.id = id;
    this.cause = new Error(`Cannot open the résumé ${id}`, { cause });
  }
}

/**
 * For lists: a row whose data is damaged appears as if it contained nothing personal, so that it does not take the others with it.
 * @param damaged what appears in its place
 */
export async function unlessDamaged<Opened, Damaged>(
  opening: Promise<Opened>,
  damaged: Damaged,
): Promise<Opened | Damaged> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof DamagedResume)) throw error;
    reportDamaged(error);
    return damaged;
  }
}

const reported = new Set<string>();

/** For the operator, who can restore a backup: each résumé once, since lists are loaded often. */
function reportDamaged({ id }: DamagedResume): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.error(`The data of résumé ${id} is damaged. Restore it from a backup.`);
}

export async function openContact(keys: SubjectKeys, row: Sealed<'sealedContact'>): Promise<Contact> {
  const { name, email, phone, groupName, fileName } = nothingPersonal;
  return { name, email, phone, groupName, fileName, ...(await open(keys, 'sealedContact', row)) };
}

export async function openFindings(keys: SubjectKeys, row: Sealed<'sealedFindings'>): Promise<Findings> {
  const { extraction, corrections, points, messages, reviews, notes } = nothingPersonal;
  return {
    extraction,
    corrections,
    points,
    messages,
    reviews,
    notes,
    ...(await open(keys, 'sealedFindings', row)),
  };
}

export async function openText(keys: SubjectKeys, row: Sealed<'sealedText'>): Promise<string | null> {
  return (await open(keys, 'sealedText', row)).text ?? null;
}

export async function openResume(keys: SubjectKeys, stored: StoredResume): Promise<ResumeRow> {
  const opened: Record<string, unknown> = {};
  for (const column of columns) Object.assign(opened, await open(keys, column, stored));
  return { ...unopened(stored), ...opened };
}

/** A row as if it contained nothing personal. */
export function unopened(stored: StoredResume): ResumeRow {
  const plain = Object.entries(stored).filter(([column]) => !/^(sealed|older)/.test(column));
  return { ...Object.fromEntries(plain), ...nothingPersonal } as unknown as ResumeRow;
}

/** Rows that are opened before other requests get a turn. */
const rowsPerTurn = 50;

/** Opens many rows without blocking other requests. */
export async function openEach<Row, Opened>(
  rows: readonly Row[],
  openRow: (row: Row) => Promise<Opened>,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const [i, row] of rows.entries()) {
    opened.push(await openRow(row));
    if (i % rowsPerTurn === rowsPerTurn - 1) await new Promise(setImmediate);
  }
  return opened;
}

/**
 * The sealed columns that contain a change; other fields of the same column are sealed again with it.
 * @param row before the change
 * @throws Error when there is something to seal and the key is gone: the résumé was erased meanwhile
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
    values[column] = key && sealText(key, sealContext(column, row.id), JSON.stringify(content));
  }
  return values;
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Splits the changes of a row into personal fields, which are sealed, and plain ones. */
export function splitPersonal<Row extends Partial<ResumeRow>>(changes: Row) {
  const entries = Object.entries(changes);
  const isPersonal = (field: string) => field in nothingPersonal;
  return {
    personal: Object.fromEntries(entries.filter(([field]) => isPersonal(field))) as Partial<Personal>,
    plain: Object.fromEntries(entries.filter(([field]) => !isPersonal(field))) as Partial<
      Omit<ResumeRow, keyof Personal>
    >,
  };
}

/**
 * Lists an employer's résumés: filtered, sorted and paged. The database does this for plain columns; names and contacts are
 * sealed, so that searching or sorting by them opens them here.
 */
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { orderBy, pageOf, type Skipping } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes } from '../db/schema.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { Asker } from '../security/session.ts';
import { blinded } from './blind.ts';
import { shownCorrections } from './corrections.ts';
import type { JobRow } from './job-shapes.ts';
import type { SealedParts, Schemas } from './parts.ts';
import {
  type Contact,
  nothingPersonal,
  openContact,
  openEach,
  openFindings,
  openResume,
  unlessDamaged,
  type StoredResume,
} from './personal.ts';
import { isOutdatedRow } from './rescoring.ts';

type Sort = 'received_at' | 'total' | 'name';

export interface ScreeningFilters {
  readonly job_id?: string;
  readonly status?: Schemas['ScreeningStatus'];
  readonly min_score?: number;
  /** Separated by commas. */
  readonly ids?: string;
  readonly search: string;
  readonly blind: boolean;
}

export interface ScreeningQuery extends ScreeningFilters, Skipping {
  readonly sort: Sort | `-${Sort}`;
  readonly corrections?: boolean;
}

/** Résumés without a score come last in either order; before them, those scored by another rubric than their job's current one. */
const unscored = sql`${resumes.total} is null`;
export const byOtherRubric = sql`coalesce(${resumes.scoredFor}->>'rubric' <> ${jobs.rubric}, false)`;

const sortKeys = { received_at: sql`${resumes.createdAt}`, total: sql`${resumes.total}` };

export async function listScreenings(
  { db: { orm }, keys }: SealedParts,
  asker: Asker,
  { search, sort, blind, skip, limit, corrections = false, ...filters }: ScreeningQuery,
): Promise<Schemas['ScreeningList']> {
  const wanted = search.trim().toLowerCase();
  const sortsByName = sort.endsWith('name');
  const key = sortsByName ? '-received_at' : (sort as Exclude<typeof sort, 'name' | '-name'>);
  const where = foundBy(asker, { search, blind, ...filters });
  const order = [
    ...(key.endsWith('total') ? [unscored, byOtherRubric] : []),
    ...orderBy(key, sortKeys, sql`${resumes.id}`),
  ];
  const list: List = { orm, keys, where, order };
  const needsNames = !blind && (wanted !== '' || sortsByName);
  const page = needsNames
    ? await openedPage(list, wanted, sortsByName ? (sort as 'name' | '-name') : null, { skip, limit })
    : await pageOf(orm, rowsOf(orm).where(where).$dynamic(), order, { skip, limit });
  const items = await openEach(page.rows, async ({ row, job: of }) => ({
    ...shownRow(row, await unlessDamaged(openContact(keys, row), nothingPersonal), of, blind),
    ...(corrections ? { corrections: await correctionsOf(keys, row, blind) } : {}),
  }));
  return { items, total: page.total };
}

/** Opens the text only where it is needed: to know what identifies somebody who corrected something. */
async function correctionsOf(
  keys: SubjectKeys,
  row: StoredResume,
  blind: boolean,
): Promise<Schemas['ShownCorrections']> {
  const findings = await unlessDamaged(openFindings(keys, row), nothingPersonal);
  if (findings.corrections.length === 0) return [];
  if (!blind) return shownCorrections(findings, null);
  const whole = await unlessDamaged(openResume(keys, row), null);
  return whole ? shownCorrections(findings, blinded(whole).label) : [];
}

/** The part of the filters that the database can apply; `searched` searches the sealed names and contacts. */
export function foundBy(
  { uid }: Pick<Asker, 'uid'>,
  { job_id: job, status, min_score: least, ids, search, blind }: ScreeningFilters,
): SQL | undefined {
  const wanted = search.trim().toLowerCase();
  return and(
    eq(resumes.employer, uid),
    job === undefined ? undefined : eq(resumes.job, job),
    status && eq(resumes.state, status),
    least === undefined ? undefined : gte(resumes.total, least),
    ids === undefined ? undefined : inArray(resumes.id, ids.split(',')),
    // Searching or sorting by names would reveal whom a row is about.
    blind && wanted !== '' ? sql`strpos(lower(${jobs.title}), ${wanted}) > 0` : undefined,
  );
}

interface List {
  readonly orm: Queries;
  readonly keys: SubjectKeys;
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
}

const rowsOf = (orm: Queries) =>
  orm.select({ row: resumes, job: jobs }).from(resumes).innerJoin(jobs, eq(jobs.id, resumes.job));

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Résumés whose name, contact or job title contains `wanted` (lowercase), in the given order. */
export async function searched({ orm, keys, where, order }: List, wanted: string) {
  const all = await orm
    .select({ id: resumes.id, sealedContact: resumes.sealedContact, title: jobs.title })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(where)
    .orderBy(...order);
  const opened = await openEach(all, async ({ id, sealedContact, title }) => {
    const { name, email, phone } = await unlessDamaged(
      openContact(keys, { id, sealedContact }),
      nothingPersonal,
    );
    return { id, name: name ?? '', text: [name, email, phone, title].join('\n').toLowerCase() };
  });
  return opened.filter(({ text }) => text.includes(wanted));
}

async function openedPage(
  list: List,
  wanted: string,
  sort: 'name' | '-name' | null,
  { skip, limit }: Skipping,
) {
  const { orm } = list;
  const found = await searched(list, wanted);
  // Erased résumés have no name and come last.
  if (sort !== null) {
    const direction = sort === 'name' ? 1 : -1;
    found.sort((a, b) => {
      if ((a.name === '') !== (b.name === '')) return a.name === '' ? 1 : -1;
      return direction * collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
    });
  }
  const ids = found.slice(skip, skip + limit).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await rowsOf(orm).where(inArray(resumes.id, ids));
  rows.sort((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id));
  return { rows, total: found.length };
}

export const shownRow = (
  row: Pick<
    StoredResume,
    'id' | 'version' | 'state' | 'job' | 'total' | 'scoredAt' | 'scoredFor' | 'createdAt' | 'added'
  >,
  contact: Contact,
  job: JobRow,
  blind: boolean,
): Schemas['ScreeningRow'] => ({
  id: row.id,
  version: row.version,
  status: row.state,
  job: { id: row.job, title: job.title },
  name: blind ? null : contact.name,
  email: blind ? null : contact.email,
  phone: blind ? null : contact.phone,
  total: row.total,
  rubric: row.scoredFor?.rubric ?? null,
  scored_at: row.scoredAt?.toISOString() ?? null,
  outdated: isOutdatedRow(row, job),
  group: contact.groupName,
  added: row.added,
  received_at: row.createdAt.toISOString(),
});

/**
 * Opens the parts of résumés that questions search, once, and caches them in memory, since the database holds them sealed.
 * Sealed data begins with a unique nonce, so its first characters tell whether it has changed. Shown blind, the same questions
 * are answered from data in which everything personal is covered.
 */
import { inArray, sql } from 'drizzle-orm';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { resumes } from '../../db/schema.ts';
import { turns } from '../../common/turns.ts';
import type { SealedParts } from '../parts.ts';
import { blinded, coveredFindings } from '../blind.ts';
import {
  type Contact,
  type Findings,
  nothingPersonal,
  openContact,
  openFindings,
  openResume,
  openText,
  type StoredResume,
  unlessDamaged,
} from '../personal.ts';
import { facetsOf, type Facets } from './facets.ts';

/** Columns that identify the current sealed data of a row. */
export const marks = {
  contactMark: sql<string | null>`left(${resumes.sealedContact}, 16)`,
  findingsMark: sql<string | null>`left(${resumes.sealedFindings}, 16)`,
};

const markOf = (sealed: string | null) => sealed?.slice(0, 16) ?? null;

export interface Marked {
  readonly id: string;
  readonly contactMark: string | null;
  readonly findingsMark: string | null;
}

/** Results by résumé id, without résumés that are gone meanwhile. Every method stops and throws once its signal is aborted. */
export interface OpenedResumes {
  contacts(rows: readonly Marked[], signal?: AbortSignal): Promise<ReadonlyMap<string, Contact>>;
  facets(rows: readonly Marked[], signal?: AbortSignal): Promise<ReadonlyMap<string, Facets>>;
  /** Not cached. */
  findings(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Findings>>;
  /** The result of `tell` for each text; résumés without a text are left out. Not cached. */
  texts<Result>(
    ids: readonly string[],
    analyze: (text: string) => Result,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, Result>>;
}

export interface Opened {
  /** Uncovered. */
  readonly plain: OpenedResumes;
  /** With personal data covered: the name is the résumé's code, so nobody is found by name. */
  readonly blind: OpenedResumes;
}

/** Entries of some 500 bytes; the oldest is dropped first. */
const maxKept = 50_000;
/** Rows per query. */
const rowsPerQuery = 200;
/** Whole rows per query; they include the text. */
const wholeRowsPerQuery = 10;

export function openedResumes({ db: { orm }, keys }: Pick<SealedParts, 'db' | 'keys'>): Opened {
  async function load<Row extends { readonly id: string }>(
    ids: readonly string[],
    select: (ids: string[]) => PromiseLike<readonly Row[]>,
    handle: (row: Row) => Promise<void>,
    signal: AbortSignal | undefined,
    count = rowsPerQuery,
  ): Promise<void> {
    const turn = turns(signal);
    for (let at = 0; at < ids.length; at += count) {
      await turn();
      for (const row of await select(ids.slice(at, at + count))) {
        await handle(row);
        await turn();
      }
    }
  }

  const contactRows = (ids: string[]) =>
    orm
      .select({ id: resumes.id, sealedContact: resumes.sealedContact })
      .from(resumes)
      .where(inArray(resumes.id, ids));
  const findingRows = (ids: string[]) =>
    orm
      .select({ id: resumes.id, sealedFindings: resumes.sealedFindings })
      .from(resumes)
      .where(inArray(resumes.id, ids));
  const textRows = (ids: string[]) =>
    orm
      .select({ id: resumes.id, sealedText: resumes.sealedText })
      .from(resumes)
      .where(inArray(resumes.id, ids));

  const wholeRows = (ids: string[]) => orm.select().from(resumes).where(inArray(resumes.id, ids));

  const contacts = cacheOf<Contact>();
  const facets = cacheOf<Facets>();
  const blindFacets = cacheOf<Facets>();

  const plain: OpenedResumes = {
    async contacts(rows, signal) {
      const due = contacts.missing(rows.map(({ id, contactMark: mark }) => ({ id, mark })));
      await load(
        due,
        contactRows,
        async (row) =>
          contacts.store(
            row.id,
            markOf(row.sealedContact),
            await unlessDamaged(openContact(keys, row), nothingPersonal),
          ),
        signal,
      );
      return contacts.of(rows);
    },
    async facets(rows, signal) {
      const due = facets.missing(rows.map(({ id, findingsMark: mark }) => ({ id, mark })));
      await load(
        due,
        findingRows,
        async (row) =>
          facets.store(
            row.id,
            markOf(row.sealedFindings),
            facetsOf(await unlessDamaged(openFindings(keys, row), nothingPersonal)),
          ),
        signal,
      );
      return facets.of(rows);
    },
    async findings(ids, signal) {
      const found = new Map<string, Findings>();
      await load(
        ids,
        findingRows,
        async (row) => void found.set(row.id, await unlessDamaged(openFindings(keys, row), nothingPersonal)),
        signal,
      );
      return found;
    },
    async texts<Result>(ids: readonly string[], analyze: (text: string) => Result, signal?: AbortSignal) {
      const results = new Map<string, Result>();
      await load(
        ids,
        textRows,
        async (row) => {
          const text = await unlessDamaged(openText(keys, row), null);
          if (text !== null) results.set(row.id, analyze(text));
        },
        signal,
      );
      return results;
    },
  };

  const coverEach = (
    ids: readonly string[],
    handle: (stored: StoredResume, text: string | null, covered: Findings, whole: Findings) => void,
    signal: AbortSignal | undefined,
  ) =>
    load(
      ids,
      wholeRows,
      async (stored) => {
        const row = await unlessDamaged(openResume(keys, stored), null);
        if (!row) return;
        const { text, label } = blinded(row);
        handle(stored, text, coveredFindings(row, label), row);
      },
      signal,
      wholeRowsPerQuery,
    );

  const blind: OpenedResumes = {
    async contacts(rows) {
      const { groupName, fileName } = nothingPersonal;
      return new Map(
        rows.map(({ id }) => [id, { name: resumeCode(id), email: null, phone: null, groupName, fileName }]),
      );
    },
    async facets(rows, signal) {
      const due = blindFacets.missing(rows.map(({ id, findingsMark: mark }) => ({ id, mark })));
      await coverEach(
        due,
        ({ id, sealedFindings }, _, covered, whole) => {
          // What was read otherwise comes from our own lists and needs no covering: "Ruby" is a skill there, even if it is also
          // a name. Corrections are the applicant's own words.
          const { certifications } = facetsOf(covered);
          const facets = whole.corrections.length > 0 ? facetsOf(covered) : facetsOf(whole);
          blindFacets.store(id, markOf(sealedFindings), { ...facets, certifications });
        },
        signal,
      );
      return blindFacets.of(rows);
    },
    async findings(ids, signal) {
      const found = new Map<string, Findings>();
      await coverEach(ids, ({ id }, _, covered) => void found.set(id, covered), signal);
      return found;
    },
    async texts<Result>(ids: readonly string[], analyze: (text: string) => Result, signal?: AbortSignal) {
      const results = new Map<string, Result>();
      await coverEach(
        ids,
        ({ id }, text) => {
          if (text !== null) results.set(id, analyze(text));
        },
        signal,
      );
      return results;
    },
  };

  return { plain, blind };
}

function cacheOf<Opened>() {
  const all = new Map<string, { readonly mark: string | null; readonly opened: Opened }>();
  return {
    missing: (rows: readonly { readonly id: string; readonly mark: string | null }[]) =>
      rows.filter(({ id, mark }) => all.get(id)?.mark !== mark).map(({ id }) => id),
    store(id: string, mark: string | null, opened: Opened): void {
      all.delete(id);
      all.set(id, { mark, opened });
    },
    of(rows: readonly { readonly id: string }[]): ReadonlyMap<string, Opened> {
      const found = new Map<string, Opened>();
      for (const { id } of rows) {
        const each = all.get(id);
        if (each) found.set(id, each.opened);
      }
      for (const id of all.keys()) {
        if (all.size <= maxKept) break;
        all.delete(id);
      }
      return found;
    },
  };
}

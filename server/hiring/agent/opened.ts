/**
 * What questions look for in résumés, opened once and kept in memory: the database holds it sealed, and cannot look. What
 * was sealed begins with a nonce that no other sealing has, so that its first letters tell whether it has changed since.
 * Blind, the same questions are answered by what is left once everything is covered that tells whose a résumé is.
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
} from '../personal.ts';
import { facetsOf, type Facets } from './facets.ts';

/** Columns that say which sealing a row has. */
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

/** By the ids of résumés; one that is gone meanwhile is not among them. Each stops, and throws, once its signal is aborted. */
export interface OpenedResumes {
  contacts(rows: readonly Marked[], signal?: AbortSignal): Promise<ReadonlyMap<string, Contact>>;
  facets(rows: readonly Marked[], signal?: AbortSignal): Promise<ReadonlyMap<string, Facets>>;
  /** Not kept. */
  findings(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Findings>>;
  /** What is told of each text; not of those that have none. Not kept. */
  texts<Told>(
    ids: readonly string[],
    tell: (text: string) => Told,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, Told>>;
}

export interface Opened {
  /** As they are. */
  readonly plain: OpenedResumes;
  /** Without whom they are of: a name is the résumé's code, and nobody is found by a name. */
  readonly blind: OpenedResumes;
}

/** Some 500 bytes each; what came first goes first. */
const maxKept = 50_000;
/** Rows of one query. */
const atOnce = 200;
/** A whole row holds its text as well. */
const wholeAtOnce = 10;

export function openedResumes({ db: { orm }, keys }: Pick<SealedParts, 'db' | 'keys'>): Opened {
  async function load<Row extends { readonly id: string }>(
    ids: readonly string[],
    select: (ids: string[]) => PromiseLike<readonly Row[]>,
    take: (row: Row) => Promise<void>,
    signal: AbortSignal | undefined,
    count = atOnce,
  ): Promise<void> {
    const turn = turns(signal);
    for (let at = 0; at < ids.length; at += count) {
      await turn();
      for (const row of await select(ids.slice(at, at + count))) {
        await take(row);
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

  const contacts = kept<Contact>();
  const facets = kept<Facets>();
  const blindFacets = kept<Facets>();

  const plain: OpenedResumes = {
    async contacts(rows, signal) {
      const due = contacts.missing(rows.map(({ id, contactMark: mark }) => ({ id, mark })));
      await load(
        due,
        contactRows,
        async (row) => contacts.keep(row.id, markOf(row.sealedContact), await openContact(keys, row)),
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
          facets.keep(row.id, markOf(row.sealedFindings), facetsOf(await openFindings(keys, row))),
        signal,
      );
      return facets.of(rows);
    },
    async findings(ids, signal) {
      const found = new Map<string, Findings>();
      await load(
        ids,
        findingRows,
        async (row) => void found.set(row.id, await openFindings(keys, row)),
        signal,
      );
      return found;
    },
    async texts<Told>(ids: readonly string[], tell: (text: string) => Told, signal?: AbortSignal) {
      const told = new Map<string, Told>();
      await load(
        ids,
        textRows,
        async (row) => {
          const text = await openText(keys, row);
          if (text !== null) told.set(row.id, tell(text));
        },
        signal,
      );
      return told;
    },
  };

  const coverEach = (
    ids: readonly string[],
    take: (stored: StoredResume, text: string | null, covered: Findings, whole: Findings) => void,
    signal: AbortSignal | undefined,
  ) =>
    load(
      ids,
      wholeRows,
      async (stored) => {
        const row = await openResume(keys, stored);
        const { text, label } = blinded(row);
        take(stored, text, coveredFindings(row, label), row);
      },
      signal,
      wholeAtOnce,
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
          // All other values come from lists of ours: "Ruby" is a skill there, whoever is called so.
          const { certifications } = facetsOf(covered);
          blindFacets.keep(id, markOf(sealedFindings), { ...facetsOf(whole), certifications });
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
    async texts<Told>(ids: readonly string[], tell: (text: string) => Told, signal?: AbortSignal) {
      const told = new Map<string, Told>();
      await coverEach(
        ids,
        ({ id }, text) => {
          if (text !== null) told.set(id, tell(text));
        },
        signal,
      );
      return told;
    },
  };

  return { plain, blind };
}

function kept<Opened>() {
  const all = new Map<string, { readonly mark: string | null; readonly opened: Opened }>();
  return {
    missing: (rows: readonly { readonly id: string; readonly mark: string | null }[]) =>
      rows.filter(({ id, mark }) => all.get(id)?.mark !== mark).map(({ id }) => id),
    keep(id: string, mark: string | null, opened: Opened): void {
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

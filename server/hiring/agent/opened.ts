/**
 * What questions look for in résumés, opened once and kept in memory: the database holds it sealed, and cannot look. What
 * was sealed begins with a nonce that no other sealing has, so that its first letters tell whether it has changed since.
 */
import { inArray, sql } from 'drizzle-orm';
import { resumes } from '../../db/schema.ts';
import type { SealedParts } from '../parts.ts';
import { type Contact, type Findings, openContact, openFindings, openText } from '../personal.ts';
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

/** By the ids of résumés; one that is gone meanwhile is not among them. */
export interface OpenedResumes {
  contacts(rows: readonly Marked[]): Promise<ReadonlyMap<string, Contact>>;
  facets(rows: readonly Marked[]): Promise<ReadonlyMap<string, Facets>>;
  /** Not kept. */
  findings(ids: readonly string[]): Promise<ReadonlyMap<string, Findings>>;
  /** Those whose text holds this, in whatever case. */
  mentioning(ids: readonly string[], part: string): Promise<ReadonlySet<string>>;
}

/** Some 500 bytes each; what came first goes first. */
const maxKept = 50_000;
/** Few enough that the server answers others in between. */
const atOnce = 200;

export function openedResumes({ db: { orm }, keys }: Pick<SealedParts, 'db' | 'keys'>): OpenedResumes {
  async function load<Row extends { readonly id: string }>(
    ids: readonly string[],
    select: (ids: string[]) => PromiseLike<readonly Row[]>,
    take: (row: Row) => Promise<void>,
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += atOnce) {
      for (const row of await select(ids.slice(at, at + atOnce))) await take(row);
      await new Promise(setImmediate);
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

  const contacts = kept<Contact>();
  const facets = kept<Facets>();

  return {
    async contacts(rows) {
      const due = contacts.missing(rows.map(({ id, contactMark: mark }) => ({ id, mark })));
      await load(due, contactRows, async (row) =>
        contacts.keep(row.id, markOf(row.sealedContact), await openContact(keys, row)),
      );
      return contacts.of(rows);
    },
    async facets(rows) {
      const due = facets.missing(rows.map(({ id, findingsMark: mark }) => ({ id, mark })));
      await load(due, findingRows, async (row) =>
        facets.keep(row.id, markOf(row.sealedFindings), facetsOf(await openFindings(keys, row))),
      );
      return facets.of(rows);
    },
    async findings(ids) {
      const found = new Map<string, Findings>();
      await load(ids, findingRows, async (row) => void found.set(row.id, await openFindings(keys, row)));
      return found;
    },
    async mentioning(ids, part) {
      const wanted = part.toLowerCase();
      const found = new Set<string>();
      await load(ids, textRows, async (row) => {
        if ((await openText(keys, row))?.toLowerCase().includes(wanted)) found.add(row.id);
      });
      return found;
    },
  };
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

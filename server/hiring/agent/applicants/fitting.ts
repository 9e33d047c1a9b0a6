/** Rows that fit a query: by what is plain first, so that only the résumés of those who are left are opened. */
import {
  type Candidate,
  fits,
  hasWords,
  plainClauses,
  type TextCondition,
} from '../../../../src/events/hr-agent/query/evaluate.ts';
import { type ApplicantQuery, looksForWords } from '../../../../src/events/hr-agent/query/query.ts';
import { linesOf } from '../../extraction/lines.ts';
import type { Days } from '../days.ts';
import type { Facets } from '../facets.ts';
import type { Marked, OpenedResumes } from '../opened.ts';

interface Brief extends Marked, Pick<Candidate, 'job' | 'state' | 'total'> {
  readonly createdAt: Date;
}

export interface Fitting {
  /** In the order of the query. */
  readonly ids: readonly string[];
  /** Of all who fit. */
  readonly count: number;
  /** Of those of whom it is not known. */
  readonly untold: number;
}

const parts = { 'worked-at': 'experience', 'studied-at': 'education' } as const;
const keyOf = ({ of, value }: Pick<TextCondition, 'of' | 'value'>) => `${of} ${value}`;

/** What a text says of each condition; null where it has no such part. */
function saysOf(text: string, conditions: readonly TextCondition[]): ReadonlyMap<string, boolean | null> {
  const lines = linesOf(text).filter(({ heading }) => !heading);
  return new Map(
    conditions.map((condition) => {
      const { of, value } = condition;
      if (of === 'mentions') return [keyOf(condition), hasWords(text, value)];
      const own = lines.filter((line) => line.parts.includes(parts[of]));
      return [keyOf(condition), own.length === 0 ? null : own.some((line) => hasWords(line.text, value))];
    }),
  );
}

const readOf = (facets: Facets | undefined): Candidate['read'] =>
  facets && facets.years !== null ? { ...facets, years: facets.years } : null;

export async function fitting(
  rows: readonly Brief[],
  query: ApplicantQuery,
  most: number,
  opened: OpenedResumes,
  days: Days,
): Promise<Fitting> {
  const candidate = (
    { job, state, total, createdAt }: Brief,
    facets?: Facets,
    says?: ReadonlyMap<string, boolean | null>,
  ): Candidate => ({
    job,
    state,
    total,
    appliedOn: days.on(createdAt),
    read: readOf(facets),
    says: (of, value) => says?.get(keyOf({ of, value })) ?? null,
  });
  const plain = plainClauses(query);
  const maybe = rows.filter((row) => fits({ clauses: plain }, candidate(row)) !== false);
  const opens = plain.length < query.clauses.length || query.order === 'most-years';
  const facets = opens ? await opened.facets(maybe) : new Map<string, Facets>();
  const words = query.clauses.flat().filter((each): each is TextCondition => looksForWords(each));
  const ids = maybe.map(({ id }) => id);
  const says = words.length > 0 ? await opened.texts(ids, (text) => saysOf(text, words)) : null;
  const verdicts = maybe.map((row) => ({
    row,
    fits: fits(query, candidate(row, facets.get(row.id), says?.get(row.id))),
  }));
  const found = verdicts.filter((each) => each.fits === true).map(({ row }) => row);
  const years = ({ id }: Brief) => facets.get(id)?.years ?? -1;
  const sorted = query.order === 'most-years' ? found.toSorted((a, b) => years(b) - years(a)) : found;
  const scored =
    query.order === 'best' && query.limit !== null ? sorted.filter(({ total }) => total !== null) : sorted;
  return {
    ids: scored.slice(0, most).map(({ id }) => id),
    count: scored.length,
    untold: verdicts.filter((each) => each.fits === null).length,
  };
}

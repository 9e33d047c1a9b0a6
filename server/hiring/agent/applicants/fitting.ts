/** Finds the rows that match a query: by plain columns first, so that only the remaining résumés are opened. */
import {
  type Candidate,
  fitsOf,
  plainClauses,
  searchable,
  type TextCondition,
} from '../../../../src/events/hr-agent/query/evaluate.ts';
import {
  type ApplicantQuery,
  asksForWithdrawn,
  looksForWords,
} from '../../../../src/events/hr-agent/query/query.ts';
import { turns } from '../../../common/turns.ts';
import { linesOf } from '../../extraction/lines.ts';
import type { Days } from '../days.ts';
import type { Facets } from '../facets.ts';
import type { Marked, OpenedResumes } from '../opened.ts';

interface Brief extends Marked, Pick<Candidate, 'job' | 'state' | 'total'> {
  readonly createdAt: Date;
}

export interface Fitting {
  /** Matching résumés in the order of the query, at most as many as requested. */
  readonly ids: readonly string[];
  /** Number of all matches. */
  readonly count: number;
  /** Number of rows for which it is unknown whether they match. */
  readonly unknownCount: number;
}

const parts = { 'worked-at': 'experience', 'studied-at': 'education' } as const;
const keyOf = ({ of, value }: Pick<TextCondition, 'of' | 'value'>) => `${of} ${value}`;

type Says = ReadonlyMap<string, boolean | null>;

/** Checks texts for each condition, prepared once for all texts; null where a text lacks the part that a condition is about. */
export function saysOf(conditions: readonly TextCondition[]): (text: string) => Says {
  const sought = [...new Map(conditions.map((each) => [keyOf(each), each]))].map(([key, { of, value }]) => ({
    key,
    of,
    words: searchable(value),
  }));
  const asked = new Set(sought.map(({ of }) => of));
  return (text) => {
    const inParts = asked.has('worked-at') || asked.has('studied-at');
    const lines = inParts ? linesOf(text).filter(({ heading }) => !heading) : [];
    // Joined by line breaks, so that no match spans two lines.
    const part = (of: keyof typeof parts) => {
      const own = asked.has(of) ? lines.filter((line) => line.parts.includes(parts[of])) : [];
      return own.length === 0 ? null : own.map((line) => searchable(line.text)).join('\n');
    };
    const said = {
      mentions: asked.has('mentions') ? searchable(text) : null,
      'worked-at': part('worked-at'),
      'studied-at': part('studied-at'),
    };
    return new Map(sought.map(({ key, of, words }) => [key, said[of]?.includes(words) ?? null]));
  };
}

const readOf = (facets: Facets | undefined): Candidate['read'] =>
  facets && facets.years !== null ? { ...facets, years: facets.years } : null;

export async function fitting(
  rows: readonly Brief[],
  query: ApplicantQuery,
  most: number,
  opened: OpenedResumes,
  days: Days,
  signal?: AbortSignal,
): Promise<Fitting> {
  const turn = turns(signal);
  const candidate = ({ job, state, total, createdAt }: Brief, facets?: Facets, says?: Says): Candidate => ({
    job,
    state,
    total,
    appliedOn: days.on(createdAt),
    read: readOf(facets),
    says: (of, value) => says?.get(keyOf({ of, value })) ?? null,
  });
  const plain = plainClauses(query);
  const fitsPlain = fitsOf({ clauses: plain });
  const withWithdrawn = asksForWithdrawn(query);
  const possible: Brief[] = [];
  for (const row of rows) {
    if ((row.state !== 'withdrawn' || withWithdrawn) && fitsPlain(candidate(row)) !== false)
      possible.push(row);
    await turn();
  }
  const needsFacets = plain.length < query.clauses.length || query.order === 'most-years';
  const facets = needsFacets ? await opened.facets(possible, signal) : new Map<string, Facets>();
  const words = query.clauses.flat().filter((each): each is TextCondition => looksForWords(each));
  const ids = possible.map(({ id }) => id);
  const says = words.length > 0 ? await opened.texts(ids, saysOf(words), signal) : null;
  const fits = fitsOf(query);
  const verdicts: { readonly row: Brief; readonly fits: boolean | null }[] = [];
  for (const row of possible) {
    verdicts.push({ row, fits: fits(candidate(row, facets.get(row.id), says?.get(row.id))) });
    await turn();
  }
  const found = verdicts.filter((each) => each.fits === true).map(({ row }) => row);
  const years = ({ id }: Brief) => facets.get(id)?.years ?? -1;
  const sorted = query.order === 'most-years' ? found.toSorted((a, b) => years(b) - years(a)) : found;
  const scored =
    query.order === 'best' && query.limit !== null ? sorted.filter(({ total }) => total !== null) : sorted;
  return {
    ids: scored.slice(0, most).map(({ id }) => id),
    count: scored.length,
    unknownCount: verdicts.filter((each) => each.fits === null).length,
  };
}

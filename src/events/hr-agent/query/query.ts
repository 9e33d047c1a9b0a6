/**
 * A query for applicants as data: all clauses must hold, and each has alternatives of which one is enough. Questions are
 * parsed into it, filters display it, and the server runs it.
 */
import * as z from 'zod/mini';

export const degreeLevels = ['any', 'Bachelor', 'Master', 'Doctorate'] as const;
export const applicantStates = [
  'in-progress',
  'undecided',
  'shortlisted',
  'rejected',
  'failed',
  'withdrawn',
] as const;
export type ApplicantState = (typeof applicantStates)[number];
/** `between` includes both ends. */
export const comparisons = ['at-least', 'more-than', 'at-most', 'less-than', 'exactly', 'between'] as const;
export type Comparison = (typeof comparisons)[number];
/** `since` includes its day, `before` does not, `between` includes both. */
export const dateComparisons = ['since', 'before', 'between'] as const;

export const longestWords = 100;
export const maxClauses = 12;
export const maxAlternatives = 8;
export const maxLimit = 50;
/** The largest meaningful numbers: years of work, points. */
export const largest = { years: 60, score: 100 } as const;

const not = z.boolean();
const words = z.string().check(z.minLength(1), z.maxLength(longestWords));
const day = z.iso.date();

const conditionSchema = z.discriminatedUnion('of', [
  /** By canonical names (skills) and English names (languages). */
  z.strictObject({ of: z.literal('skill'), not, value: words }),
  z.strictObject({ of: z.literal('language'), not, value: words }),
  /** Words of its name; null for any certificate. */
  z.strictObject({ of: z.literal('certification'), not, value: z.nullable(words) }),
  /** At least this level. */
  z.strictObject({ of: z.literal('degree'), not, level: z.enum(degreeLevels) }),
  /** Words in the résumé's section about work, about education, or anywhere. */
  z.strictObject({ of: z.literal('worked-at'), not, value: words }),
  z.strictObject({ of: z.literal('studied-at'), not, value: words }),
  z.strictObject({ of: z.literal('mentions'), not, value: words }),
  z.strictObject({
    of: z.literal('years'),
    not,
    is: z.enum(comparisons),
    value: z.number().check(z.gte(0), z.lte(largest.years)),
    to: z.nullable(z.number().check(z.gte(0), z.lte(largest.years))),
  }),
  z.strictObject({
    of: z.literal('score'),
    not,
    is: z.enum(comparisons),
    value: z.number().check(z.gte(0), z.lte(largest.score)),
    to: z.nullable(z.number().check(z.gte(0), z.lte(largest.score))),
  }),
  z.strictObject({ of: z.literal('state'), not, state: z.enum(applicantStates) }),
  /** Days in the time zone of the person who asks. */
  z.strictObject({
    of: z.literal('applied'),
    not,
    is: z.enum(dateComparisons),
    day,
    to: z.nullable(day),
  }),
  z.strictObject({ of: z.literal('job'), not, id: words, title: z.string() }),
]);
export type Condition = z.infer<typeof conditionSchema>;

const clauseSchema = z.array(conditionSchema).check(z.minLength(1), z.maxLength(maxAlternatives));
export type Clause = z.infer<typeof clauseSchema>;

export const orders = ['newest', 'longest-ago', 'best', 'most-years'] as const;
export type Order = (typeof orders)[number];

export const applicantQuerySchema = z.strictObject({
  clauses: z.array(clauseSchema).check(z.maxLength(maxClauses)),
  order: z.enum(orders),
  /** Maximum number of results; null for all. */
  limit: z.nullable(z.int().check(z.gte(1), z.lte(maxLimit))),
});
export type ApplicantQuery = z.infer<typeof applicantQuerySchema>;

const freeWords: readonly Condition['of'][] = ['worked-at', 'studied-at', 'mentions'];
/** Whether a condition contains free words, which may be anything, even a person's name. */
export const looksForWords = ({ of }: Condition): boolean => freeWords.includes(of);

/** Limit of employers, schools and words per query, because each is searched in every text. */
const maxSearches = 8;
export const searchesTooMuch = ({
  clauses,
}: {
  readonly clauses: readonly (readonly Condition[])[];
}): boolean => clauses.flat().filter(looksForWords).length > maxSearches;
export const tooMuchText = `Look for at most ${maxSearches} employers, schools and words at once.`;

/** Applicants who withdrew are found only when somebody asks for them; "not rejected" does not. */
export const asksForWithdrawn = ({ clauses }: Pick<ApplicantQuery, 'clauses'>): boolean =>
  clauses.flat().some((each) => each.of === 'state' && each.state === 'withdrawn' && !each.not);

/** Whether both ends of each range exist and are in order, which the schema does not check. */
export const isWhole = ({ clauses }: ApplicantQuery): boolean =>
  clauses.flat().every((condition) => {
    if (condition.of === 'applied')
      return (
        (condition.is === 'between') === (condition.to !== null) &&
        condition.day <= (condition.to ?? condition.day)
      );
    if (condition.of !== 'years' && condition.of !== 'score') return true;
    return (
      (condition.is === 'between') === (condition.to !== null) &&
      condition.value <= (condition.to ?? condition.value)
    );
  });

/** What is wrong with an edited condition, or null. */
export function conditionError(condition: Condition): string | null {
  if (condition.of === 'years' || condition.of === 'score') {
    const most = largest[condition.of];
    const ends = [condition.value, condition.to ?? condition.value];
    if (!ends.every((end) => end >= 0 && end <= most)) return `Use a number from 0 to ${most}`;
  }
  if (!conditionSchema.safeParse(condition).success)
    return condition.of === 'applied' ? 'Choose a day' : 'Write what is looked for';
  return isWhole({ clauses: [[condition]], order: 'best', limit: null })
    ? null
    : 'The first one must not be above the second';
}

/** The query with one alternative changed or removed; a clause left without alternatives is removed. */
export const withCondition = (
  query: ApplicantQuery,
  clause: number,
  alternative: number,
  condition: Condition | null,
): ApplicantQuery => ({
  ...query,
  clauses: query.clauses
    .map((each, i) =>
      i === clause ? each.flatMap((one, j) => (j === alternative ? (condition ?? []) : one)) : each,
    )
    .filter(({ length }) => length > 0),
});

/** Properties of which an applicant has only one: a follow-up question for one of them replaces the earlier condition. */
const single: readonly Condition['of'][] = ['job', 'state', 'applied', 'years', 'score'];

/** Adds a follow-up question to the previous one; only conditions on `single` properties are replaced. */
export function refined(before: ApplicantQuery, more: ApplicantQuery): ApplicantQuery {
  const anew = new Set(more.clauses.flat().flatMap(({ of, not }) => (single.includes(of) && !not ? of : [])));
  const kept = before.clauses.filter((clause) => !clause.every(({ of }) => anew.has(of)));
  const known = new Set(kept.map((clause) => JSON.stringify(clause)));
  const added = more.clauses.filter((clause) => !known.has(JSON.stringify(clause)));
  const { order, limit } = more.limit === null ? before : more;
  return { clauses: [...kept, ...added], order, limit };
}

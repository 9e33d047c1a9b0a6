/** How many questions are understood: the right kind of query, and everything that it must be given. */
import type { Condition } from '../../../src/events/hr-agent/query/query.ts';
import { daysIn } from '../../../server/hiring/agent/days.ts';
import type { Records } from '../../../server/hiring/agent/records.ts';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { skillKey } from '../../../src/events/screening/skills.ts';
import { understand } from '../../../server/hiring/agent/nlu/understand.ts';
import { jobTitles, people, type Wording } from './wordings.ts';

/** The rows that questions name; their ids are their names. */
const namedRows = {
  days: daysIn('UTC'),
  blind: false,
  at: new Date('2026-11-21T08:00:00.000Z'),
  jobs: async () =>
    jobTitles.map((title) => ({
      id: title,
      title,
      location: '',
      status: 'open',
      validThrough: '2026-12-31',
      createdAt: new Date('2026-11-01T08:00:00.000Z'),
    })),
  applicants: async ({ ids }: { ids?: readonly string[] }) =>
    people
      .filter((name) => ids === undefined || ids.includes(name))
      .map((name) => ({ id: name, name, title: jobTitles[0], createdAt: new Date() })),
} as unknown as Records;

/** The same, where nobody is to be known. */
export const blindRows = {
  ...namedRows,
  blind: true,
  applicants: async (wanted: { ids?: readonly string[] }) =>
    (await namedRows.applicants(wanted, 'newest', Infinity)).map((row) => ({
      ...row,
      name: resumeCode(row.id),
    })),
} as unknown as Records;

/** What lists of applicants are asked for by. */
const applicantKinds = new Set(
  'list_applicants new_applicants best_applicants applicants_by_score shortlist rejected_applicants undecided_applicants screening_in_progress count_applicants applicants_with_skill applicants_by_experience applicants_with_degree applicants_with_certification applicants_with_language'.split(
    ' ',
  ),
);

/** The query that answers what a wording asks for. */
export const queryOf = (kind: string) => (applicantKinds.has(kind) ? 'find_applicants' : kind);

const isGiven = (got: string, name: string, value: string) =>
  got === value || (name === 'skill' && skillKey(got) === skillKey(value));

/** Whether a condition is what an argument says. */
function says(condition: Condition, name: string, value: string): boolean {
  switch (condition.of) {
    case 'skill':
      return name === 'skill' && isGiven(condition.value, name, value);
    case 'language':
      return name === 'language' && condition.value === value;
    case 'degree':
      return name === 'degree' && condition.level === value;
    case 'state':
      return name === 'status' && condition.state === value;
    case 'job':
      return name === 'job' && condition.id === value;
    case 'applied':
      return name === 'days';
    case 'years':
      return name === 'years' && String(condition.value) === value;
    case 'score':
      return (
        (name === 'minScore' && [Number(value), Number(value) - 1].includes(condition.value)) ||
        (name === 'maxScore' &&
          [Number(value), Number(value) + 1, condition.to].includes(
            condition.is === 'between' ? Number(condition.to) : condition.value,
          ))
      );
    default:
      return false;
  }
}

/** What was understood instead; null where it was right. */
async function misunderstood(
  { question, kinds, args }: Wording,
  rows: Records = namedRows,
): Promise<string | null> {
  const meaning = await understand(rows, question, []);
  if (kinds.length === 0) {
    return meaning.is === 'beyond' || meaning.is === 'nothing' || meaning.is === 'refused'
      ? null
      : `${question} → ${JSON.stringify(meaning)}`;
  }
  if (meaning.is !== 'query') return `${question} → ${JSON.stringify(meaning)}`;
  const { intent: kind, args: given } = meaning.query;
  const isRight =
    kinds.some((each) => kind.name === queryOf(each)) &&
    Object.entries(args).every(([name, value]) =>
      given.query && name !== 'limit'
        ? given.query.clauses.some(([only, ...more]) => only && more.length === 0 && says(only, name, value))
        : isGiven(
            String(name === 'limit' && given.query ? given.query.limit : given[name as keyof typeof given]),
            name,
            value,
          ),
    );
  return isRight ? null : `${question} → ${kind.name} ${JSON.stringify(given)}`;
}

export async function understoodOf(
  wordings: readonly Wording[],
  rows: Records = namedRows,
): Promise<{ share: number; refused: number; wrong: readonly string[] }> {
  const wrong: string[] = [];
  let refused = 0;
  for (const wording of wordings) {
    const fault = await misunderstood(wording, rows);
    if (fault?.includes('"is":"refused"') || fault?.includes('"is":"nothing"')) refused += 1;
    else if (fault !== null) wrong.push(fault);
  }
  return { share: 1 - (wrong.length + refused) / wordings.length, refused, wrong };
}

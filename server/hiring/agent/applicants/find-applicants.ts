/** Finds the applicants who match a query, and returns the query itself as the finding's filters. */
import { ofOne, queryText } from '../../../../src/events/hr-agent/query/describe.ts';
import {
  type ApplicantQuery,
  applicantQuerySchema,
  type Condition,
  isWhole,
  looksForWords,
  searchesTooMuch,
  tooMuchText,
} from '../../../../src/events/hr-agent/query/query.ts';
import type { ReadField } from '../../../../src/events/screening/reading.ts';
import { canonicalSkill } from '../../../../src/events/screening/skills.ts';
import { reasonText, statusWord } from '../../../../src/events/screening/words.ts';
import { capital, counted, listed } from '../../../../src/events/shared/questions/saying.ts';
import { applicantTable, maxRows } from '../../../../src/events/shared/questions/table.ts';
import { isCertificate } from '../../extraction/find-certifications.ts';
import { languageOf } from '../../extraction/spoken.ts';
import { bothValues } from '../both-values.ts';
import { CannotAnswer } from '../choice.ts';
import { finding, type Finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import { namelessText } from '../nameless.ts';
import type { Detailed, Records } from '../records.ts';
import { jobOf, resumeSource, scoreText } from '../rows.ts';
import { resumeSamples, whoSamples } from './questions.ts';

interface Column {
  readonly of: Condition['of'];
  readonly title: string;
  readonly cell: (row: Detailed) => string;
}

const cellOf =
  (field: ReadField) =>
  (row: Detailed): string =>
    bothValues(row, field) || '–';

/** Table columns that are shown when the query has a condition on them. */
const columns: readonly Column[] = [
  { of: 'skill', title: 'Skills', cell: cellOf('skills') },
  { of: 'language', title: 'Languages', cell: cellOf('languages') },
  { of: 'certification', title: 'Certificates', cell: cellOf('certifications') },
  { of: 'degree', title: 'Degree', cell: cellOf('degree') },
  { of: 'years', title: 'Years of work', cell: cellOf('years') },
];

/** The query with canonical names and job ids. @throws NeedsChoice, CannotAnswer */
async function canonicalQuery(records: Records, query: ApplicantQuery): Promise<ApplicantQuery> {
  const canonicalCondition = async (condition: Condition): Promise<Condition> => {
    if (condition.of === 'skill') return { ...condition, value: canonicalSkill(condition.value) };
    if (condition.of === 'language') {
      const value = languageOf(condition.value);
      if (value === null)
        throw new CannotAnswer(`I know no language called ${records.said(condition.value)}.`);
      return { ...condition, value };
    }
    if (condition.of !== 'job') return condition;
    const { id, title } = await jobOf(records, condition.id);
    return { ...condition, id, title };
  };
  return {
    ...query,
    clauses: await Promise.all(query.clauses.map((clause) => Promise.all(clause.map(canonicalCondition)))),
  };
}

/** Whether the query could find somebody by name. */
export const mayName = ({ clauses }: ApplicantQuery): boolean =>
  clauses
    .flat()
    .some(
      (each) =>
        looksForWords(each) ||
        (each.of === 'certification' && each.value !== null && !isCertificate(each.value)),
    );

export const findApplicants: Intent = {
  name: 'find_applicants',
  title: 'Applicants by filters',
  description:
    'Applicants by any conditions on skills, languages, certificates, degree, years of work, score, status, day of application, job, employers and schools. Leave no condition out: say which one cannot be asked for.',
  takes: ['query'],
  needs: ['query'],
  examples: [...whoSamples, ...resumeSamples].flatMap(({ examples }) => examples),
  async find(records, { query: asked, counts = false }) {
    const parsed = applicantQuerySchema.safeParse(asked);
    if (!parsed.success || !isWhole(parsed.data)) throw new CannotAnswer('These filters do not go together.');
    if (searchesTooMuch(parsed.data)) throw new CannotAnswer(tooMuchText);
    if (records.blind && mayName(parsed.data)) throw new CannotAnswer(namelessText);
    const query = await canonicalQuery(records, parsed.data);
    const most = query.limit ?? maxRows;
    const { ids, count, unknownCount } = await records.fitting(query, most);
    const rows = await records.detailed({ ids }, 'newest', most);
    const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return { ...(await findingOf(records, query, inOrder, count, unknownCount, counts)), filters: query };
  },
};

async function findingOf(
  records: Records,
  query: ApplicantQuery,
  rows: readonly Detailed[],
  count: number,
  unknownCount: number,
  counts: boolean,
): Promise<Finding> {
  const conditions = queryText({ ...query, limit: null }, '').trim();
  const suffix =
    conditions === '' ? '' : ` ${count === 1 && query.limit === null ? ofOne(conditions) : conditions}`;
  const unknownText =
    unknownCount === 0
      ? ''
      : ` Of ${counted(unknownCount, 'other')} it cannot be told: the résumé was not read, or does not say.`;
  if (rows.length === 0) return finding(`No applicants${suffix}.${unknownText}`);
  const names = listed(
    rows.map(({ name, total }) => (query.limit === null || total === null ? name : `${name} (${total})`)),
    query.limit ?? undefined,
  );
  const shown = counts ? 0 : count - rows.length;
  const more = shown > 0 && query.limit === null ? ` The table shows ${rows.length} of them.` : '';
  const who =
    query.limit === null
      ? counted(count, 'applicant')
      : `the ${queryText({ ...query, clauses: [] }).toLowerCase()}`;
  const text = counts
    ? `${capital(counted(count, 'applicant'))}${suffix}.`
    : `${capital(who)}${suffix}: ${names}.${more}`;
  const asked = new Set(query.clauses.flat().map(({ of }) => of));
  if (query.order === 'most-years') asked.add('years');
  const extra = columns.filter(({ of }) => asked.has(of));
  const reasons = await reasonsOf(records, query);
  return finding(text + unknownText, {
    tables: applicantTable(
      'Applicants',
      ['Applicant', 'Job', ...extra.map(({ title }) => title), 'Score', 'Status', 'Applied on'],
      rows,
      (row) => [
        row.name,
        row.title,
        ...extra.map(({ cell }) => cell(row)),
        row.total === null ? '–' : String(row.total),
        capital(statusWord(row.state)),
        records.days.of(row.createdAt),
      ],
    ),
    sources: rows.map((row) =>
      resumeSource(
        row,
        [
          `applied on ${records.days.of(row.createdAt)}`,
          scoreText(row.total),
          statusWord(row.state),
          reasons.get(row.id),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    next: query.limit !== null && rows[0] ? [`Why does ${rows[0].name} have this score?`] : [],
  });
}

/** The reasons of decisions, by résumé id, for the decided states the query asks for. */
async function reasonsOf(
  records: Records,
  { clauses }: ApplicantQuery,
): Promise<ReadonlyMap<string, string>> {
  const decided = new Map<string, string>();
  const facts = { shortlisted: 'ResumeShortlisted', rejected: 'ResumeRejected' } as const;
  for (const state of ['shortlisted', 'rejected'] as const) {
    if (!clauses.flat().some((each) => each.of === 'state' && each.state === state && !each.not)) continue;
    for (const [id, reason] of await records.reasons(state))
      decided.set(id, reasonText(facts[state], reason));
  }
  return decided;
}

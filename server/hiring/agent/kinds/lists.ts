/** Lists of applicants by what became of them, by score, and by what their résumés say. */
import { canonicalSkill, skillKey, skillNames } from '../../../../src/events/screening/skills.ts';
import { languageOf } from '../../extraction/spoken.ts';
import { finding, mostRows, type Finding, tableOf } from '../finding.ts';
import { degreeLevels, type Kind } from '../kind.ts';
import type { Applicant, Detailed, Order, Records, Wanted } from '../records.ts';
import {
  applicantColumns,
  applicantLine,
  failureText,
  forJob,
  jobOf,
  jobSource,
  maybeJob,
  quoted,
  resumeSource,
  scoreText,
  sinceDays,
  statesOf,
  statusWord,
} from '../rows.ts';
import { away, capital, counted, dayOf, daysBetween, listed, many, rounded, does } from '../words.ts';

interface Listing {
  readonly title: string;
  readonly order: Order;
  readonly limit?: number;
  /** What a source says of its row. */
  readonly says: (row: Applicant) => string;
  readonly text: (count: number, rows: readonly Applicant[]) => string;
  readonly nobody: string;
}

async function list(records: Records, wanted: Wanted, listing: Listing): Promise<Finding> {
  const { title, order, limit = mostRows, says, text, nobody } = listing;
  const rows = await records.applicants(wanted, order, limit);
  if (rows.length === 0) return finding(nobody);
  const count = rows.length < limit ? rows.length : await records.count(wanted);
  const shown = count > rows.length ? ` The table shows ${rows.length} of them.` : '';
  return finding(text(count, rows) + shown, {
    tables: tableOf(title, applicantColumns, rows.map(applicantLine)),
    sources: rows.map((row) => resumeSource(row, says(row))),
  });
}

/** The same, with a column for what was read. */
async function listDetailed(
  records: Records,
  wanted: Wanted,
  {
    column,
    cell,
    ...listing
  }: Listing & { readonly column: string; readonly cell: (row: Detailed) => string },
): Promise<Finding> {
  const { title, order, limit = mostRows, text, nobody } = listing;
  const rows = await records.detailed(wanted, order, limit);
  if (rows.length === 0) return finding(nobody);
  const count = rows.length < limit ? rows.length : await records.count(wanted);
  const shown = count > rows.length ? ` The table shows ${rows.length} of them.` : '';
  return finding(text(count, rows) + shown, {
    tables: tableOf(
      title,
      ['Applicant', 'Job', column, 'Score', 'Status'],
      rows.map((row) => [
        row.name,
        row.title,
        cell(row),
        row.total === null ? '–' : String(row.total),
        capital(statusWord(row.state)),
      ]),
    ),
    sources: rows.map((row) => resumeSource(row, cell(row))),
  });
}

const namesOf = (rows: readonly Applicant[]) => listed(rows.map(({ name }) => name));
const applied = ({ createdAt }: Applicant) => `applied on ${dayOf(createdAt)}`;
const applicants = (count: number) => counted(count, 'applicant');
const score = ({ total }: Applicant) => scoreText(total);

/** What decisions are called on the pages. */
export const reasonText = (reason: string): string =>
  reason === 'position-filled' ? 'position filled' : reason;

function decided(
  state: 'shortlisted' | 'rejected',
  rest: Pick<Kind, 'name' | 'title' | 'description' | 'examples'>,
): Kind {
  return {
    ...rest,
    takes: ['job'],
    needs: [],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = await list(
        records,
        { job: job?.id, states: [state] },
        {
          title: capital(state),
          order: 'best',
          says: score,
          text: (count, rows) =>
            `${capital(applicants(count))}${forJob(job)} ${many(count, 'is')} ${state}: ${namesOf(rows)}.`,
          nobody: `Nobody${forJob(job)} is ${state}.`,
        },
      );
      const reasons = await records.reasons(state, job?.id);
      return {
        ...found,
        sources: found.sources.map((source) => {
          const reason = reasons.get(source.id);
          return reason === undefined
            ? source
            : { ...source, says: `${source.says}, because of: ${reasonText(reason)}` };
        }),
      };
    },
  };
}

const known = new Set(skillNames);

export const listKinds: readonly Kind[] = [
  {
    name: 'list_applicants',
    title: 'Who applied',
    description: 'Applicants for one job or all, the latest first.',
    takes: ['job'],
    needs: [],
    examples: [
      'Who applied for {job:Leather technician}?',
      'List the applicants',
      'Show me the candidates for {job:Leather technician}',
      'Who are my applicants?',
      'Who wants {job:Leather technician}?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      return list(
        records,
        { job: job?.id },
        {
          title: 'Applicants',
          order: 'newest',
          says: (row) => `${applied(row)}, ${statusWord(row.state)}`,
          text: (count, rows) =>
            `${capital(applicants(count))}${forJob(job)}, the latest first: ${namesOf(rows)}.`,
          nobody: `Nobody has applied${forJob(job)} yet.`,
        },
      );
    },
  },
  {
    name: 'new_applicants',
    title: 'Who applied lately',
    description: 'Applicants since some days (7 by default, 1 is today), the latest first.',
    takes: ['days', 'job'],
    needs: [],
    examples: [
      'Who applied {days:this week}?',
      'Any new applicants?',
      'Who is new {days:since yesterday}?',
      'New candidates for {job:Leather technician} {days:in the last 30 days}',
      'Which applications came in {days:today}?',
    ],
    async find(records, { days = 7, job: called }) {
      const job = await maybeJob(records, called);
      const since = sinceDays(records.at, days);
      return list(
        records,
        { job: job?.id, since },
        {
          title: 'New applicants',
          order: 'newest',
          says: applied,
          text: (count, rows) =>
            `${capital(applicants(count))} ${many(count, 'has')} applied${forJob(job)} since ${dayOf(since)}: ${namesOf(rows)}.`,
          nobody: `Nobody has applied${forJob(job)} since ${dayOf(since)}.`,
        },
      );
    },
  },
  {
    name: 'best_applicants',
    title: 'Who has the highest scores',
    description: 'Applicants with the highest scores for their job, for one job or all, the best first.',
    takes: ['job', 'limit'],
    needs: [],
    examples: [
      'Who are the best applicants?',
      'Who is the best candidate for {job:Leather technician}?',
      'Top {limit:5} applicants',
      'Who has the highest score for {job:Leather technician}?',
      'Show the strongest {limit:3} candidates',
      'Rank the applicants for {job:Leather technician} by score',
    ],
    async find(records, { job: called, limit = 5 }) {
      const job = await maybeJob(records, called);
      const rows = await records.applicants({ job: job?.id, minScore: 0 }, 'best', limit);
      const [first] = rows;
      if (!first) return finding(`Nobody has a score${forJob(job)} yet.`);
      return finding(
        rows.length === 1
          ? `${first.name} has the highest score${forJob(job)}: ${first.total}.`
          : `The highest scores${forJob(job)}: ${listed(
              rows.map(({ name, total }) => `${name} (${total})`),
              limit,
            )}.`,
        {
          tables: tableOf('The best applicants', applicantColumns, rows.map(applicantLine)),
          sources: rows.map((row) => resumeSource(row, score(row))),
          next: [`Why does ${first.name} have this score?`],
        },
      );
    },
  },
  {
    name: 'applicants_by_score',
    title: 'Who is above or below a score',
    description: 'Applicants with at least, or at most, some score.',
    takes: ['minScore', 'maxScore', 'job'],
    needs: [],
    examples: [
      'Who scored {minScore:above 70}?',
      'Applicants with a score of {minScore:at least 50} for {job:Leather technician}',
      'Who has {maxScore:less than 30} points?',
      'Which candidates score {minScore:over 60}?',
    ],
    async find(records, { minScore, maxScore, job: called }) {
      const job = await maybeJob(records, called);
      const bounds = [
        minScore === undefined ? '' : `at least ${minScore}`,
        maxScore === undefined ? '' : `at most ${maxScore}`,
      ]
        .filter(Boolean)
        .join(' and ');
      return list(
        records,
        { job: job?.id, minScore: minScore ?? 0, maxScore },
        {
          title: 'Applicants by score',
          order: 'best',
          says: score,
          text: (count, rows) =>
            `${capital(applicants(count))}${forJob(job)} ${many(count, 'has')} a score${bounds === '' ? '' : ` of ${bounds}`}: ${namesOf(rows)}.`,
          nobody: `Nobody${forJob(job)} has a score${bounds === '' ? '' : ` of ${bounds}`}.`,
        },
      );
    },
  },
  decided('shortlisted', {
    name: 'shortlist',
    title: 'Who is shortlisted',
    description: 'Applicants on the shortlist of one job or all, with the reason.',
    examples: [
      'Who is shortlisted?',
      'Show the shortlist for {job:Leather technician}',
      'Whom did we shortlist?',
      'Which candidates made the shortlist?',
    ],
  }),
  decided('rejected', {
    name: 'rejected_applicants',
    title: 'Who was rejected',
    description: 'Applicants who were rejected, for one job or all, with the reason.',
    examples: [
      'Who was rejected?',
      'Whom did we turn down for {job:Leather technician}?',
      'List the rejected candidates',
      'Show rejections for {job:Leather technician}',
    ],
  }),
  {
    name: 'undecided_applicants',
    title: 'Who waits for a decision',
    description:
      'Applicants who are screened and neither shortlisted nor rejected, those who wait longest first.',
    takes: ['job'],
    needs: [],
    examples: [
      'Who is still waiting for a decision?',
      'Which applicants are undecided?',
      'Whom do I still have to decide on for {job:Leather technician}?',
      'Pending applications',
      'What is left to review?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      return list(
        records,
        { job: job?.id, states: statesOf.undecided },
        {
          title: 'Waiting for a decision',
          order: 'longest-ago',
          says: (row) => `${applied(row)}, ${score(row)}`,
          text: (count, rows) =>
            `${capital(applicants(count))}${forJob(job)} ${many(count, 'is')} screened and not decided: ${namesOf(rows)}. The one who waits longest, ${rows[0]!.name}, applied ${away(daysBetween(records.at, rows[0]!.createdAt))}.`,
          nobody: `Nobody${forJob(job)} waits for a decision.`,
        },
      );
    },
  },
  {
    name: 'screening_in_progress',
    title: 'Whose résumé is being screened',
    description: 'Applicants whose résumé was received and has no score yet.',
    takes: ['job'],
    needs: [],
    examples: [
      'Which résumés are still being screened?',
      'Is any screening still running?',
      'What is in progress?',
      'Which résumés have no score yet?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      return list(
        records,
        { job: job?.id, states: statesOf['in-progress'] },
        {
          title: 'Being screened',
          order: 'newest',
          says: applied,
          text: (count, rows) =>
            `${capital(counted(count, 'résumé'))}${forJob(job)} ${many(count, 'is')} being screened: ${namesOf(rows)}.`,
          nobody: `No résumé${forJob(job)} is being screened now.`,
        },
      );
    },
  },
  {
    name: 'unreadable_resumes',
    title: 'Which résumés could not be read, and why',
    description: 'Résumés whose screening failed, with the reason.',
    takes: ['job'],
    needs: [],
    examples: [
      'Which résumés could not be read?',
      'Why did screenings fail?',
      'Any unreadable files?',
      'Which screenings {status:failed}?',
      'Résumés with errors',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const rows = await records.applicants({ job: job?.id, states: ['failed'] }, 'newest', mostRows);
      if (rows.length === 0) return finding(`Every résumé${forJob(job)} that was screened could be read.`);
      const why = await Promise.all(
        rows.map(async ({ id }) => {
          const last = (await records.steps(id)).findLast(({ type }) => type === 'ScreeningFailed');
          return last?.reason ? failureText[last.reason as keyof typeof failureText] : 'unknown';
        }),
      );
      return finding(
        `${capital(counted(rows.length, 'résumé'))}${forJob(job)} could not be read: ${listed(rows.map(({ name }, i) => `${name} (${why[i]})`))}.`,
        {
          tables: tableOf(
            'Not readable',
            ['Applicant', 'Job', 'Why'],
            rows.map((row, i) => [row.name, row.title, why[i]!]),
          ),
          sources: rows.map((row, i) => resumeSource(row, why[i]!)),
        },
      );
    },
  },
  {
    name: 'applicants_with_skill',
    title: 'Who has a skill',
    description:
      'Applicants whose résumé names a skill in any of its spellings; a skill that is not known is looked for as words.',
    takes: ['skill', 'job'],
    needs: ['skill'],
    examples: [
      'Who knows {skill:sewing}?',
      'Which applicants have {skill:sewing}?',
      'Find candidates with {skill:sewing} for {job:Leather technician}',
      'Anyone with experience in {skill:sewing}?',
      'Who can do {skill:sewing}?',
      'Whose résumé mentions {skill:sewing}?',
    ],
    async find(records, { skill: called = '', job: inJob }) {
      const job = await maybeJob(records, inJob);
      const skill = canonicalSkill(called);
      const isKnown = known.has(skill);
      const says = isKnown ? 'names' : 'mentions';
      return list(
        records,
        { job: job?.id, ...(isKnown ? { skill } : { mentions: called.trim() }) },
        {
          title: isKnown ? `Applicants with ${skill}` : `Résumés that mention “${skill}”`,
          order: 'best',
          says: (row) => `${says} ${skill}, ${score(row)}`,
          text: (count, rows) =>
            `${capital(counted(count, 'résumé'))}${forJob(job)} ${does(count, isKnown ? 'name' : 'mention')} ${isKnown ? skill : `“${skill}”`}: ${namesOf(rows)}.`,
          nobody: isKnown
            ? `No résumé${forJob(job)} names ${skill}.`
            : `“${skill}” is no skill that I know by name, and no résumé${forJob(job)} mentions it.`,
        },
      );
    },
  },
  {
    name: 'common_skills',
    title: 'Which skills are the most common',
    description: 'The skills that most résumés name, for one job or all.',
    takes: ['job'],
    needs: [],
    examples: [
      'Which skills are most common among applicants?',
      'What skills do the applicants for {job:Leather technician} have?',
      'Most frequent skills',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = await records.commonSkills(job?.id, 15);
      if (found.length === 0) return finding(`No résumé${forJob(job)} names a skill that I know.`);
      const jobs = new Map(
        (await records.tallies())
          .filter((each) => !job || each.job === job.id)
          .map((each) => [each.job, each.title]),
      );
      return finding(
        `The most common skills${forJob(job)}: ${listed(
          found.map(({ skill, count }) => `${skill} (${count})`),
          5,
        )}.`,
        {
          tables: tableOf(
            'Skills',
            ['Skill', 'Résumés'],
            found.map(({ skill, count }) => [skill, String(count)]),
          ),
          sources: [...jobs].map(([id, title]) => jobSource({ id, title }, 'its résumés')),
        },
      );
    },
  },
  {
    name: 'applicants_by_experience',
    title: 'Who has how many years of work',
    description: 'Applicants by their years of work, the most first, all or with at least so many.',
    takes: ['years', 'job'],
    needs: [],
    examples: [
      'Who has {years:more than 5 years} of experience?',
      'Who has the most experience?',
      'Candidates with {years:at least 3 years} for {job:Leather technician}',
      'How many years of experience do applicants have?',
      'Who is the most experienced?',
    ],
    async find(records, { years, job: called }) {
      const job = await maybeJob(records, called);
      const least = years === undefined ? '' : ` with at least ${rounded(years)} years of work`;
      const yearsOf = ({ extraction }: Detailed) => extraction?.years.value ?? 0;
      return listDetailed(
        records,
        { job: job?.id, minYears: years ?? 0 },
        {
          title: 'Years of work',
          order: 'most-years',
          column: 'Years',
          cell: (row) => `${rounded(yearsOf(row))} years`,
          says: () => '',
          text: (count, rows) =>
            `${capital(applicants(count))}${forJob(job)}${least}. The most has ${rows[0]!.name}: ${rounded(yearsOf(rows[0] as Detailed))} years, by the dates in the résumé.`,
          nobody: `No résumé${forJob(job)} that was read has dates of work${least}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_degree',
    title: 'Who has a degree',
    description: 'Applicants whose résumé names a degree: any, or at least a Bachelor, Master or Doctorate.',
    takes: ['degree', 'job'],
    needs: [],
    examples: [
      'Who has a {degree:degree}?',
      'Which applicants for {job:Leather technician} have a {degree:master}?',
      'Who went to university?',
      'Candidates with a {degree:PhD}',
    ],
    async find(records, { degree = 'any', job: called }) {
      const job = await maybeJob(records, called);
      const levels = degreeLevels.slice(1);
      const degrees = degree === 'any' ? ['Degree', ...levels] : levels.slice(levels.indexOf(degree));
      const what =
        degree === 'any'
          ? 'a degree'
          : degree === 'Doctorate'
            ? 'a doctorate'
            : `at least a ${degree}’s degree`;
      return listDetailed(
        records,
        { job: job?.id, degrees },
        {
          title: 'Degrees',
          order: 'best',
          column: 'Degree',
          cell: ({ extraction }) => extraction?.degree?.value ?? '–',
          says: () => '',
          text: (count, rows) =>
            `${capital(counted(count, 'résumé'))}${forJob(job)} ${does(count, 'name')} ${what}: ${namesOf(rows)}.`,
          nobody: `No résumé${forJob(job)} names ${what}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_certification',
    title: 'Who has a certificate',
    description: 'Applicants whose résumé names certificates: any, or one by a part of its name.',
    takes: ['certification', 'job'],
    needs: [],
    examples: [
      'Who has a certificate?',
      'Which applicants are certified?',
      'Who holds a {certification:PMP} certification?',
      'Certifications of the applicants for {job:Leather technician}',
    ],
    async find(records, { certification = '', job: called }) {
      const job = await maybeJob(records, called);
      const what = certification === '' ? 'a certificate' : `a certificate called “${certification}”`;
      return listDetailed(
        records,
        { job: job?.id, certification },
        {
          title: 'Certificates',
          order: 'best',
          column: 'Certificates',
          cell: ({ extraction }) => extraction?.certifications.map(({ value }) => value).join(', ') ?? '',
          says: () => '',
          text: (count, rows) =>
            `${capital(counted(count, 'résumé'))}${forJob(job)} ${does(count, 'name')} ${what}: ${namesOf(rows)}.`,
          nobody: `No résumé${forJob(job)} names ${what}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_language',
    title: 'Who speaks a language',
    description: 'Applicants whose résumé lists a spoken language.',
    takes: ['language', 'job'],
    needs: ['language'],
    examples: [
      'Who speaks {language:Spanish}?',
      'Which applicants for {job:Leather technician} know {language:Spanish}?',
      'Anyone fluent in {language:Spanish}?',
    ],
    async find(records, { language: called = '', job: inJob }) {
      const job = await maybeJob(records, inJob);
      const language = languageOf(called);
      if (language === null) return finding(`I know no language called “${called}”.`);
      const cell = ({ extraction }: Detailed) =>
        extraction?.languages.map(({ value }) => value).join(', ') ?? '';
      const listing = { title: language, order: 'best' as const, column: 'Languages', cell, says: () => '' };
      const text = (verb: string) => (count: number, rows: readonly Applicant[]) =>
        `${capital(counted(count, 'résumé'))}${forJob(job)} ${does(count, verb)} ${language}: ${namesOf(rows)}.`;
      const listedAs = await listDetailed(
        records,
        { job: job?.id, language },
        { ...listing, text: text('list'), nobody: '' },
      );
      if (listedAs.text !== '') return listedAs;
      const nobody = `No résumé${forJob(job)} lists ${language} among its languages`;
      return listDetailed(
        records,
        { job: job?.id, mentions: language },
        {
          ...listing,
          cell: () => 'mentioned elsewhere',
          text: (count, rows) =>
            `${nobody}, but ${counted(count, 'résumé')} ${does(count, 'mention')} it: ${namesOf(rows)}.`,
          nobody: `${nobody}.`,
        },
      );
    },
  },
  {
    name: 'repeat_applicants',
    title: 'Who applied more than once',
    description: 'People, told by their e-mail address, who sent more than one résumé, and for which jobs.',
    takes: [],
    needs: [],
    examples: [
      'Who applied for more than one job?',
      'Are there duplicate applicants?',
      'Who applied twice?',
      'Same person several times',
    ],
    async find(records) {
      const found = await records.repeated();
      if (found.length === 0)
        return finding('Nobody has applied more than once with the same e-mail address.');
      return finding(
        `${capital(counted(found.length, 'person'))} ${many(found.length, 'has')} applied more than once: ${listed(found.map(([first]) => first!.name))}.`,
        {
          tables: tableOf(
            'Applied more than once',
            ['Applicant', 'Résumés', 'Jobs'],
            found.map((rows) => [
              rows[0]!.name,
              String(rows.length),
              [...new Set(rows.map(({ title }) => title))].join(', '),
            ]),
          ),
          sources: found.flat().map((row) => resumeSource(row, `for ${quoted(row)}, ${applied(row)}`)),
        },
      );
    },
  },
  {
    name: 'rejection_reasons',
    title: 'Why applicants were rejected',
    description: 'How often each reason was given for a rejection, for one job or all.',
    takes: ['job'],
    needs: [],
    examples: [
      'Why were applicants rejected?',
      'What are the reasons for rejections?',
      'Most common reason to reject for {job:Leather technician}',
      'Rejection reasons',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const reasons = await records.reasons('rejected', job?.id);
      if (reasons.size === 0) return finding(`Nobody${forJob(job)} is rejected.`);
      const counts = new Map<string, number>();
      for (const reason of reasons.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const sorted = [...counts].sort((one, other) => other[1] - one[1]);
      const rows = await records.applicants(
        { ids: [...reasons.keys()].slice(0, mostRows) },
        'newest',
        mostRows,
      );
      return finding(
        `${capital(applicants(reasons.size))}${forJob(job)} ${many(reasons.size, 'is')} rejected. The reasons: ${listed(
          sorted.map(([reason, count]) => `${reasonText(reason)} (${count})`),
          10,
        )}.`,
        {
          tables: tableOf(
            'Reasons',
            ['Reason', 'How often'],
            sorted.map(([reason, count]) => [capital(reasonText(reason)), String(count)]),
          ),
          sources: rows.map((row) => resumeSource(row, reasonText(reasons.get(row.id) ?? ''))),
        },
      );
    },
  },
  {
    name: 'best_matches',
    title: 'Who fits a job by skills, whatever they applied for',
    description:
      'Among all résumés, also those that were sent for other jobs, those that name most of the skills one job asks for.',
    takes: ['job', 'limit'],
    needs: ['job'],
    examples: [
      'Who else would fit {job:Leather technician}?',
      'Which résumés match {job:Leather technician} best?',
      'Who of the other applicants is suited to {job:Leather technician}?',
      'Find matches for {job:Leather technician}',
    ],
    async find(records, { job: called, limit = 10 }) {
      const job = await jobOf(records, called);
      const wanted = [...new Set([...job.requiredSkills, ...job.niceToHave].map(canonicalSkill))];
      if (wanted.length === 0)
        return finding(`${quoted(job)} asks for no skills, so there is nothing to compare.`, {
          sources: [jobSource(job, 'no skills')],
        });
      const rows = await records.bySkills(wanted, limit);
      if (rows.length === 0)
        return finding(`No résumé names a skill that ${quoted(job)} asks for.`, {
          sources: [jobSource(job, wanted.join(', '))],
        });
      const keys = new Set(wanted.map(skillKey));
      const shared = ({ extraction }: Detailed) =>
        (extraction?.skills ?? []).map(({ value }) => value).filter((value) => keys.has(skillKey(value)));
      return finding(
        `Of the ${counted(wanted.length, 'skill')} that ${quoted(job)} asks for, the most are named by ${listed(
          rows.map((row) => `${row.name} (${shared(row).length})`),
          5,
        )}.`,
        {
          tables: tableOf(
            'Résumés that fit',
            ['Applicant', 'Applied for', 'Skills of the job'],
            rows.map((row) => [row.name, row.title, shared(row).join(', ')]),
          ),
          sources: rows.map((row) => resumeSource(row, shared(row).join(', '))),
        },
      );
    },
  },
];

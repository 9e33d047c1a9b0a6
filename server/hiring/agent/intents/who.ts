/** Lists of applicants by when they came, how they scored and what became of them. */
import { reasonText } from '../../../../src/events/screening/words.ts';
import { maxRows, tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import { applicantsText, appliedOn, listApplicants, namesOf, resumesText, scoreOf } from '../listing.ts';
import type { Applicant } from '../records.ts';
import {
  applicantColumns,
  applicantLine,
  forJob,
  maybeJob,
  quoted,
  resumeSource,
  statesOf,
  statusWord,
} from '../rows.ts';
import { away, capital, counted, listed, many } from '../../../../src/events/shared/questions/saying.ts';

const decisions = { shortlisted: 'ResumeShortlisted', rejected: 'ResumeRejected' } as const;

function decided(
  state: 'shortlisted' | 'rejected',
  rest: Pick<Intent, 'name' | 'title' | 'description' | 'examples'>,
): Intent {
  return {
    ...rest,
    takes: ['job'],
    needs: [],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = await listApplicants(
        records,
        { job: job?.id, states: [state] },
        {
          title: capital(state),
          order: 'best',
          says: scoreOf,
          text: (count, rows) =>
            `${capital(applicantsText(count))}${forJob(job)} ${many(count, 'is')} ${state}: ${namesOf(rows)}.`,
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
            : { ...source, says: `${source.says}; ${reasonText(decisions[state], reason)}` };
        }),
      };
    },
  };
}

export const whoIntents: readonly Intent[] = [
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
      return listApplicants(
        records,
        { job: job?.id },
        {
          title: 'Applicants',
          order: 'newest',
          says: (row) => `${appliedOn(records)(row)}, ${statusWord(row.state)}`,
          text: (count, rows) =>
            `${capital(applicantsText(count))}${forJob(job)}, the latest first: ${namesOf(rows)}.`,
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
      const since = records.days.since(records.at, days);
      return listApplicants(
        records,
        { job: job?.id, since },
        {
          title: 'New applicants',
          order: 'newest',
          says: appliedOn(records),
          text: (count, rows) =>
            `${capital(applicantsText(count))} ${many(count, 'has')} applied${forJob(job)} since ${records.days.of(since)}: ${namesOf(rows)}.`,
          nobody: `Nobody has applied${forJob(job)} since ${records.days.of(since)}.`,
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
          tables: tableOf(
            'The best applicants',
            applicantColumns,
            rows.map((row) => applicantLine(records, row)),
          ),
          sources: rows.map((row) => resumeSource(row, scoreOf(row))),
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
      return listApplicants(
        records,
        { job: job?.id, minScore: minScore ?? 0, maxScore },
        {
          title: 'Applicants by score',
          order: 'best',
          says: scoreOf,
          text: (count, rows) =>
            `${capital(applicantsText(count))}${forJob(job)} ${many(count, 'has')} a score${bounds === '' ? '' : ` of ${bounds}`}: ${namesOf(rows)}.`,
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
      return listApplicants(
        records,
        { job: job?.id, states: statesOf.undecided },
        {
          title: 'Waiting for a decision',
          order: 'longest-ago',
          says: (row) => `${appliedOn(records)(row)}, ${scoreOf(row)}`,
          text: (count, rows) =>
            `${capital(applicantsText(count))}${forJob(job)} ${many(count, 'is')} screened and not decided: ${namesOf(rows)}. The one who waits longest, ${rows[0]!.name}, applied ${away(records.days.between(records.at, rows[0]!.createdAt))}.`,
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
      return listApplicants(
        records,
        { job: job?.id, states: statesOf['in-progress'] },
        {
          title: 'Being screened',
          order: 'newest',
          says: appliedOn(records),
          text: (count, rows) =>
            `${capital(resumesText(count))}${forJob(job)} ${many(count, 'is')} being screened: ${namesOf(rows)}.`,
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
      const why = await records.reasons('failed', job?.id);
      const rows = await records.applicants({ job: job?.id, states: ['failed'] }, 'newest', maxRows);
      if (rows.length === 0) return finding(`Every résumé${forJob(job)} that was screened could be read.`);
      const whyOf = ({ id }: Applicant) => reasonText('ScreeningFailed', why.get(id) ?? 'unknown');
      return finding(`${capital(resumesText(why.size))}${forJob(job)} could not be read: ${namesOf(rows)}.`, {
        tables: tableOf(
          'Not readable',
          ['Applicant', 'Job', 'Why'],
          rows.map((row) => [row.name, row.title, whyOf(row)]),
        ),
        sources: rows.map((row) => resumeSource(row, whyOf(row))),
      });
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
          sources: found
            .flat()
            .map((row) => resumeSource(row, `for ${quoted(row)}, ${appliedOn(records)(row)}`)),
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
        { ids: [...reasons.keys()].slice(0, maxRows) },
        'newest',
        maxRows,
      );
      return finding(
        `${capital(applicantsText(reasons.size))}${forJob(job)} ${many(reasons.size, 'is')} rejected. The reasons: ${listed(
          sorted.map(([reason, count]) => `${reasonText('ResumeRejected', reason)} (${count})`),
          10,
        )}.`,
        {
          tables: tableOf(
            'Reasons',
            ['Reason', 'How often'],
            sorted.map(([reason, count]) => [reasonText('ResumeRejected', reason), String(count)]),
          ),
          sources: rows.map((row) =>
            resumeSource(row, reasonText('ResumeRejected', reasons.get(row.id) ?? '')),
          ),
        },
      );
    },
  },
];

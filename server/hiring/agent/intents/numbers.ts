/** Questions about numbers: how many applied for which job, when, and with what scores. */
import { isUnfinished } from '../../../../src/events/screening/status.ts';
import { verdictWords } from '../../../../src/events/screening/words.ts';
import { tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import { applicantsText } from '../listing.ts';
import type { Tally } from '../records.ts';
import { forJob, jobOf, jobSource, maybeJob, quoted, resumeSource, statusOfJob } from '../rows.ts';
import {
  away,
  capital,
  counted,
  dayOf,
  listed,
  many,
  rounded,
} from '../../../../src/events/shared/questions/saying.ts';

const sum = (tallies: readonly Tally[], fits: (tally: Tally) => boolean = () => true) =>
  tallies.reduce((total, each) => total + (fits(each) ? each.count : 0), 0);

const isNotErased = ({ state }: Tally) => state !== 'erased';

/** The sum per job, by job id, in the order of the tallies. */
function byJob(tallies: readonly Tally[]): ReadonlyMap<string, { title: string; count: number }> {
  const sums = new Map<string, { title: string; count: number }>();
  for (const { job, title, count } of tallies) {
    const known = sums.get(job);
    if (known) known.count += count;
    else sums.set(job, { title, count });
  }
  return sums;
}

export const numberIntents: readonly Intent[] = [
  {
    name: 'job_overview',
    title: 'How a job is doing',
    description: 'Status, last day, and applicants of one job by what became of them.',
    takes: ['job'],
    needs: ['job'],
    examples: [
      'How is {job:Leather technician} doing?',
      'Give me an overview of {job:Leather technician}',
      'What is the status of {job:Leather technician}?',
      'Tell me about the job {job:Leather technician}',
      'Is {job:Leather technician} {jobStatus:open}?',
    ],
    async find(records, { job: called }) {
      const job = await jobOf(records, called);
      const tallies = (await records.tallies()).filter((each) => each.job === job.id);
      const total = sum(tallies, isNotErased);
      const score = (await records.scores()).find((each) => each.job === job.id);
      const status = statusOfJob(job, records.at);
      const is = status === 'draft' ? 'a draft' : status === 'expired' ? 'over' : status;
      const rows = [
        ['Being screened', sum(tallies, ({ state }) => isUnfinished(state))],
        ['Not decided', sum(tallies, ({ state }) => state === 'screened')],
        ['Shortlisted', sum(tallies, ({ state }) => state === 'shortlisted')],
        ['Rejected', sum(tallies, ({ state }) => state === 'rejected')],
        ['Not readable', sum(tallies, ({ state }) => state === 'failed')],
        ['Withdrawn', sum(tallies, ({ state }) => state === 'withdrawn')],
        ['Erased', sum(tallies, ({ state }) => state === 'erased')],
      ] as const;
      return finding(
        `${quoted(job)} is ${is}${job.validThrough === '' ? '' : `, with ${dayOf(job.validThrough)} as its last day`}. It has ${applicantsText(total)}${score ? `; their median score is ${rounded(score.median)}` : ''}.`,
        {
          tables:
            total + sum(tallies) === 0
              ? []
              : tableOf(
                  job.title,
                  ['Applicants', 'How many'],
                  rows.map(([what, count]) => [what, String(count)]),
                ),
          sources: [jobSource(job, `${status}, ${applicantsText(total)}`)],
        },
      );
    },
  },
  {
    name: 'jobs_by_applicants',
    title: 'Which jobs have the most applicants',
    description: 'Own jobs by how many people applied, the most first; the last are those with the fewest.',
    takes: [],
    needs: [],
    examples: [
      'Which job has the most applicants?',
      'Which jobs are the most popular?',
      'Which job has the fewest applicants?',
      'How many applicants per job?',
      'Where do most people apply?',
      'Rank my jobs by applicants',
    ],
    async find(records) {
      const jobs = await records.jobs();
      const counts = byJob((await records.tallies()).filter(isNotErased));
      const rows = jobs
        .map((job) => ({ job, count: counts.get(job.id)?.count ?? 0 }))
        .sort((one, other) => other.count - one.count);
      const first = rows[0];
      if (!first) return finding('You have no jobs yet.');
      if (first.count === 0)
        return finding('Nobody has applied for any of your jobs yet.', {
          sources: rows.map(({ job }) => jobSource(job, applicantsText(0))),
        });
      const top = rows.filter(({ count }) => count === first.count);
      const least = rows.at(-1)!.count;
      const fewest = rows.filter(({ count }) => count === least);
      return finding(
        `${listed(top.map(({ job }) => quoted(job)))} ${many(top.length, 'has')} the most: ${applicantsText(first.count)}${top.length > 1 ? ' each' : ''}.` +
          (least === first.count
            ? ''
            : ` The fewest: ${listed(
                fewest.map(({ job }) => quoted(job)),
                3,
              )}, with ${applicantsText(least)}.`),
        {
          tables: tableOf(
            'Applicants by job',
            ['Job', 'Applicants'],
            rows.map(({ job, count }) => [job.title, String(count)]),
          ),
          sources: rows.map(({ job, count }) => jobSource(job, applicantsText(count))),
        },
      );
    },
  },
  {
    name: 'jobs_without_applicants',
    title: 'Which jobs nobody applied for',
    description: 'Open jobs, and those that are over or closed, for which nobody applied.',
    takes: [],
    needs: [],
    examples: [
      'Which jobs have no applicants?',
      'Which jobs has nobody applied for?',
      'Jobs without applications',
      'Is there a job with zero candidates?',
    ],
    async find(records) {
      const counts = byJob((await records.tallies()).filter(isNotErased));
      const published = (await records.jobs()).filter(({ status }) => status !== 'draft');
      const found = published.filter(({ id }) => !counts.has(id));
      if (published.length === 0) return finding('You have no jobs that people could apply for.');
      if (found.length === 0)
        return finding(`Somebody has applied for each of your ${counted(published.length, 'job')}.`);
      return finding(`Nobody has applied for ${listed(found.map(quoted))}.`, {
        sources: found.map((job) => jobSource(job, `${statusOfJob(job, records.at)}, no applicants`)),
      });
    },
  },
  {
    name: 'last_applicant',
    title: 'When somebody last applied',
    description: 'Who applied last, for one job or any, and how long ago.',
    takes: ['job'],
    needs: [],
    examples: [
      'Who applied last?',
      'When did somebody last apply for {job:Leather technician}?',
      'How long since the last applicant?',
      'When was the latest application?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const [row] = await records.applicants({ job: job?.id }, 'newest', 1);
      if (!row)
        return finding(`Nobody has applied${forJob(job)} yet.`, {
          sources: job ? [jobSource(job, applicantsText(0))] : [],
        });
      const days = records.days.between(records.at, row.createdAt);
      return finding(
        `${row.name} applied last${job ? forJob(job) : ` (for ${quoted(row)})`}, on ${records.days.of(row.createdAt)}, ${away(days)}.`,
        {
          sources: [resumeSource(row, `applied on ${records.days.of(row.createdAt)}`)],
        },
      );
    },
  },
  {
    name: 'applicants_over_time',
    title: 'How many applied in each week',
    description: 'Applicants by week, the last ten weeks that had any.',
    takes: ['job'],
    needs: [],
    examples: [
      'How many applications per week?',
      'Show applicants over time',
      'Weekly applications for {job:Leather technician}',
      'What is the trend of applications?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const weeks = await records.weeks(job?.id, 10);
      if (weeks.length === 0) return finding(`Nobody has applied${forJob(job)} yet.`);
      const last = weeks[0]!;
      return finding(
        `In the latest week with applications, from ${dayOf(last.monday)}, ${applicantsText(last.count)} came${forJob(job)}.`,
        {
          tables: tableOf(
            'Applicants by week',
            ['Week from', 'Applicants'],
            weeks.map(({ monday, count }) => [dayOf(monday), String(count)]),
          ),
          sources: job
            ? [jobSource(job, `${counted(weeks.length, 'week')} with applicants`)]
            : [...byJob((await records.tallies()).filter(isNotErased))].map(([id, { title, count }]) =>
                jobSource({ id, title }, applicantsText(count)),
              ),
        },
      );
    },
  },
  {
    name: 'score_statistics',
    title: 'Average and median scores',
    description: 'Average, median, least and highest score, by job.',
    takes: ['job'],
    needs: [],
    examples: [
      'What is the average score?',
      'Median score per job',
      'What is the average score for {job:Leather technician}?',
      'How well do applicants score on average?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = (await records.scores()).filter((each) => !job || each.job === job.id);
      if (found.length === 0) return finding(`Nobody has a score${forJob(job)} yet.`);
      const count = found.reduce((total, each) => total + each.count, 0);
      const mean = found.reduce((total, each) => total + each.average * each.count, 0) / count;
      const [only] = found;
      return finding(
        `The average score${forJob(job)} is ${rounded(mean)}${found.length === 1 ? `, the median ${rounded(only!.median)}` : ''}, over ${counted(count, 'résumé')}.`,
        {
          tables: tableOf(
            'Scores by job',
            ['Job', 'Scored', 'Average', 'Median', 'Lowest', 'Highest'],
            found.map((each) => [
              each.title,
              String(each.count),
              rounded(each.average),
              rounded(each.median),
              String(each.least),
              String(each.most),
            ]),
          ),
          sources: found.map((each) =>
            jobSource(
              { id: each.job, title: each.title },
              `average ${rounded(each.average)}, median ${rounded(each.median)}`,
            ),
          ),
        },
      );
    },
  },
  {
    name: 'erased_resumes',
    title: 'How many résumés were erased',
    description: 'How many résumés were erased, by job. Nothing is known of whom they were.',
    takes: ['job'],
    needs: [],
    examples: [
      'How many résumés were erased?',
      'How many applicants deleted their data?',
      'Has personal data been erased?',
      'Erased applications for {job:Leather technician}',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = (await records.tallies()).filter(
        ({ state, job: id }) => state === 'erased' && (!job || id === job.id),
      );
      const count = sum(found);
      if (count === 0) return finding(`No résumé has been erased${forJob(job)}.`);
      return finding(
        `${capital(counted(count, 'résumé'))}${forJob(job)} ${many(count, 'was')} erased. Nothing is kept of whom ${count === 1 ? 'it was' : 'they were'}.`,
        {
          sources: found.map((each) =>
            jobSource({ id: each.job, title: each.title }, `${each.count} erased`),
          ),
        },
      );
    },
  },
  {
    name: 'impact_ratio',
    title: 'Selection rates of groups',
    description:
      'Selection rate and impact ratio of each group that the employer entered for a job, by the four-fifths rule.',
    takes: ['job'],
    needs: ['job'],
    examples: [
      'What is the impact ratio of {job:Leather technician}?',
      'Selection rates for {job:Leather technician}',
      'Is the selection for {job:Leather technician} fair by the four-fifths rule?',
      'Is there adverse impact?',
    ],
    async find(records, { job: called }) {
      const job = await jobOf(records, called);
      const groups = await records.impact(job.id);
      const source = [jobSource(job, counted(groups.length, 'group'))];
      if (groups.length === 0)
        return finding(
          `No groups are entered for applicants of ${quoted(job)}, so there is no rate to compare.`,
          { sources: source },
        );
      const adverse = groups.filter(({ verdict }) => verdict === 'adverse');
      return finding(
        adverse.length === 0
          ? `No group of ${quoted(job)} with enough applicants is below four fifths of the highest selection rate.`
          : `${listed(adverse.map(({ group }) => `“${group}”`))} ${many(adverse.length, 'is')} below four fifths of the highest selection rate for ${quoted(job)}. That is a sign to look closer, not a proof.`,
        {
          tables: tableOf(
            `Selection rates: ${job.title}`,
            ['Group', 'Screened', 'Shortlisted', 'Rate', 'Ratio', 'Verdict'],
            groups.map(({ group, applicants, selected, rate, ratio, verdict }) => [
              group,
              String(applicants),
              String(selected),
              `${Math.round(rate * 100)} %`,
              ratio === null ? '–' : ratio.toFixed(2),
              verdictWords[verdict],
            ]),
          ),
          sources: source,
        },
      );
    },
  },
];

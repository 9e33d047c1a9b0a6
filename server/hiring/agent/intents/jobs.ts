/** Questions about jobs: which there are, their deadlines, what they require and offer. */
import { skillKey } from '../../../../src/events/screening/skills.ts';
import { salaryOf, type JobRow } from '../../job-shapes.ts';
import { tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import { jobOf, jobSource, maybeJob, quoted, skillText, statusOfJob } from '../rows.ts';
import {
  away,
  capital,
  counted,
  dayOf,
  daysBetween,
  listed,
  many,
  salaryText,
  does,
} from '../../../../src/events/shared/questions/saying.ts';

const lastDay = ({ validThrough }: JobRow) => (validThrough === '' ? 'not set' : dayOf(validThrough));
const titlesOf = (jobs: readonly JobRow[]) => listed(jobs.map(quoted));
const placeOf = ({ location, country, remote }: JobRow) =>
  [location || country, remote ? 'remote' : ''].filter(Boolean).join(', ') || 'no place named';
const payOf = (job: JobRow) => {
  const salary = salaryOf(job);
  return salary ? salaryText(salary) : 'no salary named';
};

/** Days until the job's last day; negative when it is past, null when it has none. */
const daysLeft = ({ validThrough }: JobRow, at: Date) =>
  validThrough === '' ? null : daysBetween(at, new Date(validThrough));

export const jobIntents: readonly Intent[] = [
  {
    name: 'list_jobs',
    title: 'Which jobs are open, drafts, closed or expired',
    description: 'The own jobs with their status and last day, all or with one status.',
    takes: ['jobStatus'],
    needs: [],
    examples: [
      'Which jobs are {jobStatus:open}?',
      'What jobs do I have?',
      'Show my {jobStatus:draft} jobs',
      'List all my jobs',
      'How many jobs are {jobStatus:closed}?',
      'Which jobs have {jobStatus:expired}?',
      'How many jobs do I have {jobStatus:open}?',
    ],
    async find(records, { jobStatus }) {
      const all = await records.jobs();
      const found = all.filter(
        (job) => jobStatus === undefined || statusOfJob(job, records.at) === jobStatus,
      );
      if (found.length === 0) {
        return finding(
          all.length === 0
            ? 'You have no jobs yet.'
            : `None of your ${counted(all.length, 'job')} ${jobStatus === 'draft' ? 'is a draft' : `is ${jobStatus}`}.`,
        );
      }
      return finding(
        `You have ${counted(found.length, jobStatus === 'draft' ? 'draft' : jobStatus ? `${jobStatus} job` : 'job')}: ${titlesOf(found)}.`,
        {
          tables: tableOf(
            'Jobs',
            ['Job', 'Status', 'Last day', 'Place'],
            found.map((job) => [
              job.title,
              capital(statusOfJob(job, records.at)),
              lastDay(job),
              placeOf(job),
            ]),
          ),
          sources: found.map((job) => jobSource(job, statusOfJob(job, records.at))),
        },
      );
    },
  },
  {
    name: 'jobs_closing',
    title: 'Which jobs close soon',
    description: 'Open jobs whose last day is within some days (14 by default), the nearest first.',
    takes: ['days'],
    needs: [],
    examples: [
      'Which jobs close soon?',
      'What closes within {days:the next 7 days}?',
      'Which jobs will expire {days:this week}?',
      'Any deadlines coming up?',
      'Which job ends next?',
    ],
    async find(records, { days = 14 }) {
      const open = (await records.jobs()).filter((job) => statusOfJob(job, records.at) === 'open');
      const found = open
        .map((job) => ({ job, left: daysLeft(job, records.at) ?? Infinity }))
        .filter(({ left }) => left <= days)
        .sort((one, other) => one.left - other.left);
      const within = `within ${counted(days, 'day')}`;
      if (found.length === 0) {
        return finding(
          open.length === 0
            ? 'You have no open jobs.'
            : `None of your ${counted(open.length, 'open job')} closes ${within}.`,
          { sources: open.map((job) => jobSource(job, `until ${lastDay(job)}`)) },
        );
      }
      return finding(
        `${capital(counted(found.length, 'job'))} ${does(found.length, 'close')} ${within}: ${listed(found.map(({ job, left }) => `${quoted(job)} ${away(left)}`))}.`,
        { sources: found.map(({ job }) => jobSource(job, `until ${lastDay(job)}`)) },
      );
    },
  },
  {
    name: 'job_deadline',
    title: 'Until when a job takes applications',
    description: 'The last day of one job, and how far away it is.',
    takes: ['job'],
    needs: ['job'],
    examples: [
      'When does {job:Leather technician} close?',
      'What is the deadline for {job:Leather technician}?',
      'Until when can people apply for {job:Leather technician}?',
      'How long is {job:Leather technician} still open?',
    ],
    async find(records, { job: called }) {
      const job = await jobOf(records, called);
      const left = daysLeft(job, records.at);
      const status = statusOfJob(job, records.at);
      const text =
        left === null
          ? `${quoted(job)} has no last day yet.`
          : status === 'closed'
            ? `${quoted(job)} is closed. Its last day was to be ${lastDay(job)}.`
            : status === 'draft'
              ? `${quoted(job)} is a draft; its last day is ${lastDay(job)}, ${away(left)}.`
              : status === 'expired'
                ? `${quoted(job)} took applications until ${lastDay(job)}, ${away(left)}.`
                : `${quoted(job)} takes applications until ${lastDay(job)}, ${away(left)}.`;
      return finding(text, { sources: [jobSource(job, `${status}, until ${lastDay(job)}`)] });
    },
  },
  {
    name: 'job_requirements',
    title: 'What a job asks for',
    description: 'Skills, years, level and degree that one job asks for.',
    takes: ['job'],
    needs: ['job'],
    examples: [
      'What does {job:Leather technician} ask for?',
      'Which skills are required for {job:Leather technician}?',
      'What are the requirements of {job:Leather technician}?',
      'What must one know for {job:Leather technician}?',
      'Does {job:Leather technician} need a degree?',
      'How many years of experience does {job:Leather technician} ask for?',
    ],
    async find(records, { job: called }) {
      const job = await jobOf(records, called);
      const skills = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join(', '));
      return finding(
        `${quoted(job)} asks for ${job.requiredSkills.length === 0 ? 'no particular skills' : listed(job.requiredSkills, 60)}${job.niceToHave.length > 0 ? `; nice to have ${many(job.niceToHave.length, 'is')} ${listed(job.niceToHave, 60)}` : ''}.`,
        {
          tables: tableOf(
            job.title,
            ['What', 'Asked for'],
            [
              ['Required skills', skills(job.requiredSkills)],
              ['Nice to have', skills(job.niceToHave)],
              ['Level', job.experienceLevel],
              ['Years of work', job.minYears === 0 ? 'none' : `at least ${job.minYears}`],
              ['Degree', job.degreeRequired ? 'required' : 'not required'],
            ],
          ),
          sources: [jobSource(job, 'what it asks for')],
        },
      );
    },
  },
  {
    name: 'job_salary',
    title: 'What jobs pay',
    description: 'The salary range that a job names, or that each job names.',
    takes: ['job'],
    needs: [],
    examples: [
      'What does {job:Leather technician} pay?',
      'What is the salary for {job:Leather technician}?',
      'Which salaries do my jobs name?',
      'How much do we offer for {job:Leather technician}?',
      'Which job pays most?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      if (job) {
        const salary = salaryOf(job);
        return finding(
          salary ? `${quoted(job)} offers ${salaryText(salary)}.` : `${quoted(job)} names no salary.`,
          { sources: [jobSource(job, payOf(job))] },
        );
      }
      const all = await records.jobs();
      const named = all.filter((each) => salaryOf(each) !== null);
      if (named.length === 0)
        return finding(all.length === 0 ? 'You have no jobs yet.' : 'None of your jobs names a salary.');
      const rows = [...named].sort((one, other) => (other.salaryMaxCents ?? 0) - (one.salaryMaxCents ?? 0));
      return finding(
        `${capital(counted(named.length, 'job'))} of ${all.length} ${does(named.length, 'name')} a salary.`,
        {
          tables: tableOf(
            'Salaries',
            ['Job', 'Salary'],
            rows.map((each) => [each.title, payOf(each)]),
          ),
          sources: rows.map((each) => jobSource(each, payOf(each))),
        },
      );
    },
  },
  {
    name: 'job_location',
    title: 'Where jobs are',
    description: 'The place of a job, or of each, and whether it is remote.',
    takes: ['job'],
    needs: [],
    examples: [
      'Where is {job:Leather technician}?',
      'Where are my jobs located?',
      'Is {job:Leather technician} remote?',
      'Which jobs are remote?',
      'In which city is {job:Leather technician}?',
      'Which jobs can be done from home?',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      if (job) {
        const place = job.location || job.country;
        return finding(
          `${quoted(job)} ${place === '' ? 'names no place' : `is in ${place}`}, and is ${job.remote ? '' : 'not '}done from home.`,
          { sources: [jobSource(job, placeOf(job))] },
        );
      }
      const all = await records.jobs();
      if (all.length === 0) return finding('You have no jobs yet.');
      const remote = all.filter((each) => each.remote);
      return finding(
        remote.length === 0
          ? 'None of your jobs is remote.'
          : `${capital(counted(remote.length, 'job'))} of ${all.length} ${many(remote.length, 'is')} remote: ${titlesOf(remote)}.`,
        {
          tables: tableOf(
            'Places',
            ['Job', 'Place'],
            all.map((each) => [each.title, placeOf(each)]),
          ),
          sources: all.map((each) => jobSource(each, placeOf(each))),
        },
      );
    },
  },
  {
    name: 'jobs_asking_for_skill',
    title: 'Which jobs ask for a skill',
    description: 'Own jobs that require a skill or find it nice to have.',
    takes: ['skill'],
    needs: ['skill'],
    examples: [
      'Which jobs ask for {skill:sewing}?',
      'Which of my jobs need {skill:sewing}?',
      'In which jobs is {skill:sewing} required?',
    ],
    async find(records, { skill = '' }) {
      const key = skillKey(skill);
      const has = (list: readonly string[]) => list.some((each) => skillKey(each) === key);
      const found = (await records.jobs()).flatMap((job) =>
        has(job.requiredSkills)
          ? [{ job, how: 'required' }]
          : has(job.niceToHave)
            ? [{ job, how: 'nice to have' }]
            : [],
      );
      const name = skillText(records, skill);
      if (found.length === 0) return finding(`None of your jobs asks for ${name}.`);
      return finding(
        `${capital(counted(found.length, 'job'))} ${does(found.length, 'ask')} for ${name}: ${listed(found.map(({ job, how }) => `${quoted(job)} (${how})`))}.`,
        { sources: found.map(({ job, how }) => jobSource(job, `${name}: ${how}`)) },
      );
    },
  },
];

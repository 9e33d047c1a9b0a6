/** Who applied, how many, and since when. */
import { finding, type Source, tableOf } from '../finding.ts';
import type { Kind } from '../kind.ts';
import { jobOf, statesOf, statusWord } from '../rows.ts';
import type { Applicant } from '../records.ts';
import { capital, counted, dayOf, many } from '../words.ts';

export const sourceOf = (row: Applicant, says: string): Source => ({
  kind: 'resume',
  id: row.id,
  title: row.name,
  says,
});

const columns = ['Applicant', 'Job', 'Score', 'Status', 'Applied on'];
const lineOf = (row: Applicant) => [
  row.name,
  row.title,
  row.total === null ? '–' : String(row.total),
  capital(statusWord(row.state)),
  dayOf(row.createdAt),
];

export const applicantKinds: readonly Kind[] = [
  {
    name: 'count_applicants',
    title: 'How many applied',
    description:
      'How many people applied, for one job or for each, whatever became of them or with one status.',
    takes: ['job', 'status', 'days'],
    needs: [],
    examples: [
      'How many people applied?',
      'How many applicants does {job:Leather technician} have?',
      'Number of candidates',
    ],
    async find(records, { job: said, status }) {
      const job = said === undefined ? null : await jobOf(records, said);
      const states = status && statesOf[status];
      const count = await records.count({ job: job?.id, states });
      const whose = job ? ` for “${job.title}”` : '';
      return finding(`${capital(counted(count, 'applicant'))}${whose}.`, {
        sources: job
          ? [{ kind: 'job', id: job.id, title: job.title, says: counted(count, 'applicant') }]
          : [],
      });
    },
  },
  {
    name: 'best_applicants',
    title: 'The best applicants',
    description: 'Applicants with the highest scores, for one job or all, the best first.',
    takes: ['job', 'limit'],
    needs: [],
    examples: [
      'Who are the best applicants?',
      'Who is the best candidate for {job:Leather technician}?',
      'Top {limit:5} applicants',
    ],
    async find(records, { job: said, limit = 5 }) {
      const job = said === undefined ? null : await jobOf(records, said);
      const rows = await records.applicants({ job: job?.id, minScore: 0 }, 'best', limit);
      const whose = job ? ` for “${job.title}”` : '';
      if (rows.length === 0) return finding(`Nobody has a score${whose} yet.`);
      return finding(
        `${capital(counted(rows.length, 'applicant'))} ${many(rows.length, 'has')} the highest scores${whose}.`,
        {
          tables: tableOf('The best applicants', columns, rows.map(lineOf)),
          sources: rows.map((row) => sourceOf(row, `score ${row.total}`)),
        },
      );
    },
  },
];

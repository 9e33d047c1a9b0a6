/** Which jobs there are. */
import { finding, tableOf } from '../finding.ts';
import type { Kind } from '../kind.ts';
import { capital, counted, dayOf, listed } from '../words.ts';

export const jobKinds: readonly Kind[] = [
  {
    name: 'list_jobs',
    title: 'Which jobs there are',
    description: 'The own jobs, all or with one status, with their last day.',
    takes: ['jobStatus'],
    needs: [],
    examples: ['Which jobs are {jobStatus:open}?', 'What jobs do I have?', 'Show my {jobStatus:draft} jobs'],
    async find(records, { jobStatus }) {
      const today = records.at.toISOString().slice(0, 10);
      const found = (await records.jobs()).filter(({ status, validThrough }) => {
        const over = status === 'open' && validThrough < today;
        return jobStatus === undefined || (jobStatus === 'expired' ? over : status === jobStatus && !over);
      });
      if (found.length === 0) return finding(`You have no ${jobStatus ? `${jobStatus} ` : ''}jobs.`);
      return finding(
        `You have ${counted(found.length, jobStatus ? `${jobStatus} job` : 'job')}: ${listed(found.map(({ title }) => title))}.`,
        {
          tables: tableOf(
            'Jobs',
            ['Job', 'Status', 'Last day'],
            found.map(({ title, status, validThrough }) => [
              title,
              capital(status),
              validThrough && dayOf(validThrough),
            ]),
          ),
          sources: found.map(({ id, title, status }) => ({ kind: 'job', id, title, says: status })),
        },
      );
    },
  },
];

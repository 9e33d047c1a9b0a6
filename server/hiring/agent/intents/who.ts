/** Questions about groups of applicants: unreadable, repeated and rejected, with reasons. */
import { reasonText } from '../../../../src/events/screening/words.ts';
import { capital, counted, listed, many } from '../../../../src/events/shared/questions/saying.ts';
import { applicantTable, maxRows, tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import { applicantsText, appliedOn, namesOf, resumesText } from '../listing.ts';
import type { Applicant } from '../records.ts';
import { forJob, maybeJob, quoted, resumeSource } from '../rows.ts';

export const whoIntents: readonly Intent[] = [
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
        tables: applicantTable('Not readable', ['Applicant', 'Job', 'Why'], rows, (row) => [
          row.name,
          row.title,
          whyOf(row),
        ]),
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

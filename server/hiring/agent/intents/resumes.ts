/** Questions about the contents of all résumés together. */
import { canonicalSkill, skillKey } from '../../../../src/events/screening/skills.ts';
import { counted, listed } from '../../../../src/events/shared/questions/saying.ts';
import { applicantTable, tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import type { Detailed } from '../records.ts';
import { forJob, jobOf, jobSource, maybeJob, quoted, resumeSource } from '../rows.ts';

export const resumeIntents: readonly Intent[] = [
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
          tables: applicantTable(
            'Résumés that fit',
            ['Applicant', 'Applied for', 'Skills of the job'],
            rows,
            (row) => [row.name, row.title, shared(row).join(', ')],
          ),
          sources: rows.map((row) => resumeSource(row, shared(row).join(', '))),
        },
      );
    },
  },
];

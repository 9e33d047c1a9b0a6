/** The requirements of a job that its scores are based on. */
import type { Asked } from '../../../src/events/screening/asked.ts';
import { fieldsOfSkillsIn } from '../../../src/events/screening/fields-of-work.ts';
import { occupationsIn } from '../../../src/events/screening/occupations.ts';
import { knownCertificatesIn } from '../extraction/find-certifications.ts';
import type { JobRow } from '../job-shapes.ts';

export type ScoredJob = Pick<
  JobRow,
  'rubric' | 'title' | 'description' | 'requiredSkills' | 'niceToHave' | 'degreeRequired' | 'minYears'
>;

export function askedOf(job: ScoredJob): Asked {
  const skills = { requiredSkills: [...job.requiredSkills], niceToHave: [...job.niceToHave] };
  if (job.rubric === 'v1') return { rubric: 'v1', ...skills };
  const named = occupationsIn(job.title);
  const fields = new Set(named.map(({ field }) => field));
  return {
    rubric: 'v2',
    ...skills,
    certificates: knownCertificatesIn(`${job.title}\n${job.description}`),
    occupations: named.map(({ name }) => name),
    fields: fields.size > 0 ? [...fields] : [...fieldsOfSkillsIn([...job.requiredSkills, ...job.niceToHave])],
    degreeRequired: job.degreeRequired,
    minYears: job.minYears,
  };
}

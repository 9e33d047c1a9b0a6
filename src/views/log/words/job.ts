/** Descriptions of facts about jobs, from draft to deletion. */
import type { jobFacts } from '../../../events/job/events.ts';
import type { FactWords } from './fact-words.ts';

export const jobWords: FactWords<typeof jobFacts> = {
  JobDrafted: ({ fields: { title } }) => `Drafted ${title === '' ? 'a job' : `“${title}”`}`,
  JobEdited: ({ fields: { title } }) => `Changed ${title === '' ? 'the job' : `“${title}”`}`,
  RubricChosen: ({ rubric }) => `Résumés are scored by rubric ${rubric}`,
  JobOpened: () => 'Opened for applications',
  JobClosed: () => 'Closed',
  JobReopened: () => 'Opened again',
  JobDeleted: () => 'Deleted',
};

/** All kinds of questions by topic, in display order. */
import { aboutIntents } from './intents/about.ts';
import { jobIntents } from './intents/jobs.ts';
import { numberIntents } from './intents/numbers.ts';
import { personIntents } from './intents/persons.ts';
import { resumeIntents } from './intents/resumes.ts';
import { whoIntents } from './intents/who.ts';
import { findApplicants } from './applicants/find-applicants.ts';
import { resumeSamples, type Sample, whoSamples } from './applicants/questions.ts';
import type { Intent } from './intent.ts';

/** `asks`: sample questions to show. */
export const topics: readonly {
  readonly title: string;
  readonly intents: readonly Intent[];
  readonly asks: readonly Sample[];
}[] = [
  { title: 'Jobs', intents: jobIntents, asks: jobIntents },
  { title: 'How many, and how well', intents: numberIntents, asks: numberIntents },
  { title: 'Who', intents: whoIntents, asks: [...whoSamples, ...whoIntents] },
  { title: 'Who, by the résumé', intents: resumeIntents, asks: [...resumeSamples, ...resumeIntents] },
  { title: 'One applicant', intents: personIntents, asks: personIntents },
  { title: 'The agent itself', intents: aboutIntents, asks: aboutIntents },
];

/** The kinds that are recognized by a question's similarity to their examples. */
export const nearIntents: readonly Intent[] = topics.flatMap(({ intents }) => intents);

export const allIntents: readonly Intent[] = [findApplicants, ...nearIntents];

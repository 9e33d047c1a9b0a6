/** Every kind of question by its topic, in the order they are shown. */
import { aboutIntents } from './intents/about.ts';
import { jobIntents } from './intents/jobs.ts';
import { numberIntents } from './intents/numbers.ts';
import { personIntents } from './intents/persons.ts';
import { resumeIntents } from './intents/resumes.ts';
import { whoIntents } from './intents/who.ts';
import type { Intent } from './intent.ts';

export const topics: readonly { readonly title: string; readonly intents: readonly Intent[] }[] = [
  { title: 'Jobs', intents: jobIntents },
  { title: 'How many, and how well', intents: numberIntents },
  { title: 'Who', intents: whoIntents },
  { title: 'Who, by the résumé', intents: resumeIntents },
  { title: 'One applicant', intents: personIntents },
  { title: 'The agent itself', intents: aboutIntents },
];

export const allIntents: readonly Intent[] = topics.flatMap(({ intents: kinds }) => kinds);

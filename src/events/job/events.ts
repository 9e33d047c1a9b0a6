/** The facts of one job, stream `job/{id}` on the server, from the first draft to its deletion. */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { rubrics } from '../screening/rubrics.ts';
import { jobFieldsSchema } from './fields.ts';

const noData = z.strictObject({});

export const jobFacts = {
  JobDrafted: defineFact(
    'truth',
    1,
    z.strictObject({
      /** uid. */
      employer: z.string(),
      fields: jobFieldsSchema,
    }),
  ),
  /** All fields as they are from now on. */
  JobEdited: defineFact('truth', 1, z.strictObject({ fields: jobFieldsSchema })),
  /** The rubric for scoring résumés from now on; v1 until one is chosen. */
  RubricChosen: defineFact('truth', 1, z.strictObject({ rubric: z.enum(rubrics) })),
  /** From now on everybody sees it and can apply. */
  JobOpened: defineFact('truth', 1, noData),
  JobClosed: defineFact('truth', 1, noData),
  JobReopened: defineFact('truth', 1, noData),
  JobDeleted: defineFact('truth', 1, noData),
} as const;

export type JobFact = FactsOf<typeof jobFacts>;
export const jobFact = factConstructors(jobFacts);
export const jobStream = defineStream('job/', jobFacts);

export const jobStreamName = (id: string) => `job/${id}`;

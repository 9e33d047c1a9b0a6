/**
 * The facts of one analysis, stream `analysis/{id}` on the server: its pictures, its progress and its outcome. The numbers
 * are in a separate record, whose SHA-256 is in the fact; the item's name, given by a person, is in no fact.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { itemTypes } from './item.ts';

/** The working states, from which an analysis can fail. */
export const workingStates = ['checking', 'aligning', 'measuring'] as const;
export type WorkingState = (typeof workingStates)[number];

/** Why pictures are unfit for any engine: found before the actual measuring begins. */
export const refusalReasons = ['same-picture', 'too-small', 'picture-lost', 'unreadable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why an analysis ended without a result, through no fault of the pictures. */
export const failureReasons = ['too-heavy', 'broken'] as const;
export type FailureReason = (typeof failureReasons)[number];

const noData = z.strictObject({});
const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));
const percent = z.number().check(z.gte(0), z.lte(100));

export const analysisFacts = {
  AnalysisReceived: defineFact(
    'truth',
    1,
    z.strictObject({
      /** uid. */
      owner: z.string(),
      itemType: z.enum(itemTypes),
      /** Ids of pictures. */
      before: z.string(),
      after: z.string(),
      /** Whether it is one of the owner's trial runs, reserved until it ends. */
      trial: z.boolean(),
    }),
  ),
  CheckStarted: defineFact('truth', 1, noData),
  AlignmentStarted: defineFact('truth', 1, noData),
  MeasurementStarted: defineFact('truth', 1, noData),
  /** `record`: SHA-256 of the canonical JSON of the measurement. The trial run is used up from here on. */
  AnalysisMeasured: defineFact(
    'truth',
    1,
    z.strictObject({
      engine: z.string(),
      record: sha256,
      cleaningScore: z.nullable(percent),
      colourRestoration: z.nullable(percent),
    }),
  ),
  /** Also a result, but one that costs no trial run. */
  AnalysisInconclusive: defineFact(
    'truth',
    1,
    z.strictObject({ engine: z.string(), record: sha256, reasons: z.array(z.string()) }),
  ),
  AnalysisRefused: defineFact('truth', 1, z.strictObject({ reason: z.enum(refusalReasons) })),
  AnalysisFailed: defineFact(
    'truth',
    1,
    z.strictObject({ during: z.enum(workingStates), reason: z.enum(failureReasons) }),
  ),
  /** Starts over; `trial`: a trial run is reserved again. */
  AnalysisRetried: defineFact('truth', 1, z.strictObject({ trial: z.boolean() })),
  /** `byOther`: by an admin. */
  AnalysisDeleted: defineFact('truth', 1, z.strictObject({ byOther: z.boolean() })),
  AnalysisRestored: defineFact('truth', 1, noData),
} as const;

export type AnalysisFact = FactsOf<typeof analysisFacts>;
export const analysisFact = factConstructors(analysisFacts);
export const analysisStream = defineStream('analysis/', analysisFacts);

export const analysisStreamName = (id: string) => `analysis/${id}`;

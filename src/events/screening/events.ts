/**
 * The facts of one résumé and its screening, stream `screening/{resumeId}` on the server. They hold ids, numbers and
 * offsets into the text, never the text itself or anything found in it: the facts remain when the résumé is erased.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { readFields } from './reading.ts';
import { shortlistReasons, rejectReasons } from './reasons.ts';
import { whys } from './whys.ts';

/** Why a résumé could not be screened. */
export const failureReasons = [
  'encrypted',
  'scanned',
  'empty',
  'too-large',
  'wrong-type',
  'damaged',
  'too-slow',
  /** The file is no longer in the store. */
  'lost',
  /** A bug on our side. */
  'broken',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** The working states, from which a screening can fail. */
export const workingStates = ['extracting', 'scoring'] as const;
export type WorkingState = (typeof workingStates)[number];

/** `employer`: had added it themselves. When an account is deleted, its whole streams are removed instead. */
export const erasures = ['applicant', 'employer', 'admin', 'job-deleted', 'retention'] as const;
export type Erasure = (typeof erasures)[number];

export const maxPoints = 100;

const nothing = z.strictObject({});
const offset = z.int().check(z.gte(0));

/** What points are for and where it was found; its name is stored with the text. */
export const pointsSchema = z.strictObject({
  of: z.enum(['years', 'skill', 'certification', 'project', 'degree']),
  points: z.number().check(z.gte(0), z.lte(maxPoints)),
  /** UTF-16 offsets into the stored text, end exclusive. */
  spans: z.array(z.strictObject({ start: offset, end: offset })),
});

const score = z.number().check(z.gte(0), z.lte(maxPoints));

export const screeningFacts = {
  ResumeReceived: defineFact(
    'truth',
    1,
    z.strictObject({
      /** Id of the job. */
      job: z.string(),
      /** uid. */
      employer: z.string(),
      /** uid; null for somebody without an account. */
      applicant: z.nullable(z.string()),
    }),
  ),
  /** Added by the employer: there is no applicant account and no receipt. */
  ResumeAdded: defineFact(
    'truth',
    1,
    z.strictObject({
      /** Id of the job. */
      job: z.string(),
      /** uid. */
      employer: z.string(),
    }),
  ),
  ExtractionStarted: defineFact('truth', 1, nothing),
  /** The text and what was found in it are stored. */
  ResumeExtracted: defineFact('truth', 1, nothing),
  ResumeScored: defineFact(
    'truth',
    1,
    z.strictObject({
      rubric: z.literal('v1'),
      total: score,
      points: z.array(pointsSchema),
      /** The job's requirements at that time. */
      requiredSkills: z.array(z.string()),
      niceToHave: z.array(z.string()),
    }),
  ),
  /** Scored by rubric v2: items that do not count are included with 0 points, and each line has a reason. */
  ResumeScoredByFit: defineFact(
    'truth',
    1,
    z.strictObject({
      rubric: z.literal('v2'),
      total: score,
      points: z.array(z.extend(pointsSchema, { why: z.enum(whys) })),
      /** The job's requirements at that time, as in `AskedByV2`. */
      requiredSkills: z.array(z.string()),
      niceToHave: z.array(z.string()),
      certificates: z.array(z.string()),
      occupations: z.array(z.string()),
      fields: z.array(z.string()),
      degreeRequired: z.boolean(),
      minYears: z.int(),
      /** Version of the vocabulary used to decide what fits. */
      vocabulary: z.string(),
    }),
  ),
  ScreeningFailed: defineFact(
    'truth',
    1,
    z.strictObject({ during: z.enum(workingStates), reason: z.enum(failureReasons) }),
  ),
  /** Starts again from the beginning. */
  ScreeningRetried: defineFact('truth', 1, nothing),
  /** The extracted values are scored by the job's current requirements; a decision stays. */
  RescoringAsked: defineFact('truth', 1, nothing),
  ResumeShortlisted: defineFact('truth', 1, z.strictObject({ reason: z.enum(shortlistReasons) })),
  ResumeRejected: defineFact('truth', 1, z.strictObject({ reason: z.enum(rejectReasons) })),
  /** Neither shortlisted nor rejected any more. */
  DecisionTakenBack: defineFact('truth', 1, nothing),
  /** By the applicant; the corrections are stored beside the values read, and change no score. */
  ReadingCorrected: defineFact('truth', 1, z.strictObject({ fields: z.array(z.enum(readFields)) })),
  /** By the employer; `message`: its id. The text is stored with the résumé. */
  ApplicantMessaged: defineFact('truth', 1, z.strictObject({ message: z.string() })),
  /** The message has left this server by mail, too. */
  MessageMailed: defineFact('truth', 1, z.strictObject({ message: z.string() })),
  /** By somebody who may see the screening; `review`: its id, `by`: uid. Words and rating are stored with the résumé. */
  ResumeReviewed: defineFact('truth', 1, z.strictObject({ review: z.string(), by: z.string() })),
  /** By its author. */
  ReviewRemoved: defineFact('truth', 1, z.strictObject({ review: z.string() })),
  /** By the applicant: no more processing or decisions. */
  ApplicationWithdrawn: defineFact('truth', 1, nothing),
  /** File, text and all personal data were erased. */
  ResumeErased: defineFact('truth', 1, z.strictObject({ why: z.enum(erasures) })),
} as const;

/** What the employer notes for themselves: applicants are not told of it, not even that there was something. */
const employerFacts = [
  'ResumeReviewed',
  'ReviewRemoved',
] as const satisfies readonly (keyof typeof screeningFacts)[];
export const isEmployerFact = (type: string): boolean => (employerFacts as readonly string[]).includes(type);

export type ScreeningFact = FactsOf<typeof screeningFacts>;
export const screeningFact = factConstructors(screeningFacts);
export const screeningStream = defineStream('screening/', screeningFacts);

export const screeningStreamName = (resumeId: string) => `screening/${resumeId}`;

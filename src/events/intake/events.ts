/**
 * The facts of one item that a client hands in, stream `intake/{id}` on the server: its condition, the client's answer to
 * that, and what became of each mark. The chain of their hashes is the seal. It contains nobody's address.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { areaSchema, markSchema, outcomes } from './mark.ts';
import { comparisonSchema } from './same-item.ts';

const noData = z.strictObject({});

const photo = z.strictObject({
  photo: z.string(),
  /** Of the file as stored and shown, in lower-case hexadecimal. */
  sha256: z.string(),
});

export const intakeFacts = {
  IntakeOpened: defineFact(
    'truth',
    1,
    z.strictObject({
      /** uid. */
      merchant: z.string(),
      /** uid; null: anybody with the link may answer. */
      client: z.nullable(z.string()),
      /** Number of the transaction it belongs to; null: none. */
      transaction: z.nullable(z.int()),
      item: z.string(),
    }),
  ),
  IntakePhotoAdded: defineFact('truth', 1, photo),
  /** Together with the marks on it. */
  IntakePhotoRemoved: defineFact('truth', 1, z.strictObject({ photo: z.string() })),
  MarkDrawn: defineFact('truth', 1, markSchema),
  MarkMoved: defineFact('truth', 1, z.strictObject({ mark: z.string(), area: areaSchema })),
  MarkRenamed: defineFact('truth', 1, z.strictObject({ mark: z.string(), word: z.string() })),
  MarkRemoved: defineFact('truth', 1, z.strictObject({ mark: z.string() })),
  /** From now on nothing can be added or drawn. */
  IntakeSent: defineFact('truth', 1, z.strictObject({ /** UTC, ISO 8601. */ expiresAt: z.iso.datetime() })),
  /** Withdrawn before the client answered. */
  IntakeTakenBack: defineFact('truth', 1, noData),
  /** Answered by link. `seen`: hash of the last record when the client looked. */
  IntakeAgreed: defineFact(
    'truth',
    1,
    z.strictObject({ name: z.string(), comment: z.string(), seen: z.string() }),
  ),
  IntakeObjected: defineFact(
    'truth',
    1,
    z.strictObject({ name: z.string(), comment: z.string(), seen: z.string() }),
  ),
  ItemReturned: defineFact(
    'truth',
    1,
    z.strictObject({
      photos: z.array(photo),
      /** One per mark. */
      answers: z.array(z.strictObject({ mark: z.string(), photo: z.string(), outcome: z.enum(outcomes) })),
      /** Marks that were not there before. */
      found: z.array(markSchema),
    }),
  ),
  /** Whether the photos of the return show the item of the intake, measured by the server. */
  ItemCompared: defineFact('truth', 1, comparisonSchema),
  IntakeClosed: defineFact('truth', 1, noData),
} as const;

export type IntakeFact = FactsOf<typeof intakeFacts>;
export const intakeFact = factConstructors(intakeFacts);
export const intakeStream = defineStream('intake/', intakeFacts);

export const intakeStreamName = (id: string) => `intake/${id}`;

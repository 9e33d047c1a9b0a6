/**
 * The facts of one item that a client hands in, stream `intake/{id}` on the server: what it looked like, what the client said
 * to that, and what became of each mark. The chain of their hashes is the seal. Nobody's address is in it.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { areaSchema, markSchema, outcomes } from './mark.ts';

const nothing = z.strictObject({});

const photo = z.strictObject({
  photo: z.string(),
  /** Of the file as it is kept and shown, lower-case hex. */
  sha256: z.string(),
});

export const intakeFacts = {
  IntakeOpened: defineFact(
    'truth',
    1,
    z.strictObject({
      /** uid. */
      merchant: z.string(),
      /** uid; null: the link alone says who answers. */
      client: z.nullable(z.string()),
      /** Number of the transaction that it hangs on; null: none. */
      transaction: z.nullable(z.int()),
      item: z.string(),
    }),
  ),
  IntakePhotoAdded: defineFact('truth', 1, photo),
  /** With the marks on it. */
  IntakePhotoRemoved: defineFact('truth', 1, z.strictObject({ photo: z.string() })),
  MarkDrawn: defineFact('truth', 1, markSchema),
  MarkMoved: defineFact('truth', 1, z.strictObject({ mark: z.string(), area: areaSchema })),
  MarkRenamed: defineFact('truth', 1, z.strictObject({ mark: z.string(), word: z.string() })),
  MarkRemoved: defineFact('truth', 1, z.strictObject({ mark: z.string() })),
  /** From now on nothing is added or drawn. */
  IntakeSent: defineFact('truth', 1, z.strictObject({ /** UTC, ISO 8601. */ expiresAt: z.iso.datetime() })),
  /** Before the client has answered. */
  IntakeTakenBack: defineFact('truth', 1, nothing),
  /** By the link. `seen`: hash of the record that was last when the client looked. */
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
      /** One for each mark. */
      answers: z.array(z.strictObject({ mark: z.string(), photo: z.string(), outcome: z.enum(outcomes) })),
      /** Marks that were not there before. */
      found: z.array(markSchema),
    }),
  ),
  IntakeClosed: defineFact('truth', 1, nothing),
} as const;

export type IntakeFact = FactsOf<typeof intakeFacts>;
export const intakeFact = factConstructors(intakeFacts);
export const intakeStream = defineStream('intake/', intakeFacts);

export const intakeStreamName = (id: string) => `intake/${id}`;

/** The facts of one chat, stream `chat/{id}` on the server, from the first question to its deletion. Nothing is overwritten. */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import {
  attachmentsSchema,
  endSchema,
  maxQuestion,
  maxTitle,
  settledTurnSchema,
  turnFailureSchema,
  turnKinds,
} from './turn.ts';

/** Before files could be attached to a question. */
const withoutAttachments = <Asked extends object>(asked: Asked) => ({ ...asked, attachments: [] });

const nothing = z.strictObject({});
const title = z.string().check(z.minLength(1), z.maxLength(maxTitle));

export const chatFacts = {
  ChatBegun: defineFact('truth', 1, z.strictObject({ /** uid. */ owner: z.string(), title })),
  TurnAsked: defineFact(
    'truth',
    2,
    z.strictObject({
      turn: z.string(),
      parent: z.nullable(z.string()),
      kind: z.enum(turnKinds),
      question: z.string().check(z.maxLength(maxQuestion)),
      /** The engine that is to answer. */
      engine: z.string(),
      attachments: attachmentsSchema,
    }),
    { 1: withoutAttachments },
  ),
  /** Answered completely. */
  TurnAnswered: defineFact('truth', 1, endSchema),
  /** Stopped by its owner, with the part of the answer written so far. */
  TurnStopped: defineFact('truth', 1, endSchema),
  TurnFailed: defineFact('truth', 1, z.extend(endSchema, { failure: turnFailureSchema })),
  ChatRenamed: defineFact('truth', 1, z.strictObject({ title })),
  ChatPinned: defineFact('truth', 1, nothing),
  ChatUnpinned: defineFact('truth', 1, nothing),
  ChatDeleted: defineFact('truth', 1, nothing),
  ChatRestored: defineFact('truth', 1, nothing),
  /** All turns of an exported chat, each after the one it follows. */
  TurnsImported: defineFact('truth', 2, z.strictObject({ turns: z.array(settledTurnSchema) }), {
    1: ({ turns }: { turns: object[] }) => ({ turns: turns.map(withoutAttachments) }),
  }),
} as const;

export type ChatFact = FactsOf<typeof chatFacts>;
export const chatFact = factConstructors(chatFacts);
export const chatStream = defineStream('chat/', chatFacts);

export const chatStreamName = (id: string) => `chat/${id}`;

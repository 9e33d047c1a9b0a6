/**
 * A turn of a chat: a question and what came of it. Turns are a tree: each follows another or begins the chat, and those that
 * follow the same one are its branches. It knows neither who answers nor where a turn is kept.
 */
import * as z from 'zod/mini';

export const maxQuestion = 4000;
export const maxAnswer = 60_000;
export const maxTitle = 80;
export const maxTurns = 500;
const maxSources = 100;

/** A sentence of a care guide that an answer rests on: `[^1]` in the answer names the first of its sources. */
export const sourceSchema = z.strictObject({
  guide: z.string().check(z.maxLength(100)),
  /** Of the guide, as it was quoted. */
  version: z.int().check(z.gte(1)),
  /** The sentence's own id, which is its anchor on the guide's page. */
  fact: z.string().check(z.maxLength(100)),
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(2000)),
});
export type ChatSource = z.infer<typeof sourceSchema>;

/** Why an answer did not come, or not to its end. `interrupted`: the server that was writing it is gone. */
export const turnFailures = [
  'unreachable',
  'too-slow',
  'busy',
  'refused',
  'unreadable',
  'cut-off',
  'interrupted',
  'failed',
] as const;
export const turnFailureSchema = z.enum(turnFailures);
export type TurnFailure = z.infer<typeof turnFailureSchema>;

export const turnStates = ['answering', 'answered', 'stopped', 'failed'] as const;
export type TurnState = (typeof turnStates)[number];

/** `asked`: it goes on with the chat. `again`: the question of another turn once more. `edited`: in other words. */
export const turnKinds = ['asked', 'again', 'edited'] as const;
export type TurnKind = (typeof turnKinds)[number];

export interface Turn {
  readonly id: string;
  /** The turn that it follows; null: it begins the chat. */
  readonly parent: string | null;
  readonly kind: TurnKind;
  readonly question: string;
  readonly state: TurnState;
  /** Who answers. null: an older file does not say. */
  readonly engine: string | null;
  /** Markdown; what has come so far. */
  readonly answer: string;
  readonly sources: readonly ChatSource[];
  /** Of a failed one. */
  readonly failure: TurnFailure | null;
  /** UTC, ISO 8601. */
  readonly askedAt: string;
  /** null while it is answered. */
  readonly endedAt: string | null;
}

/** What an answer is when it ends. */
export const endSchema = z.strictObject({
  turn: z.string(),
  answer: z.string().check(z.maxLength(maxAnswer)),
  sources: z.array(sourceSchema).check(z.maxLength(maxSources)),
});

/** One that has ended, as an export holds it. */
export const settledTurnSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  parent: z.nullable(z.string().check(z.maxLength(64))),
  kind: z.enum(turnKinds),
  question: z.string().check(z.minLength(1), z.maxLength(maxQuestion)),
  state: z.enum(['answered', 'stopped', 'failed']),
  engine: z.nullable(z.string().check(z.maxLength(200))),
  answer: z.string().check(z.maxLength(maxAnswer)),
  sources: z.array(sourceSchema).check(z.maxLength(maxSources)),
  failure: z.nullable(turnFailureSchema),
  askedAt: z.string().check(z.maxLength(30)),
  endedAt: z.string().check(z.maxLength(30)),
});
export type SettledTurn = z.infer<typeof settledTurnSchema>;

/** What a chat is called until somebody calls it something else. */
export function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/gu, ' ');
  const signs = [...line];
  return signs.length <= maxTitle
    ? line
    : `${signs
        .slice(0, maxTitle - 1)
        .join('')
        .trimEnd()}…`;
}

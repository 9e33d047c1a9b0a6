/**
 * A turn of a chat: a question and its answer. Turns form a tree: each follows another or begins the chat, and turns that
 * follow the same one are branches. Neither the answering engine nor the storage is known here.
 */
import * as z from 'zod/mini';
import { attachmentSchema, type ChatAttachment, maxAttachments } from './attachment.ts';

export const maxQuestion = 4000;
export const maxAnswer = 60_000;
export const maxTitle = 80;
export const maxTurns = 500;
const maxSources = 100;

/** A care guide's sentence that supports an answer: `[^1]` in the answer refers to the first source. */
export const sourceSchema = z.strictObject({
  guide: z.string().check(z.maxLength(100)),
  /** Version of the guide that was quoted. */
  version: z.int().check(z.gte(1)),
  /** The sentence's id, which is its anchor on the guide's page. */
  fact: z.string().check(z.maxLength(100)),
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(2000)),
});
export type ChatSource = z.infer<typeof sourceSchema>;

/** Why an answer is missing or incomplete. `interrupted`: the server that was writing it stopped. */
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

/** `asked`: continues the chat. `again`: repeats another turn's question. `edited`: rewords it. */
export const turnKinds = ['asked', 'again', 'edited'] as const;
export type TurnKind = (typeof turnKinds)[number];

export interface Turn {
  readonly id: string;
  /** The turn it follows; null: it begins the chat. */
  readonly parent: string | null;
  readonly kind: TurnKind;
  readonly question: string;
  readonly attachments: readonly ChatAttachment[];
  readonly state: TurnState;
  /** The answering engine. null: not recorded in an older file. */
  readonly engine: string | null;
  /** Markdown; as far as it has been written. */
  readonly answer: string;
  readonly sources: readonly ChatSource[];
  /** Only of a failed turn. */
  readonly failure: TurnFailure | null;
  /** UTC, ISO 8601. */
  readonly askedAt: string;
  /** null while it is being answered. */
  readonly endedAt: string | null;
}

/** The final state of an answer. */
export const endSchema = z.strictObject({
  turn: z.string(),
  answer: z.string().check(z.maxLength(maxAnswer)),
  sources: z.array(sourceSchema).check(z.maxLength(maxSources)),
});

export const attachmentsSchema = z.array(attachmentSchema).check(z.maxLength(maxAttachments));

/** A turn that has ended, as stored in an export. */
export const settledTurnSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  parent: z.nullable(z.string().check(z.maxLength(64))),
  kind: z.enum(turnKinds),
  question: z.string().check(z.minLength(1), z.maxLength(maxQuestion)),
  attachments: attachmentsSchema,
  state: z.enum(['answered', 'stopped', 'failed']),
  engine: z.nullable(z.string().check(z.maxLength(200))),
  answer: z.string().check(z.maxLength(maxAnswer)),
  sources: z.array(sourceSchema).check(z.maxLength(maxSources)),
  failure: z.nullable(turnFailureSchema),
  askedAt: z.string().check(z.maxLength(30)),
  endedAt: z.string().check(z.maxLength(30)),
});
export type SettledTurn = z.infer<typeof settledTurnSchema>;

/** A chat's title until somebody renames it. */
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

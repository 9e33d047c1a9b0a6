/** Our own export format for chats, complete with every branch: writes it, and reads it with limits on its size. */
import * as z from 'zod/mini';
import type { ChatAttachment } from './attachment.ts';
import type { OpenedChat } from './port.ts';
import { attachmentsSchema, maxTitle, maxTurns, type SettledTurn, settledTurnSchema } from './turn.ts';

/** In bytes; enough for as many chats as a person may have. */
export const maxFileBytes = 64 * 1024 * 1024;
const maxChats = 10_000;
/** Of the files that are written. */
const version = 2;

export interface FiledChat {
  readonly title: string;
  readonly pinned: boolean;
  readonly turns: readonly SettledTurn[];
}

/** Version 1 had no attachments. */
const turnSchema = z.extend(settledTurnSchema, { attachments: z._default(attachmentsSchema, []) });

const chatSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(maxTitle)),
  pinned: z.boolean(),
  turns: z.array(turnSchema).check(z.minLength(1), z.maxLength(maxTurns)),
});

const fileSchema = z.object({
  format: z.literal('patina-chats'),
  version: z.union([z.literal(1), z.literal(version)]),
  chats: z.array(chatSchema).check(z.maxLength(maxChats)),
});

/** The attached files that chats name, each once. An export has their names, sizes and digests, not the files. */
export function filesNamedIn(
  chats: readonly Pick<FiledChat | OpenedChat, 'turns'>[],
): readonly Omit<ChatAttachment, 'id'>[] {
  const files = chats.flatMap(({ turns }) => turns.flatMap(({ attachments }) => attachments));
  const each = new Map(files.map((file) => [`${file.sha256} ${file.name}`, file]));
  return [...each.values()].map(({ id: _, ...file }) => file);
}

/** `filesNotIncluded` is for people: reading a file ignores it. */
export const chatsFile = (chats: readonly OpenedChat[], at: Date): string =>
  JSON.stringify(
    {
      format: 'patina-chats',
      version,
      exportedAt: at.toISOString(),
      filesNotIncluded: filesNamedIn(chats),
      chats,
    },
    null,
    2,
  );

/** @throws Error with a readable message */
export function readChatsFile(text: string): readonly FiledChat[] {
  const head = z.object({ format: z.literal('patina-chats'), version: z.number() });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error('This is no JSON file, or a part of it is missing.', { cause: error });
  }
  const header = head.safeParse(json);
  if (!header.success)
    throw new Error('This is no file of chats. Choose one that “JSON” on this page has made.');
  if (header.data.version > version)
    throw new Error('A newer Patina has made this file. Update this one first.');
  const whole = fileSchema.safeParse(json);
  if (!whole.success) {
    const place = whole.error.issues[0]?.path.join(' › ') ?? '';
    throw new Error(`Something in this file is not as it was made: ${place}.`);
  }
  if (whole.data.chats.length === 0) throw new Error('There are no chats in this file.');
  return whole.data.chats;
}

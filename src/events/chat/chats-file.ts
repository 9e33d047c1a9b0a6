/** Our own export format for chats, complete with every branch: writes it, and reads it with limits on its size. */
import * as z from 'zod/mini';
import type { OpenedChat } from './port.ts';
import { maxTitle, maxTurns, type SettledTurn, settledTurnSchema } from './turn.ts';

/** In bytes; enough for as many chats as a person may have. */
export const maxFileBytes = 64 * 1024 * 1024;
const maxChats = 10_000;

export interface FiledChat {
  readonly title: string;
  readonly pinned: boolean;
  readonly turns: readonly SettledTurn[];
}

const chatSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(maxTitle)),
  pinned: z.boolean(),
  turns: z.array(settledTurnSchema).check(z.minLength(1), z.maxLength(maxTurns)),
});

const fileSchema = z.object({
  format: z.literal('patina-chats'),
  version: z.literal(1),
  chats: z.array(chatSchema).check(z.maxLength(maxChats)),
});

export const chatsFile = (chats: readonly OpenedChat[], at: Date): string =>
  JSON.stringify({ format: 'patina-chats', version: 1, exportedAt: at.toISOString(), chats }, null, 2);

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
  if (header.data.version !== 1) throw new Error('A newer Patina has made this file. Update this one first.');
  const whole = fileSchema.safeParse(json);
  if (!whole.success) {
    const place = whole.error.issues[0]?.path.join(' › ') ?? '';
    throw new Error(`Something in this file is not as it was made: ${place}.`);
  }
  if (whole.data.chats.length === 0) throw new Error('There are no chats in this file.');
  return whole.data.chats;
}

/** An auditor's notes on records or on the log as a whole. They are not part of the log. */
import * as z from 'zod/mini';
import { BadJson, parseStrictJson } from '../log/strict-json.ts';

export const longestNote = 2000;
/** Per log. */
export const maxNotes = 500;

export const noteSchema = z.object({
  /** Number of the record it is about; 0: the log as a whole. */
  seq: z.int().check(z.gte(0)),
  text: z.string().check(z.minLength(1), z.maxLength(longestNote)),
  /** When it was written: UTC, ISO 8601. */
  at: z.iso.datetime({ precision: 3 }),
});
export type Note = Readonly<z.infer<typeof noteSchema>>;

/** The message says in one clause why a file of notes cannot be used. */
export class UselessNotes extends Error {}

const listSchema = z.array(
  z.object({ seq: noteSchema.shape.seq, text: noteSchema.shape.text, at: z.optional(noteSchema.shape.at) }),
);

/**
 * @param text JSON: a list of notes, or a report that contains notes
 * @param now the time of notes that have none
 * @throws UselessNotes
 */
export function readNotes(text: string, now: string): readonly Note[] {
  let json: unknown;
  try {
    json = parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    throw new UselessNotes(error.fault === 'not-json' ? 'it is not JSON' : 'it states a field twice');
  }
  const list = typeof json === 'object' && json !== null && 'notes' in json ? json.notes : json;
  const parsed = listSchema.safeParse(list);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new UselessNotes(place === '' ? 'it holds no list of notes' : `note ${place} does not fit`);
  }
  if (parsed.data.length > maxNotes) throw new UselessNotes(`it holds more than ${maxNotes} notes`);
  return parsed.data
    .map(({ seq, text: noteText, at = now }) => ({ seq, text: noteText, at }))
    .sort((a, b) => a.seq - b.seq || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

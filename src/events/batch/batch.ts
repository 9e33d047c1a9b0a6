/** Many shots that are described and published together, and what may be done with them. It changes nothing in place. */
import * as z from 'zod/mini';
import { type PostFields, postVisibilities } from '../post/port.ts';

/** More are no longer looked through by anybody. */
export const mostShots = 200;

/** `one`: a caption for all of them; `each`: one for each. */
export const captionings = ['one', 'each'] as const;
export type Captioning = (typeof captionings)[number];

/** What is decided for all of them. */
export const batchFieldsSchema = z.object({
  captioning: z.enum(captionings),
  /** For all of them; kept while each has its own. */
  caption: z.string(),
  visibility: z.enum(postVisibilities),
  /** Uids, for `named`; kept while something else is chosen. */
  people: z.readonly(z.array(z.string())),
});
export type BatchFields = z.infer<typeof batchFieldsSchema>;

export const noFields: BatchFields = { captioning: 'one', caption: '', visibility: 'private', people: [] };

/** A shot as it lies on this device. */
export interface BatchShot {
  /** Of its upload, too: handed over again with it, it is the same one. */
  readonly id: string;
  readonly picture: Blob;
  /** Small enough to show many. */
  readonly thumbnail: Blob;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Its own; kept while all have one. */
  readonly caption: string;
}

export type Shots = readonly BatchShot[];

/** @returns -1 when it is not among them */
export const placeOf = (shots: Shots, id: string) => shots.findIndex((shot) => shot.id === id);

export const without = (shots: Shots, id: string): Shots => shots.filter((shot) => shot.id !== id);

/** @param place where it is afterwards; what is beyond the end is the end */
export function inserted(shots: Shots, shot: BatchShot, place: number): Shots {
  const next = [...shots];
  next.splice(place, 0, shot);
  return next;
}

/** What is not there, or would go nowhere, changes nothing. */
export function moved(shots: Shots, id: string, to: number): Shots {
  const from = placeOf(shots, id);
  if (from < 0 || to < 0 || to >= shots.length || from === to) return shots;
  return inserted(without(shots, id), shots[from]!, to);
}

/** Another picture in the place of one: it keeps the caption. */
export const replaced = (shots: Shots, id: string, by: BatchShot): Shots =>
  shots.map((shot) => (shot.id === id ? { ...by, caption: shot.caption } : shot));

export const captioned = (shots: Shots, id: string, caption: string): Shots =>
  shots.map((shot) => (shot.id === id ? { ...shot, caption } : shot));

/** What its post says: names only where they count. */
export function postOf(
  { captioning, caption, visibility, people }: BatchFields,
  shot: Pick<BatchShot, 'caption'>,
): PostFields {
  const words = (captioning === 'one' ? caption : shot.caption).trim();
  return { caption: words, visibility, ...(visibility === 'named' ? { people } : {}) };
}

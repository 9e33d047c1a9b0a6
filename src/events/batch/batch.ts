/** Shots that are described and published together, and the operations on them. All functions are pure. */
import * as z from 'zod/mini';
import { type PostFields, postVisibilities } from '../post/port.ts';

/** Nobody looks through more than this. */
export const maxShots = 200;

/** `one`: one caption for all shots; `each`: one per shot. */
export const captionings = ['one', 'each'] as const;
export type Captioning = (typeof captionings)[number];

/** Fields shared by all shots. */
export const batchFieldsSchema = z.object({
  captioning: z.enum(captionings),
  /** The shared caption; kept while each shot has its own. */
  caption: z.string(),
  visibility: z.enum(postVisibilities),
  /** Uids, for `named`; kept while another visibility is chosen. */
  people: z.readonly(z.array(z.string())),
});
export type BatchFields = z.infer<typeof batchFieldsSchema>;

export const noFields: BatchFields = { captioning: 'one', caption: '', visibility: 'private', people: [] };

/** A shot as stored on this device. */
export interface BatchShot {
  /** Also the id of its upload: handing it over again does not upload it twice. */
  readonly id: string;
  readonly picture: Blob;
  /** Small enough to show many. */
  readonly thumbnail: Blob;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Its own caption; kept while all share one. */
  readonly caption: string;
}

export type Shots = readonly BatchShot[];

/** @returns -1 when it is not among them */
export const placeOf = (shots: Shots, id: string) => shots.findIndex((shot) => shot.id === id);

export const without = (shots: Shots, id: string): Shots => shots.filter((shot) => shot.id !== id);

/** @param place its index afterward; beyond the end means at the end */
export function inserted(shots: Shots, shot: BatchShot, place: number): Shots {
  const next = [...shots];
  next.splice(place, 0, shot);
  return next;
}

/** Returns the same shots when the id is unknown or the place would not change. */
export function moved(shots: Shots, id: string, to: number): Shots {
  const from = placeOf(shots, id);
  if (from < 0 || to < 0 || to >= shots.length || from === to) return shots;
  return inserted(without(shots, id), shots[from]!, to);
}

/** Replaces a shot by another, which takes over its caption. */
export const replaced = (shots: Shots, id: string, by: BatchShot): Shots =>
  shots.map((shot) => (shot.id === id ? { ...by, caption: shot.caption } : shot));

export const captioned = (shots: Shots, id: string, caption: string): Shots =>
  shots.map((shot) => (shot.id === id ? { ...shot, caption } : shot));

/** The fields of a shot's post; people are named only where the visibility uses them. */
export function postOf(
  { captioning, caption, visibility, people }: BatchFields,
  shot: Pick<BatchShot, 'caption'>,
): PostFields {
  const words = (captioning === 'one' ? caption : shot.caption).trim();
  return { caption: words, visibility, ...(visibility === 'named' ? { people } : {}) };
}

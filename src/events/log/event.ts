/**
 * The envelope of every fact, the same in the browser, on the server and in an exported file.
 * What a fact means is not defined here, but in src/events/<noun>/events.ts.
 */

/** Any value JSON can hold. Facts hold nothing else, so that every program computes the same hash for them. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A fact as `decide` returns it: what happened, before it has a place in a log. */
export interface Fact<Type extends string = string, Data = unknown> {
  readonly type: Type;
  /** Version of the meaning of `data`; a changed meaning needs a new version and an upcast. */
  readonly v: number;
  readonly data: Data;
}

/** Who wrote a fact, where and when. Comes in with the command: code in src/events reads no clock. */
export interface Stamp {
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** uid of the person, or `system`. */
  readonly actor: string;
  /** Random id of the device that wrote the fact. */
  readonly device: string;
}

/** A fact in its place: one link of a stream's hash chain. */
export interface EventRecord<Type extends string = string, Data = unknown> extends Fact<Type, Data>, Stamp {
  readonly stream: string;
  /** Counts from 1 within the stream. */
  readonly seq: number;
  /** Hash of the stream's previous record; 64 zeros for the first. */
  readonly prev: string;
  /** SHA-256 of the canonical JSON of this record without `hash`, lower-case hex. */
  readonly hash: string;
}

/** A known fact together with its envelope, as projections see it. */
export type Recorded<F extends Fact> = F extends Fact<infer T, infer D> ? EventRecord<T, D> : never;

/** The end of a stream. `{seq: 0, hash: 64 zeros}` while it is empty. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

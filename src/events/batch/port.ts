/** What the page of a batch and its statechart ask of the device, and what they get. */
import type { Shot } from '../capture/port.ts';
import type { PostFields } from '../post/port.ts';
import type { Failure } from '../shared/failure.ts';
import type { BatchFields, BatchShot, Shots } from './batch.ts';

/** A picture from the camera, or a file. */
export type Given = Shot | Blob;

/** What lies on this device, without what was removed. */
export interface Batch {
  readonly fields: BatchFields;
  readonly shots: Shots;
}

/** What is kept beside the pictures. */
export interface BatchChange extends Batch {
  /** Those that can still be brought back, and only in this visit. */
  readonly removed: readonly string[];
}

/** What holding the batch tells. */
export type BatchNews =
  /** It is this tab's from now on. */
  | { readonly type: 'batch.opened'; readonly batch: Batch }
  /** Another tab has it; it is opened here as soon as that one lets go. */
  | { readonly type: 'batch.elsewhere' }
  | { readonly type: 'batch.unopened'; readonly failure: Failure }
  /** Order, captions or audience would be lost with the page. */
  | { readonly type: 'batch.unsaved'; readonly failure: Failure }
  /** They are kept again. */
  | { readonly type: 'batch.saved' };

type Stop = () => void;

/** Every rejection is an Error whose message a person can read. */
export interface BatchSlots {
  /** Held by this tab alone until it is stopped. */
  hold(send: (news: BatchNews) => void): Stop;
  /** Resolves once it is kept on this device. */
  keep(given: Given): Promise<BatchShot>;
  /** Soon; what comes meanwhile is kept with the next. Pictures that are in it no more are removed. */
  save(change: BatchChange): void;
  /** Gives it to the uploads; resolves once they keep it. */
  handOver(shot: BatchShot, fields: PostFields, number: number): Promise<void>;
}

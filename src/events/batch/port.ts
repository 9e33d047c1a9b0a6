/** What the page of a batch and its statechart ask of the device, and the answers. */
import type { Shot } from '../capture/port.ts';
import type { PostFields } from '../post/port.ts';
import type { Failure } from '../shared/failure.ts';
import type { BatchFields, BatchShot, Shots } from './batch.ts';

/** A picture from the camera, or a file. */
export type Given = Shot | Blob;

/** The batch stored on this device, without removed shots. */
export interface Batch {
  readonly fields: BatchFields;
  readonly shots: Shots;
}

/** What is stored besides the pictures. */
export interface BatchChange extends Batch {
  /** Ids of removed shots that can still be restored, during this visit only. */
  readonly removed: readonly string[];
}

/** Events sent while holding the batch. */
export type BatchNews =
  /** This tab has the batch from now on. */
  | { readonly type: 'batch.opened'; readonly batch: Batch }
  /** Another tab has it; it opens here as soon as that tab releases it. */
  | { readonly type: 'batch.elsewhere' }
  | { readonly type: 'batch.unopened'; readonly failure: Failure }
  /** Order, captions or audience could not be saved and would be lost with the page. */
  | { readonly type: 'batch.unsaved'; readonly failure: Failure }
  /** They are saved again. */
  | { readonly type: 'batch.saved' };

type Stop = () => void;

/** Every rejection is an Error with a readable message. */
export interface BatchSlots {
  /** Gives this tab exclusive use of the batch until it is stopped. */
  hold(send: (news: BatchNews) => void): Stop;
  /** Resolves once it is stored on this device. */
  keep(given: Given): Promise<BatchShot>;
  /** Saves after a moment; changes made meanwhile are saved together. Pictures no longer in the batch are deleted. */
  save(change: BatchChange): void;
  /** Hands it to the upload queue; resolves once that has stored it. */
  handOver(shot: BatchShot, fields: PostFields, number: number): Promise<void>;
}

/**
 * Uploads: what pages hand over to be sent and published, and what the upload's statechart asks of the device and the server.
 *
 * A page only calls `enqueue`. Once that resolves, the content is stored on this device under the signed-in account. It is
 * sent in the background as soon as there is a network, resumes after a reload, a crash or a kill of the server, and becomes
 * a post once the server has compared its SHA-256. The panel in the shell shows the progress on every page. The source of
 * the content can be deleted once `enqueue` has resolved, except a file in this site's own storage (OPFS): the database
 * stores only a reference to it, so a copy has to be handed over.
 */
import type { PostKind } from '../post/medium.ts';
import type { PostFields } from '../post/port.ts';
import type { NewTranscript } from '../transcription/port.ts';
import type { UploadFailure } from './failure.ts';

/** The content and the fields of a future post. */
export interface NewUpload extends PostFields {
  /** Handing over the same key again while this device stores it is the same upload; absent: always a new one. */
  readonly key?: string;
  readonly kind: PostKind;
  /** A file or a Blob; for a long recording a Blob of Blobs, so that it is never in memory as a whole. */
  readonly content: Blob;
  /** Name in the panel, such as a file name. Stays on this device. */
  readonly name: string;
  /** Poster of a video, as a JPEG; null: a frame near its beginning, or another kind. */
  readonly poster: Blob | null;
  /** Keep the place, time and camera in the file's metadata. */
  readonly keepTags: boolean;
  /** Becomes the captions of the post. Absent: there is no transcript. */
  readonly transcript?: NewTranscript;
}

/** The part of an upload stored on this device besides its content. */
export interface KeptUpload extends PostFields {
  readonly id: string;
  readonly uid: string;
  readonly kind: PostKind;
  readonly name: string;
  readonly transcript?: NewTranscript;
  readonly bytes: number;
  readonly createdAt: string;
  /** Its state of rest when this device opens it again. */
  readonly rest: UploadRest;
}

/** null: it continues by itself. */
export type UploadRest = null | 'paused' | UploadFailure;

/** Events while sending. */
export type TransferNews =
  | { readonly type: 'upload.created' }
  /** Bytes sent or being sent. */
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | { readonly type: 'upload.arrived' }
  | { readonly type: 'upload.failed'; readonly failure: UploadFailure };

/** Events while waiting for a turn. */
export type TurnNews =
  | { readonly type: 'turn.given' }
  /** Another tab has finished or discarded it in the meantime. */
  | { readonly type: 'upload.elsewhere' }
  /** An earlier visit, or another tab, has paused it. */
  | { readonly type: 'upload.pause' }
  | { readonly type: 'upload.refuse'; readonly failure: UploadFailure };

type Stop = () => void;

/** Every rejection is an Error with a readable message. */
export interface UploadSlots {
  /** Holds the turn until it is stopped: only a few are sent at a time, and each by one tab only. */
  turn(id: string): (send: (news: TurnNews) => void) => Stop;
  network(send: (news: { readonly type: 'network.changed'; readonly online: boolean }) => void): Stop;
  /** @param anew from the first byte, as an upload unknown to the server */
  transfer(id: string, anew: boolean): (send: (news: TransferNews) => void) => Stop;
  /** Has the server compare the checksum of what arrived, and make a medium of it. */
  verify(id: string): Promise<{ readonly mediumId: string }>;
  /** Creates the post and deletes the stored content. */
  publish(id: string, mediumId: string): Promise<{ readonly postId: string }>;
  /** Deletes it on this device and on the server, without waiting long for either. */
  discard(id: string): Promise<void>;
  rest(id: string, rest: UploadRest): void;
}

export interface UploadCalls {
  /**
   * Resolves with the upload's id once everything is stored on this device; rejects when there is no room for it.
   * Callers need not wait for anything else.
   */
  enqueue(upload: NewUpload): Promise<string>;
}

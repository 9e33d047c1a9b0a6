/**
 * Uploads: what pages hand over to be sent and published, and what their statechart asks of the device and the server.
 *
 * A page calls `enqueue` and may forget about it: from the moment it resolves, the content is kept on this device under the
 * account that is signed in, is sent in the background as soon as there is a network, goes on after a reload, a crash or a
 * kill of the server, and becomes a post once the server has compared its SHA-256. The panel in the shell shows how it goes,
 * on whatever page. What the content was made of can be removed once `enqueue` has resolved, but for a file in this site's
 * own storage (OPFS), which the database keeps as a reference only: of that a copy has to be handed over.
 */
import type { PostKind } from '../post/medium.ts';
import type { PostFields } from '../post/port.ts';
import type { NewTranscript } from '../transcription/port.ts';
import type { UploadFailure } from './failure.ts';

/** What becomes a post. */
export interface NewUpload extends PostFields {
  /** Handed over again with it while this device keeps it, it is the same upload; absent: it is another one. */
  readonly key?: string;
  readonly kind: PostKind;
  /** A file, or a Blob; for a long recording one of Blobs, so that it never lies in memory as a whole. */
  readonly content: Blob;
  /** What the panel calls it, such as a file name. Stays on this device. */
  readonly name: string;
  /** What is shown of a video before it plays, as a JPEG; null: a frame near its beginning, or the kind is another. */
  readonly poster: Blob | null;
  /** Keep place, time and camera that the file tells. */
  readonly keepTags: boolean;
  /** What is said in it: it becomes the captions of the post. Absent: nobody has written it down. */
  readonly transcript?: NewTranscript;
}

/** What of an upload is kept on this device besides its content. */
export interface KeptUpload extends PostFields {
  readonly id: string;
  readonly uid: string;
  readonly kind: PostKind;
  readonly name: string;
  readonly transcript?: NewTranscript;
  readonly bytes: number;
  readonly createdAt: string;
  /** What it does when this device comes back to it. */
  readonly rest: UploadRest;
}

/** null: it goes on by itself. */
export type UploadRest = null | 'paused' | UploadFailure;

/** What sending tells. */
export type TransferNews =
  | { readonly type: 'upload.created' }
  /** Bytes that are on their way or there. */
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | { readonly type: 'upload.arrived' }
  | { readonly type: 'upload.failed'; readonly failure: UploadFailure };

/** What waiting for one's turn tells. */
export type TurnNews =
  | { readonly type: 'turn.given' }
  /** Another tab has finished it or given it up meanwhile. */
  | { readonly type: 'upload.elsewhere' }
  /** An earlier visit, or another tab, has left it at rest. */
  | { readonly type: 'upload.pause' }
  | { readonly type: 'upload.refuse'; readonly failure: UploadFailure };

type Stop = () => void;

/** Every rejection is an Error whose message a person can read. */
export interface UploadSlots {
  /** Keeps the turn until it is stopped: few are sent at once, and each by one tab only. */
  turn(id: string): (send: (news: TurnNews) => void) => Stop;
  network(send: (news: { readonly type: 'network.changed'; readonly online: boolean }) => void): Stop;
  /** @param anew from the first byte, as an upload that the server does not know */
  transfer(id: string, anew: boolean): (send: (news: TransferNews) => void) => Stop;
  /** Has the server compare what arrived with what was sent, and make a medium of it. */
  verify(id: string): Promise<{ readonly mediumId: string }>;
  /** Makes the post, and forgets the content. */
  publish(id: string, mediumId: string): Promise<{ readonly postId: string }>;
  /** On this device and on the server, of which it waits for neither for long. */
  discard(id: string): Promise<void>;
  rest(id: string, rest: UploadRest): void;
}

export interface UploadCalls {
  /**
   * Resolves with the upload's id once everything is kept on this device; rejects where it has no room for it.
   * Nobody needs to wait for more.
   */
  enqueue(upload: NewUpload): Promise<string>;
}

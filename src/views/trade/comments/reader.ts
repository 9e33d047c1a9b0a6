/** The reader of comments and what they may do. The server checks it again. */
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import type { Drafts } from './use-drafts.ts';

export interface Reader {
  readonly actor: ThreadActor;
  readonly postId: string;
  /** null: signed out. */
  readonly uid: string | null;
  /** null: they cannot write. */
  readonly drafts: Drafts | null;
  /** May delete others' comments, too: on one's own post, and as an admin. */
  readonly mayDelete: boolean;
  /** Later comments of others are marked as new; null: nothing is marked. */
  readonly readUntil: string | null;
}

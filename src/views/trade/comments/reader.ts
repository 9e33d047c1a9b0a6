/** Who reads comments, and what they may do with them. The server asks again. */
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import type { Drafts } from './use-drafts.ts';

export interface Reader {
  readonly actor: ThreadActor;
  readonly postId: string;
  /** null: signed out. */
  readonly uid: string | null;
  /** null: they cannot write. */
  readonly drafts: Drafts | null;
  /** Also what others have said: on one's own post, and for admins. */
  readonly mayDelete: boolean;
  /** What others said later is new to them; null: nothing is marked. */
  readonly readUntil: string | null;
}

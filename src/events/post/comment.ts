/** What people say about a post. */
import type { PersonCard } from '../shared/person-card.ts';

export interface Comment {
  readonly id: string;
  /** What it answers; null: the post. */
  readonly parentId: string | null;
  /** null: the account is gone. */
  readonly author: PersonCard | null;
  /** Empty once it is deleted. */
  readonly body: string;
  /** What it said before, for its author, the owner of the post and admins; nothing for others. */
  readonly earlier: readonly { readonly body: string; readonly until: string }[];
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly deletedAt: string | null;
  /** Deleted, and the signed-in person can bring it back. */
  readonly restorable: boolean;
}

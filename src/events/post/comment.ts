/** A comment on a post. */
import type { PersonCard } from '../shared/person-card.ts';

export interface Comment {
  readonly id: string;
  /** The comment it replies to; null: the post. */
  readonly parentId: string | null;
  /** null: the account was deleted. */
  readonly author: PersonCard | null;
  /** Empty once deleted. */
  readonly body: string;
  /** Earlier versions, for its author, the owner of the post and admins; empty for others. */
  readonly earlier: readonly { readonly body: string; readonly until: string }[];
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly deletedAt: string | null;
  /** It is deleted, and the signed-in person can restore it. */
  readonly restorable: boolean;
}

/** What the photo, video and sound pages ask of the server, and the answers. Rejections are Errors with a readable message. */
import type { ListQuery, Paging, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { NewTranscript, PostTranscript } from '../transcription/port.ts';
import type { Comment } from './comment.ts';
import type { CompletedUpload, MediaLimits, Medium, PostKind, Recording } from './medium.ts';

/** clients: shared between a merchant and accepted clients, whichever of them owns it; named: with some of them only. */
export const postVisibilities = ['public', 'clients', 'named', 'private'] as const;
export type PostVisibility = (typeof postVisibilities)[number];

/** Sides of a pair: two photos of one owner, compared. */
export type PairSide = 'before' | 'after';

export interface Pair {
  /** The side that the post itself shows. */
  readonly side: PairSide;
  readonly other: Pick<Post, 'id' | 'caption' | 'visibility'> & { readonly picture: Picture };
}

export interface Post {
  readonly id: string;
  /** Incremented by every change; a change names the version it was made from. */
  readonly version: number;
  readonly owner: PersonCard;
  readonly kind: PostKind;
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** The photo, or the poster of a video; null for sound, and for a video without one. */
  readonly picture: Picture | null;
  /** null for a photo. */
  readonly recording: Recording | null;
  /** null also if the person asking may not see the other photo. */
  readonly pair: Pair | null;
  /** The people named, for the owner; empty for others. */
  readonly people: readonly PersonCard[];
  readonly createdAt: string;
  /** null unless it is deleted and can be restored. */
  readonly deletedAt: string | null;
  /** The reason an admin gave for taking it down; null if it was not taken down. */
  readonly takenDownBecause: string | null;
}

/** What its owner enters. */
export interface PostFields {
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** Uids, for `named`; absent: leaves them unchanged. */
  readonly people?: readonly string[];
}

export interface ReportedPost {
  readonly post: Post;
  readonly reports: readonly {
    readonly reporter: PersonCard;
    readonly reason: string;
    readonly createdAt: string;
  }[];
}

export interface ReportedQuery extends Paging {
  readonly show: 'reported' | 'taken-down';
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  readonly total: number;
  /** How far the signed-in person had read; null: never. */
  readonly readUntil: string | null;
}

export interface PostsQuery extends ListQuery<Sorted<'createdAt'>> {
  /** `clients`: shared by clients with the signed-in merchant; `merchant`: shared by the person's own merchant. */
  readonly from: 'mine' | 'public' | 'clients' | 'merchant' | 'deleted';
  /** Absent: all kinds. */
  readonly kind?: PostKind;
}

export interface PostsPort {
  list(query: PostsQuery): Promise<{ readonly posts: readonly Post[]; readonly total: number }>;
  /** null when there is no such post for this person. */
  load(id: string): Promise<Post | null>;
  /**
   * @param key of this upload: a repeat with the same key yields the same picture
   * @param onProgress gets 0 to 1
   */
  upload(file: Blob, key: string, onProgress: (part: number) => void): Promise<Picture>;
  limits(): Promise<MediaLimits>;
  /** Called once every piece is uploaded. A repeat returns the same medium. */
  complete(uploadId: string, upload: CompletedUpload): Promise<Medium>;
  create(post: PostFields & ({ readonly pictureId: string } | { readonly mediumId: string })): Promise<Post>;
  /** @throws with reason `changed-meanwhile` when `version` is not the current one */
  save(id: string, post: PostFields & { readonly version: number }): Promise<Post>;
  /** It can be restored for `undoMs` of the limits. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Post>;
  /** Both must be the person's own photos; a repeat with the other side swaps them. @param side of the first photo */
  pair(id: string, otherId: string, side: PairSide): Promise<Post>;
  unpair(id: string): Promise<void>;
  /** Its transcript; null when there is none, or no such post for this person. */
  transcript(id: string): Promise<PostTranscript | null>;
  /** Replaces the current one. */
  saveTranscript(id: string, transcript: NewTranscript): Promise<PostTranscript>;
  /** It can be restored, like a post. */
  removeTranscript(id: string): Promise<void>;
  restoreTranscript(id: string): Promise<PostTranscript>;
  /** Reports the post to admins; reporting it again replaces the earlier report. */
  report(id: string, reason: string): Promise<void>;
  /** The signed-in person's open report of this post; null when there is none or it was answered. */
  ownReport(id: string): Promise<{ readonly reason: string; readonly createdAt: string } | null>;
  /** For admins, like the three methods after it. */
  reported(
    query: ReportedQuery,
  ): Promise<{ readonly posts: readonly ReportedPost[]; readonly total: number }>;
  dismissReports(id: string): Promise<void>;
  takeDown(id: string, reason: string): Promise<Post>;
  putBack(id: string): Promise<Post>;
  /** In the order in which they were written; null when there is no such post for this person. */
  comments(postId: string, page: Paging): Promise<CommentPage | null>;
  /** Marks comments up to this time as read; the mark never moves back. */
  readComments(postId: string, until: string): Promise<void>;
  /** The comments it replies to, the comment, and all replies to it; null when there is none for this person. */
  thread(
    commentId: string,
  ): Promise<{ readonly postId: string; readonly comments: readonly Comment[] } | null>;
  /** @param key of this comment: a repeat with the same key adds no second one */
  addComment(
    postId: string,
    comment: { readonly key: string; readonly parentId: string | null; readonly body: string },
  ): Promise<Comment>;
  editComment(commentId: string, body: string): Promise<Comment>;
  /** It can be restored, like a post. */
  deleteComment(commentId: string): Promise<void>;
  restoreComment(commentId: string): Promise<Comment>;
}

/** What the pages of photos, videos and sounds ask of the server, and what they get. Every rejection is an Error whose message a person can read. */
import type { ListQuery, Paging, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { NewTranscript, PostTranscript } from '../transcription/port.ts';
import type { Comment } from './comment.ts';
import type { CompletedUpload, MediaLimits, Medium, PostKind, Recording } from './medium.ts';

/** clients: shared between a merchant and accepted clients, whichever of them owns it; named: with some of them. */
export const postVisibilities = ['public', 'clients', 'named', 'private'] as const;
export type PostVisibility = (typeof postVisibilities)[number];

/** Two photos of one owner, compared. */
export type PairSide = 'before' | 'after';

export interface Pair {
  /** What the post itself shows. */
  readonly side: PairSide;
  readonly other: Pick<Post, 'id' | 'caption' | 'visibility'> & { readonly picture: Picture };
}

export interface Post {
  readonly id: string;
  /** Counts its changes: a change names the one it was made from. */
  readonly version: number;
  readonly owner: PersonCard;
  readonly kind: PostKind;
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** The photo, or what is shown of a video before it plays; null for sound, and a video without one. */
  readonly picture: Picture | null;
  /** null for a photo. */
  readonly recording: Recording | null;
  /** null also where the person who asks may not see the other photo. */
  readonly pair: Pair | null;
  /** Who are named, for the owner; nobody for others. */
  readonly people: readonly PersonCard[];
  readonly createdAt: string;
  /** null unless it can be brought back. */
  readonly deletedAt: string | null;
  /** The reason an admin gave for taking it down; null when nobody did. */
  readonly takenDownBecause: string | null;
}

/** What its owner writes. */
export interface PostFields {
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** Uids, for `named`; absent: those who were named stay. */
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
  /** How far the signed-in person had read; null when they never did. */
  readonly readUntil: string | null;
}

export interface PostsQuery extends ListQuery<Sorted<'createdAt'>> {
  /** `clients`: what own clients share with the signed-in merchant; `merchant`: what the own merchant shares. */
  readonly from: 'mine' | 'public' | 'clients' | 'merchant' | 'deleted';
  /** Absent: all. */
  readonly kind?: PostKind;
}

export interface PostsPort {
  list(query: PostsQuery): Promise<{ readonly posts: readonly Post[]; readonly total: number }>;
  /** null when there is none for this person. */
  load(id: string): Promise<Post | null>;
  /**
   * @param key of this upload: sent again with it, it is the same picture
   * @param onProgress gets 0 to 1
   */
  upload(file: Blob, key: string, onProgress: (part: number) => void): Promise<Picture>;
  limits(): Promise<MediaLimits>;
  /** Once every piece is there. Asked again, it is the same medium. */
  complete(uploadId: string, upload: CompletedUpload): Promise<Medium>;
  create(post: PostFields & ({ readonly pictureId: string } | { readonly mediumId: string })): Promise<Post>;
  /** @throws with reason `changed-meanwhile` when the version is not the one that is there */
  save(id: string, post: PostFields & { readonly version: number }): Promise<Post>;
  /** It can be brought back for `undoMs` of the limits. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Post>;
  /** Both are own photos; asked with the other side, it swaps them. @param side what the first becomes */
  pair(id: string, otherId: string, side: PairSide): Promise<Post>;
  unpair(id: string): Promise<void>;
  /** What is said in it; null when nobody has written it down, or there is no such post for this person. */
  transcript(id: string): Promise<PostTranscript | null>;
  /** In place of the one that is there. */
  saveTranscript(id: string, transcript: NewTranscript): Promise<PostTranscript>;
  /** It can be brought back, as posts can. */
  removeTranscript(id: string): Promise<void>;
  restoreTranscript(id: string): Promise<PostTranscript>;
  /** Tells admins; said again, it replaces what was said. */
  report(id: string, reason: string): Promise<void>;
  /** What the signed-in person has told admins of it; null when they have not, or it is answered. */
  ownReport(id: string): Promise<{ readonly reason: string; readonly createdAt: string } | null>;
  /** For admins, as are the three after it. */
  reported(
    query: ReportedQuery,
  ): Promise<{ readonly posts: readonly ReportedPost[]; readonly total: number }>;
  dismissReports(id: string): Promise<void>;
  takeDown(id: string, reason: string): Promise<Post>;
  putBack(id: string): Promise<Post>;
  /** In the order in which they were written; null when there is no such post for this person. */
  comments(postId: string, page: Paging): Promise<CommentPage | null>;
  /** They were read up to then; it never goes back. */
  readComments(postId: string, until: string): Promise<void>;
  /** What a comment answers, the comment, and all that answers it; null when there is none for this person. */
  thread(
    commentId: string,
  ): Promise<{ readonly postId: string; readonly comments: readonly Comment[] } | null>;
  /** @param key of this comment: sent again with it, it is the same one */
  addComment(
    postId: string,
    comment: { readonly key: string; readonly parentId: string | null; readonly body: string },
  ): Promise<Comment>;
  editComment(commentId: string, body: string): Promise<Comment>;
  /** It can be brought back, as posts can. */
  deleteComment(commentId: string): Promise<void>;
  restoreComment(commentId: string): Promise<Comment>;
}

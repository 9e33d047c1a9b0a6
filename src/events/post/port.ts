/** What the pages of photos, videos and sounds ask of the server, and what they get. Every rejection is an Error whose message a person can read. */
import type { ListQuery, Paging, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { Comment } from './comment.ts';
import type { CompletedUpload, MediaLimits, Medium, PostKind, Recording } from './medium.ts';

/** clients: shared between a merchant and accepted clients, whichever of them owns it; named: with some of them. */
export type PostVisibility = 'public' | 'clients' | 'named' | 'private';

export interface Post {
  readonly id: string;
  readonly owner: PersonCard;
  readonly kind: PostKind;
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** The photo, or what is shown of a video before it plays; null for sound, and a video without one. */
  readonly picture: Picture | null;
  /** null for a photo. */
  readonly recording: Recording | null;
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
  save(id: string, post: PostFields): Promise<Post>;
  /** It can be brought back for `undoMs` of the limits. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Post>;
  /** Tells admins; said again, it replaces what was said. */
  report(id: string, reason: string): Promise<void>;
  /** For admins, as are the three after it. */
  reported(page: Paging): Promise<{ readonly posts: readonly ReportedPost[]; readonly total: number }>;
  dismissReports(id: string): Promise<void>;
  takeDown(id: string, reason: string): Promise<Post>;
  putBack(id: string): Promise<Post>;
  /** In the order in which they were written. */
  comments(
    postId: string,
    page: Paging,
  ): Promise<{ readonly comments: readonly Comment[]; readonly total: number }>;
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
  deleteComment(commentId: string): Promise<void>;
}

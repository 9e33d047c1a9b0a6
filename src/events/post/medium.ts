/** What photos, videos and sounds have in common, and what an upload of one becomes (docs/decisions/0200). */

export type PostKind = 'photo' | 'video' | 'audio';

/** What is played. */
export interface Recording {
  readonly url: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: number;
  readonly durationMs: number;
  /** Pixels, upright; null: only sound. */
  readonly width: number | null;
  readonly height: number | null;
  /** What is said, as WebVTT; null where nobody has written it down. */
  readonly captions: { readonly url: string; /** BCP 47. */ readonly language: string } | null;
  /** They were removed, and the signed-in person can bring them back. */
  readonly captionsRestorable: boolean;
}

/** A complete upload. One that no post uses within a day is removed. */
export interface Medium {
  readonly id: string;
  readonly kind: PostKind;
  /** MIME type of what is served. */
  readonly type: string;
  /** Of the recording; 0 for a photo. */
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  /** ThumbHash in base64. */
  readonly placeholder: string | null;
  /** Place, time and camera are still in it. */
  readonly keptTags: boolean;
  readonly createdAt: string;
}

/** Told before anything is sent. */
export interface MediaLimits {
  readonly kinds: Readonly<Record<PostKind, { readonly maxBytes: number }>>;
  /** Of all files of the account, uploads under way included. */
  readonly usedBytes: number;
  readonly maxTotalBytes: number;
  /** Uploads under way at once. */
  readonly maxUnfinished: number;
  readonly unfinishedMs: number;
  /** How long a piece is best. */
  readonly pieceBytes: number;
  /** A deleted post can be brought back for so long, and so can comments and captions. */
  readonly undoMs: number;
}

/** What completes an upload. */
export interface CompletedUpload {
  /** Of the whole file, in small hexadecimal letters. */
  readonly sha256: string;
  readonly keepTags: boolean;
  /** For a video, an own picture to show before it plays. */
  readonly posterId: string | null;
}

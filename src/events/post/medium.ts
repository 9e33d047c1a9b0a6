/** What photos, videos and sounds have in common, and what their uploads become (docs/decisions/0200). */

export type PostKind = 'photo' | 'video' | 'audio';

/** The playable part of a post. */
export interface Recording {
  readonly url: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: number;
  readonly durationMs: number;
  /** Pixels, upright; null: sound only. */
  readonly width: number | null;
  readonly height: number | null;
  /** Spoken words as WebVTT; null when there is no transcript. */
  readonly captions: { readonly url: string; /** BCP 47. */ readonly language: string } | null;
  /** They were removed, and the signed-in person can restore them. */
  readonly captionsRestorable: boolean;
}

/** A complete upload. It is removed unless a post uses it within a day. */
export interface Medium {
  readonly id: string;
  readonly kind: PostKind;
  /** MIME type of the served file. */
  readonly type: string;
  /** Size of the recording; 0 for a photo. */
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  /** ThumbHash in base64. */
  readonly placeholder: string | null;
  /** The file still contains place, time and camera. */
  readonly keptTags: boolean;
  readonly createdAt: string;
}

/** Limits that a page knows before sending anything. */
export interface MediaLimits {
  readonly kinds: Readonly<Record<PostKind, { readonly maxBytes: number }>>;
  /** All files of the account, including unfinished uploads. */
  readonly usedBytes: number;
  readonly maxTotalBytes: number;
  /** Most unfinished uploads at a time. */
  readonly maxUnfinished: number;
  readonly unfinishedMs: number;
  /** Best size of a piece. */
  readonly pieceBytes: number;
  /** How long a deleted post, comment or transcript can be restored. */
  readonly undoMs: number;
}

/** Sent to complete an upload. */
export interface CompletedUpload {
  /** Of the whole file, in lower-case hexadecimal. */
  readonly sha256: string;
  readonly keepTags: boolean;
  /** For a video, the id of a picture to show before it plays. */
  readonly posterId: string | null;
}

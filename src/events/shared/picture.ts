/** A stored picture, as used by products and photos. */
export interface Picture {
  readonly id: string;
  readonly url: string;
  readonly smallUrl: string;
  /** The largest size. */
  readonly fullUrl: string;
  /** ThumbHash in base64, to show until the picture is loaded. */
  readonly placeholder: string | null;
  /** Width and height of `url` in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture that is kept: what products and photos are shown with. */
export interface Picture {
  readonly id: string;
  readonly url: string;
  readonly smallUrl: string;
  /** The largest size. */
  readonly fullUrl: string;
  /** ThumbHash in base64, to show until the picture is there. */
  readonly placeholder: string | null;
  /** Pixels of `url`. */
  readonly width: number;
  readonly height: number;
}

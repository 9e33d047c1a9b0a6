/** A picture that is kept: what products and photos are shown with. */
export interface Picture {
  readonly id: string;
  readonly url: string;
  readonly smallUrl: string;
  /** Pixels of `url`. */
  readonly width: number;
  readonly height: number;
}

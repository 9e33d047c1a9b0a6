/** `read`: becomes a picture. `refused`: with a reason, cheaply. `either`: one of both; what counts is that nothing breaks. */
export type Expected = 'read' | 'refused' | 'either';

/** A file that a server has to survive, and what is to become of it. */
export interface HostilePicture {
  readonly name: string;
  /** What a sender claims it is. */
  readonly fileName: string;
  readonly content: Buffer;
  readonly expected: Expected;
  /** Of the picture as it is meant to be seen; only where that is not plain. */
  readonly upright?: { readonly width: number; readonly height: number };
}

/** `read`: becomes a picture. `refused`: refused cheaply, with a reason. `either`: both are fine as long as nothing breaks. */
export type Expected = 'read' | 'refused' | 'either';

/** A file that a server must survive, and what must become of it. */
export interface HostilePicture {
  readonly name: string;
  /** Its name, which says what the sender claims it to be. */
  readonly fileName: string;
  readonly content: Buffer;
  readonly expected: Expected;
  /** Size of the picture after rotation; only where it is not obvious. */
  readonly upright?: { readonly width: number; readonly height: number };
}

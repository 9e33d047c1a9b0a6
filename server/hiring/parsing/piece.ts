/** A piece of text of a page, as a PDF says it. */

import type { UnseenReason } from '../../../src/events/screening/extraction.ts';

/** Points, from the left and from the top; `y` is the line that letters stand on. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Words that stand in the file and that a reader of the page does not see. */
export interface Unseen {
  readonly reason: UnseenReason;
  readonly text: string;
}

/** What a file says, apart by whether a reader sees it. */
export interface Content {
  readonly text: string;
  readonly unseen: readonly Unseen[];
  /** Pictures of pages, with what a program read on them beside: only a person sees whether both say the same. */
  readonly scanned: boolean;
}

/** Text as the readers of PDF and Word files return it. */

import type { UnseenReason } from '../../../src/events/screening/extraction.ts';

/** A piece of text on a PDF page. In points from the left and top; `y` is the baseline. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Words in the file that a reader of the page does not see. */
export interface Unseen {
  readonly reason: UnseenReason;
  readonly text: string;
}

/** The text of a file, split by whether a reader sees it. */
export interface Content {
  readonly text: string;
  readonly unseen: readonly Unseen[];
  /** Has scanned pages with an OCR layer: only a person can check that both say the same. */
  readonly scanned: boolean;
}

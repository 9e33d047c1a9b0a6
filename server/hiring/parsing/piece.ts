/** A piece of text of a page, as a PDF says it. */

/** Points, from the left and from the top; `y` is the line that letters stand on. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

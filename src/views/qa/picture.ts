/** The layout of a statechart: what to draw, and where. */
import type { ChartState } from '../../machines/paths/chart.ts';

export interface Line {
  readonly text: string;
  /** The transition it describes; null for an effect. */
  readonly transition: string | null;
}

export interface Box {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

export interface Arrow {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly x: number;
  readonly y: number;
  readonly lines: readonly Line[];
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Outer boxes first. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const lineHeight = 17;
export const titleHeight = 28;

/** Found marks as they are proposed to people: an area of the photo, and a word. */
import { type Area, type Mark, scale } from '../../../src/events/intake/mark.ts';
import type { Extent } from '../engine/planes.ts';
import type { Box, Findings, FoundMark } from './find-marks.ts';

export interface Proposal {
  readonly area: Area;
  readonly word: string;
}

export interface Proposals {
  readonly outcome: Findings['outcome'];
  /** The most visible first. */
  readonly proposals: readonly Proposal[];
}

export const proposalsOf = (findings: Findings, extent: Extent): Proposals => ({
  outcome: findings.outcome,
  proposals:
    findings.outcome === 'marks'
      ? findings.marks.map((mark) => ({ area: areaOf(mark.box, extent), word: wordOf(mark) }))
      : [],
});

/** Around the mark, not on it. */
const marginPx = 2;

function areaOf({ x0, y0, x1, y1 }: Box, { width, height }: Extent): Area {
  const along = (low: number, high: number, size: number) => {
    const from = Math.floor((Math.max(0, low - marginPx) / size) * scale);
    return [from, Math.ceil((Math.min(size, high + marginPx) / size) * scale) - from] as const;
  };
  const [[x, wide], [y, high]] = [along(x0, x1, width), along(y0, y1, height)];
  return { x, y, width: wide, height: high };
}

/** In L*: less than this is neither darker nor lighter to the eye. */
const clearly = 3;
const elongated = 3;

/** Says only what can be seen. What it was that caused the mark, people know. */
function wordOf({ lighter, box: { x0, y0, x1, y1 } }: FoundMark): string {
  const [wide, high] = [x1 - x0, y1 - y0];
  if (lighter <= -clearly) return 'Dark stain';
  if (lighter < clearly) return 'Discoloration';
  return Math.max(wide, high) >= elongated * Math.min(wide, high) ? 'Scuff' : 'Pale mark';
}

/** Those that no mark on the photo stands for yet. */
export const notMarkedYet = (
  proposals: readonly Proposal[],
  marks: readonly Pick<Mark, 'area'>[],
): readonly Proposal[] =>
  proposals.filter(({ area }) => !marks.some((mark) => holds(mark.area, area) || holds(area, mark.area)));

/** Whether the middle of the other one is in it. */
const holds = ({ x, y, width, height }: Area, other: Area): boolean => {
  const [middleX, middleY] = [other.x + other.width / 2, other.y + other.height / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height;
};

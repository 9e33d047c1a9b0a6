/**
 * Geometry and colors for finding out which letters of a PDF page are visible: matrices, boxes, painted areas, contrast. A
 * shape that is not a rectangle may or may not cover what lies in its box.
 */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** 0 to 255 each; null: not a single color. */
export type Color = readonly [number, number, number] | null;

/** One painted area. */
export interface Area extends Box {
  readonly color: Color;
  /** Whether it covers the whole box and is opaque. */
  readonly solid: boolean;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const pointIn = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

/** The bounding box of a transformed box given as left, bottom, right, top. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [
    pointIn(matrix, x0, y0),
    pointIn(matrix, x1, y0),
    pointIn(matrix, x0, y1),
    pointIn(matrix, x1, y1),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  top: Math.min(a.top, b.top),
});

export const holds = ({ left, right, bottom, top }: Box, x: number, y: number, room = 0): boolean =>
  x >= left - room && x <= right + room && y >= bottom - room && y <= top + room;

/** `#d5695d`, as PDF.js writes it. */
export function colorOf(written: unknown): Color {
  const digits = typeof written === 'string' ? /^#([\da-f]{6})$/i.exec(written)?.[1] : undefined;
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The visible color where one lies over another. */
export const blended = (over: Color, under: Color, alpha: number): Color =>
  over && under && ([0, 1, 2].map((i) => over[i]! * alpha + under[i]! * (1 - alpha)) as unknown as Color);

function luminance(color: NonNullable<Color>): number {
  const [red, green, blue] = color.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG, 1 to 21. */
export function contrast(a: NonNullable<Color>, b: NonNullable<Color>): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether a path in the encoding of PDF.js is one axis-aligned rectangle. */
export function isRectangle(path: ArrayLike<number> | undefined): boolean {
  if (!path) return false;
  const points: [number, number][] = [];
  for (let i = 0; i < path.length;) {
    if (path[i] === 4) {
      i += 1;
      continue;
    }
    if (path[i] !== 0 && path[i] !== 1) return false;
    if (path[i] === 0 && points.length > 0) return false;
    points.push([path[i + 1]!, path[i + 2]!]);
    i += 3;
  }
  if (points.length < 4 || points.length > 5) return false;
  return points.every(([x, y], i) => i === 0 || x === points[i - 1]![0] || y === points[i - 1]![1]);
}

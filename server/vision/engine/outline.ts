/** Masks as polygons, in fractions of the first photo. */
import type { Point, Polygon } from '../../../src/events/analysis/measurement.ts';
import { inScope, type OpenCv } from './opencv.ts';
import type { Extent } from './planes.ts';
import type { Region } from './regions.ts';
import { rounded } from './rounded.ts';

const maxPoints = 120;

/** The outer edge of a region, with few points where it is straight. */
export function outlineOf(cv: OpenCv, { pixels }: Region, extent: Extent): Polygon {
  const { width, height } = extent;
  // OpenCV sees only the box around the region, with a margin: a picture has up to 180 regions.
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < pixels.length; i += 1) {
    const y = (pixels[i]! / width) | 0;
    const x = pixels[i]! - y * width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const boxWidth = right - left + 3;
  const contour = inScope(cv, (keep) => {
    const mask = keep(new cv.Mat(bottom - top + 3, boxWidth, cv.CV_8UC1));
    const { data } = mask;
    data.fill(0);
    for (let i = 0; i < pixels.length; i += 1) {
      const y = (pixels[i]! / width) | 0;
      data[(y - top + 1) * boxWidth + pixels[i]! - y * width - left + 1] = 255;
    }
    const contours = keep(new cv.MatVector());
    cv.findContours(mask, contours, keep(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_NONE);
    let longest: readonly (readonly [number, number])[] = [];
    for (let i = 0; i < contours.size(); i += 1) {
      const { data32S } = keep(contours.get(i));
      if (data32S.length / 2 <= longest.length) continue;
      longest = Array.from(
        { length: data32S.length / 2 },
        (_, n) => [data32S[2 * n]! + left - 1, data32S[2 * n + 1]! + top - 1] as const,
      );
    }
    return longest;
  });
  let simple = contour;
  for (let tolerance = 1; simple.length > maxPoints || tolerance === 1; tolerance *= 1.5) {
    simple = simplified(contour, tolerance);
  }
  return simple.map(([x, y]): Point => [rounded((x + 0.5) / width, 4), rounded((y + 0.5) / height, 4)]);
}

/** Douglas-Peucker simplification of a closed line. */
function simplified(line: readonly (readonly [number, number])[], tolerance: number) {
  if (line.length < 4) return line;
  const keep = new Uint8Array(line.length);
  const half = line.length >> 1;
  keep[0] = 1;
  keep[half] = 1;
  const parts: [number, number][] = [
    [0, half],
    [half, line.length],
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const [a, b] = [line[from]!, line[to % line.length]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let [far, farthest] = [tolerance, -1];
    for (let i = from + 1; i < to; i += 1) {
      const [x, y] = line[i]!;
      const cross = Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
      const away = length === 0 ? Math.hypot(x - a[0], y - a[1]) : cross / length;
      if (away > far) [far, farthest] = [away, i];
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => keep[i]);
}

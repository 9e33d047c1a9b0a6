/**
 * Connected components (parts) of a mask when only their sizes matter, or which pixels belong together: by runs of pixels
 * in a row, much faster than listing the pixels of each (`regionsOf`).
 */
import type { Extent } from './planes.ts';

export interface Run {
  /** Index of its first pixel, and of the one after its last: all in one row. */
  readonly from: number;
  readonly end: number;
  /** Index of the part it belongs to; not every index is used. */
  readonly part: number;
}

export interface Components {
  readonly runs: readonly Run[];
  /** Number of pixels of each part. */
  readonly sizes: Int32Array;
  /** By part: 1 if any of its pixels is such a one. */
  somePixel(isSuch: (at: number) => boolean): Uint8Array;
}

/** Connected over sides and corners. */
export function componentsOf(mask: Uint8Array, { width, height }: Extent): Components {
  const runs: { from: number; end: number; part: number }[] = [];
  // Union-find: each run points to an earlier run of its part, the first one to itself.
  const rootOf = (run: number): number => {
    let root = run;
    while (runs[root]!.part !== root) root = runs[root]!.part;
    while (runs[run]!.part !== root) {
      const next = runs[run]!.part;
      runs[run]!.part = root;
      run = next;
    }
    return root;
  };
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const [start, stop] = [y * width, (y + 1) * width];
    const first = runs.length;
    for (let at = start; at < stop; at += 1) {
      if (!mask[at]) continue;
      const from = at;
      while (at < stop && mask[at]) at += 1;
      const own = runs.length;
      runs.push({ from, end: at, part: own });
      // Runs of the row above that reach this far, corners included.
      while (above < first && runs[above]!.end + width < from) above += 1;
      for (let near = above; near < first && runs[near]!.from + width <= at; near += 1) {
        const [one, other] = [rootOf(near), rootOf(own)];
        runs[Math.max(one, other)]!.part = Math.min(one, other);
      }
    }
    above = first;
  }
  const sizes = new Int32Array(runs.length);
  runs.forEach((run, i) => {
    run.part = rootOf(i);
    sizes[run.part]! += run.end - run.from;
  });
  return {
    runs,
    sizes,
    somePixel: (isSuch) => {
      const found = new Uint8Array(runs.length);
      for (const { from, end, part } of runs) {
        for (let at = from; at < end && !found[part]; at += 1) if (isSuch(at)) found[part] = 1;
      }
      return found;
    },
  };
}

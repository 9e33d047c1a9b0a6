/** A picture in CIELAB. Steps that need the same blur of it share one. */
import { type Extent, type Plane, smooth } from './planes.ts';

export interface LabPicture {
  readonly extent: Extent;
  /** L*, a* and b*. */
  readonly planes: readonly [Plane, Plane, Plane];
  /** Do not write to the result: others read it too. @param channel 0: L*, 1: a*, 2: b* */
  smoothed(channel: 0 | 1 | 2, sigma: number): Plane;
}

export const channels = [0, 1, 2] as const;

/** @param lab three planes, one after the other */
export function labPicture(lab: Float32Array, extent: Extent): LabPicture {
  const count = extent.width * extent.height;
  const of = (c: number) => lab.subarray(c * count, (c + 1) * count);
  const planes = [of(0), of(1), of(2)] as const;
  const known = new Map<string, Plane>();
  return {
    extent,
    planes,
    smoothed: (channel, sigma) => {
      const key = `${channel} ${sigma}`;
      let plane = known.get(key);
      if (!plane) known.set(key, (plane = smooth(planes[channel], extent, sigma)));
      return plane;
    },
  };
}

/** Measures a sample pair with the engine, and selects what is kept of the result. */
import { measure, type Measured } from '../../server/vision/engine/measure.ts';
import type { Sample, SamplePicture } from '../../src/events/analysis/samples.ts';

export interface SampleFiles {
  readonly before: Buffer;
  readonly after: Buffer;
}

export const measureSample = ({ itemType }: Sample, { before, after }: SampleFiles): Promise<Measured> =>
  measure([before, after], itemType);

/** Overlays that pages show: the second photo aligned with the first, in its light, and the dirt. Empty without a measurement. */
export function picturesOf({ overlays }: Measured): Partial<Record<SamplePicture, Uint8Array>> {
  const find = (wanted: string) => overlays.find(({ name }) => name === wanted)?.bytes;
  const [linedUp, dirt] = [find('after'), find('dirt-before')];
  return linedUp && dirt ? { 'after-lined-up': linedUp, dirt } : {};
}

/** Nothing stays in OpenCV's memory, which the garbage collector does not see, and everything there is made in a scope. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from '../../../server/vision/engine/measure.ts';
import { inScope, keptThings, loadOpenCv } from '../../../server/vision/engine/opencv.ts';
import { jpegOf } from './two-photos.ts';

const engine = resolve(import.meta.dirname, '../../../server/vision/engine');

describe('the memory of OpenCV', () => {
  it('holds nothing after a pair, measured or not', { tags: 'full', timeout: 240_000 }, async () => {
    const before = await jpegOf({ stain: 1 });
    await measure([before, await jpegOf({ stain: 0, moved: true })], 'bag');
    await measure([before, await jpegOf({ item: 2, stain: 0 })], 'bag');
    expect(keptThings()).toBe(0);
  });

  it('holds nothing after an error, which is told in words', async () => {
    const { cv } = await loadOpenCv();
    const broken = () =>
      inScope(cv, (keep) => {
        const empty = keep(new cv.Mat());
        cv.GaussianBlur(empty, keep(new cv.Mat()), new cv.Size(3, 3), 1, 1, cv.BORDER_REPLICATE);
      });
    expect(broken).toThrow(/empty|OpenCV/u);
    expect(keptThings()).toBe(0);
  });

  it('is used in scopes only', () => {
    const made = /(?<!keep\(\s*)new cv\.(?!(?:Size|Rect)\b)\w+/gu;
    for (const name of readdirSync(engine)) {
      const source = readFileSync(join(engine, name), 'utf8');
      expect({ name, made: source.match(made) }).toEqual({ name, made: null });
    }
  });
});

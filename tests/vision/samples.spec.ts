/** Checks that the sample pairs shown to visitors equal the output of the current engine, every picture and number, to the byte. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleResultOf } from '../../src/events/analysis/sample-result.ts';
import { sampleResults } from '../../src/events/analysis/sample-results.ts';
import { samplePath, sampleList, type SamplePicture } from '../../src/events/analysis/samples.ts';
import { measureSample, picturesOf } from './measured-sample.ts';

const folder = resolve(import.meta.dirname, '../../src/views/public');

describe.each(sampleList)('the sample $id', (sample) => {
  const file = (picture: SamplePicture) => join(folder, samplePath(sample.id, picture));

  // Measuring one takes more than ten seconds of CPU time.
  it(
    'is measured to what the pages say, and its overlays to the bytes that are shown (npm run samples writes both)',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const files = { before: readFileSync(file('before')), after: readFileSync(file('after')) };
      const measured = await measureSample(sample, files);
      expect(sampleResults[sample.id]).toEqual(sampleResultOf(measured.measurement));
      for (const [name, bytes] of Object.entries(picturesOf(measured)))
        expect(readFileSync(file(name as SamplePicture)).equals(bytes), name).toBe(true);
      expect(measured.measurement.verdict).toBe(sample.id === 'two-bags' ? 'inconclusive' : 'measured');
    },
  );

  it('is small enough to be sent to everybody', () => {
    for (const picture of ['before', 'after'] as const)
      expect(statSync(file(picture)).size).toBeLessThan(150 * 1024);
  });
});

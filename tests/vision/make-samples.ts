/**
 * `npm run samples`: paints the sample pairs of the pages `try` and `marketing`, measures them, and writes pictures and
 * results. Run it after a change of the engine that changes the results: tests/vision/samples.spec.ts then fails.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { sampleList, type SampleId } from '../../src/events/analysis/samples.ts';
import { makeBadPair } from './generator/bad-pair.ts';
import { makePair } from './generator/pair.ts';
import { samples } from './generator/samples.ts';
import { sampleResultOf } from '../../src/events/analysis/sample-result.ts';
import { measureSample, picturesOf, type SampleFiles } from './measured-sample.ts';

const root = resolve(import.meta.dirname, '../..');

const makers: Readonly<Record<SampleId, () => Promise<{ before: Buffer; after: Buffer }>>> = {
  'tan-leather-bag': () => makePair(samples['tan-leather-bag']),
  'canvas-sofa': () => makePair(samples['canvas-sofa']),
  'suede-shoe': () => makePair(samples['suede-shoe']),
  'two-bags': () =>
    makeBadPair({ seed: 5, kind: 'another-item', material: 'brown-leather', itemType: 'bag' }),
};

const webp = (jpeg: Buffer) => sharp(jpeg).webp({ quality: 80, effort: 6 }).toBuffer();

const results: Record<string, unknown> = {};
for (const sample of sampleList) {
  const pair = await makers[sample.id]();
  const files: SampleFiles = { before: await webp(pair.before), after: await webp(pair.after) };
  const measured = await measureSample(sample, files);
  results[sample.id] = sampleResultOf(measured.measurement);
  for (const [name, bytes] of Object.entries({ ...files, ...picturesOf(measured) })) {
    writeFileSync(join(root, `src/views/public/samples/${sample.id}-${name}.webp`), bytes);
    console.log(`${sample.id}-${name}.webp  ${Math.round(bytes.length / 1024)} KB`);
  }
}

const target = join(root, 'src/events/analysis/sample-results.ts');
const source = `/** The engine's results for the sample pairs. Written by \`npm run samples\`, never by hand. */
import type { SampleId } from './samples.ts';
import type { SampleResult } from './sample-result.ts';

export const sampleResults: Readonly<Record<SampleId, SampleResult>> = ${JSON.stringify(results)};
`;
const options = await resolveConfig(target);
writeFileSync(target, await format(source, { ...options, parser: 'typescript' }));

/** Damaged files: read or refused in time, and the result contains only what is in the text. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { readResume, UnreadableResume } from '../../../server/hiring/parsing/parse-resume.ts';
import { long, seed, times } from '../../counts.ts';
import { type Resume, corpusSize, makeCorpus } from '../../hiring/corpus/corpus.ts';
import { pick } from '../../hiring/corpus/draw.ts';
import { asOf } from '../../hiring/corpus/expected.ts';
import { inventedIn } from '../../hiring/corpus/invented.ts';
import { mutations } from '../security/mutations.ts';
import { randomFrom } from '../../support/random.ts';

const timeoutMs = long ? 3_600_000 : 120_000;
const rounds = long ? 10_000 : 300;

describe('mutated résumés', () => {
  it(
    '[READ5] are read or refused in time, and nothing is invented',
    async () => {
      const corpus: readonly Resume[] = await makeCorpus(corpusSize);
      const outcomes: Record<string, number> = {};
      for (let round = 0; round < rounds; round += 1) {
        const random = randomFrom(seed + round);
        let bytes: Uint8Array = pick(random, corpus).bytes;
        for (let i = 0; i < 1 + random() * 2; i += 1)
          bytes = pick(random, mutations)(bytes, random, pick(random, corpus).bytes);
        const outcome = await readResume(bytes).catch((error: unknown) => error);
        if (outcome instanceof UnreadableResume) {
          outcomes[outcome.reason] = (outcomes[outcome.reason] ?? 0) + 1;
          continue;
        }
        if (outcome instanceof Error) throw new Error(`Round ${round}`, { cause: outcome });
        const { kind, text } = outcome as Awaited<ReturnType<typeof readResume>>;
        outcomes[kind] = (outcomes[kind] ?? 0) + 1;
        expect(inventedIn(text, extract(text, asOf)), `round ${round}`).toEqual([]);
      }
      // Damaged files of every kind are refused as such, and some are still intact enough to be read.
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['pdf', 'txt', 'damaged']));
      expect(outcomes['too-slow'] ?? 0).toBe(0);
    },
    timeoutMs,
  );

  it(
    '[READ5] [EXTRACT2] texts that were never a résumé give nothing that is not in them',
    () => {
      const words =
        `2015 2019 – - present bis Experience Skills Projects Certifications Education Languages @ . , : ( ) • | / + 0049 +49 89 636 48018 a@b.de
      Anna Schmidt University Master BSc PhD English C1 Go C++ Excel leather cleaning www. github.com/ \t 12 03/2015 März l' É 😀 ß İ Germany`.split(
          / |\n/,
        );
      for (let round = 0; round < times(10_000); round += 1) {
        const random = randomFrom(seed + round);
        const text = Array.from(
          { length: Math.ceil(random() * 60) },
          () => pick(random, words) + pick(random, [' ', ' ', '\n', '']),
        ).join('');
        expect(inventedIn(text, extract(text, asOf)), JSON.stringify(text)).toEqual([]);
      }
    },
    timeoutMs,
  );

  it.each([
    'A',
    '1',
    '\n',
    'a\n',
    'a, ',
    '2015 - ',
    'a@b.',
    '• ',
    'Skills\na, ',
    'Aa ',
    'https://',
    'Projects\nA\n',
    'März 2015 bis ',
    '2015 - 2019\n',
  ])('[READ5] a hundred thousand characters of %j are read through', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(inventedIn(text, extract(text, asOf))).toEqual([]);
  });
});

/** Files that were broken on their way: read or refused, in time, and nothing in the result that is not in the text. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { readResume, UnreadableResume } from '../../../server/hiring/reading/read-resume.ts';
import { long, seed, times } from '../../counts.ts';
import { type Resume, corpusSize, makeCorpus } from '../../hiring/corpus/corpus.ts';
import { pick, type Random } from '../../hiring/corpus/draw.ts';
import { asOf } from '../../hiring/corpus/expected.ts';
import { inventedIn } from '../../hiring/corpus/invented.ts';
import { randomFrom } from '../security/random.ts';

const at = (random: Random, bytes: Uint8Array) => Math.floor(random() * bytes.length);

/** What happens to files: bits that flip, parts that are lost, doubled, overwritten, cut off, or come from another file. */
const mutations: readonly ((bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array)[] = [
  (bytes, random) => {
    const result = bytes.slice();
    for (let i = 0; i < 1 + random() * 20; i += 1)
      result[at(random, result)]! ^= 1 << Math.floor(random() * 8);
    return result;
  },
  (bytes, random) => bytes.slice(0, at(random, bytes)),
  (bytes, random) => {
    const [from, length] = [at(random, bytes), 1 + Math.floor(random() * 500)];
    return Buffer.concat([bytes.slice(0, from), bytes.slice(from + length)]);
  },
  (bytes, random) => {
    const [from, length] = [at(random, bytes), 1 + Math.floor(random() * 2000)];
    return Buffer.concat([bytes.slice(0, from + length), bytes.slice(from)]);
  },
  (bytes, random) => {
    const result = bytes.slice();
    const from = at(random, bytes);
    for (let i = from; i < Math.min(result.length, from + 64); i += 1) result[i] = Math.floor(random() * 256);
    return result;
  },
  (bytes, random, other) =>
    Buffer.concat([bytes.slice(0, at(random, bytes)), other.slice(at(random, other))]),
  // A number in the file that says how long, how many or where.
  (bytes, random) => {
    const text = Buffer.from(bytes).toString('latin1');
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return bytes.slice(1);
    const { 0: number, index } = pick(random, numbers);
    const changed = pick(random, ['0', '-1', '1', '99999999', '4294967295', `${Number(number) + 1}`]);
    return Buffer.from(text.slice(0, index) + changed + text.slice(index + number.length), 'latin1');
  },
];

const patience = long ? 3_600_000 : 120_000;
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
      // Broken files of every kind are refused as such, and some are still whole enough to be read.
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['pdf', 'txt', 'damaged']));
      expect(outcomes['too-slow'] ?? 0).toBe(0);
    },
    patience,
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
    patience,
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
  ])('[READ5] a hundred thousand characters of %j are read through', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(inventedIn(text, extract(text, asOf))).toEqual([]);
  });
});

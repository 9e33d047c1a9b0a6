/** Compound words. */
import { describe, expect, it } from 'vitest';
import { compoundOf } from '../../../src/events/guide/words/compounds.ts';

const parts = compoundOf([
  'nubuk',
  'schuhe',
  'wolle',
  'pulli',
  'regen',
  'fleck',
  'leder',
  'reiniger',
  'suede',
]);

describe('a word that is in no table', () => {
  it.each([
    ['nubukschuhen', ['nubuk', 'schuhe']],
    ['wollpulli', ['wolle', 'pulli']],
    ['regenflecken', ['regen', 'fleck']],
    ['lederreiniger', ['leder', 'reiniger']],
  ])('%s is taken apart into %j', (word, wanted) => {
    expect(parts(word)).toEqual(wanted);
  });

  it.each(['reiniger', 'understand', 'suedehead', 'regen', 'pulloverleder'])('%s stays whole', (word) => {
    expect(parts(word)).toEqual([word]);
  });
});

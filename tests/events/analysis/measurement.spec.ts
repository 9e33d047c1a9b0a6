/** User-facing texts: each item type, reason and method has one, and a reason says what to do better. */
import { describe, expect, it } from 'vitest';
import { itemTypeNames, itemTypes } from '../../../src/events/analysis/item.ts';
import { methodWords } from '../../../src/events/analysis/method.ts';
import { reasons, reasonWords } from '../../../src/events/analysis/reason.ts';
import { canonicalJson } from '../../../src/events/log/canonical-json.ts';
import { sampleInconclusive, sampleMeasurement } from './sample.ts';

describe('the words of a measurement', () => {
  it('names each type of item once', () => {
    const names = itemTypes.map((type) => itemTypeNames[type]);
    expect(new Set(names).size).toBe(8);
  });

  it.each(reasons)('says of %s what is wrong and what to do better', (code) => {
    const { title, advice } = reasonWords[code];
    expect(title).toMatch(/^[A-Z].*[^.]$/u);
    expect(advice).toMatch(/^[A-Z].*\.$/u);
  });

  it('has other words for each method', () => {
    const words = Object.values(methodWords);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('a measurement', () => {
  it.each([sampleMeasurement, sampleInconclusive])('is plain JSON: $verdict', (measurement) => {
    expect(JSON.parse(canonicalJson(measurement))).toEqual(measurement);
  });
});

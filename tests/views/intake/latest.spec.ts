import { expect, it } from 'vitest';
import type { IntakeDetail } from '../../../src/events/intake/port.ts';
import { latestOf } from '../../../src/views/intake/latest.ts';

const withFacts = (count: number, item = 'Satchel') =>
  ({ item, records: Array.from({ length: count }, (_, seq) => ({ seq })) }) as unknown as IntakeDetail;

it('does not go back to what an earlier change was answered with', () => {
  const [third, fourth] = [withFacts(3), withFacts(4)];
  expect(latestOf(null, third)).toBe(third);
  expect(latestOf(third, fourth)).toBe(fourth);
  expect(latestOf(fourth, third)).toBe(fourth);
});

it('takes a new answer of the same facts', () => {
  const again = withFacts(3, 'Bag');
  expect(latestOf(withFacts(3), again)).toBe(again);
});

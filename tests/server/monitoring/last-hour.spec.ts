import { expect, it } from 'vitest';
import { openLastHour } from '../../../server/monitoring/last-hour.ts';

const start = Date.UTC(2026, 0, 1, 12, 0, 30);
const minute = 60_000;

function hourAt() {
  let at = start;
  return { hour: openLastHour(() => at), pass: (ms: number) => (at += ms) };
}

const counts = ({ minutes }: ReturnType<typeof openLastHour>) =>
  minutes().flatMap(({ answered, failed, refused }, i) =>
    answered + failed + refused > 0 ? [[i, answered, failed, refused]] : [],
  );

it('counts by the minute, the oldest first, and forgets after an hour', () => {
  const { hour, pass } = hourAt();
  hour.note('answered');
  hour.note('answered');
  hour.note('failed');
  pass(minute);
  hour.note('refused');
  expect(hour.minutes()).toHaveLength(60);
  expect(hour.minutes()[59]!.at).toBe(Date.UTC(2026, 0, 1, 12, 1));
  expect(counts(hour)).toEqual([
    [58, 2, 1, 0],
    [59, 0, 0, 1],
  ]);
  pass(58 * minute);
  expect(counts(hour)).toEqual([
    [0, 2, 1, 0],
    [1, 0, 0, 1],
  ]);
  pass(minute);
  expect(counts(hour)).toEqual([[0, 0, 0, 1]]);
  // Reuses the slot in memory of the first minute.
  hour.note('answered');
  expect(counts(hour)).toEqual([
    [0, 0, 0, 1],
    [59, 1, 0, 0],
  ]);
});

it('keeps the newest twenty failures of the hour', () => {
  const { hour, pass } = hourAt();
  for (let i = 0; i < 25; i += 1) {
    hour.noteFailure({ method: 'GET', route: '/x', status: 500, reference: `r${i}` });
    pass(1000);
  }
  expect(
    hour
      .failures()
      .map(({ reference }) => reference)
      .slice(0, 2),
  ).toEqual(['r24', 'r23']);
  expect(hour.failures()).toHaveLength(20);
  pass(60 * minute);
  expect(hour.failures()).toEqual([]);
});

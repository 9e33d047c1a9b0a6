import { describe, expect, it } from 'vitest';
import { daysBefore, periodsUntil } from '../../../src/events/shared/periods.ts';

const at = (text: string) => new Date(text);
const told = (periods: ReturnType<typeof periodsUntil>) =>
  periods.map(({ day, from }) => `${day} ${from.toISOString()}`);

describe('periods', () => {
  it('are weeks from Monday, where the reader is: in Auckland it is Monday while Berlin has Sunday', () => {
    const evening = at('2026-11-22T20:00:00Z');
    expect(told(periodsUntil('week', evening, 'Europe/Berlin', 2))).toEqual([
      '2026-11-09 2026-11-08T23:00:00.000Z',
      '2026-11-16 2026-11-15T23:00:00.000Z',
    ]);
    expect(told(periodsUntil('week', evening, 'Pacific/Auckland', 1))).toEqual([
      '2026-11-23 2026-11-22T11:00:00.000Z',
    ]);
  });

  it('begin at midnight on either side of a change of the clock', () => {
    expect(told(periodsUntil('month', at('2026-04-15T12:00:00Z'), 'Europe/Berlin', 2))).toEqual([
      '2026-03-01 2026-02-28T23:00:00.000Z',
      '2026-04-01 2026-03-31T22:00:00.000Z',
    ]);
  });

  it('are months over the turn of a year, also from the last day of a long one', () => {
    expect(periodsUntil('month', at('2026-03-31T12:00:00Z'), 'UTC', 5).map(({ day }) => day)).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  it('begin with the first minute that clocks show where they skip midnight', () => {
    // In Beirut the 29th of March 2026 begins at one o'clock.
    expect(daysBefore(at('2026-03-30T12:00:00Z'), 1, 'Asia/Beirut').toISOString()).toBe(
      '2026-03-28T22:00:00.000Z',
    );
  });
});

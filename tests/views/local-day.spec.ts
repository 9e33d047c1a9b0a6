/** Days near midnight, and on days when the clocks change. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../src/views/ui/list/column.ts';
import { csvOf } from '../../src/views/ui/list/list-csv.ts';
import { localDay, ownZone, startOf } from '../../src/views/ui/local-day.ts';

const where = (zone: string) => vi.stubEnv('TZ', zone);
afterEach(() => vi.unstubAllEnvs());

describe('a day', () => {
  it('of the first century begins in it', () => {
    where('UTC');
    expect(startOf('0002-12-31', 1)).toBe('0003-01-01T00:00:00.000Z');
  });

  it.each([
    ['America/Los_Angeles', '2026-11-21', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-21', '2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-31', '2026-12-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    ['UTC', '2024-02-28', '2024-02-28T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    // 23 and 25 hours long.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('in %s, %s, begins and ends at its own midnight', (zone, day, start, end) => {
    where(zone);
    expect([startOf(day), startOf(day, 1)]).toEqual([start, end]);
    expect(localDay(start)).toBe(day);
    expect(localDay(new Date(Date.parse(end) - 1))).toBe(day);
    expect(localDay(new Date(Date.parse(start) - 1))).not.toBe(day);
  });

  it.each([
    ['America/New_York', '2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['Asia/Tokyo', '2026-11-21T15:00:00.000Z', '2026-11-22'],
  ])('is told in files as it is in %s, with the zone', async (zone, at, day) => {
    where(zone);
    expect(ownZone()).toBe(zone);
    const columns: readonly Column<{ readonly at: string }>[] = [
      { label: 'Sent', cell: () => '', day: (row) => row.at },
    ];
    expect(await csvOf(columns, [{ at }]).text()).toBe(`Sent (${zone})\r\n${day}\r\n`);
  });
});

/** What a day shows and asks, tested without a page. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newest } from '../../../src/views/home/day/activity.ts';
import { questions } from '../../../src/views/home/day/needs.ts';
import { settle } from '../../../src/views/home/day/settle.ts';
import { monthsUntil } from '../../../src/views/home/day/use-flows.ts';
import { greeting, longDay, monthName } from '../../../src/views/home/day/words.ts';
import { pages } from '../../../src/views/routes.tsx';

afterEach(() => vi.unstubAllEnvs());

const at = (hour: number) => new Date(2026, 10, 27, hour);

describe('the greeting', () => {
  it.each([
    [0, 'Good evening, Ida'],
    [5, 'Good morning, Ida'],
    [12, 'Good afternoon, Ida'],
    [18, 'Good evening, Ida'],
  ])('at %i o’clock is “%s”', (hour, text) => expect(greeting(at(hour), 'Ida')).toBe(text));

  it('does without a name, and tells the day', () => {
    expect(greeting(at(9), '')).toBe('Good morning');
    expect(longDay(at(9))).toBe('Friday, November 27');
  });
});

describe('the months beside each other', () => {
  it.each([
    ['2026-11-27T12:00:00.000Z', ['2026-10', '2026-11']],
    ['2026-01-01T12:00:00.000Z', ['2025-12', '2026-01']],
    // The month before October has no day 31.
    ['2026-10-31T12:00:00.000Z', ['2026-09', '2026-10']],
  ])('at %s are %j', (now, months) => {
    vi.stubEnv('TZ', 'UTC');
    expect(monthsUntil(new Date(now))).toEqual(months);
  });

  it('have names', () => expect(monthName('2026-10')).toBe('October'));
});

describe('what needs somebody', () => {
  const keysOf = (role: 'person' | 'merchant' | 'admin') =>
    questions.filter(({ concerns }) => concerns({ uid: 'u1', role })).map(({ key }) => key);

  it('depends on what they do', () => {
    expect(keysOf('person')).toEqual(['invite', 'applicants', 'owed', 'failed', 'notices']);
    expect(keysOf('merchant')).toEqual([
      ...['invite', 'quotes', 'applicants', 'sold', 'owed', 'drafts', 'failed', 'notices'],
    ]);
    expect(keysOf('admin')).toEqual(['reports', 'merchants', ...keysOf('merchant')]);
  });

  it('leads to pages that exist', () => {
    const paths = pages.map(({ path }) => `/${path}`);
    for (const { to } of questions) expect(paths).toContain(to.split('?')[0]);
  });
});

describe('questions that are asked together', () => {
  const failed = () => Promise.reject(new Error('The server cannot be reached.'));

  it('answer what came, and say that something did not', async () => {
    expect(await settle([Promise.resolve(1), failed(), Promise.resolve(3)])).toEqual({
      answers: [1, 3],
      partial: true,
    });
    expect(await settle([Promise.resolve(1)])).toEqual({ answers: [1], partial: false });
  });

  it('fail when nothing came', async () => {
    await expect(settle([failed(), failed()])).rejects.toThrow('The server cannot be reached.');
  });
});

describe('the latest activity', () => {
  it('is the newest of everything, five at most', () => {
    const happening = (day: number) => ({
      ...{ key: String(day), text: '', to: '/' },
      at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    });
    const lists = [
      [happening(9), happening(2)],
      [happening(12), happening(8), happening(1)],
      [happening(10)],
    ];
    expect(newest(lists).map(({ key }) => key)).toEqual(['12', '10', '9', '8', '2']);
  });
});

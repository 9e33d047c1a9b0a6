/** Searching and filtering the activity log. */
import { describe, expect, it } from 'vitest';
import type { StreamSummary } from '../../../src/events/log/device-log.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';
import { factLine, fittingFacts, fittingStreams, typesIn } from '../../../src/views/log/find.ts';

const record = (seq: number, type: string, data: unknown, at: string): EventRecord => ({
  stream: 'settings',
  seq,
  type,
  v: 1,
  at,
  actor: 'ida',
  device: 'd',
  data,
  prev: '',
  hash: '',
});
/** Noon of the person's own calendar. */
const noon = (day: number) => new Date(2026, 3, day, 12).toISOString();
const lines = [
  factLine(record(1, 'SettingChanged', { key: 'darkMode', value: true }, noon(1)), false),
  factLine(record(2, 'SettingChanged', { key: 'currencySymbol', value: 'kr' }, noon(2)), true),
  factLine(record(3, 'SettingRefused', { key: 'currencySymbol', reason: 'invalid' }, noon(3)), false),
];
const all = { typed: '', type: '', from: '', to: '' };
const seqs = (looking: Partial<typeof all>) =>
  fittingFacts(lines, { ...all, ...looking }).map(({ record: { seq } }) => seq);

describe('facts', () => {
  it('are listed newest first', () => {
    expect(seqs({})).toEqual([3, 2, 1]);
  });
  it('are found by their words, their type and what they hold', () => {
    expect(seqs({ typed: 'dark ON' })).toEqual([1]);
    expect(seqs({ typed: 'settingrefused' })).toEqual([3]);
    expect(seqs({ typed: 'currencySymbol' })).toEqual([3]);
  });
  it('are found by kind and by day, both ends included', () => {
    expect(seqs({ type: 'SettingRefused' })).toEqual([3]);
    expect(seqs({ from: '2026-04-02' })).toEqual([3, 2]);
    expect(seqs({ to: '2026-04-02' })).toEqual([2, 1]);
    expect(seqs({ from: '2026-04-02', to: '2026-04-02' })).toEqual([2]);
  });
  it('[INSPECT2] of somebody else are found by nothing that they hold', () => {
    expect(lines[1]!.words).toBe('Somebody else used this device');
    expect(seqs({ typed: 'kr' })).toEqual([]);
    expect(typesIn(lines)).toEqual([
      ['SettingChanged', 1],
      ['SettingRefused', 1],
    ]);
  });
});

it('finds streams by name, title and kind', () => {
  const summary = (stream: string, scope: 'truth' | 'journal', owner: 'person' | 'device') =>
    ({ stream, scope, owner }) as StreamSummary;
  const streams = [summary('ledger/u1', 'truth', 'person'), summary('auth', 'journal', 'device')];
  const found = (typed: string, shown: Parameters<typeof fittingStreams>[2] = 'all') =>
    fittingStreams(streams, typed, shown).map(({ stream }) => stream);
  expect(found('')).toEqual(['ledger/u1', 'auth']);
  expect(found('logging')).toEqual(['auth']);
  expect(found('money LEDGER')).toEqual(['ledger/u1']);
  expect(found('', 'journal')).toEqual(['auth']);
  expect(found('', 'person')).toEqual(['ledger/u1']);
  expect(found('auth', 'person')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import {
  type ChangeFilter,
  entriesOf,
  findChanges,
  noFilter,
} from '../../../src/events/audit/find-changes.ts';
import { LedgerHistory } from '../../../src/events/audit/ledger-history.ts';
import { sampleRecords } from './sample-log.ts';

const records = sampleRecords({ facts: 25_000, most: 60, seed: 9 }).map((record, i) => ({
  ...record,
  actor: i % 7 === 0 ? 'system' : record.actor,
  device: i % 5 === 0 ? 'd2-of-the-shop' : record.device,
}));
const history = new LedgerHistory();
for (const record of records) history.add(record);

const found = (filter: Partial<ChangeFilter>) => [...findChanges(history, { ...noFilter, ...filter })].flat();
const those = (fits: (record: (typeof records)[number]) => boolean) =>
  records
    .filter(fits)
    .map(({ seq }) => seq)
    .reverse();

describe('finding changes', () => {
  it('[AUDIT18] finds all of them, the newest first, when nothing is asked for', () => {
    expect(found({})).toEqual(those(() => true));
  });

  it('[AUDIT18] finds exactly those of a kind, a person, a device, and of all three', () => {
    expect(found({ type: 'EntryMoved' })).toEqual(those(({ type }) => type === 'EntryMoved'));
    expect(found({ actor: 'system' })).toEqual(those(({ actor }) => actor === 'system'));
    expect(found({ device: 'd2-of-the-shop' })).toEqual(those(({ device }) => device === 'd2-of-the-shop'));
    const all = { type: 'EntryPaid', actor: 'system', device: 'd2-of-the-shop' };
    expect(found(all)).toEqual(
      those(({ type, actor, device }) => type === all.type && actor === all.actor && device === all.device),
    );
    expect(found(all).length).toBeGreaterThan(0);
    expect(found({ actor: 'nobody' })).toEqual([]);
  });

  it('[AUDIT18] counts both ends of a time, and leaves out what has none when one is asked for', () => {
    const ms = (seq: number) => Date.parse(records[seq - 1]!.at);
    expect(found({ fromMs: ms(100), toMs: ms(103) })).toEqual([103, 102, 101, 100]);
    expect(found({ fromMs: ms(100) + 1, toMs: ms(103) - 1 })).toEqual([102, 101]);
    const undated = new LedgerHistory();
    undated.add({ ...records[0]!, at: 'yesterday' });
    expect([...findChanges(undated, noFilter)].flat()).toEqual([1]);
    expect([...findChanges(undated, { ...noFilter, fromMs: 0 })].flat()).toEqual([]);
  });

  it('[AUDIT18] finds amounts by what an entry had before the change or after it, both ends counted', () => {
    const amountsOf = (seq: number) => entriesOf(history.change(seq).deed).map((entry) => entry.amountCents);
    const changed = those(({ type }) => type === 'EntryChanged').find(
      (seq) => new Set(amountsOf(seq)).size === 2,
    )!;
    for (const cents of amountsOf(changed))
      expect(found({ minCents: cents, maxCents: cents })).toContain(changed);
    expect(found({ minCents: 50_000 })).toEqual(
      those(({ seq }) => amountsOf(seq).some((cents) => cents >= 50_000)),
    );
    expect(found({ maxCents: -29_000 })).toEqual(
      those(({ seq }) => amountsOf(seq).some((cents) => cents <= -29_000)),
    );
  });

  it('[AUDIT18] finds every word that was typed in kinds, ids, names, notes and days, whatever their capitals', () => {
    const [newest] = those(({ type }) => type === 'EntryAdded');
    const { id, name } = entriesOf(history.change(newest!).deed)[0]!;
    expect(found({ typed: `  entryADDED ${name.slice(0, 3).toUpperCase()}  ${id} ` })).toContain(newest);
    expect(found({ typed: `${id} no-such-word` })).toEqual([]);
    expect(found({ typed: 'old.csv' })).toEqual(those(({ type }) => type === 'LedgerImported'));
    expect(found({ typed: 'söder' }).length).toBeGreaterThan(0);
  });

  it('[AUDIT18] says who and what occurs, and how often', () => {
    const { type, actor, device } = history.occurring;
    expect(actor.get('system')).toBe(those((record) => record.actor === 'system').length);
    expect(device.get('d2-of-the-shop')).toBe(5000);
    expect([...type.values()].reduce((sum, times) => sum + times)).toBe(25_000);
  });
});

import { describe, expect, it } from 'vitest';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { foldFact, soundFact } from '../../../src/events/audit/fold-facts.ts';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { ledgerFact } from '../../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { Recovered } from '../../../src/events/ledger/recovered.ts';
import { recoverLedger } from '../../../src/events/ledger/recovery.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';
import { verifyChain } from '../../../src/events/log/verify-records.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { testStamp } from '../../given.ts';

const { EntryAdded, EntryDeleted, EntryPaid, ImportUndone, LedgerImported } = ledgerFact;

const stream = 'ledger/u1';
const entry = (id: string, amountCents = 100) => ({
  ...{ id, name: id, amountCents, paid: false, note: null, date: null },
});
const added = (id: string, index: number) => EntryAdded({ ...entry(id), index });

const chainOf = (...facts: readonly Fact[]) => sealFacts(stream, emptyHead, facts, testStamp);

/** The chain without some of its records. */
function recover(
  records: readonly EventRecord[],
  lost: readonly number[],
  copy: Parameters<typeof recoverLedger>[0]['copy'] = null,
) {
  const { seq, hash } = records.at(-1)!;
  const salvage = {
    records: records.filter((record) => !lost.includes(record.seq)),
    end: { seq, hash },
    fault: { seq: lost[0]!, what: 'has been altered' } as const,
  };
  const source = copy ? 'copy' : 'records';
  const recovery = recoverLedger({ stream, source, salvage, copy, stamp: { ...testStamp, actor: 'u1' } });
  verifyChain(stream, emptyHead, recovery.records);
  return recovery;
}
const types = (records: readonly EventRecord[]) => records.map(({ type }) => type);
const ids = ({ state }: ReturnType<typeof recover>) => state.entries.toArray().map(({ id }) => id);

describe('a ledger made anew', () => {
  it('[LEDGER30] keeps what is in front of the break unchanged, and what is behind it', () => {
    const all = chainOf(added('a', 0), added('b', 1), added('c', 2), EntryPaid({ id: 'a' }));
    const recovery = recover(all, [2]);
    expect(recovery.records[0]).toEqual(all[0]);
    expect(types(recovery.records)).toEqual(['EntryAdded', 'LedgerRecovered', 'EntryAdded', 'EntryPaid']);
    expect(ids(recovery)).toEqual(['a', 'c']);
    expect(recovery.state.entries.get('a')?.paid).toBe(true);
    expect([recovery.lost, recovery.unchanged, recovery.unplaced]).toEqual([1, 1, 0]);
  });

  it('[LEDGER31] names each break, with the hashes of the damaged log', () => {
    const all = chainOf(added('a', 0), added('b', 1), added('c', 2), added('d', 3), EntryPaid({ id: 'b' }));
    const { records } = recover(all, [2, 4]);
    const breaks = records
      .filter(({ type }) => type === 'LedgerRecovered')
      .map(({ data }) => data as Recovered);
    expect(breaks).toMatchObject([
      {
        before: { seq: 1, hash: all[0]!.hash },
        after: { seq: 3, hash: all[2]!.hash },
        leftOut: { first: 2, last: 2 },
        end: 5,
        reason: 'record 2 has been altered',
        unplaced: [],
      },
      { before: { seq: 3 }, after: { seq: 5 }, leftOut: { first: 4, last: 4 } },
    ]);
    expect(breaks[1]!.unplaced).toMatchObject([{ seq: 5, type: 'EntryPaid', data: { id: 'b' } }]);
  });

  it('[LEDGER31] names a lost end', () => {
    const all = chainOf(added('a', 0), added('b', 1), added('c', 2));
    const { records } = recover(all, [2, 3]);
    expect(records.at(-1)).toMatchObject({
      type: 'LedgerRecovered',
      data: { after: null, leftOut: { first: 2, last: 3 } },
    });
  });

  it('[LEDGER30] names other records by their new numbers, and forgets those that are lost', () => {
    const imported = LedgerImported({ source: 'a.csv', entries: [entry('x'), entry('y')] });
    const all = chainOf(
      ...[added('a', 0), added('b', 1), imported],
      ImportUndone({ index: 2, count: 2, undoes: 3 }),
      EntryDeleted({ id: 'a', index: 0, entry: entry('a'), undoes: 2 }),
    );
    const recovery = recover(all, [2]);
    const undone = recovery.records.find(({ type }) => type === 'ImportUndone')!;
    expect((undone.data as { undoes: number }).undoes).toBe(3);
    expect(recovery.records.at(-1)!.data).not.toHaveProperty('undoes');
    expect(ids(recovery)).toEqual([]);
  });

  it('[LEDGER29] lays the copy over it, in its order, and what came later behind it', () => {
    const all = chainOf(added('a', 0), added('b', 0), added('c', 0), added('d', 0));
    const copy = { seq: 3, entries: [entry('c', 7), { ...entry('b'), paid: true }, entry('a')] };
    const recovery = recover(all, [2], copy);
    expect(ids(recovery)).toEqual(['d', 'c', 'b', 'a']);
    expect(recovery.state.entries.get('c')?.amountCents).toBe(7);
    expect(recovery.state.entries.get('b')?.paid).toBe(true);
  });

  it('[LEDGER29] is the same as before when nothing is lost after all', () => {
    const all = chainOf(added('a', 0), added('b', 1));
    expect(recover(all, []).records).toEqual(all);
  });

  it('[LEDGER32] verifies in an audit, which reports the break and no damage where one had signed behind it', async () => {
    const all = chainOf(added('a', 0), added('b', 1), added('c', 2));
    const { records } = recover(all, [2]);
    const log = memoryLog();
    await log.adopt(stream, records);
    const file: string[] = [];
    const before = {
      stream,
      seq: 3,
      hash: all[2]!.hash,
      at: testStamp.at,
      device: 'd1',
      kid: 'k',
      signature: `${'A'.repeat(85)}A`,
    };
    for await (const piece of writeLogFile(log, stream, [before])) file.push(piece);
    const state = ledgerProjection.initial();
    const audit = await auditFile(file, {
      onRecord(record, findings) {
        const fact = soundFact(record, findings);
        if (fact) foldFact(state, fact, findings);
      },
    });
    expect(audit.damage).toBeNull();
    expect(audit.checkpoints).toMatchObject([{ seq: 3, verdict: 'before-break' }]);
    expect(audit.findings.map(({ kind }) => kind)).toEqual(['named-break', 'signed-before-break']);
    expect(audit.findings[0]!.message).toContain('Record 2 of the damaged log was left out');
  });
});

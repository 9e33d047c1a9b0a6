import { describe, expect, it } from 'vitest';
import { ledgerDecider } from '../../../../src/events/ledger/decide.ts';
import { Refused } from '../../../../src/events/log/decider.ts';
import { entriesToImport } from '../../../../src/events/ledger/bank/entries-to-import.ts';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import { emptyLedger } from '../../../../src/events/ledger/state.ts';
import { ofx, payment, rowsIn, statement } from './files.ts';

let drawn = 0;
const newId = () => `drawn${(drawn += 1)}`;
const rows = rowsIn(readOfx(ofx(statement([payment('20260105', '-500.00', 'a1', 'Rent')]))));

describe('the chosen rows of a file', () => {
  it('[LEDGER39] keep their ids, so that the ledger refuses them a second time', () => {
    const state = emptyLedger();
    const entries = entriesToImport(rows, state.entries, newId);
    expect(entries).toMatchObject([{ id: rows[0]!.id, name: 'Rent' }]);
    const command = { type: 'ImportEntries', source: 'bank.ofx', entries } as const;
    expect(ledgerDecider.decide(state, command)).toHaveLength(1);
    state.entries.appendAll(entries);
    expect(ledgerDecider.decide(state, command)).toBeInstanceOf(Refused);
  });

  it('[LEDGER39] get new ids where theirs are taken, because the person says so', () => {
    const state = emptyLedger();
    state.entries.appendAll(entriesToImport(rows, state.entries, newId));
    const again = entriesToImport([...rows, ...rows], state.entries, newId);
    expect(again.map(({ id }) => id)).toEqual([rows[0]!.otherId, expect.stringContaining('drawn')]);
  });
});

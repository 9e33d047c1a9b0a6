import { describe, expect, it } from 'vitest';
import { ledgerDecider } from '../../../../src/events/ledger/decide.ts';
import type { Entry } from '../../../../src/events/ledger/events.ts';
import { Refused } from '../../../../src/events/log/decider.ts';
import { compareWithLedger } from '../../../../src/events/ledger/bank/compare.ts';
import { entriesToImport } from '../../../../src/events/ledger/bank/entries-to-import.ts';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import type { StatementRow } from '../../../../src/events/ledger/bank/statement.ts';
import type { EntrySequence } from '../../../../src/events/ledger/sequence.ts';
import { emptyLedger } from '../../../../src/events/ledger/state.ts';
import { ofx, payment, rowsIn, statement } from './files.ts';

let drawn = 0;
const newId = () => `drawn${(drawn += 1)}`;
const rows = rowsIn(readOfx(ofx(statement([payment('20260105', '-500.00', 'a1', 'Rent')]))));

const importing = (entries: readonly Entry[]) =>
  ({ type: 'ImportEntries', source: 'bank.ofx', entries }) as const;

const compared = (file: readonly StatementRow[], entries: EntrySequence) => {
  const verdicts = compareWithLedger(file, entries);
  return file.map((row, i) => ({ row, verdict: verdicts[i]! }));
};

describe('the chosen rows of a file', () => {
  it('[LEDGER39] keep their ids where they were new, so that the ledger refuses them a second time', () => {
    const state = emptyLedger();
    const chosen = compared(rows, state.entries);
    const entries = entriesToImport(chosen, state.entries, newId);
    expect(entries).toMatchObject([{ id: rows[0]!.id, name: 'Rent' }]);
    expect(ledgerDecider.decide(state, importing(entries))).toHaveLength(1);
    // Another tab imports the same file.
    state.entries.appendAll(entries);
    const late = entriesToImport(chosen, state.entries, newId);
    expect(ledgerDecider.decide(state, importing(late))).toBeInstanceOf(Refused);
  });

  it('[LEDGER39] get new ids where theirs are taken, because the person says so', () => {
    const state = emptyLedger();
    state.entries.appendAll(entriesToImport(compared(rows, state.entries), state.entries, newId));
    const again = entriesToImport(compared([...rows, ...rows], state.entries), state.entries, newId);
    expect(again.map(({ id }) => id)).toEqual([rows[0]!.otherId, expect.stringContaining('drawn')]);
  });
});

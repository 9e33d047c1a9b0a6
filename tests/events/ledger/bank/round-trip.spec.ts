import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import type { Entry } from '../../../../src/events/ledger/events.ts';
import type { StatementRow } from '../../../../src/events/ledger/bank/statement.ts';
import { readQif } from '../../../../src/events/ledger/bank/read-qif.ts';
import { writeOfx } from '../../../../src/events/ledger/bank/write-ofx.ts';
import { writeQif } from '../../../../src/events/ledger/bank/write-qif.ts';
import { long } from '../../../counts.ts';
import { anyEntries, fieldsOf, rowsIn } from './files.ts';

const today = '2026-11-27';
const withId = (row: StatementRow): Entry => ({ id: row.id, ...fieldsOf(row) });
const runs = { numRuns: long ? 10_000 : 300 };

describe('our own files', () => {
  test.prop([anyEntries, fc.constantFrom(1 as const, 2 as const)], runs)(
    '[LEDGER37] give back every field and id from OFX',
    (entries, version) => {
      const options = { version, currency: 'USD', today, balanceCents: 0 };
      const reading = readOfx([...writeOfx(entries, options)].join(''));
      expect(rowsIn(reading).map(withId)).toEqual(entries);
    },
  );

  test.prop([anyEntries.filter(({ length }) => length > 0)], runs)(
    '[LEDGER38] give back every field and id from QIF',
    (entries) => {
      const reading = readQif([...writeQif(entries, today)].join(''));
      expect(rowsIn(reading).map(withId)).toEqual(entries);
    },
  );
});

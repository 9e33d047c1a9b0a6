import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import type { Entry } from '../../../../src/events/ledger/events.ts';
import { LabelBook } from '../../../../src/events/ledger/labels.ts';
import type { StatementRow } from '../../../../src/events/ledger/bank/statement.ts';
import { readQif } from '../../../../src/events/ledger/bank/read-qif.ts';
import { writeOfx } from '../../../../src/events/ledger/bank/write-ofx.ts';
import { writeQif } from '../../../../src/events/ledger/bank/write-qif.ts';
import { long } from '../../../counts.ts';
import { anyEntries, fieldsOf, rowsIn } from './files.ts';

const today = '2026-11-27';
/** Some entries have a category, with names that other programs would not allow. */
const labelsOf = (entries: readonly Entry[]) =>
  LabelBook.of(
    entries.flatMap(({ id }, i) => {
      const category = [null, 'Repairs', 'Öl & <Fett>', '[Account]', `x/${'y'.repeat(58)}`][i % 5]!;
      return i % 3 === 0 ? [] : [{ id, category, tags: i % 2 === 0 ? [] : ['eilt', 'größer', '^'] }];
    }),
    [],
  );
const filedUnder = ({ id, category = null, tags = [] }: StatementRow) => ({ id, category, tags });
const wanted = (entries: readonly Entry[], labels: LabelBook) =>
  entries.map(({ id }) => ({ id, ...labels.get(id) }));

const withId = (row: StatementRow): Entry => ({ id: row.id, ...fieldsOf(row) });
const runs = { numRuns: long ? 10_000 : 300 };

describe('our own files', () => {
  test.prop([anyEntries, fc.constantFrom(1 as const, 2 as const)], runs)(
    '[LEDGER37] [LEDGER42] give back every field and id from OFX',
    (entries, version) => {
      const labels = labelsOf(entries);
      const options = { version, currency: 'USD', today, balanceCents: 0, labels };
      const reading = readOfx([...writeOfx(entries, options)].join(''));
      expect(rowsIn(reading).map(withId)).toEqual(entries);
      expect(rowsIn(reading).map(filedUnder)).toEqual(wanted(entries, labels));
    },
  );

  test.prop([anyEntries.filter(({ length }) => length > 0)], runs)(
    '[LEDGER38] [LEDGER42] give back every field and id from QIF',
    (entries) => {
      const labels = labelsOf(entries);
      const reading = readQif([...writeQif(entries, labels, today)].join(''));
      expect(rowsIn(reading).map(withId)).toEqual(entries);
      expect(rowsIn(reading).map(filedUnder)).toEqual(wanted(entries, labels));
    },
  );
});

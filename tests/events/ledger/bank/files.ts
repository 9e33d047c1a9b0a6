/** What the specs of OFX and QIF have in common: files as banks write them, and entries as fast-check draws them. */
import { fc } from '@fast-check/vitest';
import { isName, isNote, type Entry } from '../../../../src/events/ledger/events.ts';
import type { StatementReading, StatementRow } from '../../../../src/events/ledger/bank/statement.ts';
import { maxAmountCents } from '../../../../src/events/shared/money.ts';

export const ofx1Header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
].join('\n');

/** @param transactions what stands between <STMTTRN> and </STMTTRN>, one text each */
export const statement = (transactions: readonly string[], { account = '123', currency = 'USD' } = {}) =>
  `<STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20260131
${transactions.map((inside) => `<STMTTRN>${inside}</STMTTRN>`).join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>1.00<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS>`;

export const ofx = (...statements: readonly string[]) =>
  `${ofx1Header}\n\n<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20260131<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1>${statements.join('\n')}</BANKMSGSRSV1></OFX>`;

export const payment = (day: string, amount: string, number: string, name: string) =>
  `<TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${number}<NAME>${name}`;

/** @throws when the file was refused or asks */
export function rowsIn(reading: StatementReading): readonly StatementRow[] {
  if (reading.kind !== 'statements') throw new Error(JSON.stringify(reading));
  return reading.rows;
}

export const fieldsOf = ({ name, amountCents, paid, note, date }: Entry) => ({
  name,
  amountCents,
  paid,
  note,
  date,
});

const wild = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }),
    fc.string({
      unit: fc.constantFrom(...'<>&;"^!/#{} \n\r\t\u0000\u0085\u00a0\u2028\ufeff\uffffPDT'),
      maxLength: Math.min(maxLength, 40),
    }),
    fc.constantFrom(
      '&amp;',
      '</NAME>',
      '<STMTTRN>',
      ']]>',
      '{"id":"x"}',
      'Öl & Wachs',
      'x'.repeat(maxLength),
    ),
  );

const day = fc
  .integer({ min: Date.UTC(1, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
  .filter((text) => /^\d{4}-/.test(text));

export const anyEntries = fc.uniqueArray(
  fc.record({
    id: wild(64).filter((id) => id !== '' && id.length <= 64),
    name: wild(200).filter(isName),
    amountCents: fc.oneof(
      fc.integer({ min: -maxAmountCents, max: maxAmountCents }),
      fc.integer({ min: -500_000, max: 500_000 }),
    ),
    paid: fc.boolean(),
    note: fc.option(wild(2000).filter((note) => note !== '' && isNote(note))),
    date: fc.option(day),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

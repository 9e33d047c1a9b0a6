import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../src/events/ledger/csv.ts';
import type { Entry } from '../../../src/events/ledger/events.ts';
import { isNote, isName } from '../../../src/events/ledger/events.ts';
import { isAmountCents, maxAmountCents } from '../../../src/events/shared/money.ts';

const written = (...entries: readonly Partial<Entry>[]) =>
  [
    ...writeCsv(
      entries.map((entry, i) => ({
        id: `e${i}`,
        name: '',
        amountCents: 0,
        paid: false,
        note: null,
        date: null,
        ...entry,
      })),
    ),
  ].join('');

const wild = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '+', '-', '@', ' ', 'a', '＝'),
    maxLength: 12,
  }),
);

describe('our own CSV', () => {
  test.prop(
    [
      fc.array(
        fc.record({
          name: wild.filter(isName),
          amountCents: fc.integer({ min: -maxAmountCents, max: maxAmountCents }),
          paid: fc.boolean(),
          note: fc.option(wild.filter((note) => note !== '' && isNote(note))),
          date: fc.option(fc.constantFrom('2026-02-28', '2024-02-29')),
        }),
      ),
      fc.boolean(),
    ],
    { numRuns: 500 },
  )('[LEDGER22] gives back every field, also with a byte order mark', (entries, mark) => {
    const reading = readCsv((mark ? '\uFEFF' : '') + written(...entries));
    expect(reading.problems).toEqual([]);
    expect(reading.entries).toEqual(entries);
  });

  it('[LEDGER22] neutralises what a spreadsheet would run, and keeps negative amounts numbers', () => {
    const text = written(
      { name: '=HYPERLINK("http://x")', amountCents: -1250, note: '@SUM(A1)' },
      { name: '+1', note: '-1' },
      { name: '\t=1' },
      { name: "'=quoted" },
    );
    expect(text.split('\r\n')).toEqual([
      'Name,Amount,Paid,Date,Note',
      `"'=HYPERLINK(""http://x"")",-12.50,no,,'@SUM(A1)`,
      "'+1,0.00,no,,'-1",
      `'\t=1,0.00,no,,`,
      "''=quoted,0.00,no,,",
      '',
    ]);
  });

  it('[LEDGER22] is still understood after an editor changed its line ends', () => {
    const text = written({ name: 'a\nb', amountCents: 1 }).replaceAll('\r\n', '\n');
    expect(readCsv(text)).toMatchObject({ problems: [], entries: [{ name: 'a\nb', amountCents: 1 }] });
  });
});

const read = (...lines: readonly string[]) => readCsv(lines.join('\n'));

describe('CSV of others', () => {
  it('[LEDGER23] finds columns by their usual names, in any order and case', () => {
    const { entries, problems, columns } = read(
      'DATE,Memo,Payee,Total',
      '2026-01-02, soft brush ,Shop,"1,234.50"',
    );
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      { name: 'Shop', amountCents: 123_450, paid: false, note: 'soft brush', date: '2026-01-02' },
    ]);
    expect(columns?.mapping).toEqual([
      { field: 'Name', header: 'Payee' },
      { field: 'Amount', header: 'Total' },
      { field: 'Date', header: 'DATE' },
      { field: 'Note', header: 'Memo' },
    ]);
  });

  it('[LEDGER23] reads semicolons and decimal commas', () => {
    const { entries, problems } = read(
      'Name;Betrag;Paid;Datum',
      'Öl;-1.234,50;ja;31.12.2025',
      'Wachs;12,5;;01.02.2026',
    );
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      { name: 'Öl', amountCents: -123_450, paid: true, date: '2025-12-31' },
      { name: 'Wachs', amountCents: 1250, paid: false, date: '2026-02-01' },
    ]);
  });

  it('[LEDGER23] joins money in and money out', () => {
    const { entries } = read('Description\tDebit\tCredit', 'Rent\t500\t', 'Job\t\t80.50', 'Fee\t-2\t');
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([-50_000, 8050, -200]);
  });

  it('[LEDGER23] manages without a header', () => {
    const { entries, columns } = read('2026-03-01,Sofa,45', '2026-03-02,Chair,-3.5');
    expect(entries).toMatchObject([
      { name: 'Sofa', amountCents: 4500, date: '2026-03-01' },
      { name: 'Chair', amountCents: -350 },
    ]);
    expect(columns?.headed).toBe(false);
  });

  it.each([
    [['13/02/2026', '01/03/2026'], ['2026-02-13', '2026-03-01'], 0],
    [['02/13/2026', '03/01/2026'], ['2026-02-13', '2026-03-01'], 0],
    [['02/03/2026'], ['2026-02-03'], 1],
  ])('[LEDGER23] tells day and month apart by the whole column %j', (given, expected, remarks) => {
    const reading = read('Name,Amount,Date', ...given.map((date) => `x,1,${date}`));
    expect(reading.entries.map(({ date }) => date)).toEqual(expected);
    expect(reading.remarks).toHaveLength(remarks);
  });

  it('[LEDGER23] says how it reads 12,500 where no amount tells what the comma is for', () => {
    const doubtful = read('Name;Amount', 'Oil;12,500', 'Wax;7');
    expect(doubtful.entries).toMatchObject([{ amountCents: 1_250_000 }, { amountCents: 700 }]);
    expect(doubtful.remarks).toEqual(['Amounts like 12,500 are read as 12,500.00.']);
    expect(read('Name;Amount', 'Oil;12,500', 'Wax;7.50').remarks).toEqual([]);
    expect(read('Name;Amount', 'Oil;12,50', 'Wax;7').remarks).toEqual([]);
    expect(read('Name;Amount', 'Oil;0,125')).toMatchObject({
      entries: [],
      problems: [{ row: 2 }],
      remarks: [],
    });
  });

  it('[LEDGER23] lists every row it cannot read, with its number and reason, and takes the others', () => {
    const { entries, problems } = read(
      'Name,Amount,Paid,When,Date',
      'a,abc,,,',
      'b,1.234,,,',
      '',
      'c,1,perhaps,,',
      'd,1,,,2026-02-30',
      `${'x'.repeat(201)},1,,,`,
      'fine,1e999,,,',
      'good,2,yes,,',
    );
    expect(problems.map(({ row }) => row)).toEqual([2, 3, 5, 6, 7, 8]);
    expect(problems[0]?.message).toContain('abc');
    expect(new Set(problems.map(({ message }) => message)).size).toBe(6);
    expect(entries).toMatchObject([{ name: 'good', amountCents: 200, paid: true }]);
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['PK\u0003\u0004\0\0', 'not a text file'],
    ['just,words\nand,more', 'No column of amounts'],
    ['Name,Amount\n"open,1\nb,2', 'quotation mark'],
  ])('[LEDGER23] says why %j is no list of entries', (text, reason) => {
    const { entries, problems, columns } = readCsv(text);
    expect(entries).toEqual([]);
    expect(columns).toBeNull();
    expect(problems[0]?.message).toContain(reason);
  });

  test.prop([fc.string({ unit: 'binary' })])(
    '[LEDGER23] never throws, and takes only what a ledger holds',
    (text) => {
      const { entries, problems } = readCsv(`Name,Amount\n${text}`);
      for (const { name, amountCents } of entries)
        expect([isName(name), isAmountCents(amountCents)]).toEqual([true, true]);
      for (const { row, message } of problems) expect([row > 0, message !== '']).toEqual([true, true]);
    },
  );
});

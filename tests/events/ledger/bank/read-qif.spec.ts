import { describe, expect, it } from 'vitest';
import { readQif } from '../../../../src/events/ledger/bank/read-qif.ts';
import { rowsIn } from './files.ts';

const qif = (...records: readonly string[]) =>
  ['!Type:Bank', ...records.map((record) => `${record}\n^`)].join('\n');
const dated = (...dates: readonly string[]) => readQif(qif(...dates.map((date) => `D${date}\nT1.00\nPx`)));

describe('QIF', () => {
  it('[LEDGER38] is read record by record, the last one also without its end', () => {
    const text =
      '!Type:Bank\r\nD13/02/2026\r\nT-1,234.50\r\nCX\r\nPShop\r\nMsoft brush\r\nLTools\r\n^\r\nD01/03/2026\r\nT5\r\nN17';
    expect(rowsIn(readQif(text))).toMatchObject([
      { name: 'Shop', amountCents: -123_450, paid: true, note: 'soft brush', category: 'Tools' },
      { name: 'Check 17', amountCents: 500, paid: false, note: null, date: '2026-03-01' },
    ]);
  });

  it.each([
    ["1/25' 6", '2006-01-25'],
    ["12/31'99", '2099-12-31'],
    ["28.02'2009", '2009-02-28'],
    ['12/31/99', '1999-12-31'],
    ['12-31-68', '2068-12-31'],
    ['31.12.2025', '2025-12-31'],
    ['2026-01-05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['26 Jan 2026', '2026-01-26'],
    ['Jan 26, 2026', '2026-01-26'],
    ['26-September-26', '2026-09-26'],
    ['5/5/2026 10:30', '2026-05-05'],
    ['99/12/31', '1999-12-31'],
  ])('[LEDGER38] reads the date %s', (written, date) => {
    expect(rowsIn(dated(written))).toMatchObject([{ date }]);
  });

  it.each(['', '30/02/2026', '13/13/2026', '1/5/6', '26 Jen 2026', '1/5/026', '20261305', '0/1/2026'])(
    '[LEDGER38] takes %j for no day',
    (written) => {
      expect(dated('13/12/2026', written)).toMatchObject({ rows: [{}], problems: [{ line: 6 }] });
    },
  );

  it('[LEDGER38] decides once for the file whether day or month comes first', () => {
    expect(rowsIn(dated('01/02/2026', '13/02/2026')).map(({ date }) => date)).toEqual([
      '2026-02-01',
      '2026-02-13',
    ]);
    expect(rowsIn(dated('01/02/2026', '02/13/2026')).map(({ date }) => date)).toEqual([
      '2026-01-02',
      '2026-02-13',
    ]);
    expect(dated('13/02/2026', '02/13/2026')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('13/02/2026'),
    });
  });

  it('[LEDGER38] asks where no date tells, and shows three of them both ways', () => {
    const text = qif(
      ...['01/01/2026', '01/02/2026', '03/04/26', '05/06/26', '07/08/26'].map((date) => `D${date}\nT1`),
    );
    expect(readQif(text)).toMatchObject({
      kind: 'asks',
      questions: [
        {
          about: 'dateOrder',
          samples: [
            {
              text: '01/02/2026',
              readings: [
                { answer: 'dmy', reading: '2026-02-01' },
                { answer: 'mdy', reading: '2026-01-02' },
              ],
            },
            { text: '03/04/26' },
            { text: '05/06/26' },
          ],
        },
      ],
    });
    expect(rowsIn(readQif(text, { dateOrder: 'dmy' }))[1]).toMatchObject({ date: '2026-02-01' });
    expect(rowsIn(readQif(`!Option:DMY\n${text}`))[1]).toMatchObject({ date: '2026-02-01' });
    expect(rowsIn(readQif(`!Option:MDY\n${text}`))[1]).toMatchObject({ date: '2026-01-02' });
    expect(rowsIn(dated('02/02/2026'))).toMatchObject([{ date: '2026-02-02' }]);
  });

  it('[LEDGER38] asks where the year may come first, and not where it cannot', () => {
    expect(dated('26/02/02', '26/03/04', '26/11/12')).toMatchObject({
      kind: 'asks',
      questions: [
        {
          about: 'dateOrder',
          samples: [
            {
              text: '26/02/02',
              readings: [
                { answer: 'dmy', reading: '2002-02-26' },
                { answer: 'ymd', reading: '2026-02-02' },
              ],
            },
            { text: '26/03/04' },
            { text: '26/11/12' },
          ],
        },
      ],
    });
    const answered = readQif(qif('D26/03/04\nT1'), { dateOrder: 'ymd' });
    expect(rowsIn(answered)).toMatchObject([{ date: '2026-03-04' }]);
    expect(rowsIn(dated("31/12'09"))).toMatchObject([{ date: '2009-12-31' }]);
    expect(rowsIn(dated('31/12/09', '01/12/2009'))).toMatchObject([{ date: '2009-12-31' }, {}]);
    expect(rowsIn(dated('26/03/04', '99/12/31'))).toMatchObject([{ date: '2026-03-04' }, {}]);
    expect(rowsIn(dated('01/02/26', '02/13/26'))).toMatchObject([{ date: '2026-01-02' }, {}]);
    expect(dated('01/02/03')).toMatchObject({
      questions: [{ samples: [{ readings: [{ answer: 'dmy' }, { answer: 'mdy' }, { answer: 'ymd' }] }] }],
    });
  });

  it('[LEDGER38] asks both of what is open at once', () => {
    const reading = readQif(qif('D01/02/2026\nT1,234\nPx'));
    expect(reading.kind === 'asks' && reading.questions.map(({ about }) => about)).toEqual([
      'dateOrder',
      'decimalMark',
    ]);
  });

  it('[LEDGER38] keeps the parts of a split in the note, and lists one that does not add up', () => {
    const split = (amount: string) =>
      `D13/2/2026\nT-12.50\nPShop\nMweekly\nSFood\nEbread\n$-10.00\nSHousehold\n$${amount}`;
    expect(rowsIn(readQif(qif(split('-2.50'))))).toMatchObject([
      { amountCents: -1250, note: 'weekly\nFood, bread: -10.00\nHousehold: -2.50' },
    ]);
    for (const amount of ['-2.40', 'x', ''])
      expect(readQif(qif(split(amount)))).toMatchObject({ rows: [], problems: [{ line: 2 }] });
  });

  it('[LEDGER38] lists records that ran into each other or lack something', () => {
    const records = [
      'D13/2/2026\nT1\nPa\nD14/2/2026\nT2\nPb',
      'D13/2/2026\nPc',
      'T5\nPd',
      'D13/2/2026\nT5\nU6',
      'D13/2/2026\nU7',
      'D13/2/2026\nT8\n00.00',
    ];
    expect(readQif(qif(...records))).toMatchObject({
      rows: [{ amountCents: 700 }],
      problems: [{ line: 2 }, { line: 9 }, { line: 12 }, { line: 15 }, { line: 22 }],
    });
  });

  it('[LEDGER38] takes no time over an amount without end', () => {
    const started = performance.now();
    const reading = readQif(qif(`D13/2/2026\nT1${','.repeat(60_000)}1\nPx`));
    expect(performance.now() - started).toBeLessThan(500);
    expect(reading).toMatchObject({ rows: [], problems: [{ line: 2 }] });
  });

  it('[LEDGER38] reads a whole million', () => {
    expect(rowsIn(readQif(qif('D13/2/2026\nT1,000,000.00')))).toMatchObject([{ amountCents: 100_000_000 }]);
  });

  it('[LEDGER38] tells accounts apart, and skips lists of other things', () => {
    const text = `!Option:AutoSwitch
!Account
NChecking
TBank
^
NCard
TCCard
^
!Clear:AutoSwitch
!Type:Cat
NFood
^
!Account
NChecking
TBank
^
!Type:Bank
D13/2/2026
T1
^
!Account
NCard
^
!Type:CCard
D14/2/2026
T2
^
!Type:Invst
D14/2/2026
NBuy
^`;
    const reading = readQif(text);
    expect(reading).toMatchObject({
      accounts: [{ name: 'Checking' }, { name: 'Card' }],
      rows: [
        { account: 0, amountCents: 100 },
        { account: 1, amountCents: 200 },
      ],
      remarks: [expect.stringContaining('investments')],
    });
  });

  it.each([
    ['D13/2/2026\nT1\n^', /Line 1 /],
    ['!Type:Bank\n', /no entries/],
    ['!Tyqe:Bank\nD13/2/2026\nT1\n^', /Line 1: /],
    ['!Type:Cat\nNFood\n^', /no entries/],
    ['!Option:MDY\nD1/2/2026\nT1\n^', /Line 2 /],
  ])('[LEDGER38] refuses %j with the reason', (text, message) => {
    expect(readQif(text)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
  });
});

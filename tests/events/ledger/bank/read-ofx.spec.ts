import { describe, expect, it } from 'vitest';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import { ofx, ofx1Header, payment, rowsIn, statement } from './files.ts';

const one = (inside: string) => readOfx(ofx(statement([inside])));
const rent = payment('20260105', '-500.00', 'a1', 'Rent');
const xml = '<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n';

describe('OFX', () => {
  it('[LEDGER37] is read with tags that are closed, not closed, and both in one file', () => {
    const closed = rent.replaceAll(/<(\w+)>([^<]+)/g, '<$1>$2</$1>');
    const mixed = `${rent}</NAME><MEMO>January</MEMO>`;
    const readings = [
      one(rent),
      one(closed),
      one(mixed),
      readOfx(xml + ofx(statement([closed])).slice(ofx1Header.length)),
    ];
    for (const reading of readings)
      expect(rowsIn(reading)).toMatchObject([
        { name: 'Rent', amountCents: -50_000, date: '2026-01-05', paid: true },
      ]);
    expect(rowsIn(one(mixed))).toMatchObject([{ note: 'January' }]);
    expect(new Set(readings.flatMap(rowsIn).map(({ id }) => id)).size).toBe(1);
  });

  it('[LEDGER37] is read on one line, without the blank line, and with tags in small letters', () => {
    const text = ofx(statement([rent, payment('20260106', '7', 'a2', 'Job')]));
    const expected = rowsIn(readOfx(text));
    expect(expected).toHaveLength(2);
    expect(readOfx(text.replaceAll('\n', ''))).toMatchObject({ rows: expected });
    expect(readOfx(text.replaceAll('\n', '\r\n'))).toMatchObject({ rows: expected });
    expect(readOfx(text.replace('\n\n', '\n'))).toMatchObject({ rows: expected });
    expect(readOfx(text.replaceAll(/<\/?\w+>/g, (tag) => tag.toLowerCase()))).toMatchObject({
      rows: expected,
    });
  });

  it.each([
    ['20260105', '2026-01-05'],
    ['20241231235959[-5:EST]', '2024-12-31'],
    ['20250101000000.000[+9:JST]', '2025-01-01'],
    ['202501010000', '2025-01-01'],
    ['20250101 [-3.30:NST]', '2025-01-01'],
    ['20240229120000[0:GMT]', '2024-02-29'],
  ])('[LEDGER37] takes the day of %s as the file writes it', (written, date) => {
    expect(rowsIn(one(payment(written, '1', 'x', 'y')))).toMatchObject([{ date }]);
  });

  it.each(['', '20260230', '2026', '20260105T10', '2026010525', 'yesterday', '00000000'])(
    '[LEDGER37] takes %j for no day',
    (written) => {
      expect(one(payment(written, '1', 'x', 'y'))).toMatchObject({ rows: [], problems: [{ line: 15 }] });
    },
  );

  it.each([
    ['-12.50', -1250],
    ['+12,50', 1250],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['.07', 7],
    ['-12.5000', -1250],
    ['1234567', 123_456_700],
    ['-0.00', 0],
    ['9007199254740.99', 900_719_925_474_099],
  ])('[LEDGER37] reads the amount %s to the cent', (written, amountCents) => {
    expect(rowsIn(one(payment('20260105', written, 'x', 'y')))).toMatchObject([{ amountCents }]);
  });

  it.each(['', '-', '1.005', '1e3', '12.50 EUR', '9007199254741', '1.2.3', '0x10', '12-50'])(
    '[LEDGER37] takes %j for no amount, and says so by line',
    (written) => {
      const reading = readOfx(ofx(statement([rent, payment('20260105', written, 'x', 'y')])));
      expect(reading).toMatchObject({ rows: [{ name: 'Rent' }], problems: [{ line: 16 }] });
    },
  );

  it('[LEDGER37] asks which mark stands before the cents where no amount tells', () => {
    const text = ofx(statement([payment('20260105', '1.000', 'x', 'y')]));
    expect(readOfx(text)).toMatchObject({
      kind: 'asks',
      questions: [
        {
          about: 'decimalMark',
          samples: [
            {
              text: '1.000',
              readings: [
                { answer: '.', reading: '1.00' },
                { answer: ',', reading: '1000.00' },
              ],
            },
          ],
        },
      ],
    });
    expect(rowsIn(readOfx(text, { decimalMark: ',' }))).toMatchObject([{ amountCents: 100_000 }]);
    const told = ofx(
      statement([payment('20260105', '1.000', 'x', 'y'), payment('20260105', '0,50', 'z', 'y')]),
    );
    expect(rowsIn(readOfx(told))).toMatchObject([{ amountCents: 100_000 }, { amountCents: 50 }]);
  });

  it('[LEDGER37] understands entities, numbers of characters, CDATA and what is none of them', () => {
    const names = [
      'AT&T',
      'A &amp; B',
      '&#220;ber &#x20AC;',
      '&copy;&nbsp;x',
      'a < b',
      '<![CDATA[A & <b>]]>',
      '&#0;&bogus;',
    ];
    const texts = names.map((name, i) => payment('20260105', '1', `${i}`, name));
    expect(rowsIn(readOfx(ofx(statement(texts)))).map(({ name }) => name)).toEqual([
      'AT&T',
      'A & B',
      'Über €',
      '© x',
      'a < b',
      'A & <b>',
      '&#0;&bogus;',
    ]);
  });

  it('[LEDGER37] skips tags that it does not know, with their content, and empty ones without an end', () => {
    const inside = `<X.Y><TRNAMT>999</X.Y><SIC><MEMO><CHECKNUM/>${rent}`;
    expect(rowsIn(one(inside))).toMatchObject([{ name: 'Rent', amountCents: -50_000, note: null }]);
  });

  it('[LEDGER37] reads on behind text that looks like a tag', () => {
    expect(rowsIn(one(`<MEMO>a<br>b</MEMO>${rent}`))).toMatchObject([{ name: 'Rent', note: 'a' }]);
  });

  it('[LEDGER37] finds the name in a payee, a memo or the number of a check', () => {
    const bare = '<DTPOSTED>20260105<TRNAMT>1<FITID>';
    const texts = [
      `${bare}1<PAYEE><NAME>Shop<ADDR1>Street</PAYEE><MEMO>Shop`,
      `${bare}2<MEMO>Only  a memo`,
      `${bare}3<CHECKNUM>17`,
      `${bare}4`,
    ];
    expect(rowsIn(readOfx(ofx(statement(texts)))).map(({ name, note }) => [name, note])).toEqual([
      ['Shop', null],
      ['Only a memo', null],
      ['Check 17', null],
      ['', null],
    ]);
  });

  it('[LEDGER37] tells accounts, currencies and cards apart', () => {
    const card = statement([payment('20260105', '-3', 'a1', 'Fee')], { account: '9', currency: 'EUR' })
      .replaceAll('STMTRS', 'CCSTMTRS')
      .replaceAll('BANKACCTFROM', 'CCACCTFROM');
    const reading = readOfx(ofx(statement([rent]), card));
    expect(reading).toMatchObject({
      accounts: [
        { name: '123', currency: 'USD' },
        { name: '9', currency: 'EUR' },
      ],
      rows: [{ account: 0 }, { account: 1 }],
    });
    const [first, second] = rowsIn(reading);
    expect(first?.id).not.toBe(second?.id);
  });

  it('[LEDGER37] lists what is in another currency than its account, and what corrects an earlier entry', () => {
    const foreign = `${rent}<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>`;
    const converted = `${rent}<ORIGCURRENCY><CURRATE>1.1<CURSYM>EUR</ORIGCURRENCY>`;
    const correction = `${rent}<CORRECTFITID>a0<CORRECTACTION>REPLACE`;
    const reading = readOfx(ofx(statement([foreign, converted, correction])));
    expect(reading).toMatchObject({ rows: [{}], problems: [{ line: 15 }, { line: 17 }] });
  });

  it('[LEDGER37] leaves out pending payments and trades, and says so', () => {
    const pending = '<BANKTRANLISTP><STMTTRNP><TRNAMT>5</STMTTRNP></BANKTRANLISTP><LEDGERBAL>';
    const text = ofx(statement([rent])).replace('<LEDGERBAL>', pending);
    expect(readOfx(text)).toMatchObject({
      rows: [{ name: 'Rent' }],
      remarks: [expect.stringContaining('pending')],
    });
    const broker = ofx(statement([rent]))
      .replaceAll('STMTRS', 'INVSTMTRS')
      .replaceAll('BANKTRANLIST', 'INVTRANLIST')
      .replace('<STMTTRN>', '<BUYSTOCK><UNITS>5</BUYSTOCK><INVBANKTRAN><STMTTRN>')
      .replace('</STMTTRN>', '</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>');
    expect(readOfx(broker)).toMatchObject({
      rows: [{ name: 'Rent' }],
      remarks: [expect.stringContaining('trade')],
    });
  });

  it('[LEDGER37] refuses what is damaged or cut off as a whole, with the line', () => {
    const text = ofx(statement([rent, payment('20260106', '7', 'a2', 'Job')]));
    for (const [part, instead] of [
      ['</STMTTRN>', ''],
      ['<STMTTRN>', ''],
      ['<STMTTRN>', '<STMTTRM>'],
      ['</STMTRS>', ''],
      ['<STMTRS>', '<STMTRS><'],
      ['</OFX>', ''],
      ['<NAME>Job', '<X.Y><TRNAMT>1.11</X.TRNAMT>8<NAME>Job'],
      ['</BANKACCTFROM>', ''],
      ['<NAME>Job', '<NAME><!-- Job'],
      ['<NAME>Rent', '<!-- a -><NAME>Rent<!-- b -->'],
    ] as const)
      expect(readOfx(text.replace(part, instead)), part).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(/line \d+/i),
      });
    for (let length = 0; length < text.length; length += 1)
      expect(readOfx(text.slice(0, length)).kind).toBe('refused');
    expect(one(`${rent}<TRNAMT>5`)).toMatchObject({ rows: [], problems: [{ line: 15 }] });
    expect(readOfx(`<OFX>${'<A>'.repeat(10_000)}`)).toMatchObject({ kind: 'refused' });
  });

  it('[LEDGER37] gives the reason that the bank gave instead of a statement', () => {
    const text =
      '<OFX><STMTTRNRS><STATUS><CODE>2003<SEVERITY>ERROR<MESSAGE>No such account</STATUS></STMTTRNRS></OFX>';
    expect(readOfx(text)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('No such account'),
    });
    expect(readOfx('<OFX></OFX>')).toMatchObject({ kind: 'refused' });
  });

  it('[LEDGER39] gives the same entry the same id in every file, and different ones different ids', () => {
    const second = payment('20260106', '7', 'a2', 'Job');
    const [a, b] = rowsIn(readOfx(ofx(statement([rent, second]))));
    expect(rowsIn(readOfx(ofx(statement([second, rent])))).map(({ id }) => id)).toEqual([b!.id, a!.id]);
    const without = payment('20260106', '-3.50', '', 'Coffee');
    const ids = rowsIn(readOfx(ofx(statement([without, without, rent])))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(rowsIn(readOfx(ofx(statement([without])))).map(({ id }) => id)).toEqual([ids[0]]);
    const shared = ['1', '2'].map((amount) => payment('20260106', amount, '0', 'Zero'));
    expect(new Set(rowsIn(readOfx(ofx(statement(shared)))).map(({ id }) => id)).size).toBe(2);
  });
});

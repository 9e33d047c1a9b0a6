/** Files with the defects of real banks: what is read is correct to the cent and the day, and what is not read is reported. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import { readQif } from '../../../../src/events/ledger/bank/read-qif.ts';
import type { StatementReading } from '../../../../src/events/ledger/bank/statement.ts';
import { ofx, rowsIn, statement } from './files.ts';

const runs = { numRuns: 10_000 };

/** The content of the file, generated before it is written: independent of any reader. */
interface Truth {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly cents: number;
  readonly name: string;
}

const truths = fc.array(
  fc.record({
    year: fc.integer({ min: 1970, max: 2067 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
    cents: fc.integer({ min: -99_999_999, max: 99_999_999 }),
    name: fc.constantFrom('Rent', 'Job', 'Müller', 'A B', 'x'),
  }),
  { minLength: 1, maxLength: 8 },
);

const two = (number: number) => String(number).padStart(2, '0');
const isoDay = ({ year, month, date }: Truth) => `${year}-${two(month)}-${two(date)}`;
const key = (date: string | null, cents: number) => `${date} ${cents}`;

/** Two digits after the decimal mark, so that the file shows which mark it uses. */
function amountText(cents: number, mark: string, grouped: boolean): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, mark === '.' ? ',' : '.') : whole;
  return `${cents < 0 ? '-' : ''}${shown}${mark}${two(Math.abs(cents) % 100)}`;
}

const style = fc.record({
  mark: fc.constantFrom('.', ','),
  grouped: fc.boolean(),
  closed: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r', ''),
  time: fc.constantFrom('', '120000', '235959[-5:EST]', '000000.000[+9:JST]', '2359', '120000 [0:GMT]'),
  small: fc.boolean(),
  extra: fc.constantFrom(
    '',
    '<SIC>',
    '<X.Y><TRNAMT>1.11</X.Y>',
    '<MEMO></MEMO>',
    '<!-- note -->',
    '<CHECKNUM/>',
  ),
  dates: fc.constantFrom('dmy', 'mdy', 'iso', 'words', 'apostrophe'),
  lastEnd: fc.boolean(),
});
type Style = typeof style extends fc.Arbitrary<infer Value> ? Value : never;

function ofxOf(all: readonly Truth[], { mark, grouped, closed, lineEnd, time, small, extra }: Style): string {
  const leaf = (tag: string, text: string, i: number) =>
    `<${tag}>${text}${closed[i % 7] ? `</${tag}>` : ''}\n`;
  const inside = all.map((truth, i) =>
    [
      leaf('TRNTYPE', 'OTHER', i),
      leaf('DTPOSTED', `${truth.year}${two(truth.month)}${two(truth.date)}${time}`, i + 1),
      extra,
      leaf('TRNAMT', amountText(truth.cents, mark, grouped), i + 2),
      leaf('FITID', `n${i}`, i + 3),
      leaf('NAME', truth.name, i + 4),
    ].join(''),
  );
  const text = ofx(statement(inside)).replaceAll('\n', lineEnd);
  return small ? text.replaceAll(/<\/?\w+>/g, (tag) => tag.toLowerCase()) : text;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function qifDate(truth: Truth, dates: Style['dates']): string {
  const { year, month, date } = truth;
  switch (dates) {
    case 'dmy':
      return `${date}/${month}/${year}`;
    case 'mdy':
      return `${month}/${date}/${two(year % 100)}`;
    case 'iso':
      return isoDay(truth);
    case 'words':
      return `${date} ${months[month - 1]} ${year}`;
    case 'apostrophe':
      return `${month}/${String(date).padStart(2)}'${two(year % 100)}`;
  }
}

function qifOf(all: readonly Truth[], { mark, grouped, dates, lineEnd, lastEnd }: Style): string {
  const records = all.map(
    (truth) => `D${qifDate(truth, dates)}\nT${amountText(truth.cents, mark, grouped)}\nP${truth.name}\n`,
  );
  return `!Type:Bank\n${records.join('^\n')}${lastEnd ? '^' : ''}`.replaceAll('\n', lineEnd || '\n');
}

const expected = (all: readonly Truth[]) => all.map((truth) => key(isoDay(truth), truth.cents));
const found = (reading: StatementReading) =>
  rowsIn(reading).map(({ date, amountCents }) => key(date, amountCents));

/** Years after an apostrophe begin at 2000. */
const writable = (all: readonly Truth[], dates: Style['dates']) =>
  dates === 'apostrophe' ? all.map((truth) => ({ ...truth, year: 2000 + (truth.year % 100) })) : all;

/** Damages one place, except digits, signs and decimal marks, which would change what the file says. */
const spoiling = fc.record({
  at: fc.nat(),
  length: fc.integer({ min: 0, max: 3 }),
  instead: fc.string({ unit: fc.constantFrom(...'<>/&;^!DTPUX \n\0"ö'), maxLength: 2 }),
});

function spoil(
  text: string,
  { at, length, instead }: { at: number; length: number; instead: string },
): string {
  const place = at % text.length;
  const cut = text.slice(place, place + length);
  return /[\d.,+-]/.test(cut) || /\d$/.test(text.slice(0, place))
    ? text
    : text.slice(0, place) + instead + text.slice(place + length);
}

/** Nothing is read that the file did not say, and what is missing is reported. */
function expectHonest(reading: StatementReading, all: readonly Truth[]): void {
  if (reading.kind !== 'statements') return;
  const left = expected(all);
  for (const row of found(reading)) {
    expect(left).toContain(row);
    left.splice(left.indexOf(row), 1);
  }
  if (left.length > 0) expect(reading.problems).not.toEqual([]);
}

describe('10,000 files of banks', { timeout: 300_000 }, () => {
  test.prop([truths, style], runs)('[LEDGER37] are read from OFX to the cent and the day', (all, how) => {
    expect(found(readOfx(ofxOf(all, how)))).toEqual(expected(all));
  });

  test.prop([truths, style], runs)(
    '[LEDGER38] are read from QIF to the cent and the day, or ask',
    (drawn, how) => {
      const all = writable(drawn, how.dates);
      const text = qifOf(all, how);
      const reading = readQif(text);
      const order = how.dates === 'dmy' ? 'dmy' : 'mdy';
      expect(found(reading.kind === 'asks' ? readQif(text, { dateOrder: order }) : reading)).toEqual(
        expected(all),
      );
    },
  );

  test.prop([truths, style, spoiling], runs)(
    '[LEDGER37] that are spoilt give nothing wrong from OFX',
    (all, how, harm) => {
      expectHonest(readOfx(spoil(ofxOf(all, how), harm)), all);
    },
  );

  test.prop([truths, style, spoiling], runs)(
    '[LEDGER38] that are spoilt give nothing wrong from QIF',
    (drawn, how, harm) => {
      const all = writable(drawn, how.dates);
      const dateOrder = how.dates === 'dmy' ? 'dmy' : 'mdy';
      expectHonest(readQif(spoil(qifOf(all, how), harm), { dateOrder }), all);
    },
  );

  test.prop([fc.string({ unit: 'binary', maxLength: 400 })], runs)(
    '[LEDGER37] that are noise are never thrown at',
    (noise) => {
      for (const text of [`<OFX>${noise}`, `!Type:Bank\n${noise}`, noise])
        expect([readOfx(text).kind, readQif(text).kind]).not.toContain(undefined);
    },
  );
});

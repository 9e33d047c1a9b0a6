/** The chatbot's answers about a ledger, from its entries alone. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/events/ledger/events.ts';
import { ledgerFound, type LedgerAsked } from '../../../src/events/ledger/questions.ts';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';
import { foundMarkdown } from '../../../src/events/shared/questions/found.ts';

const entry = (id: number, name: string, amountCents: number, more: Partial<Entry> = {}): Entry => ({
  ...{ id: `e${id}`, name, amountCents, paid: false, note: null, date: null },
  ...more,
});

const ledger = EntrySequence.of([
  entry(1, 'Fuel for the van', -2050, { date: '2026-11-02', paid: true }),
  entry(2, 'Sofa, cleaned', 12_000, { date: '2026-11-03' }),
  entry(3, 'Fuels', -1000, { date: '2026-10-31' }),
  entry(4, 'Brush | *new*', -500, { note: 'and some fuel' }),
]);

const answer = (changes: Partial<LedgerAsked>, of = ledger) =>
  foundMarkdown(ledgerFound(of, { name: 'ledger_spent', period: null, subject: null, ...changes }, '$'));
const november = { from: '2026-11-01', before: '2026-12-01', said: 'this month' };

describe('a question about the ledger', () => {
  it('[CHAT18] of its balance', () => {
    const said = answer({ name: 'ledger_balance' });
    expect(said).toContain('Your balance is **$84.50**, from 4 entries.');
    expect(said).toContain('| Paid entries | -\\$20.50 |');
    expect(said).toContain('| Unpaid entries | \\$105.00 |');
    expect(said).toContain('Source: [Money bag](/ledger)');
  });

  it('[CHAT18] of what is not paid', () => {
    const said = answer({ name: 'ledger_unpaid' });
    expect(said).toContain('3 entries of your money bag are not paid, together **$105.00**.');
    expect(said).toContain('| Brush \\| \\*new\\* | -\\$5.00 | – | No |');
    expect(said).not.toContain('van');
    const paid = EntrySequence.of([entry(1, 'Tip', 100, { paid: true })]);
    expect(answer({ name: 'ledger_unpaid' }, paid)).toContain('Every entry of your money bag is paid.');
  });

  it('[CHAT18] of what was spent, on something and in a time', () => {
    expect(answer({})).toContain('You spent **$35.50**, in 3 entries with a minus.');
    const fuel = answer({ subject: 'fuel' });
    expect(fuel).toContain('You spent **$35.50** on “fuel”, in 3 entries with a minus.');
    const inNovember = answer({ subject: 'fuel', period: november });
    expect(inNovember).toContain('You spent **$20.50** on “fuel” this month, in 1 entry with a minus.');
    expect(inNovember).toContain('1 entry without a date is not counted.');
    expect(inNovember).toContain('2 November 2026');
    expect(answer({ subject: 'soap' })).toContain('Your money bag has no entry with a minus on “soap”.');
  });

  it('[CHAT18] of many entries sums all of them and shows the last ten', () => {
    const many = EntrySequence.of(Array.from({ length: 1000 }, (_, i) => entry(i, `No. ${i}`, -1)));
    const said = answer({}, many);
    expect(said).toContain(
      'You spent **$10.00**, in 1000 entries with a minus. The table shows the last 10.',
    );
    expect(said.match(/No\. \d+/g)).toEqual(Array.from({ length: 10 }, (_, i) => `No. ${999 - i}`));
  });

  it('[CHAT18] of an empty one', () => {
    for (const name of ['ledger_balance', 'ledger_unpaid', 'ledger_spent'] as const)
      expect(answer({ name }, EntrySequence.of([]))).toContain('Your money bag is empty.');
  });
});

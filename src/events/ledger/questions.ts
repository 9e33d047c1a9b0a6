/** Answers the chatbot's questions about a ledger from its entries alone, on the person's device, where the entries are. */
import { formatCents } from '../shared/money.ts';
import { found, type Found, plain } from '../shared/questions/found.ts';
import type { Period } from '../shared/questions/period.ts';
import { counted, dayOf } from '../shared/questions/saying.ts';
import { tableOf } from '../shared/questions/table.ts';
import { folded } from '../shared/questions/words-of.ts';
import { stemOf } from '../shared/word-forms.ts';
import type { Entry } from './events.ts';
import type { EntrySequence } from './sequence.ts';

export interface LedgerAsked {
  readonly name: 'ledger_balance' | 'ledger_unpaid' | 'ledger_spent';
  /** When it was spent; null: any time. */
  readonly period: Period | null;
  /** What it was spent on; null: anything. */
  readonly subject: string | null;
}

const page = { title: 'Money bag', path: '/ledger' };
/** Limit of rows in an answer; the page shows all. */
const shownRows = 10;

type Money = (cents: number) => string;

/** @param symbol the person's currency symbol */
export function ledgerFound(entries: EntrySequence, asked: LedgerAsked, symbol: string): Found {
  const money: Money = (cents) => formatCents(cents, { symbol });
  if (entries.length === 0) return found('Your money bag is empty.', page);
  switch (asked.name) {
    case 'ledger_balance':
      return balanceFound(entries, money);
    case 'ledger_unpaid':
      return unpaidFound(entries, money);
    case 'ledger_spent':
      return spentFound(entries, asked, money);
  }
}

function balanceFound({ balanceCents, balancePaidCents, length }: EntrySequence, money: Money): Found {
  return found(`Your balance is **${money(balanceCents)}**, from ${counted(length, 'entry')}.`, page, {
    tables: tableOf(
      'Balance',
      ['Of', 'Amount'],
      [
        ['All entries', money(balanceCents)],
        ['Paid entries', money(balancePaidCents)],
        ['Unpaid entries', money(balanceCents - balancePaidCents)],
      ],
    ),
  });
}

interface Gathered {
  readonly count: number;
  readonly cents: number;
  /** The last of the matching entries, the last one first. */
  readonly last: readonly Entry[];
}

function gather(entries: EntrySequence, fits: (entry: Entry) => boolean): Gathered {
  let [count, cents] = [0, 0];
  const last: Entry[] = [];
  entries.scan(0, (entry) => {
    if (!fits(entry)) return true;
    count += 1;
    cents += entry.amountCents;
    last.push({ ...entry });
    if (last.length > shownRows) last.shift();
    return true;
  });
  return { count, cents, last: last.reverse() };
}

const rowsOf = (title: string, { last }: Gathered, money: Money) =>
  tableOf(
    title,
    ['Entry', 'Amount', 'Date', 'Paid'],
    last.map(({ name, amountCents, date, paid }) => [
      name || 'No name',
      money(amountCents),
      date === null ? '–' : dayOf(date),
      paid ? 'Yes' : 'No',
    ]),
  );

const moreOf = ({ count, last }: Gathered) =>
  count > last.length ? ` The table shows the last ${last.length}.` : '';

function unpaidFound(entries: EntrySequence, money: Money): Found {
  const unpaid = gather(entries, ({ paid }) => !paid);
  if (unpaid.count === 0) return found('Every entry of your money bag is paid.', page);
  return found(
    `${counted(unpaid.count, 'entry')} of your money bag ${unpaid.count === 1 ? 'is' : 'are'} not paid, together **${money(unpaid.cents)}**.${moreOf(unpaid)}`,
    page,
    { tables: rowsOf('Unpaid entries', unpaid, money) },
  );
}

const stemsOf = (text: string) => folded(text).split(' ').map(stemOf);

function spentFound(entries: EntrySequence, { period, subject }: LedgerAsked, money: Money): Found {
  const wanted = subject === null ? [] : stemsOf(subject);
  const isSpent = ({ name, note, amountCents }: Entry) => {
    if (amountCents >= 0) return false;
    if (wanted.length === 0) return true;
    const words = new Set(stemsOf(`${name} ${note ?? ''}`));
    return wanted.every((stem) => words.has(stem));
  };
  const within = ({ date }: Entry) =>
    period === null || (date !== null && date >= period.from && date < period.before);
  const spent = gather(entries, (entry) => isSpent(entry) && within(entry));
  const undated =
    period === null ? 0 : gather(entries, (entry) => entry.date === null && isSpent(entry)).count;
  const on = subject === null ? '' : ` on “${plain(subject)}”`;
  const when = period === null ? '' : ` ${period.said}`;
  const left =
    undated === 0
      ? ''
      : ` ${counted(undated, 'entry')} without a date ${undated === 1 ? 'is' : 'are'} not counted.`;
  if (spent.count === 0) {
    return found(`Your money bag has no entry with a minus${on}${when}.${left}`, page);
  }
  return found(
    `You spent **${money(-spent.cents)}**${on}${when}, in ${counted(spent.count, 'entry')} with a minus.${left}${moreOf(spent)}`,
    page,
    { tables: rowsOf('What was spent', spent, money) },
  );
}

/** Checks what the page shows of a ledger: its sums, and the rows that are on the screen. */
import { expect } from '../expect.ts';
import { formatCents } from '../../../src/events/shared/money.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import { listed } from './other-ledger.ts';
import type { Stage } from './stage.ts';

const timeoutMs = { timeout: 10_000, interval: 30 };

export const board = ({ page }: Pick<Stage, 'page'>) => page.getByRole('region', { name: 'Ledger' });

const inDollars = (cents: number) => formatCents(cents, { symbol: '$', plus: true });

const wanted = ({ entries }: LedgerState) => ({
  rows: listed(entries).map(({ id, paid, name, amountCents }, i) => ({
    place: i + 1,
    id,
    paid,
    name,
    amount: inDollars(amountCents),
  })),
  balance: inDollars(entries.balanceCents),
  paid: inDollars(entries.balancePaidCents),
});

async function seen({ page }: Stage) {
  const grid = page.getByRole('grid', { name: 'Entries' });
  const sum = (name: string) => page.getByTestId(name).textContent({ timeout: 1000 });
  const [count, rows, balance, paid] = await Promise.all([
    grid.evaluateAll(([found]) => (found ? Number(found.getAttribute('aria-rowcount')) : null)),
    page.getByRole('row').evaluateAll((elements) =>
      elements.map((row) => ({
        place: Number(row.getAttribute('aria-rowindex')),
        id: row.getAttribute('data-row'),
        paid: row.hasAttribute('data-paid'),
        name: row.querySelector('[role=gridcell]:nth-child(2) button')?.textContent ?? '',
        amount: row.querySelector('[role=gridcell]:nth-child(4) button')?.textContent ?? '',
      })),
    ),
    sum('balance'),
    sum('balance-paid'),
  ]);
  return { count, rows, balance, paid };
}

/** Rows that are scrolled out of sight are not in the page. */
export async function expectBoard(stage: Stage, state: LedgerState): Promise<void> {
  const all = wanted(state);
  const there = async () => {
    const { rows, ...others } = await seen(stage);
    return {
      ...others,
      shown: rows.length > 0,
      rows: all.rows.map((row) => rows.find(({ place }) => place === row.place) ?? row),
    };
  };
  // An empty ledger shows a text instead.
  const count = all.rows.length || null;
  await expect.poll(there, timeoutMs).toEqual({ ...all, count, shown: count !== null });
}

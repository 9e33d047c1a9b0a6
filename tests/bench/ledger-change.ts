/** Row `ledger-change`: the cost of one change plus the running balances of one visible window, as the ledger grows. */
import type { Recorded } from '../../src/events/log/event.ts';
import { type LedgerFact, ledgerFact } from '../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';
import { seededRandom } from '../support/ledger-facts.ts';
import { median, type Row, time } from './measure.ts';

const { EntryChanged, LedgerImported } = ledgerFact;

const windowRows = 30;

function ledgerOf(size: number) {
  const entries = Array.from({ length: size }, (_, i) => ({
    id: `e${i}`,
    name: 'Wallet',
    amountCents: i % 977,
    paid: i % 3 === 0,
    note: null,
    date: null,
  }));
  return ledgerProjection.evolve(
    ledgerProjection.initial(),
    recorded(1, LedgerImported({ source: 'bench', entries })),
  );
}

function recorded(seq: number, fact: LedgerFact): Recorded<LedgerFact> {
  return { ...fact, stream: 'ledger/bench', seq, at: '', actor: '', device: '', prev: '', hash: '' } as never;
}

/** Microseconds for a change at a random place and the window around it. */
function oneChange(size: number): number {
  const random = seededRandom(size);
  let state = ledgerOf(size);
  const rounds = 2_000;
  return median(
    Array.from({ length: 7 }, () =>
      time(() => {
        for (let i = 0; i < rounds; i += 1) {
          const at = Math.floor(random() * size);
          const change = EntryChanged({ id: `e${at}`, changes: { amountCents: i } });
          state = ledgerProjection.evolve(state, recorded(i + 2, change));
          state.entries.slice(Math.max(0, at - windowRows / 2), windowRows);
        }
      }),
    ),
  ) / rounds * 1000; // prettier-ignore
}

/** The same with an array and a running balance computed from the first entry, as a page without our sequence would do it. */
function oneChangeInArray(size: number): number {
  const random = seededRandom(size);
  const amounts = Array.from({ length: size }, (_, i) => i % 977);
  const rounds = Math.max(5, Math.floor(20_000_000 / size / 100));
  let running = 0;
  const ms = median(
    Array.from({ length: 3 }, () =>
      time(() => {
        for (let i = 0; i < rounds; i += 1) {
          const at = Math.floor(random() * size);
          amounts[at] = i;
          for (let j = 0; j < Math.min(size, at + windowRows / 2); j += 1) running += amounts[j]!;
        }
      }),
    ),
  );
  if (!Number.isFinite(running)) throw new Error('unreachable sum');
  return (ms / rounds) * 1000;
}

export function ledgerChange(): Row[] {
  const sizes = [1_000, 100_000, 1_000_000];
  const costs = sizes.map(oneChange);
  return sizes.map((size, i) => {
    const allowed = costs[0]! * Math.sqrt(size / sizes[0]!);
    return {
      name: `ledger-change at ${size.toLocaleString('en')}`,
      unit: 'µs',
      ours: costs[i]!,
      peers: { 'array, summed again': oneChangeInArray(size) },
      aim: 'grows no faster than √n',
      met: costs[i]! <= allowed,
    };
  });
}

/** The state after each record of a stream, folded with the product's own projection. */
import { LedgerHistory } from '../../events/audit/ledger-history.ts';
import { cartFacts } from '../../events/cart/events.ts';
import { cartProjection, type CartState } from '../../events/cart/projection.ts';
import { kindOfStream } from '../../events/inspection/streams.ts';
import type { EventRecord } from '../../events/log/event.ts';
import { readFact, validateFact } from '../../events/log/facts.ts';
import { formatCents } from '../../events/shared/money.ts';
import { cartRows, type StateRow } from './state-rows.ts';

/** Rows of the state after the record at an index from 0; null for a stream that a statechart folds. */
export type Folded = ((place: number) => readonly StateRow[]) | null;

export function foldStream(stream: string, records: readonly EventRecord[], symbol: string): Folded {
  const name = kindOfStream(stream)?.name;
  if (name === 'cart') return foldCart(records);
  return name === 'ledger' ? foldLedger(records, symbol) : null;
}

function foldCart(records: readonly EventRecord[]): Folded {
  const states: CartState[] = [];
  let state = cartProjection.initial();
  for (const record of records) {
    // A damaged record is reported elsewhere and changes no state.
    const fact = validateFact(cartFacts, record) === null ? readFact(cartFacts, record) : null;
    if (fact) state = cartProjection.evolve(state, fact);
    states.push(state);
  }
  return (place) => cartRows(states[place] ?? cartProjection.initial());
}

function foldLedger(records: readonly EventRecord[], symbol: string): Folded {
  const history = new LedgerHistory();
  for (const record of records) history.add(record);
  const money = (cents: number) => formatCents(cents, { symbol });
  return (place) => {
    const { balanceCents, balancePaidCents, entries } = history.sums(Math.min(place + 1, history.length));
    return [
      ['balance', money(balanceCents)],
      ['paid balance', money(balancePaidCents)],
      ['entries', entries.toLocaleString('en')],
    ];
  };
}

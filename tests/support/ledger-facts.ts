/** A seeded mix of ledger facts, like years of use by a busy person: the same seed gives the same facts. */
import type { Recorded } from '../../src/events/log/event.ts';
import { type LedgerFact, ledgerFact } from '../../src/events/ledger/events.ts';
import { EntrySequence } from '../../src/events/ledger/sequence.ts';

const { EntryAdded, EntryChanged, EntryDeleted, EntryMoved, EntryPaid, EntryUnpaid } = ledgerFact;

/** mulberry32: 32 bits of state are enough to spread positions and amounts. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const names = [
  'Sofa, three seats',
  'Wallet',
  'Bomber jacket',
  'Car seats',
  'Handbag',
  'Ink stain',
  'Armchair',
];

/**
 * `count` facts in log order. The ledger grows to `live` entries and stays at about that size: changes, payments, moves
 * and as many deletes as adds. Hashes are left empty: folding does not look at them.
 */
export function mixedFacts(count: number, live: number, seed = 1): Recorded<LedgerFact>[] {
  const random = seededRandom(seed);
  const ledger = new EntrySequence();
  const facts: Recorded<LedgerFact>[] = [];
  const pick = () => Math.floor(random() * ledger.length);
  const cents = () => Math.floor((random() - 0.3) * 50_000);
  const at = '2026-01-01T00:00:00.000Z';
  const [stream, bench, none] = ['ledger/bench', 'bench', ''];
  // Without spreads: a million of them would take longer than what is measured.
  const push = ({ type, v, data }: LedgerFact) => {
    const seq = facts.length + 1;
    const record = { stream, seq, type, v, at, actor: bench, device: bench, data, prev: none, hash: none };
    facts.push(record as never);
  };
  const add = () => {
    const seq = facts.length + 1;
    const name = names[seq % names.length]!;
    const entry = { id: `e${seq}`, name, amountCents: cents(), paid: false, note: null, date: null };
    const index = random() < 0.9 ? ledger.length : pick();
    ledger.insert(index, entry);
    push(EntryAdded({ ...entry, index }));
  };
  let grown = false;
  while (facts.length < count) {
    grown ||= ledger.length >= live;
    const chance = random();
    // While the ledger grows, most facts add; later a fifth of them add and a fifth delete.
    if (ledger.length < 2 || chance < (grown ? 0.2 : 0.6)) {
      add();
      continue;
    }
    const index = pick();
    const entry = ledger.at(index)!;
    const { id, paid } = entry;
    const kind = random();
    if (kind < 0.375) {
      const changes = kind < 0.25 ? { amountCents: cents() } : { name: names[facts.length % names.length]! };
      ledger.change(id, changes);
      push(EntryChanged({ id, changes }));
    } else if (kind < 0.625) {
      ledger.setPaid(id, !paid);
      push(paid ? EntryUnpaid({ id }) : EntryPaid({ id }));
    } else if (kind < 0.75) {
      const to = pick();
      ledger.move(id, to);
      push(EntryMoved({ id, from: index, to }));
    } else {
      ledger.remove(id);
      push(EntryDeleted({ id, index, entry }));
    }
  }
  return facts;
}

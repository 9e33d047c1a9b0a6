/**
 * What a developer would use instead of our ledger projection, each keeping the same order, entries, balance
 * and paid balance. Ours also keeps running balances and the steps that can be undone.
 */
import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { enableMapSet, freeze, produce } from 'immer';
import type { Recorded } from '../../src/events/log/event.ts';
import type { Entry, LedgerFact } from '../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';

type Fact = Recorded<LedgerFact>;

/** A ledger that facts are folded into. */
export interface Folding {
  fold(facts: readonly Fact[]): void;
  balances(): { balance: number; paid: number; length: number };
}

/** Creates a ledger in the state that a hand-written fold of the history has reached. */
export type Contestant = (start: Plain) => Folding;

/** Ours starts from the first fact: the other states lack what it keeps in addition. */
export const ours = (): Folding => {
  let state = ledgerProjection.initial();
  return {
    fold(facts) {
      for (const fact of facts) state = ledgerProjection.evolve(state, fact);
    },
    balances: () => ({
      balance: state.entries.balanceCents,
      paid: state.entries.balancePaidCents,
      length: state.entries.length,
    }),
  };
};

export interface Plain {
  order: string[];
  byId: Map<string, Entry>;
  balance: number;
  paid: number;
}

/** As a first draft is usually written: an array for the order, a map for the entries, two sums. */
function apply(state: Plain, { type, data }: Fact): void {
  const { order, byId } = state;
  switch (type) {
    case 'EntryAdded': {
      const { index, ...entry } = data;
      order.splice(index, 0, entry.id);
      byId.set(entry.id, entry);
      state.balance += entry.amountCents;
      break;
    }
    case 'EntryChanged': {
      const before = byId.get(data.id)!;
      const after = { ...before, ...data.changes } as Entry;
      byId.set(data.id, after);
      state.balance += after.amountCents - before.amountCents;
      if (after.paid) state.paid += after.amountCents - before.amountCents;
      break;
    }
    case 'EntryPaid':
    case 'EntryUnpaid': {
      const entry = byId.get(data.id)!;
      const paid = type === 'EntryPaid';
      byId.set(data.id, { ...entry, paid });
      state.paid += paid ? entry.amountCents : -entry.amountCents;
      break;
    }
    case 'EntryMoved':
      order.splice(data.from, 1);
      order.splice(data.to, 0, data.id);
      break;
    case 'EntryDeleted': {
      const entry = byId.get(data.id)!;
      order.splice(data.index, 1);
      byId.delete(data.id);
      state.balance -= entry.amountCents;
      if (entry.paid) state.paid -= entry.amountCents;
      break;
    }
  }
}

export const nothing = (): Plain => ({ order: [], byId: new Map(), balance: 0, paid: 0 });

const plainBalances = ({ balance, paid, order }: Plain) => ({ balance, paid, length: order.length });

export const withArray: Contestant = (start) => {
  const state = { ...start, order: [...start.order], byId: new Map(start.byId) };
  return {
    fold(facts) {
      for (const fact of facts) apply(state, fact);
    },
    balances: () => plainBalances(state),
  };
};

/**
 * A hand-written loop optimized after the array proved slow: entries changed in place, their order in blocks so that
 * no change shifts 100,000 places. It trusts every index that a fact states, and keeps nothing else.
 */
export const withBlocks = (start: Plain): Folding & { plain(): Plain } => {
  const order = new BlockedOrder(start.order);
  const byId = new Map([...start.byId].map(([id, entry]) => [id, { ...entry } as Changing]));
  let { balance, paid } = start;
  const fold = ({ type, data }: Fact) => {
    switch (type) {
      case 'EntryAdded': {
        const { index, id, name, amountCents, note, date } = data;
        order.insert(index, id);
        byId.set(id, { id, name, amountCents, paid: data.paid, note, date });
        balance += amountCents;
        break;
      }
      case 'EntryChanged': {
        const entry = byId.get(data.id)!;
        const before = entry.amountCents;
        Object.assign(entry, data.changes);
        balance += entry.amountCents - before;
        if (entry.paid) paid += entry.amountCents - before;
        break;
      }
      case 'EntryPaid':
      case 'EntryUnpaid': {
        const entry = byId.get(data.id)!;
        entry.paid = type === 'EntryPaid';
        paid += entry.paid ? entry.amountCents : -entry.amountCents;
        break;
      }
      case 'EntryMoved':
        order.remove(data.from);
        order.insert(data.to, data.id);
        break;
      case 'EntryDeleted': {
        const entry = byId.get(data.id)!;
        order.remove(data.index);
        byId.delete(data.id);
        balance -= entry.amountCents;
        if (entry.paid) paid -= entry.amountCents;
        break;
      }
    }
  };
  return {
    fold(facts) {
      for (const fact of facts) fold(fact);
    },
    balances: () => ({ balance, paid, length: order.length }),
    plain: () => ({ order: order.toArray(), byId, balance, paid }),
  };
};

/** The state after a history, for contestants that would take hours to get there. */
export function plainAfter(facts: readonly Fact[]): Plain {
  const ledger = withBlocks(nothing());
  ledger.fold(facts);
  return ledger.plain();
}

type Changing = { -readonly [Field in keyof Entry]: Entry[Field] };

/** The fastest size here at 100,000 ids. */
const blockSize = 512;

class BlockedOrder {
  readonly #blocks: string[][] = [];
  length = 0;

  constructor(ids: readonly string[]) {
    for (let i = 0; i < ids.length; i += blockSize) this.#blocks.push(ids.slice(i, i + blockSize));
    this.length = ids.length;
  }

  insert(index: number, id: string): void {
    const blocks = this.#blocks;
    let at = 0;
    let left = index;
    while (at < blocks.length - 1 && left > blocks[at]!.length) left -= blocks[at++]!.length;
    const block = (blocks[at] ??= []);
    block.splice(left, 0, id);
    if (block.length > 2 * blockSize) blocks.splice(at + 1, 0, block.splice(blockSize));
    this.length += 1;
  }

  remove(index: number): void {
    const blocks = this.#blocks;
    let at = 0;
    let left = index;
    while (left >= blocks[at]!.length) left -= blocks[at++]!.length;
    blocks[at]!.splice(left, 1);
    if (blocks[at]!.length === 0) blocks.splice(at, 1);
    this.length -= 1;
  }

  toArray(): string[] {
    return this.#blocks.flat();
  }
}

/** One immer recipe per fact, as reducers are usually written. */
export const withImmer: Contestant = (start) => {
  enableMapSet();
  let state = freeze(structuredClone(start), true);
  return {
    fold(facts) {
      for (const fact of facts) state = produce(state, (draft) => apply(draft, fact));
    },
    balances: () => plainBalances(state),
  };
};

/** Redux Toolkit as its documentation shows it: an entity adapter in a slice, one dispatch per fact. */
export const withReduxToolkit: Contestant = (start) => {
  const adapter = createEntityAdapter<Entry>();
  const { order, byId, balance, paid } = structuredClone(start);
  const slice = createSlice({
    name: 'ledger',
    initialState: { ids: order, entities: Object.fromEntries(byId), balance, paid },
    reducers: {
      folded(state, { payload }: PayloadAction<Fact>) {
        switch (payload.type) {
          case 'EntryAdded': {
            const { index, ...entry } = payload.data;
            adapter.addOne(state, entry);
            if (index < state.ids.length - 1) {
              state.ids.pop();
              state.ids.splice(index, 0, entry.id);
            }
            state.balance += entry.amountCents;
            break;
          }
          case 'EntryChanged': {
            const { id, changes } = payload.data;
            const { amountCents, paid: isPaid } = state.entities[id]!;
            const more = (changes.amountCents ?? amountCents) - amountCents;
            state.balance += more;
            if (isPaid) state.paid += more;
            adapter.updateOne(state, { id, changes: changes as Partial<Entry> });
            break;
          }
          case 'EntryPaid':
          case 'EntryUnpaid': {
            const { id } = payload.data;
            const isPaid = payload.type === 'EntryPaid';
            const { amountCents } = state.entities[id]!;
            state.paid += isPaid ? amountCents : -amountCents;
            adapter.updateOne(state, { id, changes: { paid: isPaid } });
            break;
          }
          case 'EntryMoved':
            state.ids.splice(payload.data.from, 1);
            state.ids.splice(payload.data.to, 0, payload.data.id);
            break;
          case 'EntryDeleted': {
            const { id } = payload.data;
            const { amountCents, paid: isPaid } = state.entities[id]!;
            state.balance -= amountCents;
            if (isPaid) state.paid -= amountCents;
            adapter.removeOne(state, id);
            break;
          }
        }
      },
    },
  });
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false, thunk: false }),
    devTools: false,
  });
  return {
    fold(facts) {
      for (const fact of facts) store.dispatch(slice.actions.folded(fact));
    },
    balances() {
      const state = store.getState();
      return { balance: state.balance, paid: state.paid, length: state.ids.length };
    },
  };
};

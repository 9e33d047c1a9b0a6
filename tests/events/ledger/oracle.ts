/** A ledger as naive as can be: a plain array, sums in BigInt, whole copies for undo. What the real one must agree with. */
import { entriesOfOrder } from '../../../src/events/ledger/order-entries.ts';
import type { LedgerCommand } from '../../../src/events/ledger/decide.ts';
import type { Entry } from '../../../src/events/ledger/events.ts';

export class Oracle {
  entries: readonly Entry[] = [];
  #past: (readonly Entry[])[] = [];
  #future: (readonly Entry[])[] = [];

  get balance(): bigint {
    return this.entries.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n);
  }

  get balancePaid(): bigint {
    return this.entries
      .filter(({ paid }) => paid)
      .reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n);
  }

  get running(): bigint[] {
    let sum = 0n;
    return this.entries.map(({ amountCents }) => (sum += BigInt(amountCents)));
  }

  /** Does what an accepted command with at least one fact does. */
  do(command: LedgerCommand): void {
    if (command.type === 'UndoStep') return this.#swap(this.#past, this.#future);
    if (command.type === 'RedoStep') return this.#swap(this.#future, this.#past);
    this.#past.push(this.entries);
    this.#future = [];
    this.entries = this.#after(command);
  }

  #swap(from: (readonly Entry[])[], to: (readonly Entry[])[]): void {
    to.push(this.entries);
    this.entries = from.pop()!;
  }

  #after(command: Exclude<LedgerCommand, { type: 'UndoStep' | 'RedoStep' }>): readonly Entry[] {
    const { entries } = this;
    const map = (id: string, change: (entry: Entry) => Entry) =>
      entries.map((entry) => (entry.id === id ? change(entry) : entry));
    switch (command.type) {
      case 'AddEntry': {
        const { id, name, amountCents, note, date, index } = command;
        const entry = { id, name, amountCents: amountCents ?? 0, paid: false, note, date };
        return entries.toSpliced(index ?? entries.length, 0, entry);
      }
      case 'ChangeEntry':
        return map(command.id, (entry) => ({ ...entry, ...command.changes }));
      case 'PayEntry':
      case 'UnpayEntry':
        return map(command.id, (entry) => ({ ...entry, paid: command.type === 'PayEntry' }));
      case 'MoveEntry': {
        const moved = entries.find(({ id }) => id === command.id)!;
        return entries.filter((entry) => entry !== moved).toSpliced(command.to, 0, moved);
      }
      case 'ShiftEntry': {
        const from = entries.findIndex(({ id }) => id === command.id);
        const to = Math.max(0, Math.min(entries.length - 1, from + command.by));
        return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!);
      }
      case 'DeleteEntry':
        return entries.filter(({ id }) => id !== command.id);
      case 'RestoreEntry':
        return entries.toSpliced(Math.min(command.index, entries.length), 0, command.entry);
      case 'ImportEntries':
        return [...entries, ...command.entries];
      case 'ChangeEntries': {
        const { ids, change } = command;
        if (change.kind === 'delete') return entries.filter(({ id }) => !ids.includes(id));
        if (change.kind === 'file') return entries;
        const paid = change.kind === 'pay';
        return entries.map((entry) => (ids.includes(entry.id) ? { ...entry, paid } : entry));
      }
      case 'LockEntries':
      case 'UnlockEntries':
        return entries;
      case 'TakeInOrders': {
        const missing = command.orders
          .flatMap(entriesOfOrder)
          .filter(({ id }) => entries.every((entry) => entry.id !== id));
        const takenBack = missing.map((entry) => {
          const payment = entries.find(({ id }) => `${id}-refund` === entry.id);
          return payment ? { ...entry, amountCents: 0 - payment.amountCents } : entry;
        });
        return [...entries, ...takenBack];
      }
    }
  }
}

/**
 * The ordered entries of a ledger at one of many points in time. A fork shares all pieces with the rope it came from and
 * copies a piece only when that piece changes, so that hundreds of points cost little more than one. Entries are
 * addressed by index, never by id: the caller has already looked up the ids in the history.
 */
import type { Entry } from '../ledger/events.ts';
import type { PlacedEntry } from '../ledger/sequence.ts';

interface Piece {
  /** The only rope that may change it. */
  owner: object;
  readonly entries: Entry[];
  sum: number;
  paid: number;
}

const target = 512;

export class EntryRope {
  #pieces: Piece[] = [];
  #owner = {};
  #length = 0;

  /** A copy; later changes to either do not affect the other. */
  fork(): EntryRope {
    const fork = new EntryRope();
    fork.#pieces = [...this.#pieces];
    fork.#length = this.#length;
    // Neither rope owns the shared pieces any more.
    this.#owner = {};
    return fork;
  }

  get length(): number {
    return this.#length;
  }

  get balanceCents(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.sum, 0);
  }

  get balancePaidCents(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.paid, 0);
  }

  insert(index: number, entry: Entry): void {
    const [at, offset] = this.#place(index);
    const piece = this.#own(at);
    piece.entries.splice(offset, 0, entry);
    count(piece, entry, 1);
    this.#length += 1;
    if (piece.entries.length > 2 * target) this.#split(at);
  }

  append(entries: readonly Entry[]): void {
    for (const entry of entries) this.insert(this.#length, entry);
  }

  replace(index: number, entry: Entry): void {
    const [at, offset] = this.#find(index);
    const piece = this.#own(at);
    count(piece, piece.entries[offset]!, -1);
    count(piece, entry, 1);
    piece.entries[offset] = entry;
  }

  remove(index: number): Entry {
    const [at, offset] = this.#find(index);
    const piece = this.#own(at);
    const [entry] = piece.entries.splice(offset, 1);
    count(piece, entry!, -1);
    this.#length -= 1;
    if (piece.entries.length === 0) this.#pieces.splice(at, 1);
    return entry!;
  }

  /** Moves the entry to index `to`, counted without it. */
  move(from: number, to: number): void {
    this.insert(to, this.remove(from));
  }

  removeRange(index: number, times: number): void {
    for (let i = 0; i < times; i += 1) this.remove(index);
  }

  /** Up to `wanted` entries from `start` on, with their running balances, for display. */
  slice(start: number, wanted: number): PlacedEntry[] {
    const rows: PlacedEntry[] = [];
    let index = 0;
    let running = 0;
    for (const { entries, sum } of this.#pieces) {
      if (rows.length >= wanted) break;
      if (index + entries.length <= start) {
        index += entries.length;
        running += sum;
        continue;
      }
      for (const entry of entries) {
        running += entry.amountCents;
        if (index >= start && rows.length < wanted) rows.push({ index, entry, runningCents: running });
        index += 1;
      }
    }
    return rows;
  }

  scan(visit: (entry: Entry, index: number) => void): void {
    let index = 0;
    for (const { entries } of this.#pieces) {
      for (const entry of entries) {
        visit(entry, index);
        index += 1;
      }
    }
  }

  *[Symbol.iterator](): Generator<Entry> {
    for (const { entries } of this.#pieces) yield* entries;
  }

  /** Piece and offset of an existing entry. */
  #find(index: number): [number, number] {
    let left = index;
    for (let at = 0; at < this.#pieces.length; at += 1) {
      const { length } = this.#pieces[at]!.entries;
      if (left < length) return [at, left];
      left -= length;
    }
    throw new RangeError(`There is no entry at ${index}`);
  }

  /** Piece and offset where an entry can be inserted. */
  #place(index: number): [number, number] {
    if (index < this.#length) return this.#find(index);
    const last = this.#pieces.length - 1;
    const piece = this.#pieces[last];
    if (piece && piece.entries.length < target) return [last, piece.entries.length];
    this.#pieces.push({ owner: this.#owner, entries: [], sum: 0, paid: 0 });
    return [last + 1, 0];
  }

  #own(at: number): Piece {
    const piece = this.#pieces[at]!;
    if (piece.owner === this.#owner) return piece;
    const { entries, sum, paid } = piece;
    return (this.#pieces[at] = { owner: this.#owner, entries: [...entries], sum, paid });
  }

  #split(at: number): void {
    const piece = this.#pieces[at]!;
    const half: Piece = { owner: this.#owner, entries: piece.entries.splice(target), sum: 0, paid: 0 };
    for (const entry of half.entries) {
      count(half, entry, 1);
      count(piece, entry, -1);
    }
    this.#pieces.splice(at + 1, 0, half);
  }
}

function count(piece: Piece, { amountCents, paid }: Entry, times: 1 | -1): void {
  piece.sum += times * amountCents;
  if (paid) piece.paid += times * amountCents;
}

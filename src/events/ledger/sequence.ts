/**
 * The ordered entries of a ledger with their sums, changed in place. Entries are stored in blocks of about √n, so that
 * one change, the position of an id and a running balance each cost O(√n) at most. Every sum stays exact, because it
 * refuses to grow past what a number can hold (`fits`). Independent of facts, commands and undo.
 */
import type { Entry, EntryChanges } from './events.ts';

interface Block {
  nodes: Node[];
  /** Index in the list of blocks. */
  at: number;
  sum: number;
}

interface Node {
  readonly id: string;
  name: string;
  amountCents: number;
  paid: boolean;
  note: string | null;
  date: string | null;
  block: Block;
}

/** An entry with its index and running balance. */
export interface PlacedEntry {
  readonly index: number;
  readonly entry: Entry;
  /** Sum of all amounts from the first entry through this one. */
  readonly runningCents: number;
}

const smallestBlock = 32;

export class EntrySequence {
  #byId = new Map<string, Node>();
  #blocks: Block[] = [];
  /** Target size of a block, which holds at most twice as many; a power of two near √n. */
  #target = smallestBlock;
  #length = 0;
  #balance = 0;
  #balancePaid = 0;
  #absolute = 0;

  /** @param entries with distinct ids and a sum that is known to fit */
  static of(entries: readonly Entry[]): EntrySequence {
    const sequence = new EntrySequence();
    sequence.appendAll(entries);
    return sequence;
  }

  get length(): number {
    return this.#length;
  }

  /** Sum of all amounts in cents. */
  get balanceCents(): number {
    return this.#balance;
  }

  /** Sum of the amounts of paid entries in cents. */
  get balancePaidCents(): number {
    return this.#balancePaid;
  }

  /** Whether every possible partial sum stays exact with `cents` more in absolute amounts. */
  fits(cents: number): boolean {
    return this.#absolute + cents <= Number.MAX_SAFE_INTEGER;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  get(id: string): Entry | undefined {
    const node = this.#byId.get(id);
    return node && entryOf(node);
  }

  amountOf(id: string): number | undefined {
    return this.#byId.get(id)?.amountCents;
  }

  /** Index of an id, -1 when there is none. */
  indexOf(id: string): number {
    const node = this.#byId.get(id);
    if (!node) return -1;
    let before = 0;
    for (let i = 0; i < node.block.at; i += 1) before += this.#blocks[i]!.nodes.length;
    return before + node.block.nodes.indexOf(node);
  }

  at(index: number): Entry | undefined {
    if (index < 0 || index >= this.#length) return undefined;
    const [block, offset] = this.#locate(index);
    return entryOf(block.nodes[offset]!);
  }

  /** Running balance through the entry at `index`. */
  runningCents(index: number): number {
    const [block, offset] = this.#locate(index);
    let sum = 0;
    for (let i = 0; i < block.at; i += 1) sum += this.#blocks[i]!.sum;
    for (let i = 0; i <= offset; i += 1) sum += block.nodes[i]!.amountCents;
    return sum;
  }

  /** Up to `count` entries from `start` on, with their running balances, for display. */
  slice(start: number, count: number): PlacedEntry[] {
    const rows: PlacedEntry[] = [];
    if (start < 0 || start >= this.#length) return rows;
    const [first, offset] = this.#locate(start);
    let running = start === 0 ? 0 : this.runningCents(start - 1);
    let from = offset;
    for (let b = first.at; b < this.#blocks.length && rows.length < count; b += 1) {
      const { nodes } = this.#blocks[b]!;
      for (let i = from; i < nodes.length && rows.length < count; i += 1) {
        const node = nodes[i]!;
        running += node.amountCents;
        rows.push({ index: start + rows.length, entry: entryOf(node), runningCents: running });
      }
      from = 0;
    }
    return rows;
  }

  /** Calls `visit` for every entry in order, from `start` on, until it returns false. Visitors must copy entries they keep. */
  scan(start: number, visit: (entry: Entry, index: number, runningCents: number) => boolean): void {
    if (start < 0 || start >= this.#length) return;
    const [first, offset] = this.#locate(start);
    let running = start === 0 ? 0 : this.runningCents(start - 1);
    let index = start;
    let from = offset;
    for (let b = first.at; b < this.#blocks.length; b += 1) {
      const { nodes } = this.#blocks[b]!;
      for (let i = from; i < nodes.length; i += 1) {
        running += nodes[i]!.amountCents;
        if (!visit(nodes[i]!, index, running)) return;
        index += 1;
      }
      from = 0;
    }
  }

  toArray(): Entry[] {
    return this.#blocks.flatMap(({ nodes }) => nodes.map(entryOf));
  }

  insert(index: number, entry: Entry): void {
    const node = this.#join(entry);
    if (index === this.#length) this.#push(node);
    else this.#put(index, node);
    this.#resize();
  }

  appendAll(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#push(this.#join(entry));
      this.#resize();
    }
  }

  /** Appends all if their ids are new and distinct and the sums stay exact, else none. Returns whether it did. */
  appendIfSound(entries: readonly Entry[]): boolean {
    let absolute = 0;
    for (const { amountCents } of entries) absolute += Math.abs(amountCents);
    if (!this.fits(absolute)) return false;
    const start = this.#length;
    for (const entry of entries) {
      if (this.#byId.has(entry.id)) {
        this.removeRange(start, this.#length - start);
        return false;
      }
      this.#push(this.#join(entry));
      this.#resize();
    }
    return true;
  }

  /** Removes and returns the entry; undefined when there is none. */
  remove(id: string): Entry | undefined {
    const node = this.#byId.get(id);
    if (!node) return undefined;
    this.#take(node);
    this.#leave(node);
    this.#resize();
    return entryOf(node);
  }

  /** Removes and returns `count` entries from `index` on. */
  removeRange(index: number, count: number): Entry[] {
    const removed = this.slice(index, count).map(({ entry }) => entry);
    for (const { id } of removed) {
      const node = this.#byId.get(id)!;
      this.#take(node);
      this.#leave(node);
    }
    this.#resize();
    return removed;
  }

  /** Moves the entry to index `to`, counted without it. */
  move(id: string, to: number): void {
    const node = this.#byId.get(id);
    if (!node) return;
    this.#take(node);
    if (to === this.#length) this.#push(node);
    else this.#put(to, node);
  }

  /** Merges `changes` and returns the replaced values. */
  change(id: string, changes: EntryChanges): EntryChanges {
    const node = this.#byId.get(id);
    const before: { -readonly [Key in keyof EntryChanges]: EntryChanges[Key] } = {};
    if (!node) return before;
    if (changes.amountCents !== undefined) {
      before.amountCents = node.amountCents;
      this.#reprice(node, changes.amountCents);
    }
    if (changes.name !== undefined) {
      before.name = node.name;
      node.name = changes.name;
    }
    if (changes.note !== undefined) {
      before.note = node.note;
      node.note = changes.note;
    }
    if (changes.date !== undefined) {
      before.date = node.date;
      node.date = changes.date;
    }
    return before;
  }

  /** Returns whether that changed anything. */
  setPaid(id: string, paid: boolean): boolean {
    const node = this.#byId.get(id);
    if (!node || node.paid === paid) return false;
    node.paid = paid;
    this.#balancePaid += paid ? node.amountCents : -node.amountCents;
    return true;
  }

  #reprice(node: Node, cents: number): void {
    const more = cents - node.amountCents;
    this.#balance += more;
    if (node.paid) this.#balancePaid += more;
    this.#absolute += Math.abs(cents) - Math.abs(node.amountCents);
    node.block.sum += more;
    node.amountCents = cents;
  }

  #join({ id, name, amountCents, paid, note, date }: Entry): Node {
    const node: Node = { id, name, amountCents, paid, note, date, block: nowhere };
    this.#byId.set(id, node);
    this.#balance += amountCents;
    if (paid) this.#balancePaid += amountCents;
    this.#absolute += Math.abs(amountCents);
    return node;
  }

  #leave(node: Node): void {
    this.#byId.delete(node.id);
    this.#balance -= node.amountCents;
    if (node.paid) this.#balancePaid -= node.amountCents;
    this.#absolute -= Math.abs(node.amountCents);
  }

  /** Block and offset of an index, searched from the nearer end. */
  #locate(index: number): [Block, number] {
    const blocks = this.#blocks;
    if (index < this.#length / 2) {
      let left = index;
      for (const block of blocks) {
        if (left < block.nodes.length) return [block, left];
        left -= block.nodes.length;
      }
    }
    let before = this.#length;
    for (let i = blocks.length - 1; i >= 0; i -= 1) {
      before -= blocks[i]!.nodes.length;
      if (index >= before) return [blocks[i]!, index - before];
    }
    throw new RangeError(`There is no entry at ${index}`);
  }

  #push(node: Node): void {
    let last = this.#blocks[this.#blocks.length - 1];
    // When appending, a block is filled only to the target: splitting fuller ones would leave half-empty blocks.
    if (!last || last.nodes.length >= this.#target) {
      last = { nodes: [], at: this.#blocks.length, sum: 0 };
      this.#blocks.push(last);
    }
    last.nodes.push(node);
    last.sum += node.amountCents;
    node.block = last;
    this.#length += 1;
  }

  #put(index: number, node: Node): void {
    const [block, offset] = this.#locate(index);
    block.nodes.splice(offset, 0, node);
    block.sum += node.amountCents;
    node.block = block;
    this.#length += 1;
    if (block.nodes.length > 2 * this.#target) this.#split(block);
  }

  #take(node: Node): void {
    const { block } = node;
    block.nodes.splice(block.nodes.indexOf(node), 1);
    block.sum -= node.amountCents;
    this.#length -= 1;
    if (block.nodes.length * 4 <= this.#target) this.#merge(block);
  }

  #split(block: Block): void {
    const nodes = block.nodes.splice(this.#target);
    const half: Block = { nodes, at: block.at + 1, sum: 0 };
    for (const node of nodes) {
      node.block = half;
      half.sum += node.amountCents;
    }
    block.sum -= half.sum;
    this.#blocks.splice(half.at, 0, half);
    this.#renumber(half.at);
  }

  /** Merges a small block with a neighbor that has room, so that the number of blocks stays in proportion to the entries. */
  #merge(block: Block): void {
    const blocks = this.#blocks;
    const neighbour = blocks[block.at - 1] ?? blocks[block.at + 1];
    if (block.nodes.length > 0) {
      if (!neighbour || neighbour.nodes.length + block.nodes.length > this.#target) return;
      const [left, right] = neighbour.at < block.at ? [neighbour, block] : [block, neighbour];
      for (const node of right.nodes) {
        node.block = left;
        left.nodes.push(node);
      }
      left.sum += right.sum;
      block = right;
    }
    blocks.splice(block.at, 1);
    this.#renumber(block.at);
  }

  #renumber(from: number): void {
    for (let i = from; i < this.#blocks.length; i += 1) this.#blocks[i]!.at = i;
  }

  /** Keeps the target near √n; the cost of a rebuild is amortized over as many changes as there are entries. */
  #resize(): void {
    const square = this.#target * this.#target;
    const { length } = this;
    if (length <= 4 * square && (length * 4 >= square || this.#target === smallestBlock)) return;
    while (length > this.#target * this.#target) this.#target *= 2;
    while (this.#target > smallestBlock && length * 2 < this.#target * this.#target) this.#target /= 2;
    const nodes = this.#blocks.flatMap((block) => block.nodes);
    this.#blocks = [];
    this.#length = 0;
    for (const node of nodes) this.#push(node);
  }
}

const nowhere: Block = { nodes: [], at: -1, sum: 0 };

/** A copy: nodes change in place, entries never do. */
function entryOf({ id, name, amountCents, paid, note, date }: Node): Entry {
  return { id, name, amountCents, paid, note, date };
}

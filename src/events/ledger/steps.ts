/**
 * The steps that a person can undo, newest last, at most a thousand: the oldest ones are dropped.
 * A step holds what its inverse needs, so that the log is not read.
 */
import type { Entry, EntryChanges } from './events.ts';
import type { LabelsOfEntry } from './labels.ts';
import { maxSteps } from './step-limit.ts';

/** What is kept of a fact for its inverse, by the fact's type. */
export interface Kept {
  EntryAdded: { readonly id: string };
  EntryChanged: { readonly id: string; readonly before: EntryChanges };
  EntryPaid: { readonly id: string };
  EntryUnpaid: { readonly id: string };
  EntryMoved: { readonly id: string; readonly from: number; readonly to: number };
  EntryDeleted: { readonly entry: Entry; readonly index: number };
  LedgerImported: { readonly source: string; readonly index: number; readonly count: number };
  ImportUndone: { readonly source: string; readonly entries: readonly Entry[] };
  EntriesLabelled: { readonly before: readonly LabelsOfEntry[] };
}

/**
 * What a fact did. `seq` is the fact's place in the log. When several are undone as one, the last one has their
 * number in `joined`.
 */
export type Step<Did extends keyof Kept = keyof Kept> = {
  [Type in Did]: {
    readonly seq: number;
    readonly did: Type;
    readonly kept: Kept[Type];
    readonly joined?: number;
  };
}[Did];

/** A stack in a ring buffer: when it is full, a push overwrites the oldest step in constant time. */
export class Steps {
  readonly #ring: Step[] = [];
  #next = 0;
  #count = 0;

  static of(steps: readonly Step[]): Steps {
    const stack = new Steps();
    for (const step of steps) stack.push(step);
    return stack;
  }

  get count(): number {
    return this.#count;
  }

  get top(): Step | undefined {
    return this.#count === 0 ? undefined : this.#ring[(this.#next + maxSteps - 1) % maxSteps];
  }

  /** Up to `count` steps, newest first. */
  newest(count: number): Step[] {
    const length = Math.min(count, this.#count);
    return Array.from({ length }, (_, i) => this.#ring[(this.#next + maxSteps - 1 - i) % maxSteps]!);
  }

  /** Joins the newest `count` steps if they are those of the records from `last` down. Returns whether it did. */
  join(count: number, last: number): boolean {
    const steps = this.newest(count);
    if (steps.length < count || steps.some(({ seq }, i) => seq !== last - i)) return false;
    const [top] = steps;
    this.pop();
    this.push({ ...top!, joined: count });
    return true;
  }

  push(step: Step): void {
    this.#ring[this.#next] = step;
    this.#next = (this.#next + 1) % maxSteps;
    if (this.#count < maxSteps) this.#count += 1;
  }

  pop(): Step | undefined {
    const { top } = this;
    if (!top) return undefined;
    this.#next = (this.#next + maxSteps - 1) % maxSteps;
    this.#count -= 1;
    return top;
  }

  clear(): void {
    if (this.#count === 0) return;
    this.#ring.length = 0;
    this.#next = 0;
    this.#count = 0;
  }

  /** Oldest first. */
  toArray(): Step[] {
    return Array.from(
      { length: this.#count },
      (_, i) => this.#ring[(this.#next - this.#count + i + maxSteps) % maxSteps]!,
    );
  }
}

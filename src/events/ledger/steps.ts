/**
 * The steps a person can take back, the newest last, at most a thousand: older ones fall off the far end.
 * A step holds what its inverse needs, so that nothing is looked up in the log.
 */
import type { Entry, EntryChanges } from './events.ts';
import type { LabelsOfEntry } from './labels.ts';
import { maxSteps } from './step-limit.ts';

/** What the inverse of a fact needs, by the fact's type: all that is kept of it. */
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
 * What a fact did. `seq` is the fact's place in the log. Of several that are taken back as one, the last knows how many
 * they are.
 */
export type Step<Did extends keyof Kept = keyof Kept> = {
  [Type in Did]: {
    readonly seq: number;
    readonly did: Type;
    readonly kept: Kept[Type];
    readonly joined?: number;
  };
}[Did];

/** A stack in a ring: a full one forgets its oldest step, in the time of one write. */
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

  /** Up to `count` of them, the newest first. */
  newest(count: number): Step[] {
    const length = Math.min(count, this.#count);
    return Array.from({ length }, (_, i) => this.#ring[(this.#next + maxSteps - 1 - i) % maxSteps]!);
  }

  /** The newest `count` become one, when they are those of the records from `last` down. Answers whether. */
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

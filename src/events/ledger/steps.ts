/**
 * The steps a person can take back, the newest last, at most a thousand: older ones fall off the far end.
 * A step holds what its inverse needs, so that nothing is looked up in the log.
 */
import type { Entry, EntryChanges } from './events.ts';

export const maxSteps = 1000;

/** What a fact did. `seq` is the fact's place in the log. */
export type Step =
  | { readonly seq: number; readonly did: 'added'; readonly id: string }
  | { readonly seq: number; readonly did: 'changed'; readonly id: string; readonly before: EntryChanges }
  | { readonly seq: number; readonly did: 'paid'; readonly id: string }
  | { readonly seq: number; readonly did: 'unpaid'; readonly id: string }
  | {
      readonly seq: number;
      readonly did: 'moved';
      readonly id: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly seq: number; readonly did: 'deleted'; readonly entry: Entry; readonly index: number }
  | {
      readonly seq: number;
      readonly did: 'imported';
      readonly source: string;
      readonly index: number;
      readonly count: number;
    }
  | {
      readonly seq: number;
      readonly did: 'import-undone';
      readonly source: string;
      readonly entries: readonly Entry[];
    };

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

/**
 * Begins actions at a steady rate, whether or not earlier ones have ended: real people do not wait for each other, so a stalled
 * server gets no rest, and what came due meanwhile is timed from when it was due.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  readonly perSecond: number;
  readonly ms: number;
}

/** The people who are free; the one who has waited longest comes first. */
export interface Crowd<Member> {
  /** @param work gets a free person, now or as soon as there is one, and holds them until it ends */
  take(work: (member: Member) => Promise<void>): void;
  /** Number of actions that wait for a person. */
  waiting(): number;
  /** Resolves when nobody is busy any more, or after `ms`. Drops what is still waiting. */
  rest(ms: number): Promise<void>;
}

export function crowdOf<Member>(members: readonly Member[]): Crowd<Member> {
  const free = [...members];
  let waiting: ((member: Member) => Promise<void>)[] = [];
  const begin = (member: Member, work: (member: Member) => Promise<void>) => {
    void work(member).finally(() => {
      const next = waiting.shift();
      if (next) begin(member, next);
      else free.push(member);
    });
  };
  return {
    take(work) {
      const member = free.shift();
      if (member === undefined) waiting.push(work);
      else begin(member, work);
    },
    waiting: () => waiting.length,
    async rest(ms) {
      waiting = [];
      for (const until = performance.now() + ms; free.length < members.length && performance.now() < until;)
        await sleep(20);
    },
  };
}

/** @param begin gets the time when each was due, on the clock of `performance`. @returns how many were begun */
export async function keepPace({ perSecond, ms }: Pace, begin: (dueAt: number) => void): Promise<number> {
  const start = performance.now();
  const all = Math.max(1, Math.floor((perSecond * ms) / 1000));
  for (let i = 0; i < all; i += 1) {
    const dueAt = start + (i * 1000) / perSecond;
    const early = dueAt - performance.now();
    // Timers are accurate only to a millisecond.
    if (early >= 1) await sleep(early);
    begin(dueAt);
  }
  const left = start + ms - performance.now();
  if (left > 0) await sleep(left);
  return all;
}

/** Every kind once, then endlessly in random order, each as often as its share says. */
export function* drawn<Kind extends { readonly share: number }>(
  kinds: readonly Kind[],
): Generator<Kind, never> {
  yield* kinds;
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  for (;;) {
    let left = Math.random() * total;
    yield kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0]!;
  }
}

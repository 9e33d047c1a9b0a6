/**
 * Begins things at a steady rate, whether or not those before have ended: people do not wait for each other, so a server that
 * stalls gets no rest, and what was due meanwhile is timed from when it was due.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  readonly perSecond: number;
  readonly ms: number;
}

/** Everybody who is free, whoever has waited longest first. */
export interface Crowd<Member> {
  /** @param work is given one of them, now or as soon as one is free, and keeps them until it ends */
  take(work: (member: Member) => Promise<void>): void;
  /** Things that wait for somebody. */
  waiting(): number;
  /** Resolves when nobody does anything any more, or after so long. Whatever waits is forgotten. */
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

/** @param begin is told when each was due, on the clock of `performance`. @returns how many were begun */
export async function keepPace({ perSecond, ms }: Pace, begin: (dueAt: number) => void): Promise<number> {
  const start = performance.now();
  const all = Math.max(1, Math.floor((perSecond * ms) / 1000));
  for (let i = 0; i < all; i += 1) {
    const dueAt = start + (i * 1000) / perSecond;
    const early = dueAt - performance.now();
    // A timer is good to a millisecond.
    if (early >= 1) await sleep(early);
    begin(dueAt);
  }
  const left = start + ms - performance.now();
  if (left > 0) await sleep(left);
  return all;
}

/** Every kind once, then in an order drawn at random that holds each as often as its share says. */
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

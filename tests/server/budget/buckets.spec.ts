import { describe, expect, it } from 'vitest';
import { openBuckets } from '../../../server/budget/buckets.ts';
import { openTurns, type Release } from '../../../server/budget/turns.ts';

describe('an allowance', () => {
  it('is used up, says when there is more, and fills again', () => {
    let now = 1000;
    const buckets = openBuckets({ burst: 10, perSecond: 2 }, () => now);
    expect(buckets.take('a', 6)).toBe(0);
    expect(buckets.take('a', 4)).toBe(0);
    expect(buckets.take('a', 3)).toBe(2);
    expect(buckets.take('b', 3)).toBe(0);
    now += 1000;
    expect(buckets.take('a', 3)).toBe(1);
    now += 500;
    expect(buckets.take('a', 3)).toBe(0);
    now += 1_000_000;
    expect(buckets.take('a', 10)).toBe(0);
    expect(buckets.take('a', 1)).toBe(1);
  });

  it('is taken whole by what is larger', () => {
    const buckets = openBuckets({ burst: 10, perSecond: 1 }, () => 0);
    expect(buckets.take('a', 500)).toBe(0);
    expect(buckets.take('a', 1)).toBe(1);
  });

  it('does not grow with the number of those who come', () => {
    const buckets = openBuckets({ burst: 1, perSecond: 1 }, () => 0);
    buckets.take('first', 1);
    for (let i = 0; i < 60_000; i += 1) buckets.take(String(i), 1);
    // Evicted by 50,000 later ones.
    expect(buckets.take('first', 1)).toBe(0);
    expect(buckets.take('59999', 1)).toBe(1);
  });
});

describe('turns', () => {
  const never = new AbortController().signal;

  it('come to each in turn, and to one person so many at once', async () => {
    const turns = openTurns({ atOnce: 3, forOne: 2, waiting: 5 });
    const order: string[] = [];
    const running = new Map<string, Release>();
    const ask = async (who: string, name: string) => {
      const release = await turns.take(who, never);
      order.push(name);
      running.set(name, release!);
    };
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('anna', name);
    await settle();
    expect(order).toEqual(['a1', 'a2']);
    void ask('bea', 'b1');
    await settle();
    void ask('bea', 'b2');
    void ask('cleo', 'c1');
    await settle();
    expect(order).toEqual(['a1', 'a2', 'b1']);
    running.get('a1')!();
    running.get('a1')!();
    await settle();
    // One of anna's has ended, which counts once however often it is reported: her next one starts, since she was first.
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
    running.get('a2')!();
    await settle();
    expect(order.at(-1)).toBe('b2');
    running.get('a3')!();
    await settle();
    expect(order.at(-1)).toBe('c1');
    running.get('b1')!();
    await settle();
    expect(order.at(-1)).toBe('a4');
  });

  it('are refused to whoever waits too often already, and given up by whoever has gone', async () => {
    const turns = openTurns({ atOnce: 10, forOne: 1, waiting: 1 });
    const first = (await turns.take('anna', never))!;
    const gone = new AbortController();
    const second = turns.take('anna', gone.signal) as Promise<Release>;
    expect(await turns.take('anna', never)).toBeNull();
    gone.abort();
    await expect(second).rejects.toThrow('gone');
    const third = turns.take('anna', never);
    first();
    expect(await third).toBeTypeOf('function');
  });
});

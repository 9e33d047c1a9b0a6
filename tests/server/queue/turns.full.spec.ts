/** One employer with thousands of résumés, many with a few: everybody gets a turn soon, and nobody with much waiting is starved. */
import { expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/transaction.ts';
import { openQueue } from '../../../server/queue/queue.ts';
import { times } from '../../counts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';

const much = times(3000);
const others = 20;
/** One of these arrives with each completed task, until all have arrived: the highest possible rate. */
const little = times(600);

describeOnEveryDatabase('turns', (openFresh) => {
  it(`are taken by one with ${much} and ${others} with ${little}`, { timeout: 500_000 }, async () => {
    const db = await openFresh();
    /** Number of completed tasks at its arrival. */
    const cameAt = new Map<string, number>();
    const done: string[] = [];
    const faults: unknown[] = [];
    const add = (id: string) =>
      inTransaction(db, async (tx) => {
        cameAt.set(id, done.length);
        await queue.add(tx, id, id.split(' ')[0]!);
      });
    let come = 0;
    const queue = openQueue({
      db,
      name: 'turns',
      async work(id) {
        done.push(id);
        if (come >= little) return;
        come += 1;
        await add(`other${come % others} ${come}`);
      },
      onError: (error) => faults.push(error),
    });
    try {
      await queue.start();
      await inTransaction(db, async (tx) => {
        for (let i = 0; i < much; i += 1) {
          cameAt.set(`big ${i}`, 0);
          await queue.add(tx, `big ${i}`, 'big');
        }
      });
      expect((await queue.waiting()).size).toBeGreaterThan(much / 2);
      queue.wake();
      await expect.poll(() => done.length, { timeout: 480_000, interval: 100 }).toBe(much + little);
    } finally {
      await queue.stop();
      await db.close();
    }
    expect(new Set(done).size).toBe(done.length);
    expect(faults).toEqual([]);
    const waits = done.flatMap((id, at) => (id.startsWith('other') ? [at - cameAt.get(id)!] : []));
    // Two turns of everybody, plus what was taken in the same batch.
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * (others + 1) + 5);
    const places = done.flatMap((id, at) => (id.startsWith('big') ? [at] : []));
    const gaps = places.map((at, i) => at - (places[i - 1] ?? -1));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * (others + 1) + 5);
    // In order of arrival, for each.
    expect(done.filter((id) => id.startsWith('big'))).toEqual(
      Array.from({ length: much }, (_, i) => `big ${i}`),
    );
  });
});

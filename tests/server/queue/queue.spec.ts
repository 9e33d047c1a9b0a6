import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Database, Queries } from '../../../server/db/database.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { openQueue, type Queue } from '../../../server/queue/queue.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';

const open: (Queue | Database)[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await ('stop' in each ? each.stop() : each.close());
});

/** A queue whose work is recorded. */
function queueOn(
  db: Database,
  work: (id: string, lastTry: boolean) => void = () => undefined,
  mayWork = () => true,
) {
  const done: string[] = [];
  const faults: unknown[] = [];
  let listener = () => undefined as void;
  const queue = openQueue({
    db,
    name: 'test',
    async work(id, lastTry) {
      work(id, lastTry);
      done.push(id);
      listener();
    },
    onError: (error) => void faults.push(error),
    mayWork,
  });
  open.push(queue);
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      listener = () => done.length >= count && resolve();
      listener();
    });
  return { queue, done, faults, reached };
}

const add = (db: Database, queue: Queue, ...ids: readonly string[]) =>
  inTransaction(db, async (tx: Queries) => {
    for (const id of ids) await queue.add(tx, id, 'somebody');
  });

describeOnEveryDatabase('queue', (openFresh) => {
  const fresh = async () => {
    const db = await openFresh();
    open.push(db);
    return db;
  };

  it('does what a transaction has promised, once for each id that waits', async () => {
    const db = await fresh();
    const { queue, done, reached } = queueOn(db);
    await queue.start();
    await add(db, queue, 'a', 'b', 'b');
    const broken = inTransaction(db, async (tx) => {
      await queue.add(tx, 'never', 'somebody');
      throw new Error('Taken back');
    });
    await expect(broken).rejects.toThrow('Taken back');
    queue.wake();
    await reached(2);
    await add(db, queue, 'c');
    queue.wake();
    await reached(3);
    expect([...done].sort()).toEqual(['a', 'b', 'c']);
  });

  it('tries again what failed', { timeout: 30_000 }, async () => {
    const db = await fresh();
    let left = 1;
    const { queue, done, faults, reached } = queueOn(db, () => {
      if (left-- > 0) throw new Error('Not today');
    });
    await queue.start();
    await add(db, queue, 'a');
    queue.wake();
    await reached(1);
    expect([done, faults.map(String)]).toEqual([['a'], ['Error: Not today']]);
  });

  it('takes nothing up while it may not work, and loses nothing', { timeout: 30_000 }, async () => {
    const db = await fresh();
    let mayWork = false;
    const { queue, done, faults, reached } = queueOn(db, undefined, () => mayWork);
    await queue.start();
    await add(db, queue, 'a', 'b');
    queue.wake();
    await sleep(500);
    expect([done, (await queue.waiting()).size]).toEqual([[], 2]);
    mayWork = true;
    await reached(2);
    expect([[...done].sort(), faults]).toEqual([['a', 'b'], []]);
  });

  it('goes on where another one stopped', async () => {
    const db = await fresh();
    const first = queueOn(db);
    await first.queue.start();
    await first.queue.stop();
    await add(db, first.queue, 'a', 'b');
    const second = queueOn(db);
    await second.queue.start();
    await second.reached(2);
    expect([first.done, [...second.done].sort()]).toEqual([[], ['a', 'b']]);
    await second.queue.maintain();
  });
});

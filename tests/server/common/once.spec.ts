/** Keys of completed requests are kept as long as a request may be repeated, but not forever. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldRequests, keptForMs, once } from '../../../server/common/once.ts';
import type { Database } from '../../../server/db/database.ts';
import { doneRequests } from '../../../server/db/schema.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';

describeOnEveryDatabase('requests that were done', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await addPerson(db, { uid: 'uma' });
  });
  afterAll(() => db.close());

  const start = Date.parse('2026-11-21T08:00:00.000Z');
  let done = 0;
  const ask = (key: string, at: number, lasting = false) =>
    inTransaction(db, (tx) =>
      once(
        tx,
        { uid: 'uma', key, operation: 'checkout', content: { soap: 1 }, at: new Date(at), lasting },
        async () => {
          done += 1;
          return { number: done };
        },
      ),
    );

  it('are forgotten after their time, one by one, and not before', async () => {
    expect(await ask('old', start)).toEqual({ number: 1 });
    expect(await ask('young', start + 1)).toEqual({ number: 2 });
    await forgetOldRequests(db.orm, new Date(start + keptForMs));
    expect(await ask('old', start + keptForMs)).toEqual({ number: 1 });
    await forgetOldRequests(db.orm, new Date(start + keptForMs + 1));
    expect(await db.orm.select({ key: doneRequests.key }).from(doneRequests)).toEqual([{ key: 'young' }]);
    expect(await ask('young', start + keptForMs + 1)).toEqual({ number: 2 });
    expect(await ask('old', start + keptForMs + 1)).toEqual({ number: 3 });
  });

  it('are never forgotten while a device may still keep them', async () => {
    const first = await ask('kept', start, true);
    const late = start + 20 * keptForMs;
    await forgetOldRequests(db.orm, new Date(late));
    expect(await db.orm.select({ key: doneRequests.key }).from(doneRequests)).toEqual([{ key: 'kept' }]);
    expect(await ask('kept', late, true)).toEqual(first);
  });
});

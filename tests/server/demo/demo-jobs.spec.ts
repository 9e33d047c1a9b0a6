/** The demo jobs of a first run, as the board and their employers show them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { createDemoAccounts } from '../../../server/demo/demo-accounts.ts';
import { addDemoJobs } from '../../../server/demo/demo-jobs.ts';
import { listMyJobs, listOpenJobs } from '../../../server/hiring/job-lists.ts';
import { findPersonByEmail } from '../../../server/people/people.ts';
import { openInMemory } from '../db/in-memory.ts';

let db: Database;
const clock = () => new Date('2026-11-21T08:00:00.000Z');
const paging = { search: '', skip: 0, limit: 100 };

beforeAll(async () => {
  db = await openInMemory();
  await createDemoAccounts(
    readConfig({ DEMO_PASSWORD: 'walnut saddle soap 7' }),
    db,
    clock,
    (tx, people, now) =>
      addDemoJobs({ db: { orm: tx }, clock, config: { productTitle: 'Patina' } }, people, now),
  );
});
afterAll(() => db.close());

it('are of every status, and some of them are on the board', async () => {
  const { uid } = (await findPersonByEmail(db.orm, 'merchant@patina.example'))!;
  const asker = { uid, isAdmin: false, isMerchant: true };
  const { items } = await listMyJobs({ db, clock }, asker, { ...paging, sort: '-created_at' });
  const states = items.map(({ status, takes_applications: takes }) => (takes ? `${status} now` : status));
  expect(states).toEqual(['draft', 'open now', 'open now', 'closed', 'open']);
  const board = await listOpenJobs({ db, clock }, { ...paging, location: '', sort: '-posted_at' });
  expect(board.total).toBe(4);
  expect(board.items.some(({ remote }) => remote)).toBe(true);
  expect(new Set(board.items.map(({ employer_id: employer }) => employer)).size).toBe(3);
});

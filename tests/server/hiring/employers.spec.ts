/** Business names are compared in folded form, including older ones not stored that way, and only when a job is published. */
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { accounts, documents, jobs, tenants } from '../../../server/db/schema.ts';
import { foldOlderNames } from '../../../server/hiring/fold-names.ts';
import { employerOf } from '../../../server/hiring/employers.ts';
import { writeUserFields } from '../../../server/people/people.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { type Hiring, openHiring, post } from './support.ts';

const verified = (db: Database, uid: string, is: boolean) =>
  db.orm.update(accounts).set({ emailVerified: is }).where(eq(accounts.uid, uid));

describeOnEveryDatabase('names of businesses', (open) => {
  let hiring: Hiring;
  let db: Database;
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
    ({ db } = hiring);
  });
  afterAll(() => hiring.close());
  beforeEach(async () => {
    await db.orm.delete(jobs);
    await db.orm.delete(tenants);
  });

  const isTaken = async (company: string, uid = 'employer') =>
    (await employerOf(db.orm, uid, company, 'Patina')).otherNames.size === 1;

  const addTenant = (name: string, owner: string | null) =>
    db.orm.insert(tenants).values({
      ...{ name, owner, contactFirstName: '', contactLastName: '', phone: '', email: '' },
      ...{ street: '', postalCode: '', city: '', country: '', plan: 'Basic', status: 'active' },
      monthlyFeeCents: 0,
      createdAt: new Date(),
    });
  const notFolded = async () =>
    (await db.orm.$count(tenants, isNull(tenants.foldedName))) +
    (await db.orm.$count(jobs, isNull(jobs.foldedCompany))) +
    (await db.orm.$count(
      documents,
      sql`${documents.collection} = 'users' and ${documents.foldedCompany} is null`,
    ));

  it('[JOB11] are found before and after those of older releases are folded, a few at a time', async () => {
    for (const n of [1, 2, 3, 4, 5]) await addTenant(`Listed ${n}`, n === 5 ? 'employer' : null);
    await post(hiring, 'other', { company: 'Müller & Söhne' });
    await post(hiring, 'other', { company: 'Müller & Söhne' });
    await post(hiring, 'employer', { company: 'Own Works' });
    await addPerson(db, { uid: `profile-${Date.now()}`, companyName: 'Stein & Sons' });
    await addPerson(db, { uid: `nobody-${Date.now()}`, companyName: 'Unproven' });
    await db.orm
      .update(accounts)
      .set({ emailVerified: true })
      .where(sql`${accounts.uid} like 'profile-%'`);
    await db.orm
      .update(accounts)
      .set({ emailVerified: false })
      .where(sql`${accounts.uid} like 'nobody-%'`);
    await db.orm.update(jobs).set({ foldedCompany: null });
    await db.orm.update(documents).set({ foldedCompany: null });
    expect(await notFolded()).toBeGreaterThan(8);
    const found = async () =>
      Promise.all(
        [
          'LISTED l',
          'Listed 5',
          'muller sohne',
          'own works',
          'STEIN-SONS',
          'Unproven',
          'p a t i n a',
          '&',
        ].map((name) => isTaken(name)),
      );
    const expected = [true, false, true, false, true, false, true, false];
    expect(await found()).toEqual(expected);
    await foldOlderNames(db, 2);
    expect(await notFolded()).toBe(0);
    expect(await found()).toEqual(expected);
    // Nothing is left to do.
    await foldOlderNames(db, 2);
    expect(await found()).toEqual(expected);
  });

  it('[JOB11] are kept folded as they change', async () => {
    await writeUserFields(db.orm, 'other', { companyName: 'First' });
    await verified(db, 'other', true);
    expect(await isTaken('FIRST')).toBe(true);
    await writeUserFields(db.orm, 'other', { companyName: 'Second' });
    expect([await isTaken('first'), await isTaken('second')]).toEqual([false, true]);
    await writeUserFields(db.orm, 'other', { displayName: 'Otto' });
    expect(await isTaken('second')).toBe(true);
    await writeUserFields(db.orm, 'other', { companyName: '' });
    const job = await post(hiring, 'other', { company: 'Third' });
    expect(await isTaken('third')).toBe(true);
    await hiring.ask('other', 'POST', `/jobs/${job.id}/close`, { version: job.version });
    expect(await isTaken('third')).toBe(false);
  });

  it('are asked for by no command that publishes nothing', async () => {
    const nobody = new Proxy({} as Database['orm'], {
      get() {
        throw new Error('The database was asked');
      },
    });
    expect((await employerOf(nobody, 'employer', null, 'Patina')).otherNames.size).toBe(0);
    await expect(employerOf(nobody, 'employer', 'Conti', 'Patina')).rejects.toThrow('was asked');
  });
});

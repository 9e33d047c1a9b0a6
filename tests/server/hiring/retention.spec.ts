/** Closed applications are erased after the months that their employer has chosen, by every server's sweep, each once. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events, jobs, resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { eraseDueApplications } from '../../../server/hiring/retention.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { dayMs, type Hiring, openHiring, post, resumeText } from './support.ts';

type Rule = Schemas['RetentionRule'];

describeOnEveryDatabase('closed applications', (open) => {
  let hiring: Hiring;
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
  }, 60_000);
  afterAll(() => hiring.close());

  const rowOf = async (id: string) =>
    (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0]!;
  /** Open for the whole file, whose clock runs for years. */
  const newJob = (changes: Partial<Schemas['NewJob']> = {}) =>
    post(hiring, 'employer', { valid_through: '2099-12-31', ...changes });
  let sent = 0;
  async function applied(job: string) {
    const file = Buffer.from(`${resumeText()}\n${(sent += 1)}`);
    const { id, receipt } = (await hiring.upload(null, job, { file })).body;
    await expect.poll(async () => (await rowOf(id)).state, { timeout: 90_000 }).toBe('screened');
    return { id, receipt: receipt! };
  }
  const decide = async (id: string, what: 'reject' | 'shortlist' | 'take-back') =>
    hiring.ask('employer', 'POST', `/screenings/${id}/${what}`, {
      version: (await rowOf(id)).version,
      ...(what === 'take-back' ? {} : { reason: 'skills', note: '' }),
    });
  const rule = async (months?: number, who = 'employer') =>
    (await hiring.ask<Rule>(who, 'GET', `/retention-rule${months === undefined ? '' : `?months=${months}`}`))
      .body;
  const save = async (months: number | null, confirmed = 0, who = 'employer') =>
    hiring.ask<Rule & { detail: unknown }>(who, 'PUT', '/retention-rule', {
      version: (await rule(undefined, who)).version,
      months,
      confirmed,
    });
  const lookUp = async (application: string) =>
    (await hiring.ask<Schemas['Application']>(null, 'POST', '/applications/lookup', { application })).body;

  it('[SCREENING36] [SCREENING37] are erased when their time is over, after the number was confirmed', async () => {
    const job = await newJob();
    const otherJob = await newJob();
    const rejected = await applied(job.id);
    const withdrawn = await applied(job.id);
    const shortlisted = await applied(job.id);
    const undone = await applied(job.id);
    const ofClosed = await applied(otherJob.id);
    await decide(rejected.id, 'reject');
    await decide(undone.id, 'reject');
    await decide(undone.id, 'take-back');
    await decide(shortlisted.id, 'shortlist');
    await hiring.ask(null, 'POST', '/applications/withdraw', { application: withdrawn.receipt });
    const closing = await hiring.ask<Schemas['Job']>('employer', 'POST', `/jobs/${otherJob.id}/close`, {
      version: otherJob.version,
    });
    expect(closing.status).toBe(200);

    expect(await rule()).toEqual({ version: 0, months: null, erases_now: 0 });
    expect(await lookUp(rejected.receipt)).toMatchObject({ erased_after_months: null, erased_on: null });
    hiring.pass(40 * dayMs);
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
    expect((await rule(3)).erases_now).toBe(0);
    expect(await rule(1)).toEqual({ version: 0, months: null, erases_now: 3 });
    // Nobody else's rule counts these, or changes this one.
    expect((await rule(1, 'merchant')).erases_now).toBe(0);

    const unconfirmed = await save(1, 2);
    expect([unconfirmed.status, JSON.stringify(unconfirmed.body)]).toEqual([
      409,
      expect.stringContaining('3 applications would be erased now'),
    ]);
    expect((await rule()).months).toBeNull();
    expect((await save(3)).body).toEqual({ version: 1, months: 3, erases_now: 0 });
    const shownJob = await hiring.ask<Schemas['OpenJob']>(null, 'GET', `/public/jobs/${job.id}`);
    expect(shownJob.body.erased_after_months).toBe(3);
    const { erased_on: day, erased_after_months: months } = await lookUp(rejected.receipt);
    expect([months, day]).toEqual([3, expect.stringMatching(/^2027-02-21T/)]);
    expect((await lookUp(shortlisted.receipt)).erased_on).toBeNull();
    expect((await lookUp(ofClosed.receipt)).erased_on).toMatch(/^2027-02-21T/);

    expect((await save(1, 3)).body.months).toBe(1);
    // Several servers sweep at once.
    const counts = await Promise.all([1, 2, 3].map(() => eraseDueApplications(hiring.parts)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const { id } of [rejected, withdrawn, ofClosed]) {
      const row = await rowOf(id);
      expect([row.state, row.sealedContact, row.sealedText, row.sealedFindings, row.file]).toEqual([
        'erased',
        null,
        null,
        null,
        null,
      ]);
      expect(await hiring.parts.keys.find(id)).toBeNull();
      const facts = await hiring.db.orm
        .select()
        .from(events)
        .where(eq(events.stream, `screening/${id}`));
      const ends = facts.filter(({ type }) => type === 'ResumeErased');
      expect(ends.map(({ data, actor }) => [data, actor])).toEqual([[{ why: 'retention' }, 'system']]);
      const receipt = await hiring.ask<Schemas['ErasureReceipt']>(
        'employer',
        'GET',
        `/resumes/${id}/erasure`,
      );
      expect(receipt.body.erased[0]?.why).toBe('retention');
    }
    for (const { id } of [shortlisted, undone]) expect((await rowOf(id)).state).not.toBe('erased');
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
  }, 120_000);

  it('[SCREENING37] wait again from a new decision, and are kept once the rule is taken back', async () => {
    const job = await newJob();
    const { id } = await applied(job.id);
    await decide(id, 'reject');
    hiring.pass(20 * dayMs);
    await decide(id, 'take-back');
    await decide(id, 'reject');
    hiring.pass(20 * dayMs);
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
    expect((await save(null)).body.months).toBeNull();
    hiring.pass(400 * dayMs);
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
    expect((await rowOf(id)).state).toBe('rejected');
  }, 60_000);

  it('[SCREENING37] are erased on the day that applicants were told, not before', async () => {
    const soon = new Date(hiring.parts.clock().getTime() + 30 * dayMs).toISOString().slice(0, 10);
    const job = await newJob({ valid_through: soon });
    const { id, receipt } = await applied(job.id);
    await decide(id, 'reject');
    expect((await save(7, 100)).status).toBe(200);
    await eraseDueApplications(hiring.parts);
    const day = new Date((await lookUp(receipt)).erased_on!).getTime();
    hiring.pass(day - hiring.parts.clock().getTime() - 60_000);
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
    hiring.pass(60_000);
    expect(await eraseDueApplications(hiring.parts)).toBe(1);
    expect((await rowOf(id)).state).toBe('erased');
  }, 60_000);

  it('[SCREENING40] are told the day as the calendar has it, in whatever time zone the database is', async () => {
    const job = await newJob();
    const { id, receipt } = await applied(job.id);
    await decide(id, 'reject');
    const dayAfter = async (closed: string, months: number) => {
      expect((await save(months, 100)).status).toBe(200);
      await hiring.db.orm
        .update(resumes)
        .set({ closedAt: new Date(closed) })
        .where(eq(resumes.id, id));
      return (await lookUp(receipt)).erased_on;
    };
    try {
      for (const zone of ['America/St_Johns', 'Pacific/Kiritimati', 'UTC']) {
        await hiring.db.orm.execute(sql`set time zone ${sql.raw(`'${zone}'`)}`);
        expect(await dayAfter('2031-01-31T10:20:30.123Z', 1)).toBe('2031-02-28T10:20:30.123Z');
        expect(await dayAfter('2031-12-31T00:00:00.000Z', 2)).toBe('2032-02-29T00:00:00.000Z');
        expect(await dayAfter('2031-03-31T23:59:59.999Z', 6)).toBe('2031-09-30T23:59:59.999Z');
        expect(await dayAfter('2031-11-28T10:20:30.000Z', 120)).toBe('2041-11-28T10:20:30.000Z');
      }
    } finally {
      await hiring.db.orm.execute(sql`set time zone 'UTC'`);
    }
    await save(null);
  }, 120_000);

  it('[SCREENING41] are closed once the last day of their job is over, unless they are shortlisted', async () => {
    await save(1, 100);
    await eraseDueApplications(hiring.parts);
    const lastDay = new Date(hiring.parts.clock().getTime() + 2 * dayMs).toISOString().slice(0, 10);
    const job = await newJob({ valid_through: lastDay });
    const open = await applied(job.id);
    const shortlisted = await applied(job.id);
    await decide(shortlisted.id, 'shortlist');
    expect((await lookUp(open.receipt)).erased_on).toBeNull();
    hiring.pass(3 * dayMs);
    const due = new Date(Date.parse(`${lastDay}T00:00:00.000Z`) + dayMs);
    due.setUTCMonth(due.getUTCMonth() + 1);
    expect((await lookUp(open.receipt)).erased_on).toBe(due.toISOString());
    expect((await lookUp(shortlisted.receipt)).erased_on).toBeNull();
    // Extended, it takes applications again.
    await hiring.db.orm.update(jobs).set({ validThrough: '2099-01-01' }).where(eq(jobs.id, job.id));
    expect((await lookUp(open.receipt)).erased_on).toBeNull();
    await hiring.db.orm.update(jobs).set({ validThrough: lastDay }).where(eq(jobs.id, job.id));
    hiring.pass(due.getTime() - hiring.parts.clock().getTime() - 60_000);
    expect(await eraseDueApplications(hiring.parts)).toBe(0);
    expect((await rule()).erases_now).toBe(0);
    hiring.pass(60_000);
    expect((await rule()).erases_now).toBe(1);
    expect(await eraseDueApplications(hiring.parts)).toBe(1);
    expect((await rowOf(open.id)).state).toBe('erased');
    expect((await rowOf(shortlisted.id)).state).toBe('shortlisted');
  }, 120_000);

  it('[SCREENING42] are erased though one of them cannot be read, and that one too', async () => {
    await save(1, 100);
    await eraseDueApplications(hiring.parts);
    const job = await newJob();
    const sent = [await applied(job.id), await applied(job.id), await applied(job.id)];
    for (const { id } of sent) await decide(id, 'reject');
    await hiring.db.orm.update(resumes).set({ sealedText: 'damaged' }).where(eq(resumes.id, sent[0]!.id));
    await hiring.db.orm.update(resumes).set({ sealedText: 'damaged' }).where(eq(resumes.id, sent[1]!.id));
    // Its owner need not wait for the sweep either.
    const path = `/resumes/erase`;
    expect((await hiring.ask(null, 'POST', path, { receipt: sent[1]!.receipt })).status).toBe(200);
    hiring.pass(32 * dayMs);
    expect(await eraseDueApplications(hiring.parts)).toBe(2);
    for (const { id } of sent) expect((await rowOf(id)).state).toBe('erased');
  }, 120_000);

  it('[SCREENING42] are erased though one of them cannot be, which is reported', async () => {
    await save(1, 100);
    await eraseDueApplications(hiring.parts);
    const job = await newJob();
    const sent = [await applied(job.id), await applied(job.id), await applied(job.id)];
    for (const { id } of sent) await decide(id, 'reject');
    const [bad] = sent.map(({ id }) => id).sort();
    const { keys } = hiring.parts;
    const find = (id: string) =>
      id === bad ? Promise.reject(new Error('The disk has a fault')) : keys.find(id);
    hiring.pass(32 * dayMs);
    await expect(eraseDueApplications({ ...hiring.parts, keys: { ...keys, find } })).rejects.toThrow(
      '1 of the closed applications could not be erased',
    );
    for (const { id } of sent) expect((await rowOf(id)).state).toBe(id === bad ? 'rejected' : 'erased');
    expect(await eraseDueApplications(hiring.parts)).toBe(1);
  }, 120_000);

  it('[SCREENING37] do not wait longer for a note on what an older release has closed', async () => {
    const job = await newJob();
    const { id, receipt } = await applied(job.id);
    await decide(id, 'reject');
    await save(6, 100);
    await hiring.db.orm.update(resumes).set({ closedAt: null }).where(eq(resumes.id, id));
    const before = (await lookUp(receipt)).erased_on;
    hiring.pass(10 * dayMs);
    const note = { id: crypto.randomUUID(), text: 'A good one', rating: null };
    const noted = await hiring.ask('employer', 'POST', `/screenings/${id}/reviews`, note);
    expect([noted.status, noted.body]).toMatchObject([200, {}]);
    expect((await lookUp(receipt)).erased_on).toBe(before);
  }, 120_000);
});

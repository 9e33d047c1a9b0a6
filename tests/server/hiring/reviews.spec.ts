/** Notes and ratings on an applicant: by several people, blind, in the applicant's copy, and who may not. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { type Hiring, newKey, openHiring, post, resumeText } from './support.ts';

let hiring: Hiring;
let job: Schemas['Job'];
beforeAll(async () => {
  const plenty = { burst: 1_000_000, refillSeconds: 1 };
  hiring = await openHiring(
    {},
    { jobByEmployer: plenty, resumeByAddress: plenty, applicationByAddress: plenty },
  );
  await addPerson(hiring.db, { uid: 'applicant', displayName: 'Ava' });
  job = await post(hiring, 'employer');
});
afterAll(() => hiring.close());

let count = 0;
async function sent() {
  const file = Buffer.from(`${resumeText()}\n${(count += 1)}`);
  const { body } = await hiring.upload(null, job.id, { file, email: `petra${count}@example.com` });
  const { id } = body;
  await expect.poll(async () => (await rowOf(id)).state, { timeout: 20_000 }).toBe('screened');
  return { id, receipt: body.receipt! };
}

const rowOf = async (id: string) =>
  (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0]!;

interface Said {
  readonly id?: string;
  readonly rating?: number | null;
  readonly text?: string;
}
const write = (resume: string, who: string | null, { id = newKey(), rating = null, text = '' }: Said) =>
  hiring.ask<Schemas['Screening']>(who, 'POST', `/screenings/${resume}/reviews`, { id, rating, text });
const remove = (resume: string, who: string | null, id: string) =>
  hiring.ask<Schemas['Screening']>(who, 'POST', `/screenings/${resume}/remove-review`, { id });
const seen = async (id: string, who = 'employer', blind = false) =>
  (await hiring.ask<Schemas['Screening']>(who, 'GET', `/screenings/${id}?blind=${blind}`)).body;
const copyOf = (application: string, who: string | null = null) =>
  hiring.ask<Schemas['ApplicationCopy']>(who, 'POST', '/applications/copy', { application });

describe('notes and ratings', () => {
  it('[SCREENING30] [SCREENING31] of several people stand side by side, and in the history', async () => {
    const { id } = await sent();
    await write(id, 'employer', { rating: 2, text: '  Too short an answer ' });
    await write(id, 'admin', { rating: 5 });
    const { status, body } = await write(id, 'employer', { rating: 4, text: 'Better the second time' });
    expect(status).toBe(200);
    expect(body.reviews.map(({ rating, text, own }) => [rating, text, own])).toEqual([
      [2, 'Too short an answer', true],
      [5, '', false],
      [4, 'Better the second time', true],
    ]);
    expect(body.rating).toEqual({ average: 4.5, people: 2 });
    expect(body.history.filter(({ type }) => type === 'ResumeReviewed')).toHaveLength(3);
    expect((await seen(id, 'admin')).reviews.map(({ own }) => own)).toEqual([false, true, false]);
  });

  it('[SCREENING30] are kept once, also when one is sent twice at once', async () => {
    const { id } = await sent();
    const key = newKey();
    const one = { id: key, text: 'Once' };
    await Promise.all([write(id, 'employer', one), write(id, 'employer', one)]);
    expect((await seen(id)).reviews).toHaveLength(1);
    await remove(id, 'employer', key);
    await write(id, 'employer', one);
    expect((await seen(id)).reviews).toEqual([]);
  });

  it('[SCREENING30] are refused when they are wrong, and change nothing', async () => {
    const { id } = await sent();
    for (const said of [
      {},
      { rating: 6, text: 'Six' },
      { rating: 0 },
      { text: 'a\u202eb' },
      { text: 'x'.repeat(2001) },
    ])
      expect((await write(id, 'employer', said)).status).toBe(422);
    expect((await seen(id)).reviews).toEqual([]);
  });

  it('[SCREENING30] [SCREENING31] are for those who may see the screening, and removed by their author alone', async () => {
    const { id } = await sent();
    for (const who of ['other', 'applicant', 'merchant'])
      expect((await write(id, who, { text: 'No' })).status).toBe(404);
    expect((await write(id, null, { text: 'No' })).status).toBe(401);
    const key = newKey();
    await write(id, 'employer', { id: key, text: 'Mine' });
    expect((await remove(id, 'admin', key)).status).toBe(403);
    expect((await remove(id, 'other', key)).status).toBe(404);
    expect((await seen(id)).reviews).toHaveLength(1);
    expect((await remove(id, 'employer', key)).body.reviews).toEqual([]);
    expect((await seen(id)).history.at(-1)).toMatchObject({ type: 'ReviewRemoved', note: '' });
  });

  it('[SCREENING32] never show the name blind', async () => {
    const { id } = await sent();
    await write(id, 'employer', { text: 'Petra Quill answered well, ask petra@example.com again' });
    expect((await seen(id)).reviews[0]?.text).toContain('Petra Quill');
    const blind = JSON.stringify((await seen(id, 'employer', true)).reviews);
    expect(blind).toContain('answered well');
    expect(blind).not.toMatch(/Petra|Quill|petra@/);
  });

  it('[SCREENING32] are never on the applicant’s page, but in the copy of their data, without authors', async () => {
    const { id, receipt } = await sent();
    await write(id, 'employer', { rating: 3, text: 'Weak on linings' });
    const message = { id: newKey(), subject: 'Hello', text: 'Hello {name}', resumes: [id] };
    await hiring.ask('employer', 'POST', '/screenings/messages', message);
    const page = await hiring.ask(null, 'POST', '/applications/lookup', { application: receipt });
    expect(JSON.stringify(page.body)).not.toMatch(/Weak on linings|Review/);
    const { body: copy } = await copyOf(receipt);
    expect(copy.reviews).toMatchObject([{ rating: 3, text: 'Weak on linings' }]);
    expect(Object.keys(copy.reviews[0]!).sort()).toEqual(['at', 'rating', 'text']);
    expect(copy.application.messages).toMatchObject([{ text: 'Hello Petra Quill' }]);
    expect(copy.contact.name).toBe('Petra Quill');
    expect(JSON.stringify(copy)).not.toContain('employer"');
    expect((await copyOf(id, 'other')).status).toBe(404);
    expect((await copyOf(newKey().padEnd(43, 'x'))).status).toBe(404);
  });

  it('[SCREENING39] do not move the time in the applicant’s own list', async () => {
    const file = Buffer.from(`${resumeText()}\nOwn`);
    const { body } = await hiring.upload('applicant', job.id, { file, email: 'ava@example.com' });
    const { id } = body;
    await expect.poll(async () => (await rowOf(id)).state, { timeout: 20_000 }).toBe('screened');
    const own = async () =>
      (await hiring.ask<Schemas['OwnResumeList']>('applicant', 'GET', '/resumes')).body.items[0]!;
    const before = await own();
    const note = newKey();
    await write(id, 'employer', { id: note, text: 'Weak on linings' });
    await remove(id, 'employer', note);
    expect(await own()).toEqual(before);
    const message = { id: newKey(), subject: 'Hello', text: 'Hello {name}', resumes: [id] };
    await hiring.ask('employer', 'POST', '/screenings/messages', message);
    expect((await own()).updated_at > before.updated_at).toBe(true);
  });

  it('[SCREENING32] are erased with the résumé', async () => {
    const { id, receipt } = await sent();
    await write(id, 'employer', { text: 'Erase me' });
    await hiring.ask(null, 'POST', '/resumes/erase', { receipt });
    expect((await rowOf(id)).sealedFindings).toBeNull();
    expect((await seen(id)).reviews).toEqual([]);
  });
});

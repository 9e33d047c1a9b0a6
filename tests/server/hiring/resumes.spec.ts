/** Résumés from upload to decision and erasure, over the contract. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingDeletions, events, resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { sweep } from '../../../server/hiring/sweep.ts';
import { dayMs, type Hiring, openHiring, post, resumeText } from './support.ts';

let hiring: Hiring;
let job: Schemas['Job'];
beforeAll(async () => {
  hiring = await openHiring();
  job = await post(hiring, 'employer');
});
afterAll(() => hiring.close());

const screening = async (id: string, query = '') =>
  (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}${query}`)).body;

async function screened(id: string): Promise<Schemas['Screening']> {
  await expect.poll(async () => (await screening(id)).status, { timeout: 20_000 }).toBe('screened');
  return screening(id);
}

let sent = 0;
/** Another file each time. */
const fresh = () => Buffer.from(`${resumeText()}\n${(sent += 1)}\n`);

async function send(who: string | null = null): Promise<Schemas['ReceivedResume']> {
  const { status, body } = await hiring.upload(who, job.id, { file: fresh() });
  expect(status).toBe(201);
  return body;
}

const facts = async (id: string) =>
  hiring.db.orm
    .select()
    .from(events)
    .where(eq(events.stream, `screening/${id}`))
    .orderBy(events.seq);

/** Properties that every fact has. */
const everything = async () =>
  JSON.stringify(await hiring.db.orm.select({ type: events.type, data: events.data }).from(events));

describe('a résumé', () => {
  it('is received without an account, screened once, and explained by the places in its text', async () => {
    const { id, receipt, status } = await send();
    expect([status, receipt?.length]).toEqual(['received', 43]);
    const { score, text, name, email, phone } = await screened(id);
    expect([name, email, phone]).toEqual(['Petra Quill', 'petra.quill@example.com', '+14155550199']);
    expect(score?.total).toBe(60);
    expect(score?.points.map(({ of, points }) => [of, points])).toEqual([
      ['years', 30],
      ['skill', 5],
      ['skill', 5],
      ['degree', 20],
    ]);
    const quoted = score!.points[1]!.spans.map(({ start, end }) => text!.slice(start, end));
    expect(quoted).toEqual(['Leather cleaning']);
    expect((await facts(id)).map(({ type }) => type)).toEqual([
      'ResumeReceived',
      'ExtractionStarted',
      'ResumeExtracted',
      'ResumeScored',
    ]);
  });

  it('is recognised when the same account sends it again for the same job and email', async () => {
    const file = fresh();
    const [first, second] = await Promise.all([
      hiring.upload('other', job.id, { file }),
      hiring.upload('other', job.id, { file, email: 'PETRA.quill@example.com ' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(first.body.id).toBe(second.body.id);
    const again = await hiring.upload('other', job.id, { file });
    expect([again.status, again.body.id, again.body.receipt]).toEqual([200, first.body.id, null]);
    const elsewhere = await post(hiring, 'employer');
    expect((await hiring.upload('other', elsewhere.id, { file })).status).toBe(201);
    expect((await hiring.upload('other', job.id, { file, email: 'other@example.com' })).status).toBe(201);
  });

  it('takes a phone number as it is written in the country of the job', async () => {
    const { status, body } = await hiring.upload('other', job.id, { file: fresh(), phone: '(415) 555-0123' });
    expect(status).toBe(201);
    expect((await screened(body.id)).phone).toBe('+14155550123');
  });

  it('tells nobody else that it was sent before', async () => {
    const file = fresh();
    const first = await hiring.upload('other', job.id, { file });
    for (const stranger of ['merchant', null, null]) {
      const { status, body } = await hiring.upload(stranger, job.id, { file });
      expect([status, body.status]).toEqual([201, 'received']);
      expect(body.id).not.toBe(first.body.id);
      expect(body.receipt).toEqual(expect.any(String));
      expect(Object.keys(body).sort()).toEqual(Object.keys(first.body).sort());
    }
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nowhere' }],
    ['phone', { phone: '12' }],
    ['consent', { consent: 'no' }],
    ['consent', { consent: 'false' }],
  ])('is refused beside the field %s', async (field, wrong) => {
    const { status, body } = await hiring.upload<{ detail: { loc: string[] }[] }>(null, job.id, {
      file: fresh(),
      ...wrong,
    });
    expect([status, body.detail[0]?.loc]).toEqual([422, ['body', field]]);
  });

  it.each([
    ['empty', Buffer.from('  \n ')],
    ['wrong-type', Buffer.from('{\\rtf1 hello}')],
    ['damaged', Buffer.from('%PDF-1.7\nnothing more')],
  ])('is refused when it is %s, and leaves nothing behind', async (reason, file) => {
    const files = await hiring.parts.files.list();
    const answer = await hiring.upload<{ detail: { type: string; loc: string[] }[] }>(null, job.id, { file });
    expect([answer.status, answer.body.detail[0]]).toMatchObject([
      422,
      { type: reason, loc: ['body', 'file'] },
    ]);
    expect(await hiring.parts.files.list()).toEqual(files);
    expect(await hiring.db.orm.select().from(pendingDeletions)).toEqual([]);
  });

  it('is refused for a job that is closed, over, or not there, and by the employer', async () => {
    const closed = await post(hiring, 'employer');
    await hiring.ask('employer', 'POST', `/jobs/${closed.id}/close`, { version: closed.version });
    expect((await hiring.upload(null, closed.id)).status).toBe(409);
    const draft = await post(hiring, 'employer', { open: false });
    expect((await hiring.upload(null, draft.id)).status).toBe(409);
    expect((await hiring.upload(null, 'nothing')).status).toBe(404);
    expect((await hiring.upload('employer', job.id, { file: fresh() })).status).toBe(409);
    expect(await hiring.db.orm.select().from(pendingDeletions)).toEqual([]);
  });

  it('is decided on with a reason, and taken back by new facts', async () => {
    const { id } = await send();
    const { version } = await screened(id);
    const decide = (path: string, body: object) =>
      hiring.ask<Schemas['Screening']>('employer', 'POST', `/screenings/${id}/${path}`, body);
    const none = await decide('reject', { version, reason: 'other', note: ' ' });
    expect(none.status).toBe(422);
    const rejected = await decide('reject', { version, reason: 'other', note: 'Petra lives too far away.' });
    expect([rejected.status, rejected.body.status]).toEqual([200, 'rejected']);
    expect(rejected.body.history.at(-1)).toMatchObject({
      by: 'Emma',
      reason: 'other',
      note: 'Petra lives too far away.',
    });
    expect((await decide('shortlist', { version, reason: 'skills', note: '' })).status).toBe(409);
    const now = rejected.body.version;
    expect((await decide('take-back', { version: now })).body.status).toBe('screened');
    const kept = await decide('shortlist', { version: now + 1, reason: 'skills', note: '' });
    expect([kept.body.status, kept.body.history.length]).toEqual(['shortlisted', 7]);
    expect((await decide('retry', { version: now + 2 })).status).toBe(409);
  });

  it('says nothing of whom it is of when it is shown blind', async () => {
    const { id } = await send();
    const { version } = await screened(id);
    const note = { version, reason: 'skills', note: 'Petra Quill, at last' };
    await hiring.ask('employer', 'POST', `/screenings/${id}/shortlist`, note);
    const open = await screening(id);
    const blind = await screening(id, '?blind=true');
    expect(JSON.stringify(open)).toMatch(/Petra/);
    expect(JSON.stringify(blind)).not.toMatch(/petra|quill|0199/i);
    expect([blind.name, blind.email, blind.phone]).toEqual([null, null, null]);
    expect(blind.text).toHaveLength(open.text!.length);
    for (const { spans } of blind.score!.points) {
      for (const { start, end } of spans)
        expect(blind.text!.slice(start, end)).toBe(open.text!.slice(start, end));
    }
    const list = await hiring.ask('employer', 'GET', '/screenings?blind=true&limit=100');
    expect(JSON.stringify(list.body)).not.toMatch(/petra|quill|0199/i);
    const searched = await hiring.ask<Schemas['ScreeningList']>(
      'employer',
      'GET',
      '/screenings?blind=true&search=petra',
    );
    expect(searched.body.total).toBe(0);
  });

  it('covers a name in the label of a point when it is shown blind', async () => {
    const file = Buffer.from(`${resumeText()}\nProjects\nThe Quill Archive\n${(sent += 1)}\n`);
    const { body } = await hiring.upload(null, job.id, { file });
    const open = (await screened(body.id)).score!.points.find(({ of }) => of === 'project');
    expect(open?.label).toBe('The Quill Archive');
    const blind = (await screening(body.id, '?blind=true')).score!.points.find(({ of }) => of === 'project');
    expect([blind?.label, blind?.points]).toEqual(['The █████ Archive', 5]);
    expect(blind?.spans).toEqual(open?.spans);
  });

  it('is found by job, score, status and text, sorted and paged', async () => {
    const own = await post(hiring, 'employer', { title: 'Colourist' });
    for (const name of ['Ada Lund', 'Bo Berg', 'Cy Falk']) {
      const { body } = await hiring.upload(null, own.id, {
        name,
        file: Buffer.from(name === 'Bo Berg' ? `${name}\nNothing to say` : resumeText(name)),
      });
      await screened(body.id);
    }
    const list = async (query: string) =>
      (await hiring.ask<Schemas['ScreeningList']>('employer', 'GET', `/screenings?job_id=${own.id}&${query}`))
        .body;
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await names('sort=name')).toEqual(['Ada Lund', 'Bo Berg', 'Cy Falk']);
    expect((await names('sort=total'))[0]).toBe('Bo Berg');
    expect((await names('sort=-total'))[2]).toBe('Bo Berg');
    expect(await names('sort=name&min_score=50')).toEqual(['Ada Lund', 'Cy Falk']);
    expect(await names('search=FALK')).toEqual(['Cy Falk']);
    expect(await names('status=rejected')).toEqual([]);
    const page = await list('sort=-name&skip=1&limit=1');
    expect([page.total, page.items.map(({ name }) => name)]).toEqual([3, ['Bo Berg']]);
  });

  it('counts selections by the groups that the employer entered', async () => {
    const own = await post(hiring, 'employer');
    for (let i = 0; i < 12; i += 1) {
      const { body } = await hiring.upload(null, own.id, { file: fresh() });
      const { version } = await screened(body.id);
      const group = i < 6 ? 'north' : ' south ';
      await hiring.ask('employer', 'PUT', `/screenings/${body.id}/group`, { group });
      if (i === 0 || i >= 9) {
        const decision = { version, reason: 'skills', note: '' };
        await hiring.ask('employer', 'POST', `/screenings/${body.id}/shortlist`, decision);
      }
    }
    const { body } = await hiring.ask<Schemas['ImpactTable']>('employer', 'GET', `/jobs/${own.id}/impact`);
    expect(body.groups).toEqual([
      { group: 'north', applicants: 6, selected: 1, rate: 1 / 6, ratio: 1 / 3, verdict: 'adverse' },
      { group: 'south', applicants: 6, selected: 3, rate: 0.5, ratio: 1, verdict: 'fair' },
    ]);
    expect(await everything()).not.toMatch(/north|south/);
  });
});

describe('erasing a résumé', () => {
  async function expectGone(id: string): Promise<void> {
    const [row] = await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id));
    expect(row).toMatchObject({
      state: 'erased',
      file: null,
      sealedContact: null,
      sealedText: null,
      sealedFindings: null,
    });
    expect(await hiring.parts.keys.find(id)).toBeNull();
    expect(JSON.stringify(row)).not.toMatch(/petra|quill|0199/i);
    expect(await hiring.parts.files.list(`resumes/${id}`)).toEqual([]);
    expect(await everything()).not.toMatch(/petra|quill|0199/i);
    expect(await screening(id)).toMatchObject({ status: 'erased', name: null, text: null, score: null });
  }

  it('takes file, text and everything personal, for the person who sent it', async () => {
    const { id, receipt } = await send('other');
    const { version } = await screened(id);
    const rejection = { version, reason: 'other', note: 'Petra is not the one.' };
    await hiring.ask('employer', 'POST', `/screenings/${id}/reject`, rejection);
    const signed = await hiring.ask<Schemas['ErasureReceipt']>('other', 'DELETE', `/resumes/${id}`);
    expect(signed.status).toBe(200);
    await expectGone(id);
    // However often it is sent, and by whomever: the same receipt.
    expect(await hiring.ask('other', 'DELETE', `/resumes/${id}`)).toEqual(signed);
    expect(await hiring.ask(null, 'POST', '/resumes/erase', { receipt })).toEqual(signed);
    for (const who of ['other', 'employer', 'admin'])
      expect(await hiring.ask(who, 'GET', `/resumes/${id}/erasure`)).toEqual(signed);
    const { body } = await hiring.ask<Schemas['OwnResumeList']>('other', 'GET', '/resumes');
    expect(body.items.find((each) => each.id === id)).toMatchObject({ status: 'erased', has_file: false });
  });

  it('works without an account for whoever holds the receipt, once', async () => {
    const { id, receipt } = await send();
    await screened(id);
    expect((await hiring.ask(null, 'POST', '/resumes/erase', { receipt: 'guess' })).status).toBe(404);
    const answers = await Promise.all(
      [1, 2].map(() => hiring.ask(null, 'POST', '/resumes/erase', { receipt })),
    );
    await expectGone(id);
    answers.push(await hiring.ask(null, 'POST', '/resumes/erase', { receipt }));
    expect(answers[0]!.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('follows 30 days after the job was deleted, with the job', async () => {
    const own = await post(hiring, 'employer');
    const { body } = await hiring.upload('other', own.id, { file: fresh() });
    await screened(body.id);
    await hiring.ask('employer', 'DELETE', `/jobs/${own.id}?version=${own.version}`);
    await sweep(hiring.parts);
    expect(await hiring.parts.files.list(`resumes/${body.id}`)).toHaveLength(1);
    hiring.pass(30 * dayMs + 1000);
    await sweep(hiring.parts);
    expect(await hiring.parts.files.list(`resumes/${body.id}`)).toEqual([]);
    expect(await hiring.db.orm.select().from(resumes).where(eq(resumes.id, body.id))).toEqual([]);
    expect((await facts(body.id)).at(-1)?.type).toBe('ResumeErased');
  });

  it('removes a file that a stopped server left behind', async () => {
    const file = 'resumes/forgotten.pdf';
    await hiring.parts.files.write(file, Buffer.from('x'));
    await hiring.db.orm.insert(pendingDeletions).values({ file, dueAt: hiring.parts.clock() });
    await sweep(hiring.parts);
    expect(await hiring.parts.files.list('resumes/forgotten')).toEqual([]);
    expect(await hiring.db.orm.select().from(pendingDeletions)).toEqual([]);
  });
});

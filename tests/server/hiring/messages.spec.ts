/** Messages from employers to applicants: on the application's page, by mail, blind, and who may not. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { type Hiring, newKey, openHiring, post, resumeText } from './support.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

let hiring: Hiring;
let job: Schemas['Job'];
const mails: Mail[] = [];
beforeAll(async () => {
  const mailer = {
    async send(to: string, subject: string, text: string) {
      if (to.startsWith('broken')) throw new Error('No such mailbox');
      mails.push({ to, subject, text });
    },
  };
  const plenty = { burst: 1_000_000, refillSeconds: 1 };
  const limits = {
    jobByEmployer: plenty,
    resumeByAddress: plenty,
    addedResumeByEmployer: plenty,
    applicationByAddress: plenty,
    applicantMessageByEmployer: { burst: 20, refillSeconds: 3600 },
  };
  hiring = await openHiring({}, limits, { mailer });
  await addPerson(hiring.db, { uid: 'applicant', displayName: 'Ava' });
  job = await post(hiring, 'employer');
});
beforeEach(() => void mails.splice(0));
afterAll(() => hiring.close());

let count = 0;
async function sent(email = `petra${(count += 1)}@example.com`) {
  const file = Buffer.from(`${resumeText()}\n${(count += 1)}`);
  const { body } = await hiring.upload(null, job.id, { file, email });
  const { id } = body;
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('screened');
  return { id, receipt: body.receipt!, email };
}

const rowOf = async (id: string) =>
  (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0]!;
const stateOf = async (id: string) => (await rowOf(id)).state;

const hello = { subject: 'About {job}', text: 'Hello {name},\nhttps://evil.example\r\n{company}' };
const write = (ids: readonly string[], who: string | null = 'employer', id = newKey(), words = hello) =>
  hiring.ask<Schemas['MessagedResumes']>(who, 'POST', '/screenings/messages', {
    id,
    ...words,
    resumes: ids,
  });
const lookUp = async (application: string) =>
  (await hiring.ask<Schemas['Application']>(null, 'POST', '/applications/lookup', { application })).body;
const seenByEmployer = async (id: string, blind = false) =>
  (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}?blind=${blind}`)).body;

describe('a message to applicants', () => {
  it('[SCREENING26] [SCREENING27] [SCREENING28] is filled in for each, shown on their page, and mailed', async () => {
    const { id, receipt, email } = await sent();
    const { body } = await write([id]);
    expect(body.items).toMatchObject([{ id, mailed: true, refused: null, moved: { status: 'screened' } }]);
    const message = {
      subject: `About ${job.title}`,
      text: `Hello Petra Quill,\nhttps://evil.example\r\n${job.company}`,
    };
    const page = await lookUp(receipt);
    expect(page.messages).toMatchObject([message]);
    expect(page.history.map(({ type }) => type).slice(-2)).toEqual(['ApplicantMessaged', 'MessageMailed']);
    expect((await seenByEmployer(id)).messages).toMatchObject([{ ...message, mailed: true }]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, `About ${job.title} | Patina`]]);
    expect(mails[0]!.text).toContain('\n> Hello Petra Quill,\n> https://evil.example\n> ');
    expect(mails[0]!.text).toContain('https://patina.example/application');
    expect(mails[0]!.text).not.toContain(receipt);
  });

  it('[SCREENING26] arrives once, also when it is sent twice at once', async () => {
    const { id, receipt } = await sent();
    const key = newKey();
    await Promise.all([write([id], 'employer', key), write([id], 'employer', key)]);
    await write([id], 'employer', key);
    expect((await lookUp(receipt)).messages).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it('[SCREENING27] never shows the name blind, and uses the name that the applicant corrected', async () => {
    const { id, receipt } = await sent();
    const corrections = [{ of: 'name', values: ['Pia Quell'] }];
    const corrected = { application: receipt, version: 0, corrections };
    await hiring.ask(null, 'POST', '/applications/correct', corrected);
    await write([id]);
    expect((await lookUp(receipt)).messages[0]?.text).toMatch(/^Hello Pia Quell,/);
    const blind = JSON.stringify((await seenByEmployer(id, true)).messages);
    expect(blind).toContain('Hello');
    expect(blind).not.toMatch(/Pia|Quell|Petra|Quill/);
  });

  it('[SCREENING26] is for the employer alone; for others there is no such résumé', async () => {
    const { id, receipt } = await sent();
    for (const who of ['other', 'applicant', 'merchant']) {
      const { body } = await write([id], who);
      expect(body.items).toMatchObject([{ moved: null, refused: { reason: 'not-found' } }]);
    }
    expect((await write([id], null)).status).toBe(401);
    expect([(await lookUp(receipt)).messages, mails]).toEqual([[], []]);
  });

  it('[SCREENING26] is refused for one without affecting the others, and erased with the résumé', async () => {
    const [kept, erased] = [await sent(), await sent()];
    await write([erased.id]);
    await hiring.ask(null, 'POST', '/resumes/erase', { receipt: erased.receipt });
    expect((await rowOf(erased.id)).sealedFindings).toBeNull();
    expect((await seenByEmployer(erased.id)).messages).toEqual([]);
    const { body } = await write([erased.id, kept.id]);
    expect(body.items.map(({ refused }) => refused?.reason)).toEqual(['erased', undefined]);
    expect((await lookUp(kept.receipt)).messages).toHaveLength(1);
  });

  it('[SCREENING28] stands on the page also when the mail fails', async () => {
    const { id, receipt } = await sent('broken@example.com');
    const { body } = await write([id]);
    expect(body.items).toMatchObject([{ mailed: false, refused: null }]);
    expect((await lookUp(receipt)).messages).toHaveLength(1);
    expect((await seenByEmployer(id)).messages).toMatchObject([{ mailed: false }]);
  });

  it('[SCREENING28] is mailed by nobody whose own address is unverified, and then stands on the page', async () => {
    await addPerson(hiring.db, { uid: 'newcomer', displayName: 'Nia' });
    const own = await post(hiring, 'newcomer');
    const file = Buffer.from(`${resumeText()}\nOf a newcomer`);
    const { body } = await hiring.upload(null, own.id, { file, email: 'victim@example.com' });
    const added = await hiring.add('newcomer', own.id, {
      file: Buffer.from(resumeText('Vic Tim').replace('petra.quill@example.com', 'vic.tim@example.com')),
    });
    const addedId = added.body.items[0]!.id!;
    for (const id of [body.id, addedId])
      await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('screened');
    const verify = (verified: boolean) =>
      hiring.db.orm.update(accounts).set({ emailVerified: verified }).where(eq(accounts.uid, 'newcomer'));
    const offered = async () =>
      (await hiring.ask<Schemas['MessageTemplates']>('newcomer', 'GET', '/message-templates')).body;
    await verify(false);
    expect(await offered()).toMatchObject({ mails: false, needs_verification: true });
    const { items } = (await write([body.id, addedId], 'newcomer')).body;
    expect(items.map(({ mailed, refused }) => [mailed, refused?.reason])).toEqual([
      [false, undefined],
      [false, 'unreachable'],
    ]);
    expect([(await lookUp(body.receipt!)).messages.length, mails]).toEqual([1, []]);
    await verify(true);
    expect(await offered()).toMatchObject({ mails: true, needs_verification: false });
    expect((await write([addedId], 'newcomer')).body.items).toMatchObject([{ mailed: true }]);
    expect(mails.map(({ to }) => to)).toEqual(['vic.tim@example.com']);
  });

  it('[SCREENING27] is refused as a whole when it is wrong, and changes nothing', async () => {
    const { id, receipt } = await sent();
    for (const words of [
      { subject: ' ', text: 'Hello' },
      { subject: 'Hello', text: 'Hello {who}' },
      { subject: 'Hello', text: 'Hello \u202e' },
    ])
      expect((await write([id], 'employer', newKey(), words)).status).toBe(422);
    expect((await write([id, id])).status).toBe(422);
    expect((await lookUp(receipt)).messages).toEqual([]);
  });

  it('[SCREENING28] is limited', async () => {
    const { id } = await sent();
    const reasons = [];
    for (let i = 0; i < 21; i += 1) reasons.push((await write([id])).body.items[0]?.refused?.reason);
    expect(reasons.at(-1)).toBe('too-often');
    expect((await seenByEmployer(id)).messages.length).toBeLessThan(21);
  });
});

describe('templates', () => {
  const own = { id: 'own', name: 'Own', subject: 'About {job}', text: 'Hello {name}' };
  const read = (who: string) => hiring.ask<Schemas['MessageTemplates']>(who, 'GET', '/message-templates');
  const save = (version: number, templates: readonly unknown[], who = 'other') =>
    hiring.ask<Schemas['MessageTemplates']>(who, 'PUT', '/message-templates', { version, templates });

  it('[SCREENING29] belong to one person, and are saved at the version that was seen', async () => {
    const first = (await read('other')).body;
    expect([first.version, first.mails, first.templates.length]).toEqual([0, true, 3]);
    const saved = await save(0, [own]);
    expect([saved.status, saved.body.templates]).toEqual([200, [own]]);
    expect((await read('other')).body).toEqual(saved.body);
    expect((await read('employer')).body).toEqual(first);
    expect((await save(0, [])).status).toBe(409);
    expect((await save(0, [own])).body).toEqual(saved.body);
    expect((await save(saved.body.version, [{ ...own, text: '{who}' }])).status).toBe(422);
    expect((await read('other')).body).toEqual(saved.body);
  });
});

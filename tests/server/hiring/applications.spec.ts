/** An application: how its sender follows and withdraws it, and what the employer sees of that. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { newSecret } from '../../../server/identity/secrets.ts';
import { addPerson } from '../hosted/support.ts';
import { type Hiring, newKey, openHiring, post, resumeText } from './support.ts';

type Application = Schemas['Application'];

let hiring: Hiring;
let job: Schemas['Job'];
beforeAll(async () => {
  hiring = await openHiring();
  await addPerson(hiring.db, { uid: 'applicant', displayName: 'Ava' });
});
beforeEach(async () => {
  job = await post(hiring, 'employer');
});
afterAll(() => hiring.close());

const lookUp = (application: string, who: string | null = null) =>
  hiring.ask<Application>(who, 'POST', '/applications/lookup', { application });
const withdraw = (application: string, who: string | null = null) =>
  hiring.ask<Application>(who, 'POST', '/applications/withdraw', { application });

async function sent(who: string | null = null, text = resumeText(), email = 'petra@example.com') {
  const { body } = await hiring.upload(who, job.id, { file: Buffer.from(text), email });
  const { id } = body;
  const receipt = body.receipt!;
  await expect.poll(async () => (await lookUp(receipt)).body.status, { timeout: 20_000 }).toBe('screened');
  return { id, receipt };
}

const seenByEmployer = async (id: string, blind = false) =>
  (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}?blind=${blind}`)).body;

describe('an application by its receipt', () => {
  it('[SCREENING21] shows where it stands, what was read, and the score as the employer sees it', async () => {
    const { id, receipt } = await sent();
    const { status, body } = await lookUp(receipt);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'screened', company: job.company, failure: null });
    const reading = Object.fromEntries(body.reading!.map(({ of, paper }) => [of, paper]));
    expect(reading).toMatchObject({
      name: ['Petra Quill'],
      email: ['petra.quill@example.com'],
      phone: ['+14155550199'],
      years: ['6'],
      degree: ['Bachelor'],
      certifications: [],
    });
    expect(reading['skills']).toContain('Leather cleaning');
    const employers = await seenByEmployer(id);
    expect([body.score, body.text]).toEqual([employers.score, employers.text]);
    expect(body.score?.total).toBe(60);
  });

  it('[SCREENING21] tells what was decided, and keeps the employer’s reason and note', async () => {
    const { id, receipt } = await sent();
    const { version } = await seenByEmployer(id);
    const decision = { version, reason: 'location', note: 'Lives too far away' };
    await hiring.ask('employer', 'POST', `/screenings/${id}/reject`, decision);
    const { body } = await lookUp(receipt);
    expect([body.status, body.history.at(-1)?.type]).toEqual(['rejected', 'ResumeRejected']);
    expect(JSON.stringify(body)).not.toMatch(/location|too far/);
  });

  it('[SCREENING21] gives a wrong receipt and a used-up one the same answer', async () => {
    const { receipt } = await sent();
    await hiring.ask(null, 'POST', '/resumes/erase', { receipt });
    const answers = [await lookUp(receipt), await lookUp(newSecret()), await lookUp('mistyped')];
    answers.push(await withdraw(receipt), await withdraw(newSecret()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
  });

  it('[SCREENING21] is not to be had by its id without the account that sent it', async () => {
    const { id } = await sent();
    const { id: own, receipt } = await sent('applicant', `${resumeText()}\nOwn`);
    for (const who of [null, 'other', 'employer', 'admin', 'applicant'])
      expect((await lookUp(id, who)).status, String(who)).toBe(404);
    expect((await lookUp(own, 'applicant')).body.id).toBe(own);
    expect((await lookUp(receipt, 'other')).body.id).toBe(own);
    expect((await lookUp(own, 'other')).status).toBe(404);
  });

  it('is kept nowhere on the way, and slows down whoever asks too often', async () => {
    const few = await openHiring({}, { applicationByAddress: { burst: 3, refillSeconds: 60 } });
    try {
      const ask = () =>
        few.app.inject({
          method: 'POST',
          url: '/api/py/applications/lookup',
          payload: { application: newSecret() },
        });
      const answers = [await ask(), await ask(), await ask(), await ask()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429]);
      expect(answers[0]?.headers['cache-control']).toBe('no-store');
    } finally {
      await few.close();
    }
  });
});

describe('a corrected application', () => {
  const corrections = [
    { of: 'name', values: ['Quentin Zebulon'] },
    { of: 'years', values: ['8'] },
    { of: 'degree', values: [] },
    // As in the document: none.
    { of: 'email', values: ['petra.quill@example.com'] },
    { of: 'certifications', values: ['Award of Quentin Zebulon'] },
  ];
  const correct = (application: string, sent: unknown = corrections, version = 0) =>
    hiring.ask<Application>(null, 'POST', '/applications/correct', {
      application,
      version,
      corrections: sent,
    });

  it('[SCREENING23] [SCREENING24] shows both values to both, covered where it is blind, and keeps the score', async () => {
    const { id, receipt } = await sent();
    const first = await correct(receipt);
    expect(first.status).toBe(200);
    const said = first.body.reading!.filter((each) => each.said !== null);
    expect(said.map(({ of }) => of)).toEqual(['name', 'years', 'degree', 'certifications']);
    expect(said[1]).toEqual({ of: 'years', paper: ['6'], said: ['8'] });
    expect(first.body.score?.total).toBe(60);
    // Sent twice, it is corrected once.
    expect((await correct(receipt)).body).toEqual(first.body);
    const employers = await seenByEmployer(id);
    expect([employers.corrections, employers.score?.total]).toEqual([said, 60]);
    const blind = await seenByEmployer(id, true);
    expect(blind.corrections[0]).toEqual({ of: 'name', paper: null, said: null });
    expect(JSON.stringify(blind)).not.toMatch(/Quentin|Zebulon|Petra/i);
    expect(blind.corrections).toHaveLength(4);

    expect(await correct(receipt, [{ of: 'years', values: ['many'] }])).toMatchObject({ status: 422 });
    const { version } = employers;
    await hiring.ask('employer', 'POST', `/screenings/${id}/shortlist`, {
      version,
      reason: 'skills',
      note: '',
    });
    expect((await correct(receipt, [])).status).toBe(409);
  });

  it('[SCREENING38] is not overwritten by a window that shows what was read before', async () => {
    const { id, receipt } = await sent();
    expect((await lookUp(receipt)).body.correction_version).toBe(0);
    const first = await correct(receipt, [{ of: 'years', values: ['8'] }]);
    expect(first.body.correction_version).toBe(1);
    const other = await correct(receipt, [{ of: 'degree', values: [] }]);
    expect(other).toMatchObject({ status: 409, body: { detail: expect.stringContaining('another window') } });
    expect((await lookUp(receipt)).body).toEqual(first.body);
    // What the employer notes does not count.
    await hiring.ask('employer', 'POST', `/screenings/${id}/reviews`, { id: newKey(), rating: 4, text: '' });
    const both = [
      { of: 'years', values: ['8'] },
      { of: 'degree', values: [] },
    ];
    expect((await correct(receipt, both, 1)).body.correction_version).toBe(2);
    // Two windows at once: one of them is told.
    const texts = ['9', '10', '11', '12'];
    const answers = await Promise.all(
      texts.map((years) => correct(receipt, [{ of: 'years', values: [years] }], 2)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a withdrawn application', () => {
  it('[SCREENING22] is seen by the employer, who decides no more; asked for twice it is withdrawn once', async () => {
    const { id, receipt } = await sent();
    const { version } = await seenByEmployer(id);
    const first = await withdraw(receipt);
    expect([first.status, first.body.status]).toEqual([200, 'withdrawn']);
    expect((await withdraw(receipt)).body).toEqual(first.body);
    const employers = await seenByEmployer(id);
    expect([employers.status, employers.history.at(-1)]).toMatchObject([
      'withdrawn',
      { type: 'ApplicationWithdrawn', by: '' },
    ]);
    const decision = { version: version + 1, reason: 'skills', note: '' };
    const refused = await hiring.ask('employer', 'POST', `/screenings/${id}/shortlist`, decision);
    expect(refused).toMatchObject({ status: 409 });
    expect(JSON.stringify(refused.body)).toContain('withdrawn');
  });

  it('[SCREENING22] fits no search, counts in no selection rate, and can be sent again and erased', async () => {
    // A search finds the same person only once.
    const email = 'only.here@example.com';
    const { id, receipt } = await sent('applicant', resumeText(), email);
    await hiring.ask('employer', 'PUT', `/screenings/${id}/group`, { group: 'north' });
    const rates = async () =>
      (await hiring.ask<Schemas['ImpactTable']>('employer', 'GET', `/jobs/${job.id}/impact`)).body.groups;
    const found = async () => {
      const path = `/jobs/${job.id}/matches`;
      return JSON.stringify((await hiring.ask('employer', 'GET', path)).body).includes(id);
    };
    expect([(await rates()).length, await found()]).toEqual([1, true]);
    await withdraw(id, 'applicant');
    expect([await rates(), await found()]).toEqual([[], false]);
    const again = await hiring.upload('applicant', job.id, { file: Buffer.from(resumeText()), email });
    expect([again.status, again.body.id === id]).toEqual([201, false]);
    expect((await hiring.ask(null, 'POST', '/resumes/erase', { receipt })).status).toBe(200);
    expect((await seenByEmployer(id)).status).toBe('erased');
  });
});

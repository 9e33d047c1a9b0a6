/** Matching over the contract: who may ask, what is compared, and what is never revealed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { embed, type ModelServer, openModelServer, refuse } from '../ai/model-server.ts';
import { type Hiring, openHiring, post, resumeText } from './support.ts';

let hiring: Hiring;
beforeAll(async () => {
  hiring = await openHiring();
});
afterAll(() => hiring.close());

interface Sender {
  readonly who?: string | null;
  readonly name?: string;
  readonly email?: string;
}

/** Each from another address, unless one is given. */
let sent = 0;
async function applied(
  to: Hiring,
  job: Schemas['Job'],
  text: string,
  { who = null, name = 'Petra Quill', email = `sent${(sent += 1)}@example.com` }: Sender = {},
): Promise<string> {
  const { status, body } = await to.upload(who, job.id, { file: Buffer.from(text), name, email });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const isScreened = async () => {
    const path = `/screenings/${body.id}`;
    return (await to.ask<Schemas['Screening']>('admin', 'GET', path)).body.status === 'screened';
  };
  await vi.waitUntil(isScreened, { timeout: 20_000 });
  return body.id;
}

const sews = (name = 'Petra Quill') => resumeText(name).replace('Leather cleaning, ', '');

const resumesFor = (to: Hiring, who: string | null, job: string, query = '') =>
  to.ask<Schemas['ResumeMatches']>(who, 'GET', `/jobs/${job}/matches${query}`);
const jobsFor = (to: Hiring, who: string | null, resume: string) =>
  to.ask<Schemas['JobMatches']>(who, 'GET', `/resumes/${resume}/matches`);

describe('who may ask what fits', () => {
  let job: Schemas['Job'];
  let resume: string;
  beforeAll(async () => {
    job = await post(hiring, 'employer');
    resume = await applied(hiring, job, `${resumeText()}\nrights\n`, { who: 'merchant' });
  });

  const rows = [
    ['signed out', null, 401, 401],
    ['a stranger', 'other', 404, 404],
    ['the applicant', 'merchant', 404, 200],
    ['the employer', 'employer', 200, 200],
    ['an admin', 'admin', 200, 200],
  ] as const;
  it.each(rows)('%s (%s) gets %i for a job and %i for a résumé', async (_, who, forJob, forResume) => {
    const asked = await resumesFor(hiring, who, job.id);
    expect(asked.status).toBe(forJob);
    if (forJob === 404) expect(asked).toEqual(await resumesFor(hiring, who, 'nobody-has-this'));
    const other = await jobsFor(hiring, who, resume);
    expect(other.status).toBe(forResume);
    if (forResume === 404) expect(other).toEqual(await jobsFor(hiring, who, 'nobody-has-this'));
  });
});

describe('the résumés for a job', () => {
  it('come the best first, with reasons and the engine, from all jobs of the employer and no other', async () => {
    const job = await post(hiring, 'other', {
      title: 'Sattler',
      required_skills: ['Leather cleaning', 'Sewing'],
    });
    const elsewhere = await post(hiring, 'other', { title: 'Cutter' });
    const strangers = await post(hiring, 'merchant', { title: 'Sattler' });
    const good = await applied(hiring, job, resumeText());
    const fair = await applied(hiring, elsewhere, sews());
    const hidden = await applied(hiring, strangers, resumeText());
    const { body } = await resumesFor(hiring, 'other', job.id);
    expect(body).toMatchObject({ engine: 'Built in', compared: 2 });
    expect(body.items.map(({ resume }) => [resume.id, resume.job.title, resume.status])).toEqual([
      [good, 'Sattler', 'screened'],
      [fair, 'Cutter', 'screened'],
    ]);
    const [first, second] = body.items;
    expect(first!.closeness).toBeGreaterThan(second!.closeness);
    expect(body.items[0]!.reasons.filter(({ of }) => of === 'required-skill')).toEqual([
      { of: 'required-skill', label: 'Leather cleaning' },
      { of: 'required-skill', label: 'Sewing' },
    ]);
    expect(JSON.stringify(body)).not.toContain(hidden);
    expect((await resumesFor(hiring, 'other', job.id, '?limit=1')).body.items).toHaveLength(1);
  });

  it('[MATCH1] name each person once, by the résumé that comes nearest', async () => {
    const job = await post(hiring, 'other', { title: 'Once', required_skills: ['Leather cleaning'] });
    const far = await applied(hiring, job, sews(), { email: 'twice@example.com' });
    const near = await applied(hiring, job, resumeText(), { email: 'Twice@example.com' });
    const ids = (await resumesFor(hiring, 'other', job.id)).body.items.map(({ resume }) => resume.id);
    expect(ids).toContain(near);
    expect(ids).not.toContain(far);
  });

  it('have no name when they are shown blind', async () => {
    const job = await post(hiring, 'employer', { title: 'Blind' });
    await applied(hiring, job, resumeText());
    const { body } = await resumesFor(hiring, 'employer', job.id, '?blind=true');
    expect(body.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/Petra|Quill/i);
  });

  it('are in the same order whatever the applicant is called', async () => {
    // The job's own words, as a name.
    const job = await post(hiring, 'admin', {
      title: 'Jacket Bench',
      required_skills: ['Sewing'],
      nice_to_have: [],
    });
    const plain = await applied(hiring, job, sews('Petra Quill'));
    const named = await applied(hiring, job, sews('Jacket Bench'), { name: 'Jacket Bench' });
    const { body } = await resumesFor(hiring, 'admin', job.id);
    const [one, two] = body.items;
    expect([one!.resume.id, two!.resume.id].sort()).toEqual([plain, named].sort());
    expect(one!.closeness).toBe(two!.closeness);
    // One of the skills that a job can ask for is not everything.
    expect(one!.closeness).toBeLessThan(90);
    expect(two!.reasons).toEqual(one!.reasons);
  });

  it('are gone as soon as they are erased', async () => {
    const job = await post(hiring, 'employer', { title: 'Eraser' });
    const resume = await applied(hiring, job, `${resumeText()}\ngone\n`, { who: 'other' });
    expect(JSON.stringify((await resumesFor(hiring, 'employer', job.id)).body)).toContain(resume);
    await hiring.ask('other', 'DELETE', `/resumes/${resume}`);
    expect(JSON.stringify((await resumesFor(hiring, 'employer', job.id)).body)).not.toContain(resume);
    expect((await jobsFor(hiring, 'other', resume)).status).toBe(404);
  });
});

describe('the jobs for a résumé', () => {
  it('are those that take applications, whoever posted them', async () => {
    const mine = await post(hiring, 'employer', { title: 'Seamstress', required_skills: ['Sewing'] });
    const resume = await applied(hiring, mine, `${sews()}\nfor jobs\n`, { who: 'other' });
    const elsewhere = await post(hiring, 'merchant', { title: 'Tailor', required_skills: ['Sewing'] });
    const draft = await post(hiring, 'merchant', {
      title: 'Draft',
      required_skills: ['Sewing'],
      open: false,
    });
    const closed = await post(hiring, 'merchant', { title: 'Closed', required_skills: ['Sewing'] });
    const over = await post(hiring, 'merchant', {
      title: 'Over',
      required_skills: ['Sewing'],
      valid_through: '2026-11-21',
    });
    const all = async () => (await jobsFor(hiring, 'other', resume)).body.items.map(({ job }) => job.id);
    expect(await all()).toEqual(expect.arrayContaining([mine.id, elsewhere.id, closed.id, over.id]));
    await hiring.ask('merchant', 'POST', `/jobs/${closed.id}/close`, { version: closed.version });
    hiring.pass(24 * 3_600_000);
    const now = await all();
    expect(now).toEqual(expect.arrayContaining([mine.id, elsewhere.id]));
    for (const gone of [draft.id, closed.id, over.id]) expect(now).not.toContain(gone);
  });
});

describe('with a model', () => {
  let models: ModelServer;
  let modern: Hiring;
  let job: Schemas['Job'];
  beforeAll(async () => {
    models = await openModelServer();
    const { baseUrl } = models.settings;
    modern = await openHiring({ AI_BASE_URL: baseUrl, AI_EMBEDDING_MODEL: 'measurer' });
    job = await post(modern, 'employer');
    await applied(modern, job, resumeText());
  });
  afterAll(async () => {
    await modern.close();
    await models.close();
  });

  it('says which one answered, and sends it nothing that says who somebody is', async () => {
    models.answers(embed);
    const { body } = await resumesFor(modern, 'employer', job.id);
    expect(body.engine).toMatch(/^measurer at 127\.0\.0\.1:\d+$/);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]!.closeness).toBeGreaterThan(0);
    expect(models.asked.length).toBeGreaterThan(0);
    expect(JSON.stringify(models.asked)).not.toMatch(/petra|quill|555/i);
  });

  it('says when it is down, and no other engine answers in its place', async () => {
    models.answers(refuse(400));
    const { status, body } = await modern.ask<{ detail: string }>(
      'employer',
      'GET',
      `/jobs/${job.id}/matches`,
    );
    expect([status, body.detail]).toEqual([
      503,
      expect.stringMatching(/^measurer at .+ refused with status 400\.$/),
    ]);
  });
});

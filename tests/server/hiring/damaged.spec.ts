/** A résumé whose stored data is damaged takes no other with it: in lists, matches, answers and what is done to many at once. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { askAgent } from './agent-support.ts';
import { type Hiring, jobBody, newKey, openHiring, post, resumeText } from './support.ts';

describeOnEveryDatabase('[SCREENING43] a résumé whose data is damaged', (open) => {
  let hiring: Hiring;
  let job: Schemas['Job'];
  let whole: string;
  let damaged: string;
  const rowOf = async (id: string) =>
    (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0]!;
  async function applied(name: string) {
    const { id } = (await hiring.upload('other', job.id, { name, file: Buffer.from(resumeText(name)) })).body;
    await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('screened'), 30_000);
    return id;
  }
  const get = (path: string) =>
    hiring.ask<{ items: { id: string; name: string | null }[] }>('employer', 'GET', path);
  const named = async (path: string) =>
    Object.fromEntries((await get(path)).body.items.map(({ id, name }) => [id, name]));

  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
    job = await post(hiring, 'employer');
    whole = await applied('Petra Quill');
    damaged = await applied('Ruth Ambrose');
    const broken = 'AAAA';
    await hiring.db.orm
      .update(resumes)
      .set({ sealedContact: broken, sealedText: broken, sealedFindings: broken })
      .where(eq(resumes.id, damaged));
  }, 120_000);
  afterAll(() => hiring.close());

  it('is listed without a name, and the others with theirs', async () => {
    const both = { [whole]: 'Petra Quill', [damaged]: null };
    for (const query of ['', '?sort=name', '?sort=-name', '?corrections=true'])
      expect(await named(`/screenings${query}`), query).toEqual(both);
    expect(await named('/screenings?search=quill')).toEqual({ [whole]: 'Petra Quill' });
    expect((await get('/screenings?blind=true&corrections=true')).body.items).toHaveLength(2);
  });

  it('says what to do when it is opened', async () => {
    // Not through `ask`: like any failure of the server, it is in no contract.
    const { statusCode, body } = await hiring.app.inject({
      url: `/api/py/screenings/${damaged}`,
      headers: { authorization: 'Bearer token-of-employer' },
    });
    expect(statusCode).toBe(500);
    expect(body).toContain('restore it from a backup');
    expect(body).not.toContain(damaged);
  });

  it('leaves matches and answers of the others', async () => {
    const { body } = await hiring.ask<Schemas['ResumeMatches']>('employer', 'GET', `/jobs/${job.id}/matches`);
    expect(body.items.map(({ resume }) => resume.id)).toEqual([whole]);
    for (const blind of [false, true]) {
      const reply = await askAgent(hiring, 'employer', 'Who knows leather cleaning?', [], 'UTC', blind);
      expect(JSON.stringify(reply), String(blind)).toContain(whole);
    }
  });

  it('is among the applications of the person who sent it, without its points', async () => {
    const { body } = await hiring.ask<Schemas['OwnResumeList']>('other', 'GET', '/resumes');
    const points = new Map(body.items.map((each) => [each.id, each.points.length]));
    expect([points.get(damaged), points.get(whole)]).toEqual([0, expect.any(Number)]);
    expect(points.get(whole)).toBeGreaterThan(0);
  });

  it('keeps its old score while the others of its job are scored again', async () => {
    const changed = { ...jobBody(), required_skills: ['Sewing'], version: job.version };
    expect((await hiring.ask('employer', 'PUT', `/jobs/${job.id}`, changed)).status).toBe(200);
    const { body } = await hiring.ask<Schemas['Rescoring']>('employer', 'POST', `/jobs/${job.id}/rescore`);
    expect(body.asked).toBe(1);
    await vi.waitFor(async () => expect((await rowOf(whole)).state).toBe('screened'), 30_000);
  });

  it('is named among those that are not decided on, and gets no message; nothing of it is overwritten', async () => {
    const before = await rowOf(damaged);
    const seen = await Promise.all(
      [damaged, whole].map(async (id) => ({ id, version: (await rowOf(id)).version })),
    );
    const decision = { decision: 'reject', reason: 'other', note: 'Too far', resumes: seen };
    const { body } = await hiring.ask<Schemas['DecidedResumes']>(
      'employer',
      'POST',
      '/screenings/decisions',
      decision,
    );
    expect(body.items.map(({ id, refused }) => [id, refused?.reason ?? null])).toEqual([
      [damaged, 'damaged'],
      [whole, null],
    ]);
    const message = { id: newKey(), subject: 'About {job}', text: 'Hello {name}', resumes: [damaged, whole] };
    const messaged = await hiring.ask<Schemas['MessagedResumes']>(
      'employer',
      'POST',
      '/screenings/messages',
      message,
    );
    expect(messaged.body.items.map(({ refused }) => refused?.reason ?? null)).toEqual(['damaged', null]);
    expect(await rowOf(damaged)).toEqual(before);
  });
});

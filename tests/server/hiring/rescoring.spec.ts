/** Scores after a change of the job: marked as outdated, computed again through the queue, and otherwise stable forever. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumes } from '../../../server/db/schema.ts';
import { openHiring as runHiring } from '../../../server/hiring/hiring.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { openResume } from '../../../server/hiring/personal.ts';
import { scoreFor } from '../../../server/hiring/scoring/score.ts';
import { screenResume } from '../../../server/hiring/screener.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { dayMs, type Hiring, jobBody, openHiring, post, resumeText } from './support.ts';

type Screening = Schemas['Screening'];
type Score = NonNullable<Screening['score']>;

const without = { required_skills: ['Colour matching'], nice_to_have: [] };

describeOnEveryDatabase('a score', (open) => {
  let hiring: Hiring;
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
  });
  afterAll(() => hiring.close());

  const ask = <Body = Screening>(method: string, path: string, body?: object) =>
    hiring.ask<Body>('employer', method, path, body);
  const screening = async (id: string) => (await ask('GET', `/screenings/${id}`)).body;
  const settles = async (id: string, status: string) => {
    await expect.poll(async () => (await screening(id)).status, { timeout: 20_000 }).toBe(status);
    return screening(id);
  };
  const outdated = async () =>
    (await ask<Schemas['OutdatedScores']>('GET', '/screenings/outdated')).body.items;
  const rescoreJob = (id: string) => ask<Schemas['Rescoring']>('POST', `/jobs/${id}/rescore`);
  const edit = async (job: Schemas['Job'], changes: Partial<Schemas['ChangedJob']>) => {
    const body = { ...jobBody(), ...changes, version: job.version };
    const answer = await ask<Schemas['Job']>('PUT', `/jobs/${job.id}`, body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  let sent = 0;
  const apply = async (job: Schemas['Job']) => {
    const file = Buffer.from(`${resumeText()}\n${(sent += 1)}`);
    const { id } = (await hiring.upload('other', job.id, { file })).body;
    await settles(id, 'screened');
    return id;
  };

  it('[SCREENING14] is known as old once the job asks for other skills, and is made again by what it asks for now', async () => {
    const job = await post(hiring, 'employer');
    const id = await apply(job);
    const before = await screening(id);
    expect([before.total, before.outdated, before.scored_at]).toEqual([60, false, expect.any(String)]);
    const renamed = await edit(job, { title: 'Leather master' });
    expect((await screening(id)).outdated).toBe(false);
    const changed = await edit(renamed, without);
    const old = await screening(id);
    expect([old.total, old.outdated, old.scored_at]).toEqual([60, true, before.scored_at]);
    const row = (await ask<Schemas['ScreeningList']>('GET', `/screenings?job_id=${job.id}`)).body.items[0];
    expect([row?.outdated, row?.scored_at]).toEqual([true, before.scored_at]);
    expect(await outdated()).toEqual([
      { job: { id: job.id, title: changed.title }, count: 1, since: before.scored_at },
    ]);

    const asked = await ask('POST', `/screenings/${id}/rescore`, { version: old.version });
    expect([asked.status, asked.body.outdated]).toEqual([200, false]);
    const anew = await settles(id, 'screened');
    expect([anew.total, anew.outdated, anew.text]).toEqual([50, false, before.text]);
    expect(Date.parse(anew.scored_at!)).toBeGreaterThan(Date.parse(before.scored_at!));
    expect(anew.history.slice(-2).map(({ type, by }) => [type, by])).toEqual([
      ['RescoringAsked', 'Emma'],
      ['ResumeScored', ''],
    ]);
    expect(await outdated()).toEqual([]);
    const again = await ask('POST', `/screenings/${id}/rescore`, { version: anew.version });
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('still asks')]);

    // The same request gives the same result, point by point.
    await edit(changed, {
      required_skills: ['Sewing'],
      nice_to_have: ['Leather cleaning', 'Colour matching'],
    });
    await rescoreJob(job.id);
    const back = await settles(id, 'screened');
    expect(back.score).toEqual({
      ...before.score!,
      points: expect.arrayContaining(before.score!.points) as Score['points'],
    });
    expect(back.score!.points).toHaveLength(before.score!.points.length);
  });

  it('[SCREENING3] is the same for ever from what was read and what was asked for', async () => {
    const job = await post(hiring, 'employer');
    const [stored] = await hiring.db.orm
      .select()
      .from(resumes)
      .where(eq(resumes.id, await apply(job)));
    const row = await openResume(hiring.parts.keys, stored!);
    const read = { text: row.text!, extraction: row.extraction! };
    const first = scoreFor(read, row.scoredFor!);
    hiring.pass(20 * dayMs);
    expect(scoreFor(read, row.scoredFor!)).toEqual(first);
    expect([first.command.score.total, first.points]).toEqual([row.total, row.points]);
  });

  it('[RUBRIC8] is old once its job is scored by the other rubric, stands behind the others, and is made again by it', async () => {
    const job = await post(hiring, 'employer');
    const [first, second] = [await apply(job), await apply(job)];
    const before = await screening(first);
    expect([job.rubric, before.rubric, before.score!.rubric, before.must_haves]).toEqual([
      'v1',
      'v1',
      'v1',
      [],
    ]);
    // Omitting it leaves it unchanged.
    const changed = await edit(await edit(job, { rubric: 'v2' }), { title: 'Leather master' });
    expect(changed.rubric).toBe('v2');
    const old = await screening(first);
    expect([old.rubric, old.outdated, old.total]).toEqual(['v1', true, before.total]);
    expect((await outdated())[0]).toMatchObject({ job: { id: job.id }, count: 2 });

    await ask('POST', `/screenings/${first}/rescore`, { version: old.version });
    const anew = await settles(first, 'screened');
    expect([anew.rubric, anew.outdated, anew.history.at(-1)!.type]).toEqual([
      'v2',
      false,
      'ResumeScoredByFit',
    ]);
    expect(anew.score!.points.every(({ why }) => why !== null)).toBe(true);
    expect(anew.must_haves.map(({ of }) => of)).toContain('skill');
    for (const sort of ['total', '-total']) {
      const list = await ask<Schemas['ScreeningList']>('GET', `/screenings?job_id=${job.id}&sort=${sort}`);
      expect(list.body.items.map(({ id, rubric }) => [id, rubric])).toEqual([
        [first, 'v2'],
        [second, 'v1'],
      ]);
    }

    const [stored] = await hiring.db.orm.select().from(resumes).where(eq(resumes.id, first));
    const row = await openResume(hiring.parts.keys, stored!);
    const again = scoreFor({ text: row.text!, extraction: row.extraction! }, row.scoredFor!);
    expect([again.command.score.total, again.points]).toEqual([row.total, row.points]);
    const blind = (await ask('GET', `/screenings/${first}?blind=true`)).body;
    expect(blind.score!.points.map(({ why, because }) => [why, because])).toEqual(
      anew.score!.points.map(({ why, because }) => [why, because]),
    );
    await rescoreJob(job.id);
    await settles(second, 'screened');
    expect(await outdated()).toEqual([]);
  });

  it('[SCREENING14] is made again for all of a job, and keeps what was decided', async () => {
    const job = await post(hiring, 'employer');
    const [open_, listed, rejected, erased] = [
      await apply(job),
      await apply(job),
      await apply(job),
      await apply(job),
    ];
    const other = await apply(await post(hiring, 'employer'));
    const decide = async (id: string, path: string, reason: string) => {
      const { version } = await screening(id);
      await ask('POST', `/screenings/${id}/${path}`, { version, reason, note: 'As we said.' });
    };
    await decide(listed, 'shortlist', 'skills');
    await decide(rejected, 'reject', 'location');
    await hiring.ask('other', 'DELETE', `/resumes/${erased}`);
    await edit(job, without);
    expect((await outdated()).find((one) => one.job.id === job.id)?.count).toBe(3);
    expect((await rescoreJob(job.id)).body).toEqual({ asked: 3, left: 0 });
    for (const [id, status, reason] of [
      [open_, 'screened', undefined],
      [listed, 'shortlisted', 'skills'],
      [rejected, 'rejected', 'location'],
    ] as const) {
      const now = await settles(id, status);
      expect([now.total, now.outdated]).toEqual([50, false]);
      const decision = now.history.find(({ type }) => /Shortlisted|Rejected/.test(type));
      expect([decision?.reason, decision?.note]).toEqual(
        reason ? [reason, 'As we said.'] : [undefined, undefined],
      );
    }
    expect((await screening(erased)).status).toBe('erased');
    expect((await screening(other)).total).toBe(60);
    expect((await rescoreJob(job.id)).body).toEqual({ asked: 0, left: 0 });
  });

  it('[SCREENING14] is made by the next server when the one that was asked has ended', async () => {
    const job = await post(hiring, 'employer');
    const id = await apply(job);
    await edit(job, without);
    const { db, parts } = hiring;
    await parts.queue.stop();
    const { version } = await screening(id);
    expect((await ask('POST', `/screenings/${id}/rescore`, { version })).body.status).toBe('scoring');
    const clock = () => {
      throw new Error('The server ends here');
    };
    await expect(screenResume({ ...parts, clock }, id, false)).rejects.toThrow('ends here');
    const next = runHiring({ db, clock: parts.clock, files: parts.files, keys: parts.keys });
    next.start((error) => expect.unreachable(String(error)));
    expect((await settles(id, 'screened')).total).toBe(50);
    await next.stop();
  });
});

describe('the table of selection rates', () => {
  it(
    '[SCREENING13] counts what stands while scores are made again, and when that has failed',
    { tags: 'full' },
    async () => {
      const hiring = await openHiring();
      const { parts, db } = hiring;
      const ask = <Body = Screening>(method: string, path: string, body?: object) =>
        hiring.ask<Body>('employer', method, path, body);
      const screening = async (id: string) => (await ask('GET', `/screenings/${id}`)).body;
      const job = await post(hiring, 'employer');
      const apply = async (sent: number) => {
        const { id } = (
          await hiring.upload('other', job.id, { file: Buffer.from(`${resumeText()}\n${sent}`) })
        ).body;
        await expect.poll(async () => (await screening(id)).status, { timeout: 20_000 }).toBe('screened');
        await ask('PUT', `/screenings/${id}/group`, { group: 'north' });
        return id;
      };
      const [listed, rejected, undecided] = [await apply(1), await apply(2), await apply(3)];
      const decide = async (id: string, path: string, reason: string) =>
        ask('POST', `/screenings/${id}/${path}`, {
          version: (await screening(id)).version,
          reason,
          note: '',
        });
      await decide(listed, 'shortlist', 'skills');
      await decide(rejected, 'reject', 'location');
      const counted = async () =>
        (await ask<Schemas['ImpactTable']>('GET', `/jobs/${job.id}/impact`)).body.groups.map(
          ({ applicants, selected }) => [applicants, selected],
        );
      expect(await counted()).toEqual([[3, 1]]);

      // Nobody works on the queue now.
      await parts.queue.stop();
      await ask('PUT', `/jobs/${job.id}`, { ...jobBody(without), version: job.version });
      expect((await ask<Schemas['Rescoring']>('POST', `/jobs/${job.id}/rescore`)).body.asked).toBe(3);
      for (const id of [listed, rejected, undecided]) expect((await screening(id)).status).toBe('scoring');
      expect(await counted()).toEqual([[3, 1]]);

      await db.orm.update(resumes).set({ sealedFindings: null }).where(eq(resumes.id, listed));
      await screenResume(parts, listed, true);
      const failed = await screening(listed);
      expect(failed.status).toBe('failed');
      expect(await counted()).toEqual([[3, 1]]);
      await ask('POST', `/screenings/${listed}/retry`, { version: failed.version });
      expect([(await screening(listed)).status, await counted()]).toEqual(['received', [[3, 1]]]);
      for (const id of [listed, rejected, undecided]) await screenResume(parts, id, true);
      expect([(await screening(listed)).status, await counted()]).toEqual(['shortlisted', [[3, 1]]]);
      const { version } = await screening(listed);
      await ask('POST', `/screenings/${listed}/take-back`, { version });
      expect(await counted()).toEqual([[3, 0]]);
      await hiring.close();
    },
  );
});

describe('a job of somebody else', () => {
  it('[SCREENING14] is neither named among the old scores nor scored again', async () => {
    const hiring = await openHiring();
    const job = await post(hiring, 'employer');
    const { body } = await hiring.upload('other', job.id);
    const state = async () =>
      (await hiring.ask<Screening>('employer', 'GET', `/screenings/${body.id}`)).body.status;
    await expect.poll(state, { timeout: 20_000 }).toBe('screened');
    await hiring.ask('employer', 'PUT', `/jobs/${job.id}`, { ...jobBody(without), version: job.version });
    for (const who of ['other', 'merchant']) {
      expect((await hiring.ask(who, 'GET', '/screenings/outdated')).body).toEqual({ items: [] });
      expect((await hiring.ask(who, 'POST', `/jobs/${job.id}/rescore`)).status).toBe(404);
      expect(await state()).toBe('screened');
    }
    await hiring.close();
  });
});

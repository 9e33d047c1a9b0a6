/** Statistics of an employer's résumés: scores, decisions and their distribution over time; only their own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { dayMs, type Hiring, newKey, openHiring, post, uploadFields } from './support.ts';

let hiring: Hiring;
let jobs: readonly Schemas['Job'][];

beforeAll(async () => {
  hiring = await openHiring();
  jobs = [
    await post(hiring, 'employer', { title: 'Upholsterer' }),
    await post(hiring, 'employer', { title: 'Dyer' }),
    await post(hiring, 'merchant', { title: 'Elsewhere', company: `Workshop ${newKey()}` }),
  ];
  // Rows as screenings leave them; how they got there does not matter here.
  for (const [job, state, total, days] of [
    [0, 'screened', 0, 0],
    [0, 'screened', 9, 0],
    [0, 'shortlisted', 100, 8],
    [0, 'rejected', 90, 0],
    [1, 'screened', 55, 0],
    [1, 'failed', null, 7],
    [2, 'screened', 55, 0],
  ] as const) {
    const email = `${newKey()}@patina.example`;
    const sent = await hiring.upload(null, jobs[job]!.id, {
      ...uploadFields(),
      name: `Petra ${state}`,
      email,
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { id } = sent.body;
    // The screener would overwrite what follows.
    await vi.waitFor(async () => {
      const { body } = await hiring.ask('admin', 'GET', `/screenings/${id}`);
      expect(body['status']).toBe('screened');
    }, 30_000);
    await hiring.db.orm.execute(sql`update resumes set state = ${state}, total = ${total} where id = ${id}`);
    hiring.pass(days * dayMs);
  }
}, 240_000);
afterAll(() => hiring.close());

const figures = async (query = '', who = 'employer') => {
  const path = `/screenings/figures${query}`;
  const answer = await hiring.ask<Schemas['ScreeningFigures']>(who, 'GET', path);
  expect(answer.status, path).toBe(200);
  return answer.body;
};

it('counts stages, each of them among the one before, and scores by tens', async () => {
  expect(await figures()).toEqual({
    ...{ received: 6, scored: 5, decided: 2, shortlisted: 1 },
    scores: [2, 0, 0, 0, 0, 1, 0, 0, 0, 2],
  });
});

it('counts what the filters find', async () => {
  expect((await figures(`?job_id=${jobs[1]!.id}`)).received).toBe(2);
  expect((await figures('?min_score=90')).scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(await figures('?status=rejected')).toMatchObject({ received: 1, decided: 1, shortlisted: 0 });
  // Names are sealed in the database, and not searched where they are not shown.
  expect((await figures('?search=petra%20rejected')).received).toBe(1);
  expect((await figures('?search=petra%20rejected&blind=true')).received).toBe(0);
  expect((await figures('?search=dyer&blind=true')).received).toBe(2);
});

it('is about one’s own jobs only', async () => {
  expect((await figures('', 'merchant')).received).toBe(1);
  for (const who of ['other', 'admin']) expect((await figures('', who)).received, who).toBe(0);
});

it('counts who applied by week and month', async () => {
  const over = async (query = '', who = 'employer') =>
    (await hiring.ask<Schemas['ApplicantsOverTime']>(who, 'GET', `/jobs/applicants${query}`)).body;
  expect(await over()).toEqual({
    weeks: {
      periods: [
        { day: '2026-11-16', count: 3 },
        { day: '2026-11-23', count: 3 },
        { day: '2026-11-30', count: 0 },
      ],
      earlier: 0,
    },
    months: {
      periods: [
        { day: '2026-11-01', count: 6 },
        { day: '2026-12-01', count: 0 },
      ],
      earlier: 0,
    },
  });
  expect((await over('?search=dyer')).months.periods[0]).toEqual({ day: '2026-11-01', count: 2 });
  expect((await over('?status=draft')).weeks.periods).toEqual([]);
  expect((await over('', 'other')).weeks.periods).toEqual([]);
  expect((await hiring.ask('employer', 'GET', '/jobs/applicants?time_zone=Mars')).status).toBe(422);
});

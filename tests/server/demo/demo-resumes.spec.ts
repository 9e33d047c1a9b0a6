/** The demo applicants of a first run, as the employer and the applicant see them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { events, resumes } from '../../../server/db/schema.ts';
import { createDemoAccounts } from '../../../server/demo/demo-accounts.ts';
import { addDemoJobs } from '../../../server/demo/demo-jobs.ts';
import { addDemoResumes } from '../../../server/demo/demo-resumes.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { screenResume } from '../../../server/hiring/screener.ts';
import { findPersonByEmail } from '../../../server/people/people.ts';
import { type Hiring, openHiring } from '../hiring/support.ts';

let hiring: Hiring;
const uids: Record<string, string> = {};

const start = () =>
  createDemoAccounts(
    readConfig({ DEMO_PASSWORD: 'walnut saddle soap 7' }),
    hiring.db,
    () => new Date('2026-11-21T08:00:00.000Z'),
    async (tx, people, now) => {
      await addDemoJobs(
        { db: { orm: tx }, clock: () => now, config: { productTitle: 'Patina' } },
        people,
        now,
      );
      const { files, keys } = hiring.parts;
      await addDemoResumes({ tx, files, keys, config: { productTitle: 'Patina' } }, people, now);
    },
  );

beforeAll(async () => {
  hiring = await openHiring({}, {}, { people: false });
  expect(await start()).not.toBeNull();
  for (const name of ['merchant', 'user'])
    uids[name] = (await findPersonByEmail(hiring.db.orm, `${name}@patina.example`))!.uid;
});
afterAll(() => hiring.close());

const get = async <Body>(who: string, path: string) => (await hiring.ask<Body>(uids[who]!, 'GET', path)).body;
const listed = (job?: string) =>
  get<Schemas['ScreeningList']>('merchant', `/screenings?limit=100${job ? `&job_id=${job}` : ''}`);
const jobCalled = async (title: string) =>
  (await get<Schemas['JobList']>('merchant', '/jobs?limit=100')).items.find((job) => job.title === title)!.id;

it('are in every state that a screening rests in', async () => {
  const { items, total } = await listed();
  expect(total).toBe(items.length);
  expect(items.map(({ status }) => status).sort()).toEqual([
    'erased',
    'failed',
    'rejected',
    'screened',
    'screened',
    'shortlisted',
  ]);
  for (const { status, name, total: score } of items) {
    expect(name === null, status).toBe(status === 'erased');
    // An erased résumé keeps its score, but none of the reasons.
    expect(score === null, status).toBe(status === 'failed');
  }
});

it('have come about step by step, with reasons, notes and what they were scored by', async () => {
  const { items } = await listed(await jobCalled('Leather restoration technician'));
  const histories = new Map<string, readonly string[]>();
  for (const { id, status } of items) {
    const { history, score, failure, text } = await get<Schemas['Screening']>(
      'merchant',
      `/screenings/${id}`,
    );
    histories.set(
      status,
      history.map(({ type }) => type),
    );
    expect(failure?.reason ?? null, status).toBe(status === 'failed' ? 'scanned' : null);
    expect(score === null, status).toBe(['erased', 'failed'].includes(status));
    for (const { spans } of score?.points ?? [])
      for (const { start: from, end } of spans) expect(text!.slice(from, end).trim()).not.toBe('');
    const decided = history.find(({ reason }) => reason !== null && status !== 'failed');
    expect(decided?.note ?? '', status).toMatch(['shortlisted', 'rejected'].includes(status) ? /\w/ : /^$/);
  }
  const scored = ['ResumeReceived', 'ExtractionStarted', 'ResumeExtracted', 'ResumeScored'];
  expect(Object.fromEntries(histories)).toEqual({
    screened: scored,
    shortlisted: [...scored, 'ResumeShortlisted'],
    rejected: [...scored, 'ResumeRejected'],
    failed: ['ResumeReceived', 'ExtractionStarted', 'ScreeningFailed'],
    erased: [...scored, 'ResumeErased'],
  });
});

it('leave no list empty: results, rates, what one has sent, matches both ways', async () => {
  const job = await jobCalled('Leather restoration technician');
  const { groups } = await get<Schemas['ImpactTable']>('merchant', `/jobs/${job}/impact`);
  expect(groups.map(({ applicants }) => applicants)).toEqual([1, 2]);
  const own = await get<Schemas['OwnResumeList']>('user', '/resumes?limit=100');
  expect(own.items.map(({ status, has_file: has }) => [status, has])).toEqual([['screened', true]]);
  const people = await get<Schemas['ResumeMatches']>('merchant', `/jobs/${job}/matches`);
  expect(people.items.length).toBeGreaterThan(1);
  const offers = await get<Schemas['JobMatches']>('user', `/resumes/${own.items[0]!.id}/matches`);
  expect(offers.items.length).toBeGreaterThan(0);
});

it('include one whose score goes by what the job asked for before', async () => {
  const job = await jobCalled('Mobile upholstery cleaner');
  const { items } = await get<Schemas['OutdatedScores']>('merchant', '/screenings/outdated');
  expect(items.map((one) => [one.job.id, one.count])).toEqual([[job, 1]]);
  const [row] = (await listed(job)).items;
  expect([row?.outdated, row?.status]).toEqual([true, 'screened']);
  const before = await get<Schemas['Screening']>('merchant', `/screenings/${row!.id}`);
  // A new score is higher: it includes the skill that the job now asks for.
  await hiring.ask(uids.merchant!, 'POST', `/screenings/${row!.id}/rescore`, { version: before.version });
  await screenResume(hiring.parts, row!.id, true);
  const after = await get<Schemas['Screening']>('merchant', `/screenings/${row!.id}`);
  expect([after.total, after.outdated]).toEqual([before.total! + 5, false]);
});

it('have files that are there, but for what is erased', async () => {
  for (const { id, status } of (await listed()).items) {
    const answer = await hiring.app.inject({
      url: `/api/py/resumes/${id}/file`,
      headers: { authorization: `Bearer token-of-${uids.merchant}` },
    });
    expect(answer.statusCode, status).toBe(status === 'erased' ? 404 : 200);
  }
});

it('have nothing left to be done, and are not made twice', async () => {
  const { orm } = hiring.db;
  const counts = async () => [await orm.$count(resumes), await orm.$count(events)];
  const before = await counts();
  for (const { id } of (await listed()).items) await screenResume(hiring.parts, id, true);
  expect(await start()).toBeNull();
  expect(await counts()).toEqual(before);
});

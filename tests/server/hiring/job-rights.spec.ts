/** Every operation on jobs, requested by everybody for a job in every status. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { type Hiring, jobBody, newJob, newKey, openHiring, post } from './support.ts';

const callers = ['signed out', 'other', 'employer', 'merchant', 'admin'] as const;
type Caller = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number];

const states = ['draft', 'open', 'closed', 'expired'] as const;
type State = (typeof states)[number];

let hiring: Hiring;
beforeAll(async () => {
  hiring = await openHiring();
});
afterAll(() => hiring.close());

/** A job of the employer in that status. */
async function made(state: State): Promise<Schemas['Job']> {
  const job = await post(hiring, 'employer', { open: state !== 'draft' });
  const { id, version } = job;
  if (state === 'closed') {
    return (await hiring.ask<Schemas['Job']>('employer', 'POST', `/jobs/${id}/close`, { version })).body;
  }
  if (state === 'expired') {
    // Its last day was yesterday: only time leads there, not a command.
    await hiring.db.orm.execute(sql`update jobs set valid_through = '2026-11-20' where id = ${id}`);
  }
  return job;
}

const everybody = (status: number): Statuses => [status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status];
const employers = (status: number): Statuses => [401, 404, status, 404, status];

interface Row {
  readonly method: string;
  readonly path: (job: Schemas['Job']) => string;
  readonly body?: (job: Schemas['Job']) => unknown;
  readonly status: Readonly<Record<State, Statuses>>;
}

const always = (status: Statuses) => ({ draft: status, open: status, closed: status, expired: status });
const atVersion = ({ version }: Schemas['Job']) => ({ version });

const table: Readonly<Record<string, Row>> = {
  listMyJobs: { method: 'GET', path: () => '/jobs', status: always(signedIn(200)) },
  getApplicantsOverTime: { method: 'GET', path: () => '/jobs/applicants', status: always(signedIn(200)) },
  createJob: {
    method: 'POST',
    path: () => '/jobs',
    body: () => newJob({ company: `Workshop ${newKey()}` }),
    status: always(signedIn(201)),
  },
  getJob: { method: 'GET', path: ({ id }) => `/jobs/${id}`, status: always(employers(200)) },
  updateJob: {
    method: 'PUT',
    path: ({ id }) => `/jobs/${id}`,
    body: ({ version }) => ({ version, ...jobBody({ title: 'Senior technician' }) }),
    status: always(employers(200)),
  },
  openJob: {
    method: 'POST',
    path: ({ id }) => `/jobs/${id}/open`,
    body: atVersion,
    status: { ...always(employers(409)), draft: employers(200) },
  },
  closeJob: {
    method: 'POST',
    path: ({ id }) => `/jobs/${id}/close`,
    body: atVersion,
    status: { ...always(employers(409)), open: employers(200), expired: employers(200) },
  },
  reopenJob: {
    method: 'POST',
    path: ({ id }) => `/jobs/${id}/reopen`,
    body: atVersion,
    status: { ...always(employers(409)), closed: employers(200) },
  },
  deleteJob: {
    method: 'DELETE',
    path: ({ id, version }) => `/jobs/${id}?version=${version}`,
    status: always(employers(204)),
  },
  listOpenJobs: { method: 'GET', path: () => '/public/jobs', status: always(everybody(200)) },
  getOpenJob: {
    method: 'GET',
    path: ({ id }) => `/public/jobs/${id}`,
    status: { ...always(everybody(404)), open: everybody(200) },
  },
};

it('leaves no operation on jobs out', () => {
  const tagged = readContract('fastapi') as unknown as {
    paths: Record<string, Record<string, { tags?: readonly string[] }>>;
  };
  const onJobs = operationsOf(readContract('fastapi'))
    .filter(({ path, method }) => tagged.paths[path]![method]!.tags?.includes('jobs'))
    .map(({ operationId }) => operationId);
  expect(onJobs.sort()).toEqual(Object.keys(table).sort());
});

describe('who may do what to a job', () => {
  const rows = Object.entries(table).flatMap(([operation, { status }]) =>
    states.flatMap((state) =>
      callers.map((caller, i) => [operation, state, caller, status[state][i]!] as const),
    ),
  );
  it.each(rows)('[JOB4] %s of a job that is %s: %s gets %i', async (operation, state, caller, status) => {
    const { method, path, body } = table[operation]!;
    const job = await made(state);
    const who: Record<Caller, string | null> = {
      'signed out': null,
      other: 'other',
      employer: 'employer',
      merchant: 'merchant',
      admin: 'admin',
    };
    const answer = await hiring.ask(who[caller], method, path(job), body?.(job));
    expect(answer.status).toBe(status);
    // A refusal reveals nothing: a nonexistent job gives the same answer.
    if (status === 404) {
      const nowhere = path({ ...job, id: 'nobody-has-this' });
      expect(await hiring.ask(who[caller], method, nowhere, body?.(job))).toEqual(answer);
    }
  });
});

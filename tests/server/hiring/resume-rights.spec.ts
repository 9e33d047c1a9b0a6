/** Every operation on résumés and screenings, requested by everybody for one in the state it needs. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumes } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { addPerson } from '../hosted/support.ts';
import { type Hiring, openHiring, post, resumeText } from './support.ts';

const callers = ['signed out', 'other', 'employer', 'applicant', 'merchant', 'admin'] as const;
type Caller = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number, number];

let hiring: Hiring;
let job: Schemas['Job'];
beforeAll(async () => {
  hiring = await openHiring();
  await addPerson(hiring.db, { uid: 'applicant', displayName: 'Ava' });
  job = await post(hiring, 'employer');
});
afterAll(() => hiring.close());

interface Sent {
  readonly id: string;
  readonly version: number;
  readonly receipt: string;
}

let count = 0;
/** A screened résumé of the applicant. */
async function sent(state: State = 'screened'): Promise<Sent> {
  const file = Buffer.from(`${resumeText()}\n${(count += 1)}`);
  const { body } = await hiring.upload('applicant', job.id, { file });
  const { id, receipt } = body;
  const row = async () => (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0]!;
  await expect.poll(async () => (await row()).state, { timeout: 20_000 }).toBe('screened');
  const { version } = await row();
  if (state === 'screened') return { id, version, receipt: receipt! };
  if (state === 'erased') {
    await hiring.ask('applicant', 'DELETE', `/resumes/${id}`);
    return { id, version: version + 1, receipt: receipt! };
  }
  const decision = { version, reason: 'skills', note: '' };
  await hiring.ask('employer', 'POST', `/screenings/${id}/shortlist`, decision);
  return { id, version: version + 1, receipt: receipt! };
}

type State = 'screened' | 'shortlisted' | 'erased';

/** Résumés that nobody has changed, one of a state at most: screening another takes most of a test. */
const untouched = new Map<State, Sent>();

interface Row {
  readonly method: string;
  readonly path: (sent: Sent) => string;
  readonly body?: (sent: Sent) => unknown;
  readonly state?: State;
  /** Who may see the résumé, and learns that something else is missing. */
  readonly seenBy?: readonly Caller[];
  readonly status: Statuses;
}

const employers = (status: number): Statuses => [401, 404, status, 404, 404, status];
const signedIn: Statuses = [401, 200, 200, 200, 200, 200];
const decision = ({ version }: Sent) => ({ version, reason: 'skills', note: '' });
const atVersion = ({ version }: Sent) => ({ version });

const table: Readonly<Record<string, Row>> = {
  listMyResumes: { method: 'GET', path: () => '/resumes', status: signedIn },
  eraseResume: {
    method: 'DELETE',
    path: ({ id }) => `/resumes/${id}`,
    status: [401, 404, 404, 200, 404, 200],
  },
  eraseByReceipt: {
    method: 'POST',
    path: () => '/resumes/erase',
    body: ({ receipt }) => ({ receipt }),
    status: [200, 200, 200, 200, 200, 200],
  },
  // The holder of the receipt counts as the sender; see applications.spec.ts.
  lookUpApplication: {
    method: 'POST',
    path: () => '/applications/lookup',
    body: ({ id }) => ({ application: id }),
    status: [404, 404, 404, 200, 404, 404],
  },
  copyApplication: {
    method: 'POST',
    path: () => '/applications/copy',
    body: ({ id }) => ({ application: id }),
    status: [404, 404, 404, 200, 404, 404],
  },
  correctReading: {
    method: 'POST',
    path: () => '/applications/correct',
    body: ({ id }) => ({ application: id, version: 0, corrections: [{ of: 'years', values: ['8'] }] }),
    status: [404, 404, 404, 200, 404, 404],
  },
  withdrawApplication: {
    method: 'POST',
    path: () => '/applications/withdraw',
    body: ({ id }) => ({ application: id }),
    status: [404, 404, 404, 200, 404, 404],
  },
  getErasureReceipt: {
    method: 'GET',
    path: ({ id }) => `/resumes/${id}/erasure`,
    state: 'erased',
    status: [401, 404, 200, 200, 404, 200],
  },
  listScreenings: { method: 'GET', path: () => '/screenings', status: signedIn },
  getScreeningFigures: { method: 'GET', path: () => '/screenings/figures', status: signedIn },
  getScreening: { method: 'GET', path: ({ id }) => `/screenings/${id}`, status: employers(200) },
  // For others every résumé seems not to exist; see bulk-decisions.spec.ts.
  decideOnResumes: {
    method: 'POST',
    path: () => '/screenings/decisions',
    body: ({ id, version }) => ({
      decision: 'shortlist',
      reason: 'skills',
      note: '',
      resumes: [{ id, version }],
    }),
    status: signedIn,
  },
  // For others every résumé seems not to exist; see messages.spec.ts.
  messageApplicants: {
    method: 'POST',
    path: () => '/screenings/messages',
    body: ({ id }) => ({ id: 'a-message-of-tests', subject: 'Hello', text: 'Hello', resumes: [id] }),
    status: signedIn,
  },
  getMessageTemplates: { method: 'GET', path: () => '/message-templates', status: signedIn },
  saveMessageTemplates: {
    method: 'PUT',
    path: () => '/message-templates',
    body: () => ({ version: 0, templates: [] }),
    status: signedIn,
  },
  getRetentionRule: { method: 'GET', path: () => '/retention-rule', status: signedIn },
  saveRetentionRule: {
    method: 'PUT',
    path: () => '/retention-rule',
    body: () => ({ version: 0, months: null, confirmed: 0 }),
    status: signedIn,
  },
  shortlistResume: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/shortlist`,
    body: decision,
    status: employers(200),
  },
  rejectResume: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/reject`,
    body: decision,
    status: employers(200),
  },
  takeDecisionBack: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/take-back`,
    body: atVersion,
    state: 'shortlisted',
    status: employers(200),
  },
  retryScreening: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/retry`,
    body: atVersion,
    // It has not failed.
    status: employers(409),
  },
  rescoreResume: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/rescore`,
    body: atVersion,
    // The job asks for the same.
    status: employers(409),
  },
  rescoreJob: { method: 'POST', path: () => `/jobs/${job.id}/rescore`, status: employers(200) },
  listOutdatedScores: { method: 'GET', path: () => '/screenings/outdated', status: signedIn },
  reviewResume: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/reviews`,
    body: () => ({ id: 'a-review-of-tests', rating: 4, text: 'Good answers' }),
    status: employers(200),
  },
  // Those who may see the screening learn that there is no such note; see reviews.spec.ts.
  removeReview: {
    method: 'POST',
    path: ({ id }) => `/screenings/${id}/remove-review`,
    body: () => ({ id: 'a-review-of-tests' }),
    status: employers(404),
    seenBy: ['employer', 'admin'],
  },
  setApplicantGroup: {
    method: 'PUT',
    path: ({ id }) => `/screenings/${id}/group`,
    body: () => ({ group: 'north' }),
    status: employers(204),
  },
  getImpact: { method: 'GET', path: () => `/jobs/${job.id}/impact`, status: employers(200) },
};

/** Requested in another way: a form, a file, a stream. */
const apart = ['uploadResume', 'addResumes', 'listAddedResumes', 'downloadResume', 'followScreenings'];

const uidOf = (caller: Caller) => (caller === 'signed out' ? null : caller);
const headersOf = (caller: Caller) =>
  caller === 'signed out' ? {} : { authorization: `Bearer token-of-${caller}` };

it('leaves no operation on résumés out', () => {
  const tagged = readContract('fastapi') as unknown as {
    paths: Record<string, Record<string, { tags?: readonly string[] }>>;
  };
  const found = operationsOf(readContract('fastapi'))
    .filter(({ path, method }) =>
      tagged.paths[path]![method]!.tags?.some((tag) => ['resumes', 'screenings'].includes(tag)),
    )
    .map(({ operationId }) => operationId);
  expect(found.sort()).toEqual([...Object.keys(table), ...apart].sort());
});

describe('who may do what to a résumé', () => {
  const rows = Object.entries(table).flatMap(([operation, { status }]) =>
    callers.map((caller, i) => [operation, caller, status[i]!] as const),
  );
  it.each(rows)('[SCREENING5] [SCREENING7] %s: %s gets %i', async (operation, caller, status) => {
    const { method, path, body, state = 'screened', seenBy = [] } = table[operation]!;
    const resume = untouched.get(state) ?? (await sent(state));
    untouched.delete(state);
    const answer = await hiring.ask(uidOf(caller), method, path(resume), body?.(resume));
    expect(answer.status).toBe(status);
    if (status >= 300 || method === 'GET') untouched.set(state, resume);
    // A refusal reveals nothing: a nonexistent one gives the same answer.
    if (status === 404 && path(resume).includes(resume.id) && !seenBy.includes(caller)) {
      const nowhere = path({ ...resume, id: 'nobody-has-this' });
      expect(await hiring.ask(uidOf(caller), method, nowhere, body?.(resume))).toEqual(answer);
    }
  });

  it.each<[Caller, number]>([
    ['signed out', 201],
    ['other', 201],
    ['employer', 409],
    ['applicant', 201],
    ['merchant', 201],
    ['admin', 201],
  ])('uploadResume: %s gets %i', async (caller, status) => {
    const file = Buffer.from(`${resumeText()}\n${(count += 1)}`);
    expect((await hiring.upload(uidOf(caller), job.id, { file })).status).toBe(status);
  });

  it.each<[Caller, number, number | null]>([
    ['signed out', 401, null],
    ['other', 404, 0],
    ['employer', 200, 1],
    ['applicant', 404, 0],
    ['merchant', 404, 0],
    // A person who manages somebody else's job adds in the name of the employer, whose list it is.
    ['admin', 200, 0],
  ])('[SCREENING16] addResumes: %s gets %i, and a list of %s', async (caller, status, listed) => {
    const text = `${resumeText()}\n${(count += 1)}`;
    const added = await hiring.add(uidOf(caller), job.id, { file: Buffer.from(text) });
    expect(added.status).toBe(status);
    const path = `/added-resumes/${added.batch}`;
    const list = await hiring.ask<Schemas['AddedResumes']>(uidOf(caller), 'GET', path);
    expect(list.status).toBe(listed === null ? 401 : 200);
    expect(list.body.items?.length ?? null).toBe(listed);
  });

  it.each<[Caller, number]>([
    ['signed out', 401],
    ['other', 404],
    ['employer', 200],
    ['applicant', 200],
    ['merchant', 404],
    ['admin', 200],
  ])('downloadResume: %s gets %i', async (caller, status) => {
    const { id } = await sent();
    const answer = await hiring.app.inject({
      url: `/api/py/resumes/${id}/file`,
      headers: headersOf(caller),
    });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) return;
    expect(answer.body).toContain('Petra Quill');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="resume-[\da-f]{8}\.txt"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each<[Caller, number]>([
    ['signed out', 401],
    ['other', 200],
    ['employer', 200],
    ['applicant', 200],
    ['merchant', 200],
    ['admin', 200],
  ])('followScreenings: %s gets %i', async (caller, status) => {
    const answer = await hiring.app.inject({
      url: '/api/py/screenings/progress',
      headers: { ...headersOf(caller), accept: 'text/event-stream' },
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(status);
    answer.stream().destroy();
  });
});

describe('what leaks', () => {
  it('tells live how a screening gets on to its employer only', async () => {
    const listen = async (who: string) => {
      const answer = await hiring.app.inject({
        url: '/api/py/screenings/progress',
        headers: { authorization: `Bearer token-of-${who}`, accept: 'text/event-stream' },
        payloadAsStream: true,
      });
      let heard = '';
      const stream = answer.stream().on('data', (chunk: Buffer) => (heard += String(chunk)));
      await expect.poll(() => heard).toContain('event: again');
      return { heard: () => heard, stop: () => void stream.destroy() };
    };
    const employer = await listen('employer');
    const others = [await listen('other'), await listen('applicant'), await listen('admin')];
    const { id } = await sent();
    await expect.poll(employer.heard).toContain('"screened"');
    const reported = employer.heard();
    expect(reported).toContain(id);
    expect(
      ['received', 'extracting', 'scoring', 'screened'].every((state) => reported.includes(`"${state}"`)),
    ).toBe(true);
    expect(reported).not.toMatch(/petra|quill|applicant/i);
    for (const other of others) expect(other.heard()).not.toContain(id);
    for (const { stop } of [employer, ...others]) stop();
  });

  it('lists nothing of other people', async () => {
    const { id } = await sent();
    for (const who of ['other', 'merchant', 'admin', 'applicant']) {
      const { body } = await hiring.ask(who, 'GET', '/screenings?limit=100');
      expect(body).toEqual({ items: [], total: 0 });
    }
    const own = async (who: string) =>
      (await hiring.ask<Schemas['OwnResumeList']>(who, 'GET', '/resumes?limit=100')).body.items.map(
        (each) => each.id,
      );
    expect(await own('applicant')).toContain(id);
    for (const who of ['employer', 'admin']) {
      for (const each of await own(who)) expect(each).not.toBe(id);
    }
  });

  it('takes the employer from the job, and refuses whoever names another', async () => {
    const form = { employer_id: 'other' } as object;
    const answer = await hiring.upload<{ detail: { loc: string[] }[] }>(null, job.id, form);
    expect([answer.status, answer.body.detail[0]?.loc]).toEqual([422, ['body', 'employer_id']]);
  });

  it('tells an applicant nothing of the note', async () => {
    const { id, version } = await sent();
    const note = 'Not for her eyes';
    await hiring.ask('employer', 'POST', `/screenings/${id}/reject`, { version, reason: 'other', note });
    const { body } = await hiring.ask('applicant', 'GET', '/resumes?limit=100');
    expect(JSON.stringify(body)).not.toContain(note);
  });
});

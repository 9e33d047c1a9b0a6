import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, jobs } from '../../../server/db/schema.ts';
import { eraseDeletedJobs, findJob, openJob, removeJobsOf } from '../../../server/hiring/jobs.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { writeUserFields } from '../../../server/people/people.ts';
import { dayMs, type Hiring, jobBody, newJob, openHiring, post } from './support.ts';

type Job = Schemas['Job'];

let hiring: Hiring;
beforeAll(async () => {
  hiring = await openHiring();
});
afterAll(() => hiring.close());
beforeEach(async () => {
  await hiring.db.orm.delete(jobs);
});

const at = () => hiring.parts.clock();
const factsOf = async (id: string) =>
  (
    (await hiring.db.orm.execute(
      sql`select type from events where stream = ${`job/${id}`} order by seq`,
    )) as unknown as { rows: { type: string }[] }
  ).rows.map(({ type }) => type);

const board = async (query = '') =>
  (await hiring.ask<Schemas['OpenJobList']>(null, 'GET', `/public/jobs${query}`)).body;
const titles = async (query = '') => (await board(query)).items.map(({ title }) => title);

describe('a job', () => {
  it('is drafted, published, edited, closed, reopened and deleted', async () => {
    const draft = await post(hiring, 'employer', { open: false });
    expect(draft).toMatchObject({ status: 'draft', version: 1, opened_at: null, takes_applications: false });
    const act = async (verb: string, version: number) =>
      (await hiring.ask<Job>('employer', 'POST', `/jobs/${draft.id}/${verb}`, { version })).body;
    expect(await act('open', 1)).toMatchObject({ status: 'open', version: 2, takes_applications: true });
    const { body: edited } = await hiring.ask<Job>('employer', 'PUT', `/jobs/${draft.id}`, {
      version: 2,
      ...jobBody({ title: ' Senior technician ', salary_range: null }),
    });
    expect(edited).toMatchObject({ title: 'Senior technician', salary_range: null, version: 3 });
    expect(await act('close', 3)).toMatchObject({ status: 'closed', takes_applications: false });
    expect(await act('reopen', 4)).toMatchObject({ status: 'open', version: 5 });
    const gone = await hiring.ask('employer', 'DELETE', `/jobs/${draft.id}?version=5`);
    expect(gone.status).toBe(204);
    expect(await factsOf(draft.id)).toEqual([
      'JobDrafted',
      'JobOpened',
      'JobEdited',
      'JobClosed',
      'JobReopened',
      'JobDeleted',
    ]);
  });

  it('is made once, however often it is sent', async () => {
    const request = newJob();
    const [first, second] = await Promise.all(
      [1, 2].map(() => hiring.ask<Job>('employer', 'POST', '/jobs', request)),
    );
    expect(second!.body.id).toBe(first!.body.id);
    expect((await board()).total).toBe(1);
    const other = await hiring.ask('employer', 'POST', '/jobs', { ...request, title: 'Another' });
    expect(other.status).toBe(409);
  });

  it('[JOB5] is not changed by whoever saw an older version, also when two ask at once', async () => {
    const { id } = await post(hiring, 'employer');
    const change = (title: string) =>
      hiring.ask('employer', 'PUT', `/jobs/${id}`, { version: 2, ...jobBody({ title }) });
    const answers = await Promise.all([change('One name'), change('Another name')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await hiring.ask('employer', 'DELETE', `/jobs/${id}?version=2`)).status).toBe(409);
  });

  it('[JOB2] names the field that is wrong', async () => {
    const wrong: readonly (readonly [string, Partial<Schemas['NewJob']>])[] = [
      ['title', { title: '  ' }],
      ['company', { company: ' ' }],
      ['description', { description: 'Short.' }],
      ['required_skills', { required_skills: [' '] }],
      ['nice_to_have', { nice_to_have: Array.from({ length: 31 }, (_, i) => `skill ${i}`) }],
      ['salary_range', { salary_range: { min_cents: 2, max_cents: 1, currency: 'USD' } }],
      ['location', { location: '' }],
      ['country', { country: 'ZZ' }],
      ['contact_phone', { contact_phone: 'call me' }],
      ['valid_through', { valid_through: '2026-11-20' }],
      ['valid_through', { valid_through: '2026-02-30' }],
    ];
    for (const [field, changes] of wrong) {
      const { status, body } = await hiring.ask<{ detail: { loc: string[] }[] }>(
        'employer',
        'POST',
        '/jobs',
        newJob(changes),
      );
      expect([field, status, body.detail[0]?.loc]).toEqual([field, 422, ['body', field]]);
    }
    expect((await board()).total).toBe(0);
  });

  it.each([
    ['nothing', {}],
    ['an unknown property', { ...newJob(), employer: 'other' }],
    ['a status of one’s own', { ...newJob(), status: 'open' }],
    ['years as text', { ...newJob(), min_years: '2' }],
    ['half years', { ...newJob(), min_years: 1.5 }],
    ['another level', { ...newJob(), experience_level: 'Guru' }],
    ['a salary with gaps', { ...newJob(), salary_range: { min_cents: 1 } }],
    [
      'a currency in small letters',
      { ...newJob(), salary_range: { min_cents: 1, max_cents: 2, currency: 'usd' } },
    ],
    ['skills as text', { ...newJob(), required_skills: 'sewing' }],
    ['too many skills', { ...newJob(), required_skills: Array.from({ length: 61 }, () => 'x') }],
    ['no key', { ...newJob(), key: 'once' }],
    ['text that cannot be kept', { ...newJob(), title: 'Tech\0nician' }],
    ['half a letter', { ...newJob(), description: `${'x'.repeat(60)}\ud800` }],
    ['an endless description', { ...newJob(), description: 'x'.repeat(10_001) }],
  ])('cannot be made from %s', async (_, body) => {
    const { status } = await hiring.ask('employer', 'POST', '/jobs', body);
    expect(status).toBe(422);
    expect((await board()).total).toBe(0);
  });

  it('[JOB6] is on no board and takes no applications after its last day, until there is a later one', async () => {
    const { id } = await post(hiring, 'employer', { valid_through: '2026-11-22' });
    expect(await openJob(hiring.db.orm, id, at())).toMatchObject({ id, employer: 'employer' });
    const late = new Date('2026-11-23T00:00:00.000Z');
    expect(await openJob(hiring.db.orm, id, late)).toBeNull();
    await hiring.db.orm.execute(sql`update jobs set valid_through = '2026-11-20' where id = ${id}`);
    expect((await board()).total).toBe(0);
    expect((await hiring.ask(null, 'GET', `/public/jobs/${id}`)).status).toBe(404);
    expect((await hiring.ask<Job>('employer', 'GET', `/jobs/${id}`)).body).toMatchObject({
      status: 'open',
      takes_applications: false,
    });
    await hiring.ask('employer', 'PUT', `/jobs/${id}`, { version: 2, ...jobBody({ title: 'Still wanted' }) });
    expect(await titles()).toEqual(['Still wanted']);
  });

  it('[JOB8] is gone at once when it is deleted, and erased 30 days later', async () => {
    const { id } = await post(hiring, 'employer', { title: 'Short-lived' });
    const kept = await post(hiring, 'employer', { title: 'Kept' });
    await hiring.ask('employer', 'DELETE', `/jobs/${id}?version=2`);
    expect(await titles()).toEqual(['Kept']);
    expect(await findJob(hiring.db.orm, id)).toBeNull();
    const mine = await hiring.ask<Schemas['JobList']>('employer', 'GET', '/jobs');
    expect(mine.body.items.map((job) => job.id)).toEqual([kept.id]);
    for (const who of ['employer', 'admin']) {
      expect((await hiring.ask(who, 'GET', `/jobs/${id}`)).status).toBe(404);
      expect((await hiring.ask(who, 'POST', `/jobs/${id}/reopen`, { version: 3 })).status).toBe(404);
    }
    const after = (days: number) => ({
      ...hiring.parts,
      clock: () => new Date(at().getTime() + days * dayMs),
    });
    expect(await eraseDeletedJobs(after(29))).toBe(0);
    expect(await factsOf(id)).toHaveLength(3);
    expect(await eraseDeletedJobs(after(31))).toBe(1);
    expect(await factsOf(id)).toEqual([]);
    expect(await factsOf(kept.id)).toHaveLength(2);
  });

  it('goes with its employer’s account', async () => {
    const { id } = await post(hiring, 'other');
    const mine = await post(hiring, 'employer');
    await removeJobsOf(hiring.db.orm, 'other');
    expect([await factsOf(id), (await factsOf(mine.id)).length]).toEqual([[], 2]);
  });
});

describe('the name of another business', () => {
  const company = 'Conti Leather Care';
  const draft = (who: string) => post(hiring, who, { company, open: false });
  const publish = async (who: string, { id, version }: Job) =>
    (await hiring.ask(who, 'POST', `/jobs/${id}/open`, { version })).status;

  it('[JOB11] is nobody’s to publish under, and a second account’s of the firm once an admin publishes', async () => {
    await post(hiring, 'employer', { company });
    const second = await draft('other');
    expect(await publish('other', second)).toBe(422);
    expect(await publish('admin', second)).toBe(200);
    expect(await factsOf(second.id)).toEqual(['JobDrafted', 'JobOpened']);
    // From then on they may use it as well, and it no longer blocks the first one.
    expect(await publish('other', await draft('other'))).toBe(200);
    expect(await publish('employer', await draft('employer'))).toBe(200);
    expect(await publish('merchant', await draft('merchant'))).toBe(422);
  });

  it('[JOB11] may be the product’s, a company in the profile of somebody verified, or in the directory', async () => {
    const product = await post(hiring, 'other', { company: 'P a t i n a', open: false });
    expect(await publish('other', product)).toBe(422);
    const theirs = await post(hiring, 'other', { company: 'STEIN & sons', open: false });
    await writeUserFields(hiring.db.orm, 'merchant', { companyName: 'Stein & Sons' });
    await hiring.db.orm.update(accounts).set({ emailVerified: false }).where(eq(accounts.uid, 'merchant'));
    const { version } = theirs;
    expect(await publish('other', theirs)).toBe(200);
    await hiring.ask('other', 'DELETE', `/jobs/${theirs.id}?version=${version + 1}`);
    await hiring.db.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, 'merchant'));
    const again = await post(hiring, 'other', { company: 'Stein & Sons', open: false });
    expect(await publish('other', again)).toBe(422);
    await writeUserFields(hiring.db.orm, 'merchant', { companyName: '' });
  });

  it('[JOB11] is not had by writing it into a job that was open before and is closed', async () => {
    await post(hiring, 'employer', { company });
    const mine = await post(hiring, 'merchant', { company: 'Weston Works' });
    const closed = await hiring.ask<Job>('merchant', 'POST', `/jobs/${mine.id}/close`, {
      version: mine.version,
    });
    const renamed = (name: string, version: number) =>
      hiring.ask('merchant', 'PUT', `/jobs/${mine.id}`, {
        ...jobBody({ company: name }),
        version,
      });
    const { version } = closed.body;
    expect(await renamed(company, version)).toMatchObject({ status: 422 });
    expect(await publish('merchant', await draft('merchant'))).toBe(422);
    expect(await renamed('Weston and Daughters', version)).toMatchObject({ status: 200 });
  });

  it('[JOB10] is not asked before the address is confirmed', async () => {
    await hiring.db.orm.update(accounts).set({ emailVerified: false }).where(eq(accounts.uid, 'other'));
    const own = await post(hiring, 'other', { open: false });
    const { status, body } = await hiring.ask('other', 'POST', `/jobs/${own.id}/open`, { version: 1 });
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Confirm')]);
    await hiring.db.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, 'other'));
    expect(await publish('other', own)).toBe(200);
  });
});

describe('the board', () => {
  it('shows what is open, whoever asks, and no draft, closed or expired job', async () => {
    await post(hiring, 'employer', { title: 'Open one' });
    await post(hiring, 'employer', { title: 'Secret draft', open: false });
    const closed = await post(hiring, 'other', { title: 'Secret closed' });
    await hiring.ask('other', 'POST', `/jobs/${closed.id}/close`, { version: 2 });
    const expired = await post(hiring, 'other', { title: 'Secret expired' });
    await hiring.db.orm.execute(sql`update jobs set valid_through = '2026-11-20' where id = ${expired.id}`);
    for (const who of [null, 'other', 'employer', 'admin']) {
      for (const query of ['', '?search=one', '?search=secret', '?limit=100&sort=title']) {
        const { body } = await hiring.ask<Schemas['OpenJobList']>(who, 'GET', `/public/jobs${query}`);
        expect(JSON.stringify(body)).not.toContain('Secret');
        expect(body.total).toBe(query.includes('secret') ? 0 : 1);
      }
    }
    const { body: others } = await hiring.ask<Schemas['JobList']>('merchant', 'GET', '/jobs');
    expect(others).toEqual({ items: [], total: 0 });
  });

  it('tells nothing of a job but what is for everybody', async () => {
    const { id } = await post(hiring, 'employer');
    const { body } = await hiring.ask(null, 'GET', `/public/jobs/${id}`);
    const { key: _, open: __, ...said } = newJob();
    expect(body).toEqual({
      ...{ ...said, id, employer_id: 'employer' },
      posted_at: expect.any(String),
      erased_after_months: null,
    });
  });

  it('is searched, filtered, sorted and cut into pages', async () => {
    const euros = { min_cents: 3_000_000, max_cents: 3_600_000, currency: 'EUR' };
    await post(hiring, 'employer', {
      title: 'Bag restorer',
      experience_level: 'Senior',
      valid_through: '2026-12-01',
    });
    await post(hiring, 'employer', {
      title: 'Carpet washer',
      experience_level: 'Junior',
      location: 'Milan',
      country: 'IT',
      salary_range: euros,
      valid_through: '2026-11-30',
    });
    await post(hiring, 'other', {
      title: 'Customer care',
      company: 'Fabric & Friends 100%',
      remote: true,
      location: '',
      country: 'IT',
      required_skills: ['Italian'],
      salary_range: null,
    });
    expect(await titles()).toEqual(['Customer care', 'Carpet washer', 'Bag restorer']);
    expect(await titles('?sort=title')).toEqual(['Bag restorer', 'Carpet washer', 'Customer care']);
    expect(await titles('?sort=valid_through')).toEqual(['Carpet washer', 'Bag restorer', 'Customer care']);
    expect(await titles('?search=RESTORER+bag')).toEqual(['Bag restorer']);
    expect(await titles('?search=italian')).toEqual(['Customer care']);
    expect(await titles(`?search=${encodeURIComponent('100%')}`)).toEqual(['Customer care']);
    expect(await titles('?level=Junior')).toEqual(['Carpet washer']);
    expect(await titles('?remote=true')).toEqual(['Customer care']);
    expect(await titles('?remote=false&sort=title')).toEqual(['Bag restorer', 'Carpet washer']);
    expect(await titles('?location=italy&sort=title')).toEqual(['Carpet washer', 'Customer care']);
    expect(await titles('?location=milan')).toEqual(['Carpet washer']);
    expect(await titles('?min_salary_cents=5000000')).toEqual(['Bag restorer']);
    expect(await titles('?min_salary_cents=5400001')).toEqual([]);
    expect(await titles('?min_salary_cents=3600000&currency=EUR')).toEqual(['Carpet washer']);
    expect(await titles('?sort=title&skip=1&limit=1')).toEqual(['Carpet washer']);
    expect((await board('?limit=1')).total).toBe(3);
  });

  it.each([
    'limit=0',
    'limit=101',
    'skip=-1',
    'sort=salary',
    'level=Guru',
    'remote=perhaps',
    'min_salary_cents=0',
    'min_salary_cents=x',
    'currency=dollar',
    'status=draft',
    'search=%00',
  ])('refuses to be asked for %s', async (query) => {
    expect((await hiring.ask(null, 'GET', `/public/jobs?${query}`)).status).toBe(422);
  });

  it('answers for an id of any kind', async () => {
    for (const id of ['x', '..%2f..', "'%20or%201=1", 'a'.repeat(64)]) {
      expect((await hiring.ask(null, 'GET', `/public/jobs/${id}`)).status).toBe(404);
    }
    expect((await hiring.ask(null, 'GET', `/public/jobs/${'a'.repeat(65)}`)).status).toBe(422);
  });
});

describe('one’s own jobs', () => {
  it('are searched, filtered by status and sorted', async () => {
    await post(hiring, 'employer', { title: 'Bag restorer' });
    await post(hiring, 'employer', { title: 'Apprentice', open: false, valid_through: '' });
    const mine = async (query: string) =>
      (await hiring.ask<Schemas['JobList']>('employer', 'GET', `/jobs?${query}`)).body.items.map(
        ({ title }) => title,
      );
    expect(await mine('')).toEqual(['Apprentice', 'Bag restorer']);
    expect(await mine('sort=created_at')).toEqual(['Bag restorer', 'Apprentice']);
    expect(await mine('sort=-title')).toEqual(['Bag restorer', 'Apprentice']);
    expect(await mine('status=draft')).toEqual(['Apprentice']);
    expect(await mine('search=RESTORER')).toEqual(['Bag restorer']);
  });
});

describe('whoever writes jobs without end', () => {
  it('is slowed down, and nobody else', async () => {
    const limited = await openHiring({}, { jobByEmployer: { burst: 2, refillSeconds: 600 } });
    try {
      const write = async (who: string) =>
        (await limited.ask(who, 'POST', '/jobs', newJob({ company: `Workshop of ${who}` }))).status;
      expect([await write('employer'), await write('employer'), await write('employer')]).toEqual([
        201, 201, 429,
      ]);
      expect(await write('other')).toBe(201);
      limited.pass(600_000);
      expect(await write('employer')).toBe(201);
    } finally {
      await limited.close();
    }
  });
});

describe('with a hosted project', () => {
  it('says that hiring is not here', async () => {
    const hosted = await openHiring({ FIREBASE_CONFIG: JSON.stringify({ projectId: 'p', apiKey: 'k' }) });
    try {
      expect((await hosted.ask(null, 'GET', '/public/jobs')).status).toBe(501);
      expect((await hosted.ask('employer', 'GET', '/jobs')).status).toBe(501);
      expect((await hosted.ask(null, 'GET', '/jobs')).status).toBe(401);
    } finally {
      await hosted.close();
    }
  });
});

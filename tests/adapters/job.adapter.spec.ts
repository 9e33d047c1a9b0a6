import { describe, expect, it } from 'vitest';
import { hiringPorts } from '../../src/adapters/hiring.ts';
import { hiringClient } from '../../src/adapters/hiring-client.ts';
import { jobsPort } from '../../src/adapters/job.adapter.ts';
import { sampleJob } from '../events/job/samples.ts';

const wire = {
  title: 'Leather technician',
  company: 'Conti Leather Care',
  description: 'You clean, mend and recolour bags and jackets at the bench.\n\nYou talk to customers.',
  required_skills: ['Leather cleaning', 'Colour matching'],
  nice_to_have: ['Sewing'],
  experience_level: 'Mid',
  min_years: 2,
  degree_required: false,
  salary_range: { min_cents: 4_200_000, max_cents: 5_400_000, currency: 'USD' },
  location: 'Oakland, CA',
  country: 'US',
  remote: false,
  contact_phone: '+14155550134',
  valid_through: '2026-02-28',
};
const owned = {
  ...wire,
  rubric: 'v2',
  id: 'j1',
  version: 2,
  status: 'open',
  takes_applications: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  opened_at: '2026-01-02T00:00:00.000Z',
};

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  readonly body: unknown;
}

function given(status: number, answer: unknown) {
  const sent: Sent[] = [];
  const fetch = async (request: Request) => {
    const text = await request.text();
    sent.push({
      method: request.method,
      url: request.url.replace('http://x', ''),
      token: request.headers.get('authorization'),
      body: text === '' ? null : JSON.parse(text),
    });
    return new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  const client = (token: string | null) =>
    hiringClient({ baseUrl: 'http://x/api/py', token: async () => token, fetch });
  return { sent, port: jobsPort({ hiring: client('t'), anybody: client(null) }) };
}

describe('jobs over the second contract', () => {
  it('are written in its names, and read in ours', async () => {
    const { sent, port } = given(201, owned);
    const made = await port.create({ ...sampleJob(), rubric: 'v2' }, { key: 'k', open: true });
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/py/jobs',
        token: 'Bearer t',
        body: { ...wire, rubric: 'v2', key: 'k', open: true },
      },
    ]);
    expect(made).toEqual({
      ...sampleJob(),
      rubric: 'v2',
      id: 'j1',
      version: 2,
      status: 'open',
      takesApplications: true,
      createdAt: owned.created_at,
      openedAt: owned.opened_at,
    });
  });

  it('are asked for page by page, the board as nobody', async () => {
    const { sent, port } = given(200, { items: [], total: 0 });
    const paged = { search: 'a b', page: 3, pageSize: 20 };
    await port.mine({ ...paged, status: 'draft', sort: '-validThrough' });
    await port.board({
      ...paged,
      level: 'Mid',
      remote: false,
      location: 'oslo',
      minSalary: { cents: 5, currency: 'NOK' },
      sort: '-postedAt',
    });
    await port.board({ ...paged, level: null, remote: null, location: '', minSalary: null, sort: 'title' });
    expect(
      sent.map(({ url, token }) => [Object.fromEntries(new URL(url, 'http://x').searchParams), token]),
    ).toEqual([
      [{ search: 'a b', skip: '40', limit: '20', status: 'draft', sort: '-valid_through' }, 'Bearer t'],
      [
        {
          search: 'a b',
          skip: '40',
          limit: '20',
          level: 'Mid',
          remote: 'false',
          location: 'oslo',
          min_salary_cents: '5',
          currency: 'NOK',
          sort: '-posted_at',
        },
        null,
      ],
      [{ search: 'a b', skip: '40', limit: '20', location: '', sort: 'title' }, null],
    ]);
  });

  it('are changed at a version', async () => {
    const { sent, port } = given(200, owned);
    await port.save('j1', 4, { ...sampleJob(), rubric: 'v1' });
    await port.close('j1', 5);
    const gone = given(204, null);
    await gone.port.remove('j1', 6);
    expect([...sent, ...gone.sent].map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', '/api/py/jobs/j1', { ...wire, rubric: 'v1', version: 4 }],
      ['POST', '/api/py/jobs/j1/close', { version: 5 }],
      ['DELETE', '/api/py/jobs/j1?version=6', null],
    ]);
  });

  it('are null when they are not there, or cannot be', async () => {
    for (const status of [404, 422]) {
      const { port } = given(status, { detail: 'No' });
      expect([await port.loadOwn('x'), await port.loadOpen('x')]).toEqual([null, null]);
    }
    const { port } = given(503, { detail: 'Later' });
    await expect(port.loadOpen('x')).rejects.toMatchObject({ status: 503 });
  });

  it('tell the field that is wrong in our names', async () => {
    const detail = [{ type: 'value_error', loc: ['body', 'valid_through'], msg: 'Choose a day.' }];
    const { port } = given(422, { detail });
    await expect(port.save('j1', 1, { ...sampleJob(), rubric: 'v1' })).rejects.toMatchObject({
      field: 'validThrough',
      message: 'Choose a day.',
    });
    const refused = given(409, { detail: 'This job has changed meanwhile.' });
    await expect(refused.port.close('j1', 1)).rejects.toMatchObject({
      message: 'This job has changed meanwhile.',
    });
  });

  it('come with the other ports of hiring', () => {
    const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    expect(
      Object.keys(hiringPorts({ token: async () => null, uid: () => null, storage, zone: () => 'UTC' })),
    ).toContain('jobs');
  });
});

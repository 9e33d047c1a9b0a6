import { afterEach, describe, expect, it, vi } from 'vitest';
import { hiringClient } from '../../src/adapters/hiring-client.ts';
import { screeningNews, screeningsPort } from '../../src/adapters/screening.adapter.ts';
import { Refused } from '../../src/events/log/decider.ts';
import type { ScreeningChange } from '../../src/events/screening/employer-changes.ts';
import { sampleScreening } from '../../src/machines/paths/sample-screening.ts';

const baseUrl = 'http://x/api/py';
const { mustHaves, receivedAt, scoredAt, blind: _, ...rest } = sampleScreening;
const wire = { ...rest, must_haves: mustHaves, total: 35, received_at: receivedAt, scored_at: scoredAt };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

type Answer = readonly [status: number, body: unknown];

/** A server that gives these answers in order and repeats the last one; status 0: no network. */
function given(...answers: readonly Answer[]) {
  const asked: Asked[] = [];
  const fetch = async (request: Request) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)]!;
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const path = (pathname + search).replace('/api/py', '');
    asked.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) });
    if (status === 0) throw new TypeError('fetch failed');
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };
  const token = async () => 't';
  const hiring = hiringClient({ baseUrl, token, fetch });
  return { asked, port: screeningsPort({ hiring, patient: hiring, baseUrl, token }) };
}

const look = { id: 'r1', blind: false, change: null, seen: 4 };
const shortlist: ScreeningChange = { type: 'ShortlistResume', reason: 'skills', note: 'Good' };

afterEach(() => vi.unstubAllGlobals());

describe('a screening', () => {
  it('is read in our names, blind when it is asked so', async () => {
    const { asked, port } = given([200, wire]);
    expect(await port.execute(look)).toEqual({ screening: sampleScreening, refused: null });
    const blind = await port.execute({ ...look, blind: true });
    expect(blind.screening).toEqual({ ...sampleScreening, blind: true });
    expect(asked.map(({ path }) => path)).toEqual([
      '/screenings/r1?blind=false',
      '/screenings/r1?blind=true',
    ]);
  });

  it.each<readonly [ScreeningChange, string, object]>([
    [shortlist, 'shortlist', { version: 4, reason: 'skills', note: 'Good' }],
    [
      { type: 'RejectResume', reason: 'location', note: '' },
      'reject',
      { version: 4, reason: 'location', note: '' },
    ],
    [{ type: 'TakeDecisionBack' }, 'take-back', { version: 4 }],
    [{ type: 'RetryScreening' }, 'retry', { version: 4 }],
    [{ type: 'RescoreResume' }, 'rescore', { version: 4 }],
  ])('is changed at the version that was seen: %o', async (change, operation, body) => {
    const { asked, port } = given([200, { ...wire, version: 5 }]);
    const { screening, refused } = await port.execute({ ...look, blind: true, change });
    expect(asked).toEqual([{ method: 'POST', path: `/screenings/r1/${operation}?blind=true`, body }]);
    expect([screening?.version, refused]).toEqual([5, null]);
  });

  it.each<Answer>([
    [409, { reason: 'already-rejected', message: 'It was rejected already.' }],
    [403, { reason: 'not-allowed', message: 'Only the employer can do this.' }],
    [422, { detail: [{ type: 'bad-note', loc: ['body', 'note'], msg: 'Say why.' }] }],
  ])('is looked at after a change that was refused with %i', async (status, body) => {
    const { asked, port } = given([status, body], [200, { ...wire, version: 9 }]);
    const { screening, refused } = await port.execute({ ...look, change: shortlist });
    expect(screening?.version).toBe(9);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused?.reason).toMatch(/^(already-rejected|not-allowed|bad-note)$/);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('is decided on with many others, and each outcome is told apart', async () => {
    const gone = { id: 'r3', version: null, status: null, total: null };
    const late = { reason: 'changed-meanwhile', message: 'Look again first.' };
    const items = [
      { id: 'r1', version: 5, status: 'rejected', total: 35, refused: null },
      { id: 'r2', version: 9, status: 'shortlisted', total: 60, refused: late },
      { ...gone, refused: { reason: 'not-found', message: 'There is none.' } },
    ];
    const { asked, port } = given([200, { items }]);
    const seen = [
      { id: 'r1', version: 4 },
      { id: 'r2', version: 4 },
      { id: 'r3', version: 1 },
    ];
    const change = { type: 'RejectResume', reason: 'other', note: 'Too far' } as const;
    const [done, refused, missing] = await port.decide(change, seen);
    expect(done).toEqual({
      id: 'r1',
      moved: { id: 'r1', version: 5, status: 'rejected', total: 35 },
      refused: null,
    });
    expect([refused?.moved?.version, refused?.refused]).toEqual([
      9,
      new Refused('changed-meanwhile', late.message),
    ]);
    expect([missing?.moved, missing?.refused?.reason]).toEqual([null, 'not-found']);
    await port.decide({ type: 'UndoDecision' }, [{ id: 'r1', version: 5 }]);
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/screenings/decisions', { decision: 'reject', reason: 'other', note: 'Too far', resumes: seen }],
      [
        '/screenings/decisions',
        { decision: 'undo', reason: '', note: '', resumes: [{ id: 'r1', version: 5 }] },
      ],
    ]);
  });

  it('is none where there is none, or it cannot be', async () => {
    for (const status of [404, 422]) {
      const { port } = given([status, { detail: 'No' }]);
      expect(await port.execute(look)).toEqual({ screening: null, refused: null });
    }
  });

  it.each([
    [0, 'offline'],
    [401, 'http-401'],
    [500, 'http-500'],
    [503, 'http-503'],
  ])('fails when the server answers %i, with the change and without', async (status, reason) => {
    const { port } = given([status, {}]);
    await expect(port.execute(look)).rejects.toMatchObject({ reason, status });
    await expect(port.execute({ ...look, change: shortlist })).rejects.toMatchObject({ reason, status });
  });

  it('that is gone when a change comes fails, since nobody knows whether it happened', async () => {
    const { port } = given([404, { reason: 'not-found', message: 'There is no such résumé.' }]);
    await expect(port.execute({ ...look, change: shortlist })).rejects.toMatchObject({ status: 404 });
  });
});

describe('scoring all of a job again', () => {
  const path = '/jobs/j1/rescore';

  it('asks until nothing is left, and says how many there were', async () => {
    const { asked, port } = given([200, { asked: 200, left: 31 }], [200, { asked: 31, left: 0 }]);
    expect(await port.rescoreJob('j1')).toBe(231);
    expect(asked).toEqual([
      { method: 'POST', path, body: null },
      { method: 'POST', path, body: null },
    ]);
  });

  it('ends when the server takes none of what is left', async () => {
    const { asked, port } = given([200, { asked: 0, left: 31 }]);
    expect([await port.rescoreJob('j1'), asked.length]).toEqual([0, 1]);
  });

  it('fails when the server does, and so does looking for such jobs', async () => {
    const { port } = given([503, {}]);
    await expect(port.rescoreJob('j1')).rejects.toMatchObject({ status: 503 });
    await expect(port.outdated()).rejects.toMatchObject({ status: 503 });
  });

  it('is for the jobs that the server names', async () => {
    const items = [{ job: { id: 'j1', title: 'Cleaner' }, count: 2, since: receivedAt }];
    const { asked, port } = given([200, { items }]);
    expect(await port.outdated()).toEqual(items);
    expect(asked[0]?.path).toBe('/screenings/outdated');
  });
});

describe('lists of screenings', () => {
  const row = { ...wire, job: { id: 'j1', title: 'Cleaner' } };
  const everything = {
    search: '',
    jobId: null,
    status: null,
    minScore: null,
    blind: false,
    sort: '-receivedAt',
    page: 1,
    pageSize: 20,
  } as const;

  it('[SCREENING34] brings chosen résumés in their order, a hundred at a time', async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `r${i}`);
    const { asked, port } = given(
      [
        200,
        {
          items: [
            { ...row, id: 'r7' },
            { ...row, id: 'r3' },
          ],
          total: 2,
        },
      ],
      [200, { items: [{ ...row, id: 'r100' }], total: 1 }],
    );
    const found = await port.chosen(ids, true);
    expect(found.map(({ id }) => id)).toEqual(['r3', 'r7', 'r100']);
    const sent = asked.map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams));
    expect(sent).toEqual([
      { ids: ids.slice(0, 100).join(','), blind: 'true', limit: '100' },
      { ids: 'r100', blind: 'true', limit: '100' },
    ]);
    expect(await port.chosen([], false)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('[SCREENING36] tries out and saves for how long closed applications are kept', async () => {
    const { asked, port } = given([200, { version: 2, months: 12, erases_now: 4 }]);
    expect(await port.retentionRule(null)).toEqual({ version: 2, months: 12, erasesNow: 4 });
    await port.retentionRule(6);
    await port.saveRetentionRule(2, 6, 4);
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/retention-rule', null],
      ['GET', '/retention-rule?months=6', null],
      ['PUT', '/retention-rule', { version: 2, months: 6, confirmed: 4 }],
    ]);
  });

  it('[SCREENING35] brings for files what applicants corrected', async () => {
    const corrections = [{ of: 'years', paper: ['6'], said: ['4'] }];
    const { asked, port } = given([200, { items: [{ ...row, id: 'r1', corrections }], total: 1 }]);
    expect(await port.chosenWithCorrections(['r1'], false)).toMatchObject([{ id: 'r1', corrections }]);
    expect(asked[0]?.path).toMatch(/[?&]corrections=true/);
  });

  it('ask only for what was chosen', async () => {
    const { asked, port } = given([200, { items: [row], total: 7 }]);
    const found = await port.list(everything);
    await port.list({
      ...everything,
      search: 'a b',
      jobId: 'j1',
      status: 'screened',
      minScore: 40,
      blind: true,
      sort: '-total',
      page: 3,
      pageSize: 500,
    });
    expect(asked.map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams))).toEqual([
      { search: '', blind: 'false', sort: '-received_at', skip: '0', limit: '20' },
      {
        search: 'a b',
        blind: 'true',
        sort: '-total',
        skip: '1000',
        limit: '100',
        job_id: 'j1',
        status: 'screened',
        min_score: '40',
      },
    ]);
    expect(found).toEqual({
      items: [
        {
          id: 'r1',
          version: 4,
          status: 'screened',
          job: { id: 'j1', title: 'Cleaner' },
          name: 'secret name',
          email: 'secret@example.com',
          total: 35,
          outdated: true,
          group: 'secret group',
          receivedAt,
        },
      ],
      total: 7,
    });
  });

  it("of one's own say what became of each", async () => {
    const own = {
      id: 'r1',
      job: { id: 'j1', title: 'Cleaner' },
      company: 'Conti',
      kind: 'pdf',
      status: 'screened',
      total: 35,
      failure: null,
      points: [{ of: 'years', label: '3 years', points: 30 }],
      received_at: receivedAt,
      updated_at: receivedAt,
      has_file: true,
    };
    const { asked, port } = given([200, { items: [own], total: 1 }]);
    const { received_at: _received, updated_at: _updated, has_file: _file, ...same } = own;
    expect(await port.mine({ page: 2, pageSize: 10 })).toEqual({
      items: [{ ...same, receivedAt, hasFile: true }],
      total: 1,
    });
    expect(asked[0]?.path).toBe('/resumes?skip=10&limit=10');
  });

  it('of groups, and what is entered there', async () => {
    const groups = [{ group: 'north', applicants: 5, selected: 1, rate: 0.2, ratio: 1, verdict: 'fair' }];
    const { asked, port } = given([200, { groups }]);
    expect(await port.impact('j1')).toEqual(groups);
    await port.setGroup('r1', 'north');
    expect(asked).toEqual([
      { method: 'GET', path: '/jobs/j1/impact', body: null },
      { method: 'PUT', path: '/screenings/r1/group', body: { group: 'north' } },
    ]);
  });
});

describe('a résumé', () => {
  it('is erased by its owner, and by its receipt', async () => {
    const { asked, port } = given([204, null]);
    await port.erase('r1');
    await port.eraseByReceipt('receipt 1');
    expect(asked).toEqual([
      { method: 'DELETE', path: '/resumes/r1', body: null },
      { method: 'POST', path: '/resumes/erase', body: { receipt: 'receipt 1' } },
    ]);
  });

  it('is followed and withdrawn by its receipt or id, and none is null', async () => {
    const application = {
      id: 'r1',
      job: { id: 'j1', title: 'Cleaner' },
      company: 'Conti',
      status: 'screened',
      failure: null,
      reading: [{ of: 'name', paper: ['Petra'], said: null }],
      score: null,
      text: 'Petra',
      history: [],
    };
    const { asked, port } = given([200, { ...application, received_at: receivedAt, correction_version: 2 }]);
    const shown = { ...application, receivedAt, correctionVersion: 2 };
    expect([await port.application('receipt 1'), await port.withdraw('r1')]).toEqual([shown, shown]);
    await port.correct('r1', 2, [{ of: 'years', values: ['8'] }]);
    expect(asked).toEqual([
      { method: 'POST', path: '/applications/lookup', body: { application: 'receipt 1' } },
      { method: 'POST', path: '/applications/withdraw', body: { application: 'r1' } },
      {
        method: 'POST',
        path: '/applications/correct',
        body: { application: 'r1', version: 2, corrections: [{ of: 'years', values: ['8'] }] },
      },
    ]);
    const none = given([404, { detail: 'There is none.' }]);
    expect(await none.port.application('r2')).toBeNull();
  });

  it('is downloaded byte for byte', async () => {
    const token = async () => null;
    const fetch = async () => new Response(new Uint8Array([37, 80, 0, 255]), { status: 200 });
    const hiring = hiringClient({ baseUrl, token, fetch });
    const port = screeningsPort({ hiring, patient: hiring, baseUrl, token });
    const file = await port.download('r1', false);
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([37, 80, 0, 255]);
  });

  const form = { name: 'Petra', email: 'p@example.com', phone: '+14155550199', consent: true };
  const file = new File(['Petra'], 'cv.txt', { type: 'text/plain' });

  /** Fake of the browser's own upload: what it sent, and how it ends. */
  function uploads(status: number | 'cut', answer: unknown = {}) {
    const sent: { method: string; url: string; token: string | undefined; body: Blob }[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        readonly upload: { onprogress?: (part: object) => void } = {};
        onload?: () => void;
        onerror?: () => void;
        status = 0;
        responseText = JSON.stringify(answer);
        #method = '';
        #url = '';
        readonly #headers: Record<string, string> = {};
        open(method: string, url: string) {
          [this.#method, this.#url] = [method, url];
        }
        setRequestHeader(name: string, value: string) {
          this.#headers[name] = value;
        }
        getResponseHeader = () => 'application/json';
        abort() {}
        send(body: Blob) {
          sent.push({ method: this.#method, url: this.#url, token: this.#headers.authorization, body });
          this.upload.onprogress?.({ loaded: 5, total: 10 });
          if (status === 'cut') return this.onerror?.();
          this.upload.onprogress?.({ loaded: 10, total: 10 });
          this.status = status;
          this.onload?.();
        }
      },
    );
    return sent;
  }

  it('is sent as a form, and says how far it is', async () => {
    const job = { id: 'j1', title: 'Cleaner' };
    const sent = uploads(201, { id: 'r1', job, received_at: receivedAt, status: 'received', receipt: 'q' });
    const parts: number[] = [];
    const { port } = given([500, {}]);
    expect(await port.apply('j1', form, file, (part) => parts.push(part))).toEqual({
      id: 'r1',
      jobTitle: 'Cleaner',
      receipt: 'q',
    });
    const [{ method, url, token, body } = sent[0]!] = sent;
    expect([method, url, token, parts]).toEqual(['POST', `${baseUrl}/jobs/j1/resumes`, 'Bearer t', [0.5, 1]]);
    const text = await body.text();
    expect([...text.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      ...Object.keys(form),
      'file',
    ]);
    expect(text).toContain('filename="cv.txt"');
  });

  it.each<readonly [number | 'cut', unknown, object]>([
    ['cut', null, { reason: 'offline' }],
    [413, {}, { status: 413, message: 'This is too large.' }],
    [429, {}, { status: 429, message: 'That was too often. Wait a minute and try again.' }],
    [500, {}, { status: 500 }],
    [
      503,
      { detail: 'Nothing is wrong with yours: wait a moment and send it again.' },
      { status: 503, message: 'Nothing is wrong with yours: wait a moment and send it again.' },
    ],
    [
      422,
      { detail: [{ type: 'damaged', loc: ['body', 'file'], msg: 'This file is damaged.' }] },
      { field: 'file', message: 'This file is damaged.' },
    ],
  ])('that ends with %s says why', async (status, answer, problem) => {
    uploads(status, answer);
    const { port } = given([500, {}]);
    await expect(port.apply('j1', form, file, () => undefined)).rejects.toMatchObject(problem);
  });
});

it('news of screenings say which has moved, or that all should be looked at', async () => {
  const moved = { id: 'r1', job_id: 'j1', version: 5, status: 'screened', total: 35 };
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(`event: again\ndata: {}\n\ndata: ${JSON.stringify(moved)}\n\n`);
  });
  const reported: unknown[] = [];
  const stop = screeningNews({ baseUrl, token: async () => 't' })((news) => reported.push(news));
  await expect.poll(() => reported).toEqual([null, moved]);
  stop();
  expect(asked).toEqual([`${baseUrl}/screenings/progress`]);
});

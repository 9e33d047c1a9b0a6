/** Many résumés that an employer adds at once, and the outcome for each file. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { type Hiring, newKey, openHiring, post, resumeText } from './support.ts';
import { zipOf } from './zip-files.ts';

let hiring: Hiring;
let job: Schemas['Job'];
beforeAll(async () => {
  hiring = await openHiring();
  job = await post(hiring, 'employer');
});
afterAll(() => hiring.close());

const resumeOf = (name: string, email: string) =>
  Buffer.from(resumeText(name).replace('petra.quill@example.com', email));

const list = async (batch: string, query = '') =>
  (await hiring.ask<Schemas['AddedResumes']>('employer', 'GET', `/added-resumes/${batch}${query}`)).body
    .items;

const finished = (batch: string) =>
  vi.waitUntil(
    async () => {
      const items = await list(batch);
      return items.every(({ status }) => status === 'screened' || status === 'failed') ? items : null;
    },
    { timeout: 20_000 },
  );

it('[SCREENING16] takes name and score from the paper, and shows them blind without whose it is', async () => {
  const file = resumeOf('Nora Lind', 'nora.lind@example.com');
  const { batch, body } = await hiring.add('employer', job.id, { file, name: 'nora-lind.txt' });
  expect(body.items).toMatchObject([{ file_name: 'nora-lind.txt', outcome: 'received', reason: null }]);
  const [added] = await finished(batch);
  expect(added).toMatchObject({ status: 'screened', name: 'Nora Lind', total: 60, same_person: null });
  expect(JSON.stringify(await list(batch, '?blind=true'))).not.toMatch(/nora|lind/i);
  const { body: shown } = await hiring.ask<Schemas['Screening']>(
    'employer',
    'GET',
    `/screenings/${added!.id}`,
  );
  expect(shown).toMatchObject({ name: 'Nora Lind', email: 'nora.lind@example.com', added: true });
});

it('[SCREENING17] names the same file and the same person, and takes what is sent again for sent', async () => {
  const applied = await hiring.upload('other', job.id, {
    name: 'Ola Berg',
    email: 'ola.berg@example.com',
    file: resumeOf('Ola Berg', 'ola.berg@example.com'),
  });
  const batch = newKey();
  const again = resumeOf('Ola Berg', 'Ola.Berg@example.com');
  const first = await hiring.add('employer', job.id, { file: again, name: 'ola.txt', batch });
  const second = await hiring.add('employer', job.id, { file: again, name: 'ola.txt', batch });
  const copy = await hiring.add('employer', job.id, { file: again, name: 'ola (1).txt', batch });
  expect(second.body).toEqual(first.body);
  const { id } = first.body.items[0]!;
  expect(copy.body.items).toEqual([{ file_name: 'ola (1).txt', outcome: 'duplicate', id, reason: null }]);
  const items = await finished(batch);
  expect(items).toMatchObject([{ id, same_person: { id: applied.body.id, name: 'Ola Berg' } }]);
});

it('[SCREENING39] takes a file that is added many times at once for added once', async () => {
  const batch = newKey();
  const file = resumeOf('Una Holt', 'una.holt@example.com');
  const send = () => hiring.add('employer', job.id, { file, name: 'una.txt', batch });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const ids = new Set(answers.map(({ body }) => body.items[0]?.id));
  expect([ids.size, (await list(batch)).length]).toEqual([1, 1]);
  expect(answers.map(({ body }) => body.items[0]?.outcome)).toEqual(answers.map(() => 'received'));
});

it('[SCREENING17] opens a zip file, and refuses of it what is no résumé', async () => {
  const parts = {
    'people/': Buffer.alloc(0),
    'people/ida.txt': resumeOf('Ida Moor', 'ida.moor@example.com'),
    '__MACOSX/people/._ida.txt': Buffer.from('x'),
    'people/.DS_Store': Buffer.from('x'),
    'people/logo.svg': Buffer.from('<svg></svg>'),
    'people/nothing.txt': Buffer.alloc(0),
    'people/broken.pdf': Buffer.from('%PDF-1.4 and no more'),
  };
  const file = zipOf(Object.entries(parts).map(([name, content]) => ({ name, content })));
  const { status, body, batch } = await hiring.add('employer', job.id, { file, name: 'people.zip' });
  expect(status).toBe(200);
  expect(body.items.map(({ file_name: name, outcome }) => [name, outcome])).toEqual([
    ['ida.txt', 'received'],
    ['logo.svg', 'refused'],
    ['nothing.txt', 'refused'],
    ['broken.pdf', 'received'],
  ]);
  expect(await finished(batch)).toMatchObject([
    { file_name: 'ida.txt', status: 'screened', name: 'Ida Moor' },
    { file_name: 'broken.pdf', status: 'failed', failure: 'damaged' },
  ]);
});

it('[SCREENING17] names the files of a zip file by what can be seen of their names', async () => {
  const names = ['cv\u202Efdp.txt', 'a\u0007b.txt', '\u2800', `${'n'.repeat(400)}.txt`];
  const parts = names.map((name) => ({ name: `people/${name}`, content: Buffer.alloc(0) }));
  const { body } = await hiring.add('employer', job.id, { file: zipOf(parts), name: 'people.zip' });
  expect(body.items.map(({ file_name: name }) => name)).toEqual([
    'cv fdp.txt',
    'a b.txt',
    'Unnamed',
    'n'.repeat(300),
  ]);
});

it('[SCREENING17] refuses a damaged zip file, an empty one, and what the people do not know of', async () => {
  const cut = Buffer.from(zipOf([{ name: 'a.txt', content: Buffer.from('a') }])).subarray(0, 30);
  const empty = zipOf([{ name: 'folder/', content: Buffer.alloc(0) }]);
  for (const file of [cut, empty]) {
    const { status, body } = await hiring.add('employer', job.id, { file });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringMatching(/damaged|no files/)]);
  }
  const unasked = await hiring.add('employer', job.id, { file: Buffer.from(resumeText()), agreed: false });
  expect([unasked.status, JSON.stringify(unasked.body)]).toEqual([422, expect.stringContaining('agreed')]);
});

it('[SCREENING7] [SCREENING16] is erased by whoever added it, and by no other employer', async () => {
  const { body } = await hiring.add('employer', job.id, { file: resumeOf('Una Voss', 'una@example.com') });
  const path = `/resumes/${body.items[0]!.id}`;
  expect((await hiring.ask('other', 'DELETE', path)).status).toBe(404);
  const { status, body: receipt } = await hiring.ask('employer', 'DELETE', path);
  expect([status, receipt]).toMatchObject([200, { erased: [{ why: 'employer' }] }]);
});

it('has a budget of its own, beside the one of an address', { tags: 'full' }, async () => {
  const once = { burst: 1, refillSeconds: 60 };
  const narrow = await openHiring(
    {},
    { resumeByAddress: once, addedResumeByEmployer: { ...once, burst: 3 } },
  );
  try {
    const own = await post(narrow, 'employer');
    const statuses: number[] = [];
    for (const name of ['A', 'B', 'C', 'D'])
      statuses.push((await narrow.add('employer', own.id, { file: Buffer.from(`Ada ${name}`) })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await narrow.close();
  }
});

/** In blind mode, nothing that leaves the server identifies an applicant: page, notes, matches, the file and the agent's data. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { type Hiring, openHiring, post } from './support.ts';

const resume = `José-Luis von der Müller
jl.mueller77@example.com | +1 415 555 0199
linkedin.com/in/the-real-jlm | GitHub: moon-walker
Second address: lunar@example.org

Experience
Leather technician, Northside Repairs
January 2018 - December 2023
J. L. Müller was called Jose by all; von der Mueller & Sons, JLMUELLER77 online, see moon-walker.
File: jose_luis_mueller_cv.pdf by @moonjo

Skills
Leather cleaning, Sewing

Education
Bachelor of Arts, 2016
`;
/** Ignoring case and accents. */
const telling =
  /jos[eé]|\bluis|m[uü]e?ller|jlm|jl\.|moon|lunar|example\.(?:com|org)|0199|the-real|\bJ\. ?L\./i;

let hiring: Hiring;
let id = '';
let job: Schemas['Job'];
beforeAll(async () => {
  hiring = await openHiring();
  job = await post(hiring, 'employer');
  const { body } = await hiring.upload('other', job.id, {
    name: 'Jose Luis Mueller',
    email: 'jl.mueller77@example.com',
    file: Buffer.from(resume),
  });
  id = body.id;
  const status = async () =>
    (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`)).body;
  await vi.waitUntil(async () => (await status()).status === 'screened', { timeout: 20_000 });
  const { version } = await status();
  const note = 'Müller, J.L. is away; write to lunar@example.org.';
  await hiring.ask('employer', 'POST', `/screenings/${id}/reject`, { version, reason: 'location', note });
});
afterAll(() => hiring.close());

const download = (query: string, who = 'employer') =>
  hiring.app.inject({
    url: `/api/py/resumes/${id}/file${query}`,
    headers: { authorization: `Bearer token-of-${who}` },
  });

it('covers the text and the note in every form, and leaves all places where they were', async () => {
  const open = (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`)).body;
  const blind = (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}?blind=true`))
    .body;
  expect(JSON.stringify(open)).toMatch(telling);
  expect(JSON.stringify(blind).replaceAll(id, '').replaceAll(job.id, '')).not.toMatch(telling);
  expect([blind.name, blind.email, blind.phone]).toEqual([null, null, null]);
  expect(blind.text).toHaveLength(open.text!.length);
  // The facts that are scored are still readable.
  for (const { spans } of blind.score!.points)
    for (const { start, end } of spans) expect(blind.text!.slice(start, end)).not.toContain('█');
  expect(blind.history.find(({ note }) => note !== '')?.note).toMatch(/^█+, █\.█\. is away; write to █+\.$/);
});

it('gives the covered text instead of the file, under a name that tells nothing', async () => {
  const plain = await download('');
  expect(plain.rawPayload.toString()).toBe(resume);
  const blind = await download('?blind=true');
  expect([blind.statusCode, blind.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(blind.headers['content-disposition']).toBe(
    `attachment; filename="resume-${id.slice(0, 8)}-blind.txt"`,
  );
  expect(blind.payload).toContain('Leather technician');
  expect(blind.payload).not.toMatch(telling);
  expect((await download('?blind=true', 'merchant')).statusCode).toBe(404);
});

it('says so when there is no text yet to give', async () => {
  const { body } = await hiring.upload('other', job.id, { file: Buffer.from(`${resume}\nAgain`) });
  await hiring.parts.queue.stop();
  const answer = await hiring.app.inject({
    url: `/api/py/resumes/${body.id}/file?blind=true`,
    headers: { authorization: 'Bearer token-of-employer' },
  });
  // The queue may have been faster; then there is a covered text.
  expect([200, 409]).toContain(answer.statusCode);
  if (answer.statusCode === 200) expect(answer.payload).not.toMatch(telling);
});

it('marks the same places in a résumé that the agent is shown', async () => {
  const form = new FormData();
  form.append('file', new Blob([resume]));
  const sent = new Response(form);
  const answer = await hiring.app.inject({
    method: 'POST',
    url: '/api/py/hr-agent/analyses',
    headers: {
      'content-type': sent.headers.get('content-type')!,
      authorization: 'Bearer token-of-employer',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  const { text, personal } = answer.json<Schemas['ResumeAnalysis']>();
  const left = [...text].map((sign, at) =>
    personal.some(({ start, end }) => start <= at && at < end) ? ' ' : sign,
  );
  expect(left.join('')).not.toMatch(telling);
});

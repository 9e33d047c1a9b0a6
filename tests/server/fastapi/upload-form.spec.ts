/** Forms that no browser sends: their cost is limited before they are parsed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hiring, newJob, openHiring, post, resumeText } from '../hiring/support.ts';

const plenty = { burst: 1_000_000, refillSeconds: 1 };
const border = 'patina-form-border';
const type = `multipart/form-data; boundary=${border}`;

let hiring: Hiring;
let job: string;
let origin: string;
beforeAll(async () => {
  hiring = await openHiring({}, { jobByEmployer: plenty, resumeByAddress: { burst: 6, refillSeconds: 60 } });
  job = (await post(hiring, 'employer', newJob())).id;
  origin = await hiring.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => hiring.close());

const part = (name: string, value: string, more = '') =>
  `--${border}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const sound =
  part('name', 'Petra Quill') +
  part('email', 'petra@example.com') +
  part('phone', '+1 415 555 0199') +
  part('consent', 'true') +
  part('file', resumeText(), '; filename="cv.txt"\r\ncontent-type: text/plain');

async function send(body: string, contentType = type) {
  const start = performance.now();
  // Over a socket, from which a body arrives in pieces.
  const answer = await fetch(`${origin}/api/py/jobs/${job}/resumes`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });
  return { status: answer.status, text: await answer.text(), milliseconds: performance.now() - start };
}

it('gives a form of 170,000 fields up at once, with a small answer', async () => {
  const many = Array.from({ length: 170_000 }, (_, i) => part(`f${i}`, '')).join('');
  const { status, text, milliseconds } = await send(`${many}--${border}--\r\n`.slice(0, 9_600_000));
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(200);
  // This used to take 13 s, when everything before the last field was parsed.
  expect(milliseconds).toBeLessThan(3000);
}, 60_000);

it.each([
  ['a head of megabytes', `--${border}\r\nx: ${'y'.repeat(5_000_000)}\r\n\r\n\r\n--${border}--\r\n`],
  ['a field of megabytes', `${part('name', 'y'.repeat(5_000_000))}--${border}--\r\n`],
  ['no end', sound],
  ['no border', 'x'.repeat(1_000_000)],
])('refuses one with %s soon', async (_, body) => {
  const { status, milliseconds } = await send(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(milliseconds).toBeLessThan(3000);
});

it('has charged for each of them before it was read, and takes no more', async () => {
  const whole = `${sound}--${border}--\r\n`;
  expect((await send(whole)).status).toBe(201);
  expect((await send(whole)).status).toBe(429);
  expect((await send('not even a form')).status).toBe(429);
});

/** Long steps of a screening run outside of the server process, which answers others meanwhile. */
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumes } from '../../../server/db/schema.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { extractResume, readResume, UnreadableResume } from '../../../server/hiring/parsing/parse-resume.ts';
import { type Hiring, openHiring, post, resumeText } from './support.ts';

/** Text that takes longest to search; at the maximum length it takes seconds on an otherwise idle machine. */
const longText = `Skills\n${'Python, Go, Rust, leather cleaning, SQL, '.repeat(1000)}`;

let hiring: Hiring;
beforeAll(async () => {
  hiring = await openHiring();
}, 120_000);
afterAll(() => hiring.close());

it('answers while a text that takes seconds is searched', async () => {
  const job = await post(hiring, 'employer');
  // The process is running by then: its start is not measured.
  await readResume(Buffer.from('Anna'));
  const { body } = await hiring.upload(null, job.id, { file: Buffer.from(longText) });
  const state = async () =>
    (await hiring.db.orm.select({ state: resumes.state }).from(resumes).where(eq(resumes.id, body.id)))[0]!
      .state;
  let answered = 0;
  for (let now = await state(); now !== 'screened'; now = await state()) {
    expect(now).not.toBe('failed');
    const { statusCode } = await hiring.app.inject('/healthz');
    expect(statusCode).toBe(200);
    if (now === 'extracting') answered += 1;
    // The queue depends on timers, too.
    await setTimeout(5);
  }
  expect(answered).toBeGreaterThan(20);
}, 120_000);

it('finds the same there as here', async () => {
  const text = resumeText();
  const { kind, text: readText, extraction } = await extractResume(Buffer.from(text), '2026-11-21');
  expect(kind).toBe('txt');
  expect(extraction).toEqual(extract(readText, '2026-11-21'));
}, 120_000);

it('ends a search that takes too long, and searches the next', async () => {
  const late = extractResume(Buffer.from(longText), '2026-11-21', { cpuMs: 50 }).catch(
    (error: unknown) => error,
  );
  const next = extractResume(Buffer.from(resumeText()), '2026-11-21');
  expect(await late).toMatchObject({ name: UnreadableResume.name, reason: 'too-slow' });
  expect((await next).extraction.name?.value).toBe('Petra Quill');
}, 120_000);

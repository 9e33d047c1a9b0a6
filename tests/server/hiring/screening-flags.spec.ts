/** Flags of a résumé reach its employer, with their places, and earn no points; in blind mode they contain no name. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { pdfOf } from './files.ts';
import { type Hiring, jobBody, openHiring, post, resumeText } from './support.ts';

const description =
  'You clean, mend and recolour bags and jackets at the bench, and talk with those who bring them.';
const secret = 'Petra Quill: Colour matching since ever, petra.quill@example.com';

let hiring: Hiring;
let id = '';
beforeAll(async () => {
  hiring = await openHiring();
  const job = await post(hiring, 'employer', { description });
  const lines = [
    ...resumeText()
      .split('\n')
      .filter((line) => line !== ''),
    description,
  ];
  const file = await pdfOf(lines, { draw: (page) => page.fillColor('#ffffff').text(secret) });
  id = (await hiring.upload('other', job.id, { file })).body.id;
  await vi.waitUntil(async () => (await shown()).status === 'screened', { timeout: 20_000 });
});
afterAll(() => hiring.close());

const shown = async (query = '') =>
  (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}${query}`)).body;

it('[SCREENING18] [EXTRACT7] is told with its places, and has earned nothing', async () => {
  const { text, flags, score } = await shown();
  const said = flags.map(({ of, spans }) => [
    of,
    spans.map(({ start, end }) => text!.slice(start, end)).join(),
  ]);
  expect(said).toEqual([
    ['colour', secret],
    ['copied', expect.stringContaining('mend and recolour')],
  ]);
  expect(score!.points.map(({ label }) => label)).not.toContain('Colour matching');
});

it('[SCREENING18] says nobody’s name where it is shown blind', async () => {
  const { text, flags } = await shown('?blind=true');
  expect(flags.map(({ of }) => of)).toEqual(['colour', 'copied']);
  expect(text).toHaveLength((await shown()).text!.length);
  expect(text).not.toMatch(/petra|quill/i);
  expect(text).toContain('Colour matching since ever');
});

it('[EXTRACT11] says how sure each value is, and blind nothing of whose it is', async () => {
  const { readings, text, score } = await shown();
  const skill = readings.find(({ of }) => of === 'skill')!;
  expect(skill).toMatchObject({ unsure: false, how: expect.any(String), confidence: expect.any(Number) });
  expect(skill.spans.every(({ start, end }) => text!.slice(start, end) !== '')).toBe(true);
  expect(readings.map(({ of }) => of)).toEqual(expect.arrayContaining(['email', 'phone', 'years']));
  const blind = await shown('?blind=true');
  const personal = ['name', 'email', 'phone', 'link'];
  expect(blind.readings).toEqual(readings.filter(({ of }) => !personal.includes(of)));
  expect(blind.score).toEqual(score);
});

it('[SCREENING18] is looked at anew when the score is made again', async () => {
  const before = await shown();
  const job = (await hiring.ask<Schemas['Job']>('employer', 'GET', `/jobs/${before.job.id}`)).body;
  const changed = {
    ...jobBody({ required_skills: ['Sewing'], nice_to_have: [] }),
    version: job.version,
  };
  expect((await hiring.ask('employer', 'PUT', `/jobs/${job.id}`, changed)).status).toBe(200);
  await hiring.ask('employer', 'POST', `/screenings/${id}/rescore`, { version: before.version });
  await vi.waitUntil(async () => (await shown()).status === 'screened', { timeout: 20_000 });
  expect((await shown()).flags.map(({ of }) => of)).toEqual(['colour']);
});

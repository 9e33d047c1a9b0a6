/** Days in the HR agent's answers begin and end in the person's time zone. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { resumes } from '../../../server/db/schema.ts';
import { daysIn, isZone, mondayOf } from '../../../server/hiring/agent/days.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { askAgent } from './agent-support.ts';
import { type Hiring, jobBody, openHiring, post, resumeText } from './support.ts';

const hour = 3_600_000;

describe('a day', () => {
  it.each([
    ['UTC', '2026-11-21T16:00:00.000Z', 1, '2026-11-21T00:00:00.000Z'],
    ['UTC', '2026-11-21T00:00:00.000Z', 1, '2026-11-21T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21T16:00:00.000Z', 1, '2026-11-21T10:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:00.000Z', 1, '2026-11-20T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T16:00:00.000Z', 2, '2026-11-19T18:15:00.000Z'],
    // Summer time began on the 8th, at two in the morning.
    ['America/New_York', '2026-03-09T12:00:00.000Z', 2, '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09T12:00:00.000Z', 1, '2026-03-09T04:00:00.000Z'],
    // The 29th began at one in the morning.
    ['Asia/Beirut', '2026-03-29T12:00:00.000Z', 1, '2026-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-01-01T12:00:00.000Z', 7, '2026-12-25T23:00:00.000Z'],
  ])('in %s at %s, %i back, begins at %s', (zone, at, days, start) => {
    expect(daysIn(zone).since(new Date(at), days).toISOString()).toBe(start);
  });

  it('is counted from one to another as the calendar does', () => {
    const { between, on } = daysIn('America/New_York');
    const night = new Date('2026-03-08T04:30:00.000Z');
    const noon = new Date('2026-03-09T16:00:00.000Z');
    expect([on(night), on(noon), between(night, noon), between(noon, night)]).toEqual([
      '2026-03-07',
      '2026-03-09',
      2,
      -2,
    ]);
  });

  it('is of a week that begins on its Monday', () => {
    const mondays = ['2026-11-16', '2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf);
    expect(mondays).toEqual(['2026-11-16', '2026-11-16', '2026-11-23', '2026-12-28']);
    expect(['Europe/Berlin', 'UTC', 'Nowhere/Else', ''].map(isZone)).toEqual([true, true, false, false]);
  });
});

describe('an answer', () => {
  let hiring: Hiring;
  let job: Schemas['Job'];
  beforeAll(async () => {
    hiring = await openHiring();
    job = await post(hiring, 'employer');
    await applied('Dana Whitlock');
    // Four in the afternoon of the 21st, in UTC.
    hiring.pass(8 * hour);
  });
  afterAll(() => hiring.close());

  async function applied(name: string): Promise<string> {
    const { body } = await hiring.upload(null, job.id, { name, file: Buffer.from(resumeText(name)) });
    await screened(body.id);
    return body.id;
  }
  const screened = (id: string) =>
    vi.waitUntil(
      async () => {
        const [row] = await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id));
        return row && !['received', 'extracting', 'scoring'].includes(row.state);
      },
      { timeout: 30_000 },
    );
  const ask = (zone: string | null, question: string) => askAgent(hiring, 'employer', question, [], zone);

  it.each([
    ['UTC', /^1 applicant who applied since 21 November 2026: Dana/, '21 November 2026'],
    ['America/Los_Angeles', /^1 applicant who applied since 21 November 2026: Dana/, '21 November 2026'],
    // There it is the 22nd already.
    ['Pacific/Kiritimati', /^No applicants who applied since 22 November 2026\./, '21 November 2026'],
    // She applied at nine in the evening of the 20th; now it is five in the morning.
    ['Pacific/Niue', /^No applicants who applied since 21 November 2026\./, '20 November 2026'],
  ])('in %s tells who applied today by the days there', async (zone, today, day) => {
    expect((await ask(zone, 'Who applied today?')).text).toMatch(today);
    const { text, sources } = await ask(zone, 'Who applied last?');
    expect(text).toContain(`on ${day}`);
    expect(sources[0]?.says).toBe(`applied on ${day}`);
  });

  it('tells days of UTC to a page that names no place', async () => {
    const question = 'Who applied today?';
    const { status, text } = await ask(null, question);
    expect([status, text]).toEqual([200, (await ask('UTC', question)).text]);
    expect(text).not.toBe((await ask('Pacific/Kiritimati', question)).text);
  });

  it('names no day of a place that there is not', async () => {
    for (const zone of ['Nowhere/Else', ' ', "UTC'; drop table resumes; --", 'x'.repeat(65), ''])
      expect((await ask(zone, 'Who applied today?')).status).toBe(422);
  });

  it('counts weeks from the Monday of the place', async () => {
    // Ten in the evening of Sunday, the 22nd, in UTC.
    hiring.pass(30 * hour);
    await applied('Milo Ferrante');
    const weeks = async (zone: string) =>
      (await ask(zone, 'How many applications per week?')).tables[0]?.rows;
    expect(await weeks('UTC')).toEqual([['16 November 2026', '2']]);
    expect(await weeks('Asia/Kathmandu')).toEqual([
      ['23 November 2026', '1'],
      ['16 November 2026', '1'],
    ]);
  });

  it('still tells why somebody was rejected, and when, after they were scored again', async () => {
    const { body: list } = await hiring.ask<Schemas['ScreeningList']>(
      'employer',
      'GET',
      '/screenings?search=Milo%20Ferrante&limit=1',
    );
    const { id, version } = list.items[0]!;
    const rejection = { version, reason: 'location', note: 'Too far away.' };
    await hiring.ask('employer', 'POST', `/screenings/${id}/reject`, rejection);
    const before = (await ask('UTC', 'Why was Milo Ferrante rejected?')).text;
    expect(before).toContain('on 22 November 2026');
    hiring.pass(48 * hour);
    const fewer = { ...jobBody({ required_skills: ['Sewing'] }), version: job.version };
    expect((await hiring.ask('employer', 'PUT', `/jobs/${job.id}`, fewer)).status).toBe(200);
    expect((await hiring.ask('employer', 'POST', `/jobs/${job.id}/rescore`)).body).toMatchObject({
      asked: 2,
    });
    await screened(id);
    expect((await ask('UTC', 'Why was Milo Ferrante rejected?')).text).toBe(before);
    expect((await ask('UTC', 'Why were applicants rejected?')).text).toMatch(/Place of work|place of work/);
  });
});

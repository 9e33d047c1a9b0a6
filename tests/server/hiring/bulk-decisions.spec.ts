/** One decision on many résumés over HTTP: what is done, which ones are refused, and how it is undone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { type Hiring, openHiring, post, resumeText } from './support.ts';

type Decided = Schemas['DecidedResumes']['items'];

describeOnEveryDatabase('a decision on many', (open) => {
  let hiring: Hiring;
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
  });
  afterAll(() => hiring.close());

  const screening = async (id: string) =>
    (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`)).body;
  let sent = 0;
  async function applicants(count: number) {
    const job = await post(hiring, 'employer');
    const seen: { id: string; version: number }[] = [];
    for (let i = 0; i < count; i += 1) {
      const file = Buffer.from(`${resumeText()}\n${(sent += 1)}`);
      const { id } = (await hiring.upload('other', job.id, { file })).body;
      await expect.poll(async () => (await screening(id)).status, { timeout: 30_000 }).toBe('screened');
      seen.push({ id, version: (await screening(id)).version });
    }
    return seen;
  }
  const send = (body: object, who: string | null = 'employer') =>
    hiring.ask<{ items: Decided; detail?: readonly { loc: readonly string[] }[] }>(
      who,
      'POST',
      '/screenings/decisions',
      body,
    );
  const rejecting = (resumes: readonly object[], changes: object = {}) => ({
    decision: 'reject',
    reason: 'other',
    note: ' Too far away ',
    resumes,
    ...changes,
  });
  const undoing = (resumes: readonly object[]) => ({ decision: 'undo', reason: '', note: '', resumes });
  const now = (items: Decided) => items.map(({ id, version }) => ({ id, version: version! }));

  it('[SCREENING19] is a fact of each, names who is refused, and is undone to what stood before', async () => {
    const [first, second, third] = await applicants(3);
    const kept = { version: first!.version, reason: 'skills', note: 'Sews like few' };
    await hiring.ask('employer', 'POST', `/screenings/${first!.id}/shortlist`, kept);
    const shortlisted = { id: first!.id, version: first!.version + 1 };
    const stale = { id: third!.id, version: third!.version - 1 };
    const nobody = { id: 'nobody-has-this', version: 1 };
    const { status, body } = await send(rejecting([shortlisted, second!, stale, nobody]));
    expect(status).toBe(200);
    expect(body.items.map(({ status: state, refused }) => [state, refused?.reason ?? null])).toEqual([
      ['rejected', null],
      ['rejected', null],
      ['screened', 'changed-meanwhile'],
      [null, 'not-found'],
    ]);
    const step = (await screening(second!.id)).history.at(-1);
    expect(step).toMatchObject({ type: 'ResumeRejected', by: 'Emma', reason: 'other', note: 'Too far away' });

    // Repeating the request decides nothing twice.
    const again = (await send(rejecting([shortlisted, second!]))).body.items;
    expect(again.map(({ refused }) => refused?.reason)).toEqual(['already-rejected', 'already-rejected']);
    expect((await screening(second!.id)).version).toBe(second!.version + 1);

    const undone = (await send(undoing(now(body.items.slice(0, 2))))).body.items;
    expect(undone.map(({ status: state, refused }) => [state, refused])).toEqual([
      ['shortlisted', null],
      ['screened', null],
    ]);
    const { history } = await screening(first!.id);
    expect(history.at(-1)).toMatchObject({
      type: 'ResumeShortlisted',
      reason: 'skills',
      note: 'Sews like few',
    });
  });

  it('[SCREENING19] is refused as a whole without a reason, or when one is named twice', async () => {
    const [one] = await applicants(1);
    for (const [wrong, field] of [
      [rejecting([one!], { note: '' }), 'note'],
      [rejecting([one!], { reason: 'projects' }), 'reason'],
      [rejecting([one!, one!]), 'resumes'],
      [rejecting([]), 'resumes'],
      [rejecting(Array.from({ length: 501 }, (_, i) => ({ id: `r${i}`, version: 1 }))), 'resumes'],
    ] as const) {
      const { status, body } = await send(wrong);
      expect([status, body.detail?.[0]?.loc[1]]).toEqual([422, field]);
    }
    expect((await screening(one!.id)).status).toBe('screened');
  });

  it('[SCREENING5] [SCREENING19] reaches nothing of other people, who learn nothing', async () => {
    const [one] = await applicants(1);
    expect((await send(rejecting([one!]), null)).status).toBe(401);
    for (const who of ['other', 'merchant']) {
      const { body } = await send(rejecting([one!]), who);
      expect(body.items).toEqual([
        {
          id: one!.id,
          version: null,
          status: null,
          total: null,
          refused: { reason: 'not-found', message: 'There is no such résumé.' },
        },
      ]);
    }
    expect((await screening(one!.id)).status).toBe('screened');
    const { body } = await send(rejecting([one!]), 'admin');
    expect(body.items[0]?.status).toBe('rejected');
  });
});

/** A server killed while it screens: the next one finishes every résumé, each with one result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, resumes } from '../../../server/db/schema.ts';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';
import { openHiring as runHiring } from '../../../server/hiring/hiring.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { uploadResume } from '../../../server/hiring/intake.ts';
import { screenResume } from '../../../server/hiring/screener.ts';
import type { Queue } from '../../../server/queue/queue.ts';
import { screeningStreamName } from '../../../src/events/screening/events.ts';
import { createPostgres, describeOnEveryDatabase, postgresFault } from '../db/databases.ts';
import { putDatabase } from '../db/on-disk.ts';
import { demoPassword, type RunningServer, startServer } from '../../support/server.ts';
import { type Hiring, openHiring, post, resumeText, uploadFields } from './support.ts';

const idle: Queue = {
  start: async () => undefined,
  add: async () => undefined,
  waiting: async () => new Set(),
  wake: () => undefined,
  maintain: async () => undefined,
  stop: async () => undefined,
};

const steps = ['ResumeReceived', 'ExtractionStarted', 'ResumeExtracted', 'ResumeScored'];

describeOnEveryDatabase('a screening', (open) => {
  let hiring: Hiring;
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
  });
  afterAll(() => hiring.close());

  it.each([1, 2, 3])('[SCREENING2] goes on when the server ends before step %i is kept', async (ends) => {
    const { db, parts } = hiring;
    const job = await post(hiring, 'employer');
    const upload = { ...uploadFields(), consent: true, file: Buffer.from(`${resumeText()}\n${ends}`) };
    const { answer } = await uploadResume({ ...parts, queue: idle }, null, job.id, upload);
    let asked = 0;
    const clock = () => {
      asked += 1;
      if (asked === ends) throw new Error('The server ends here');
      return parts.clock();
    };
    await expect(screenResume({ ...parts, clock }, answer.id, false)).rejects.toThrow('ends here');
    const reported = async () =>
      (
        await db.orm
          .select()
          .from(events)
          .where(eq(events.stream, `screening/${answer.id}`))
          .orderBy(events.seq)
      ).map(({ type }) => type);
    expect(await reported()).toEqual(steps.slice(0, ends));

    const next = runHiring({ db, clock: parts.clock, files: parts.files, keys: parts.keys });
    next.start((error) => expect.unreachable(String(error)));
    const state = async () =>
      (await db.orm.select().from(resumes).where(eq(resumes.id, answer.id)))[0]?.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('screened');
    await next.stop();
    expect(await reported()).toEqual(steps);
    // Repeating it finds nothing to do.
    await screenResume(parts, answer.id, true);
    expect(await reported()).toEqual(steps);
  });

  it('[SCREENING4] fails with its reason when its file is gone, and when it is the last try', async () => {
    const { db, parts } = hiring;
    const job = await post(hiring, 'employer');
    const send = async (text: string) => {
      const upload = { ...uploadFields(), consent: true, file: Buffer.from(text) };
      return (await uploadResume({ ...parts, queue: idle }, null, job.id, upload)).answer.id;
    };
    const reasonOf = async (id: string) =>
      (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`)).body.failure?.reason;
    const lost = await send('Lost\nSewing');
    await parts.files.remove(`resumes/${lost}.txt`);
    await screenResume(parts, lost, false);
    expect(await reasonOf(lost)).toBe('lost');
    const broken = await send('Broken\nSewing');
    const files = { ...folderStore('/nonexistent'), read: () => Promise.reject(new Error('No disk')) };
    await expect(screenResume({ ...parts, files }, broken, true)).rejects.toThrow('No disk');
    expect(await reasonOf(broken)).toBe('broken');
    const [{ version } = { version: 0 }] = await db.orm.select().from(resumes).where(eq(resumes.id, broken));
    expect((await hiring.ask('employer', 'POST', `/screenings/${broken}/retry`, { version })).status).toBe(
      200,
    );
    const state = async () => (await db.orm.select().from(resumes).where(eq(resumes.id, broken)))[0]?.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('screened');
  });

  it('[SCREENING2] is made once while two servers take from one queue', { timeout: 240_000 }, async () => {
    const { db, parts } = hiring;
    const job = await post(hiring, 'employer');
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const upload = { ...uploadFields(), consent: true, file: Buffer.from(`${resumeText()}\nTwo ${i}`) };
      ids.push((await uploadResume({ ...parts, queue: idle }, null, job.id, upload)).answer.id);
    }
    const faults: unknown[] = [];
    const read = [0, 0];
    let bothRead = () => undefined as void;
    const both = new Promise<void>((resolve) => (bothRead = resolve));
    const servers = read.map((_, which) => {
      const files: FileStore = {
        ...parts.files,
        async read(name) {
          read[which]! += 1;
          if (Math.min(...read) > 0) bothRead();
          // Neither is so fast that nothing is left for the other.
          await both;
          return parts.files.read(name);
        },
      };
      return runHiring({ db, clock: parts.clock, files, keys: parts.keys });
    });
    for (const server of servers) await server.parts.queue.start();
    // Both find them unfinished.
    for (const server of servers) server.start((error) => faults.push(error));
    const done = async () =>
      db.orm.$count(resumes, and(inArray(resumes.id, ids), eq(resumes.state, 'screened')));
    await expect.poll(done, { timeout: 230_000 }).toBe(ids.length);
    for (const server of servers) await server.stop();
    const reported = await db.orm
      .select({ stream: events.stream, type: events.type })
      .from(events)
      .where(inArray(events.stream, ids.map(screeningStreamName)))
      .orderBy(events.stream, events.seq);
    for (const id of ids)
      expect(
        reported.flatMap(({ stream, type }) => (stream === screeningStreamName(id) ? [type] : [])),
      ).toEqual(steps);
    expect(faults).toEqual([]);
  });
});

const noPostgres = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

describe.each([
  { on: 'PGlite', postgres: false, skipped: false },
  { on: `PostgreSQL${noPostgres}`, postgres: true, skipped: postgresFault !== null },
])('a process that is killed, on $on', ({ postgres, skipped }) => {
  let server: RunningServer | null = null;
  let drop = async () => undefined as void;
  afterAll(async () => {
    await server?.stop('SIGKILL');
    if (server) rmSync(server.dataDir, { recursive: true, force: true });
    await drop();
  });

  const count = 12;

  it.skipIf(skipped)('[SCREENING2] leaves every résumé to the next one', { timeout: 300_000 }, async () => {
    const env: Record<string, string> = {};
    if (postgres) {
      const own = await createPostgres();
      env.DATABASE_URL = own.url;
      drop = own.drop;
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'patina-data-'));
    if (!postgres) putDatabase(dataDir);
    server = await startServer({ dataDir, env });
    const json = async <Body>(path: string, init: RequestInit = {}): Promise<Body> => {
      const answer = await fetch(`${server!.origin}${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const { idToken } = await json<{ idToken: string }>(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'merchant@patina.example',
          password: demoPassword,
          returnSecureToken: true,
        }),
      },
    );
    const headers = { authorization: `Bearer ${idToken}` };
    const board = await json<Schemas['OpenJobList']>('/api/py/public/jobs?search=upholstery');
    const job = board.items[0]!.id;
    const send = async (i: number): Promise<string> => {
      const form = new FormData();
      const fields = {
        ...uploadFields(),
        email: `p${i}@example.com`,
        file: new Blob([`${resumeText()}${i}`]),
      };
      for (const [name, value] of Object.entries(fields))
        form.append(name, value instanceof Blob ? value : String(value));
      const path = `/api/py/jobs/${job}/resumes`;
      return (await json<Schemas['ReceivedResume']>(path, { method: 'POST', body: form })).id;
    };
    // Few enough at once for one address.
    const sent: string[] = [];
    for (let i = 0; i < count; i += 4) sent.push(...(await Promise.all([i, i + 1, i + 2, i + 3].map(send))));
    // Without waiting: some are screened by now, one is being worked on, the others wait.
    await server.stop('SIGKILL');
    server = await startServer({ dataDir, env });
    // The demo has an applicant for this job as well.
    const screened = async () => {
      const path = `/api/py/screenings?job_id=${job}&status=screened&limit=100`;
      const { items } = await json<Schemas['ScreeningList']>(path, { headers });
      return items.filter(({ id }) => sent.includes(id)).length;
    };
    await expect.poll(screened, { timeout: 120_000 }).toBe(count);
    for (const id of sent) {
      const { history } = await json<Schemas['Screening']>(`/api/py/screenings/${id}`, { headers });
      expect(history.map(({ type }) => type)).toEqual(steps);
    }
  });
});

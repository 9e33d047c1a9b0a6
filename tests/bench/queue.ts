/**
 * Row `queue`: résumés of one employer through the durable queue, each queued in its own transaction and screened from its
 * file, on PGlite and on PostgreSQL, beside the screener called on the same number of them without a queue, in one run.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { resumes } from '../../server/db/schema.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { fileOf, insertResume } from '../../server/hiring/intake.ts';
import { screenResume } from '../../server/hiring/screener.ts';
import { openQueue } from '../../server/queue/queue.ts';
import { createPostgres, postgresFault } from '../server/db/databases.ts';
import { type Hiring, openHiring, post, resumeText } from '../server/hiring/support.ts';
import type { Row } from './measure.ts';

const count = 300;

let made = 0;
/** Received and stored, but not queued yet. */
async function receive({ db, parts }: Hiring, jobId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    made += 1;
    const id = `bench${String(made).padStart(20, '0')}`;
    const file = fileOf(id, 'txt');
    await parts.files.write(file, Buffer.from(`${resumeText()}\n${made}\n`));
    await inTransaction(db, (tx) =>
      insertResume(tx, parts.keys, {
        id,
        jobId,
        person: {
          name: 'Petra Quill',
          email: `p${made}@example.com`,
          phone: '+14155550199',
          consent: true,
          applicant: null,
        },
        file,
        kind: 'txt',
        sentMark: String(made),
        receipt: id,
        at: parts.clock(),
      }),
    );
    ids.push(id);
  }
  return ids;
}

/** Résumés per second. */
async function rate(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

async function through(hiring: Hiring, ids: readonly string[]): Promise<void> {
  const { db, parts } = hiring;
  let left = ids.length;
  let end = () => undefined as void;
  const over = new Promise<void>((resolve) => (end = resolve));
  const queue = openQueue({
    db,
    name: 'bench',
    async work(id, lastTry) {
      await screenResume(parts, id, lastTry);
      left -= 1;
      if (left === 0) end();
    },
    onError: (error) => {
      throw error;
    },
  });
  await queue.start();
  for (const id of ids) await inTransaction(db, (tx) => queue.add(tx, id, 'employer'));
  queue.wake();
  await over;
  await queue.stop();
}

async function measured(engine: string, db: Database): Promise<Row> {
  const hiring = await openHiring({}, undefined, { db });
  try {
    const job = await post(hiring, 'employer');
    const screened = async (ids: readonly string[]) => {
      const done = and(inArray(resumes.id, [...ids]), eq(resumes.state, 'screened'));
      const found = await db.orm.$count(resumes, done);
      if (found !== count) throw new Error(`${found} of ${count} were screened`);
    };
    // The first round includes starting the reading thread.
    const [first, second, third] = [
      await receive(hiring, job.id),
      await receive(hiring, job.id),
      await receive(hiring, job.id),
    ];
    const alone = async (ids: readonly string[]) => {
      for (const id of ids) await screenResume(hiring.parts, id, true);
    };
    await alone(first);
    const bare = await rate(() => alone(second));
    const queued = await rate(() => through(hiring, third));
    for (const ids of [first, second, third]) await screened(ids);
    return {
      name: `queue, ${count} résumés screened, ${engine}`,
      unit: 'a second',
      ours: queued,
      peers: { 'without a queue': bare, ratio: queued / bare },
      aim: '≥ 0.6 of what it is without a queue',
      met: queued / bare >= 0.6,
    };
  } finally {
    await hiring.close();
  }
}

export async function queue(): Promise<Row[]> {
  const rows = [await measured('PGlite', await openDatabase({ dataDir: null }))];
  if (postgresFault !== null) {
    console.error(`Not measured on PostgreSQL: ${postgresFault}. Set TEST_DATABASE_URL to one.`);
    return rows;
  }
  const { url, drop } = await createPostgres();
  try {
    rows.push(await measured('PostgreSQL', await openDatabase({ dataDir: null, databaseUrl: url })));
  } finally {
    await drop();
  }
  return rows;
}

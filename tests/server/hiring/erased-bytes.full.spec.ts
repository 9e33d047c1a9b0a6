/** What is left of an erased résumé on the disk: reads every byte of the data directory, including the WAL. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { resumes } from '../../../server/db/schema.ts';
import { sealedFiles } from '../../../server/keys/sealed-files.ts';
import { folderStore } from '../../../server/files/file-store.ts';
import { nothingPersonal, openResume } from '../../../server/hiring/personal.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { sealOlder } from '../../../server/hiring/seal-older.ts';
import { installationKey } from '../../../server/keys/installation-key.ts';
import { subjectKeysIn } from '../../../server/keys/subject-keys.ts';
import { createPostgres, postgresFault } from '../db/databases.ts';
import { putDatabase } from '../db/on-disk.ts';
import { type Hiring, openHiring, post } from './support.ts';

/** Words that occur nowhere else; each enters the data in another way. */
const canary = {
  name: 'Quillonia',
  email: 'zephyrine.canary',
  phone: '4155550143',
  text: 'marmaladephone',
  project: 'Velvetorium',
  note: 'Nightjarring',
  group: 'Umbrellabirds',
};
const canaries = Object.values(canary);

const resume = `${canary.name} Canary
${canary.email}@example.com | +1 415 555 0143

Experience
Leather technician, Northside Repairs
January 2018 - December 2023
Answered the ${canary.text} every day.

Skills
Leather cleaning, Sewing

Projects
${canary.project} restoration
`;

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'patina-erased-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `file: word` for each of these words in each file below a folder. */
function found(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return canaries.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}

async function apply(hiring: Hiring): Promise<Schemas['ReceivedResume']> {
  const job = await post(hiring, 'employer');
  const { body } = await hiring.upload('other', job.id, {
    name: `${canary.name} Canary`,
    email: `${canary.email}@example.com`,
    phone: '+1 415 555 0143',
    file: Buffer.from(resume),
  });
  const screening = async () =>
    (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${body.id}`)).body;
  await expect.poll(async () => (await screening()).status, { timeout: 20_000 }).toBe('screened');
  const { version } = await screening();
  const rejection = { version, reason: 'location', note: `${canary.note}.` };
  await hiring.ask('employer', 'POST', `/screenings/${body.id}/reject`, rejection);
  await hiring.ask('employer', 'PUT', `/screenings/${body.id}/group`, { group: canary.group });
  const shown = JSON.stringify(await screening());
  expect(canaries.filter((word) => !shown.includes(word))).toEqual([]);
  return body;
}

const openEmbedded = (folder: string) => openDatabase({ dataDir: folder });

describe('a résumé that was erased', () => {
  it('is in no file of the embedded database, of its WAL or of the store', { timeout: 60_000 }, async () => {
    putDatabase(dataDir);
    const db = await openEmbedded(dataDir);
    const hiring = await openHiring({}, undefined, { db, folder: dataDir });
    const { id } = await apply(hiring);
    await db.orm.execute(sql`checkpoint`);
    expect(found(dataDir)).toEqual([]);
    // An earlier copy of database and files has the sealed bytes, but the key for them is gone.
    const copy = mkdtempSync(join(tmpdir(), 'patina-copy-'));
    for (const part of ['db', 'files']) cpSync(join(dataDir, part), join(copy, part), { recursive: true });
    const { keys, files } = hiring.parts;
    const copiedFiles = sealedFiles(folderStore(join(copy, 'files')), keys);
    expect((await copiedFiles.read(`resumes/${id}.txt`))?.toString()).toBe(resume);

    expect((await hiring.ask('other', 'DELETE', `/resumes/${id}`)).status).toBeLessThan(300);
    await db.orm.execute(sql`checkpoint`);
    expect(found(dataDir)).toEqual([]);
    expect(await keys.find(id)).toBeNull();
    expect(await files.list('resumes/')).toEqual([]);
    expect(await copiedFiles.read(`resumes/${id}.txt`)).toBeNull();
    await hiring.close();

    const copied = await openEmbedded(copy);
    const [row] = await copied.orm.select().from(resumes).where(eq(resumes.id, id));
    expect(row?.sealedText).not.toBeNull();
    expect(await openResume(keys, row!)).toMatchObject(nothingPersonal);
    await copied.close();
    rmSync(copy, { recursive: true });
  });

  it('goes with the key, whose bytes are overwritten before its name goes', async () => {
    const folder = join(dataDir, 'keys');
    const keys = subjectKeysIn(folder, await installationKey(dataDir));
    const key = await keys.create('somebody');
    expect(await keys.create('somebody')).toEqual(key);
    cpSync(join(folder, 'somebody.key'), join(dataDir, 'before'));
    await keys.destroy('somebody');
    await keys.destroy('somebody');
    expect([await keys.find('somebody'), await keys.list(), readdirSync(folder)]).toEqual([
      null,
      [],
      ['destroyed.txt'],
    ]);
    expect(await keys.create('somebody')).not.toEqual(key);
    // A stored key is wrapped: without the installation's key it is useless.
    const strangers = subjectKeysIn(folder, Buffer.alloc(32, 7));
    await expect(strangers.find('somebody')).rejects.toThrow();
  });
});

/** As an earlier release stored it: in plain columns, and the file unchanged. */
async function keepAsBefore(db: Database, hiring: Hiring, id: string): Promise<void> {
  const [row] = await db.orm.select().from(resumes).where(eq(resumes.id, id));
  const opened = await openResume(hiring.parts.keys, row!);
  const plain = await hiring.parts.files.read(row!.file!);
  writeFileSync(join(hiring.folder, 'files', row!.file!), plain!);
  await hiring.parts.keys.destroy(id);
  await db.orm
    .update(resumes)
    .set({
      sealedContact: null,
      sealedText: null,
      sealedFindings: null,
      sentMark: null,
      olderName: opened.name,
      olderEmail: opened.email,
      olderPhone: opened.phone,
      olderSha256: 'of-the-file',
      olderText: opened.text,
      olderExtraction: opened.extraction,
      olderPoints: opened.points,
      olderNotes: opened.notes,
      olderGroupName: opened.groupName,
      olderSearched: `${opened.name}\n${opened.email}`,
    })
    .where(eq(resumes.id, id));
}

describe('a data directory of an older release', () => {
  it('is sealed at the first start, and nothing in the clear is left', { timeout: 90_000 }, async () => {
    putDatabase(dataDir);
    let db = await openEmbedded(dataDir);
    let hiring = await openHiring({}, undefined, { db, folder: dataDir });
    const { id } = await apply(hiring);
    const before = (await hiring.ask('employer', 'GET', `/screenings/${id}`)).body;
    await keepAsBefore(db, hiring, id);
    await db.orm.execute(sql`analyze resumes`);
    await db.orm.execute(sql`checkpoint`);
    const places = found(dataDir).join('\n');
    for (const place of ['pg_wal', 'base', 'resumes']) expect(places).toContain(place);

    const { keys, files } = hiring.parts;
    await sealOlder({ db, files, keys }, join(dataDir, 'keys'));
    expect((await hiring.ask('employer', 'GET', `/screenings/${id}`)).body).toEqual(before);
    await db.close();
    expect(found(dataDir)).toEqual([]);

    // The next start has nothing left to do.
    db = await openEmbedded(dataDir);
    hiring = await openHiring({}, undefined, { db, folder: dataDir, people: false });
    await sealOlder({ db, files, keys }, join(dataDir, 'keys'));
    expect((await hiring.ask('employer', 'GET', `/screenings/${id}`)).body).toEqual(before);
    await hiring.close();
  });

  it('goes on where a killed start had ended', { timeout: 60_000 }, async () => {
    const hiring = await openHiring();
    const { db, parts, folder } = hiring;
    const ids = [(await apply(hiring)).id, (await apply(hiring)).id];
    for (const id of ids) await keepAsBefore(db, hiring, id);
    let written = 0;
    const killed = {
      ...parts.files,
      async write(name: string, content: Uint8Array) {
        written += 1;
        if (written === 2) throw new Error('Killed');
        await parts.files.write(name, content);
      },
    };
    const keysFolder = join(folder, 'keys');
    await expect(sealOlder({ ...parts, db, files: killed }, keysFolder)).rejects.toThrow('Killed');
    await sealOlder({ ...parts, db }, keysFolder);
    for (const id of ids) {
      const { text } = (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`)).body;
      expect(text).toContain(canary.text);
      expect((await parts.files.read(`resumes/${id}.txt`))?.toString()).toBe(resume);
    }
    expect(found(join(folder, 'files'))).toEqual([]);
    await hiring.close();
  });
});

/** The data folder of the PostgreSQL of the tests, if it is on this machine and readable. */
async function dataDirectory(db: Database): Promise<string | null> {
  const { rows } = (await db.orm.execute(sql`show data_directory`)) as unknown as {
    rows: { data_directory: string }[];
  };
  const folder = rows[0]!.data_directory;
  try {
    readdirSync(join(folder, 'base'));
    return folder;
  } catch {
    return null;
  }
}

const reason = postgresFault === null ? '' : ` (skipped: ${postgresFault})`;
describe.skipIf(postgresFault !== null)(`on PostgreSQL${reason}`, () => {
  it('nothing that an applicant sent reaches the database in the clear', { timeout: 60_000 }, async () => {
    const { url, drop } = await createPostgres();
    const db = await openDatabase({ dataDir: null, databaseUrl: url });
    const hiring = await openHiring({}, undefined, { db });
    const { id } = await apply(hiring);
    await hiring.ask('other', 'DELETE', `/resumes/${id}`);
    await db.orm.execute(sql`checkpoint`);
    const folder = await dataDirectory(db);
    if (folder !== null) {
      const { rows } = (await db.orm.execute(
        sql`select 'base/' || oid as folder from pg_database where datname = current_database()`,
      )) as unknown as { rows: { folder: string }[] };
      expect(found(join(folder, rows[0]!.folder))).toEqual([]);
      expect(found(join(folder, 'pg_wal'))).toEqual([]);
    }
    await hiring.close();
    await drop();
  });
});

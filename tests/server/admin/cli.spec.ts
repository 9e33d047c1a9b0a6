import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, runAdmin } from '../../../server/admin/run.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { jobs, resumes } from '../../../server/db/schema.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { putDatabase } from '../db/on-disk.ts';
import { addPerson } from '../hosted/support.ts';
import { runServer } from '../start/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-admin-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const surroundings = (env: Record<string, string>) => ({ DATA_DIR: dataDir, INIT_CWD: folder, ...env });

/** As a process, which takes seconds to start. */
async function adminProcess(args: readonly string[]) {
  const command = runServer(surroundings({}), ['--import', 'tsx', 'server/admin/cli.ts', ...args]);
  const code = await command.ended();
  return { code, lines: command.output().trim().split('\n') };
}

async function admin(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(...text.split('\n'));
  try {
    await runAdmin(args, { env: surroundings(env), print });
    return { code: 0, lines };
  } catch (error) {
    print(lineOf(error) ?? String(error));
    return { code: 1, lines };
  }
}

const jobRow = (at: Date): typeof jobs.$inferInsert => ({
  id: 'job-1',
  employer: 'ida',
  version: 1,
  status: 'open',
  title: 'Upholsterer',
  company: 'Ida',
  description: '',
  requiredSkills: [],
  niceToHave: [],
  experienceLevel: 'Mid',
  minYears: 0,
  degreeRequired: false,
  location: '',
  country: '',
  remote: false,
  contactPhone: '',
  validThrough: '',
  searched: '',
  place: '',
  createdAt: at,
  updatedAt: at,
});

const resumeRow = (id: string, at: Date): typeof resumes.$inferInsert => ({
  id,
  job: 'job-1',
  employer: 'ida',
  sealedContact: 'sealed',
  consentAt: at,
  version: 1,
  state: 'received',
  createdAt: at,
  updatedAt: at,
});

describe('npm run admin', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    putDatabase(dataDir);
    const database = await openDatabase({ dataDir });
    await addPerson(database, { uid: 'ida' });
    await database.close();
  }, 120_000);

  it('gives a role, shows it, and takes a backup beside where one is', async () => {
    expect(await adminProcess(['grant', 'ida@patina.example', 'admin'])).toEqual({
      code: 0,
      lines: ['ida@patina.example is now user, admin.'],
    });
    expect(await admin(['list'])).toEqual({ code: 0, lines: ['ida@patina.example  user, admin'] });
    const { code, lines } = await admin(['backup', 'all.gz']);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^Wrote \d+ rows and 0 files to /)]);
    expect(await admin(['verify', 'all.gz'])).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Restored it into a scratch place: \d+ rows and 0 files came back/),
        expect.stringContaining('a key for each of 0 résumés'),
      ],
    });
    expect((await admin(['verify', 'none.gz'])).lines).toEqual([expect.stringContaining('There is no file')]);
    const again = await admin(['restore', 'all.gz']);
    expect([again.code, again.lines.length, again.lines[0]]).toEqual([
      1,
      1,
      expect.stringContaining('--force'),
    ]);
  });

  it('restores no résumés that nobody could read, unless it is told to', { tags: 'full' }, async () => {
    const database = await openDatabase({ dataDir });
    const keys = await openKeys({ dataDir, encryptionKey: null });
    const [at, ids] = [new Date('2026-11-20T08:00:00.000Z'), ['cv-1', 'cv-2', 'cv-3']];
    await database.orm.insert(jobs).values(jobRow(at));
    for (const id of ids) {
      await database.orm.insert(resumes).values(resumeRow(id, at));
      await keys.create(id);
    }
    await database.close();
    await admin(['backup', 'cvs.gz']);
    const own = readFileSync(join(folder, 'cvs.gz.keys'), 'utf8');
    const key = Buffer.alloc(32, 9).toString('base64');
    writeFileSync(
      join(folder, 'foreign.keys'),
      JSON.stringify({ ...(JSON.parse(own) as object), keys: { other: key } }),
    );
    rmSync(join(folder, 'cvs.gz.keys'));
    const env = { DATA_DIR: join(folder, 'restored') };
    const refused = /^3 of 3 résumés could not be read: .+ add --without-keys\. Nothing was changed\.$/;
    for (const args of [[], ['--keys', 'foreign.keys']]) {
      const { code, lines } = await admin(['restore', 'cvs.gz', ...args], env);
      expect([code, lines]).toEqual([1, [expect.stringMatching(refused)]]);
      expect(await admin(['list'], env)).toEqual({ code: 0, lines: ['There is nobody yet.'] });
      expect(await (await openKeys({ dataDir: env.DATA_DIR, encryptionKey: null })).list()).toEqual([]);
    }
    const without = await admin(['restore', 'cvs.gz', '--without-keys'], env);
    expect([without.code, without.lines.at(-1)]).toEqual([
      0,
      expect.stringContaining('3 résumés have no key'),
    ]);
    // Now accounts exist.
    writeFileSync(join(folder, 'cvs.gz.keys'), own);
    const whole = await admin(['restore', 'cvs.gz', '--force'], env);
    expect([whole.code, whole.lines.at(-1)]).toEqual([0, 'Put 3 keys back.']);
  });

  it('says that Patina has to be stopped while it runs', { tags: 'full' }, async () => {
    const database = await openDatabase({ dataDir });
    const { code, lines } = await adminProcess(['list']);
    await database.close();
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^Patina is running.+Stop it, then try again\.$/)],
    ]);
  });

  it.each(['fly', 'grant ida@patina.example', 'list --fast'])(
    'explains itself when it does not understand: %s',
    async (words) => {
      const { code, lines } = await admin(words.split(' '));
      expect([code, lines[0]]).toEqual([1, 'Usage: npm run admin -- COMMAND']);
    },
  );

  it('makes no installation where there is none', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const { code, lines } = await admin(['list'], { DATA_DIR: elsewhere });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^There is no installation in /)]]);
  });

  it('sends you to the console of a hosted project', async () => {
    const { code, lines } = await admin(['list'], { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p"}' });
    expect([code, lines]).toEqual([1, [expect.stringContaining('hosted Firebase project')]]);
  });
});

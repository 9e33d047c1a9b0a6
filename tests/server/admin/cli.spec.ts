import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { putDatabase } from '../db/on-disk.ts';
import { addPerson } from '../routes/support.ts';
import { runServer } from '../start/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-admin-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function admin(args: readonly string[], env: Record<string, string> = {}) {
  const command = runServer({ DATA_DIR: dataDir, INIT_CWD: folder, ...env }, [
    '--import',
    'tsx',
    'server/admin/cli.ts',
    ...args,
  ]);
  const code = await command.ended();
  return { code, lines: command.output().trim().split('\n') };
}

describe('npm run admin', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    putDatabase(dataDir);
    const database = await openDatabase({ dataDir });
    await addPerson(database, { uid: 'ida' });
    await database.close();
  }, 120_000);

  it('gives a role, shows it, and takes a backup beside where one is', async () => {
    expect(await admin(['grant', 'ida@patina.example', 'admin'])).toEqual({
      code: 0,
      lines: ['ida@patina.example is now user, admin.'],
    });
    expect(await admin(['list'])).toEqual({ code: 0, lines: ['ida@patina.example  user, admin'] });
    const { code, lines } = await admin(['backup', 'all.gz']);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^Wrote \d+ rows and 0 files to /)]);
    const again = await admin(['restore', 'all.gz']);
    expect([again.code, again.lines.length, again.lines[0]]).toEqual([
      1,
      1,
      expect.stringContaining('--force'),
    ]);
  });

  it('says that Patina has to be stopped while it runs', async () => {
    const database = await openDatabase({ dataDir });
    const { code, lines } = await admin(['list']);
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

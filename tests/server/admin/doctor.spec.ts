/** `npm run admin -- doctor`: what it finds on real folders, databases and servers, and that it changes nothing. */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { clockSkewMs, findingOfSkew } from '../../../server/admin/doctor/look-at-database.ts';
import { lookAtVersions } from '../../../server/admin/doctor/look-at-versions.ts';
import { lineOf, runAdmin } from '../../../server/admin/run.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { createPostgres, postgresFault } from '../db/databases.ts';
import { putDatabase } from '../db/on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function doctor(env: Record<string, string>) {
  const lines: string[] = [];
  try {
    await runAdmin(['doctor'], { env, print: (line) => void lines.push(line) });
    return { code: 0, lines, last: lines.at(-1) };
  } catch (error) {
    return { code: 1, lines, last: lineOf(error) };
  }
}

/** The text after a word such as `Mail`, with its level. */
const about = ({ lines }: { lines: readonly string[] }, what: string) =>
  lines.filter((line) => line.slice(9).startsWith(what)).map((line) => line.replace(/^(\w+) +/, '$1: '));

async function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return (server.address() as AddressInfo).port;
}

describe('the doctor', { timeout: 120_000 }, () => {
  it('finds nothing wrong with what is not there yet, and makes nothing', async () => {
    const dataDir = join(folder, 'none');
    const found = await doctor({ DATA_DIR: dataDir });
    expect(found.code).toBe(0);
    expect(found.last).toBe('No problem, 1 warning.');
    expect(about(found, 'Mail')[0]).toMatch(/^warning: Mail: SMTP_URL is not set/);
    expect(found.lines.filter((line) => !/^(ok|warning|problem) +\S/.test(line))).toEqual([found.last]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('names a wrong setting, and ends with 1', async () => {
    const found = await doctor({ PORT: 'eighty' });
    expect([found.code, found.last]).toEqual([1, '1 problem, 0 warnings.']);
    expect(found.lines.at(-1)).toBe('problem  PORT must be a port number from 0 to 65535; not "eighty".');
  });

  it(
    'looks at an embedded database without bringing it up to date, and not at one in use',
    { tags: 'full' },
    async () => {
      const dataDir = join(folder, 'embedded');
      mkdirSync(dataDir);
      putDatabase(dataDir);
      const before = await openDatabase({ dataDir });
      expect(about(await doctor({ DATA_DIR: dataDir }), 'Database')[0]).toMatch(
        /^warning: Database: Patina is running/,
      );
      await before.orm.execute(
        sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      );
      await before.close();
      const names = readdirSync(dataDir).sort();
      const found = await doctor({ DATA_DIR: dataDir });
      expect(found.code).toBe(0);
      expect(about(found, 'Database')[0]).toMatch(/^ok: Database: embedded PostgreSQL \d+/);
      expect(about(found, 'Clock')).toEqual(['ok: Clock: the same as the database’s']);
      expect(about(found, 'Tables')[0]).toMatch(/^warning: Tables: 1 migrations are missing/);
      expect(about(found, 'Data directory')).toEqual([`ok: Data directory ${dataDir} can be written`]);
      expect(readdirSync(dataDir).sort()).toEqual(names);
      // Still missing: a second run reports the same.
      expect(about(await doctor({ DATA_DIR: dataDir }), 'Tables')[0]).toMatch(/^warning: Tables: 1 /);
    },
  );

  it.skipIf(postgresFault !== null)(
    'refuses a database that a later release has changed',
    { tags: 'full' },
    async () => {
      const { url, drop } = await createPostgres();
      const database = await openDatabase({ dataDir: null, databaseUrl: url });
      await database.orm.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
      );
      await database.close();
      const found = await doctor({ DATA_DIR: folder, DATABASE_URL: url });
      await drop();
      expect(found.code).toBe(1);
      expect(about(found, 'Tables')[0]).toMatch(/^problem: Tables: a later release/);
    },
  );

  it('asks the mail server and the server of models, and tells nobody their secrets', async () => {
    const models = createServer((request, response) => {
      const isAllowed = request.headers.authorization === 'Bearer hunter2-key';
      response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify({ data: [{ id: 'talker:latest' }] }));
    });
    const mail = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 here\r\n');
      socket.on('data', (text) =>
        socket.write(/^EHLO|^HELO/.test(String(text)) ? '250 here\r\n' : '221 bye\r\n'),
      );
    });
    const env = {
      DATA_DIR: join(folder, 'none'),
      AI_BASE_URL: `http://127.0.0.1:${await listening(models)}/v1`,
      AI_API_KEY: 'hunter2-key',
      AI_CHAT_MODEL: 'talker',
      AI_VISION_MODEL: 'looker',
      SMTP_URL: `smtp://127.0.0.1:${await listening(mail)}`,
      MAIL_FROM: 'shop@patina.example',
    };
    const found = await doctor(env);
    expect(about(found, 'Mail')[0]).toMatch(/^ok: Mail: the server at 127\.0\.0\.1:\d+ takes it/);
    expect(about(found, 'AI').map((line) => line.split(':', 1)[0])).toEqual(['ok', 'warning']);
    const refused = await doctor({ ...env, AI_API_KEY: 'hunter2-wrong' });
    expect(about(refused, 'AI')[0]).toMatch(/^problem: AI: .+ it answers with status 401\./);
    models.close();
    mail.close();
    const away = await doctor({ ...env, SMTP_URL: env.SMTP_URL.replace('//', '//ida:hunter2@') });
    expect(about(away, 'Mail')[0]).toMatch(/^problem: Mail: .+ does not take it/);
    for (const { lines } of [found, refused, away]) expect(lines.join()).not.toContain('hunter2');
  });

  it('doubts settings that do not go together', async () => {
    const env = { DATA_DIR: join(folder, 'none'), HOST: '0.0.0.0', PUBLIC_URL: 'https://sheen.example' };
    const { lines } = await doctor(env);
    const doubts = lines.filter((line) => /NODE_ENV|TRUST_PROXY/.test(line));
    expect(doubts.map((line) => line.slice(0, 7))).toEqual(['warning', 'warning']);
    const set = await doctor({ ...env, NODE_ENV: 'production', TRUST_PROXY: '1' });
    expect(about(set, 'Configuration')).toEqual(['ok: Configuration']);
  });
});

describe('its judgement', () => {
  it('of Node is that of the start', () => {
    expect(lookAtVersions('18.20.0')[1]).toMatchObject({ level: 'problem' });
    expect(lookAtVersions('22.12.0')[1]).toEqual({ level: 'ok', text: 'Node.js 22.12.0' });
  });

  it('of clocks leaves out the time that the answer took', () => {
    expect(clockSkewMs(1500, 1000, 2000)).toBe(0);
    expect(clockSkewMs(5000, 1000, 2000)).toBe(3000);
    expect(clockSkewMs(400, 1000, 2000)).toBe(-600);
    expect([0, 999, -1000, 30_000].map((ms) => findingOfSkew(ms).level)).toEqual([
      'ok',
      'ok',
      'warning',
      'problem',
    ]);
    expect(findingOfSkew(-2500).text).toMatch(/2\.5 s behind/);
  });
});

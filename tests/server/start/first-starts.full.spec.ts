/** Two servers start for the first time at the same moment, on one empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { long } from '../../counts.ts';
import { createPostgres, postgresFault } from '../db/databases.ts';
import { runServer } from './process.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;
const rounds = long ? 10 : 2;

describe.skipIf(postgresFault !== null)(`two first starts at once${reason}`, () => {
  it.each(Array.from({ length: rounds }, (_, i) => i + 1))(
    'make the demo once, and both serve (%i)',
    { timeout: 180_000 },
    async () => {
      const { url, drop } = await createPostgres();
      const folder = mkdtempSync(join(tmpdir(), 'patina-first-'));
      const servers = [1, 2].map(() =>
        runServer({ DATA_DIR: folder, DATABASE_URL: url, DEMO_PASSWORD: 'walnut saddle soap 7' }),
      );
      try {
        const origins = await Promise.all(
          servers.map(async (server) => (await server.says(/running at (http:\S+)/))[1]!),
        );
        await Promise.all(servers.map((server) => server.says(/Ctrl-C/)));
        for (const server of servers) expect(server.output()).toContain(`Files and keys are in ${folder}: `);
        const reported = servers.filter((server) => server.output().includes('This is the first run'));
        expect(reported.length).toBe(1);
        for (const origin of origins) {
          const answer = await fetch(
            `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
            {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ email: 'admin@patina.example', password: 'walnut saddle soap 7' }),
            },
          );
          expect(answer.status).toBe(200);
        }
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        const { rows } = await client.query('select email from accounts order by email');
        await client.end();
        expect(rows.map(({ email }: { email: string }) => email.split('@')[0])).toEqual([
          'admin',
          'ines',
          'lena',
          'merchant',
          'theo',
          'user',
        ]);
      } finally {
        for (const server of servers) {
          server.child.kill('SIGKILL');
          await server.ended();
        }
        rmSync(folder, { recursive: true, force: true });
        await drop();
      }
    },
  );
});

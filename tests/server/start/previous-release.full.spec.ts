/**
 * A data directory of the previous release, made by its own server, opens with this version, with everything in it. How the
 * fixture was made: tests/fixtures/README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer, type ServerProcess } from './process.ts';

const fixture = join(import.meta.dirname, '../../fixtures/data-of-d396f87.tar.br');
const password = 'walnut saddle soap 7';
const folder = mkdtempSync(join(tmpdir(), 'patina-previous-'));
let server: ServerProcess;
let origin: string;
const tokens: Record<string, { uid: string; token: string }> = {};

beforeAll(async () => {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const tar = brotliDecompressSync(readFileSync(fixture), { params });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  server = runServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' });
  origin = (await server.says(/running at (http:\S+)/))[1]!;
  await server.says(/Ctrl-C/);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended();
  rmSync(folder, { recursive: true, force: true });
});

const get = async <Body>(who: string, path: string) => {
  const answer = await fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${tokens[who]!.token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
};

describe('a data directory of the previous release', { timeout: 120_000 }, () => {
  it('opens as one that is known, and signs everybody in', async () => {
    expect(server.output()).not.toContain('first run');
    for (const who of ['admin', 'merchant', 'user', 'ines', 'theo', 'lena']) {
      const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${who}@patina.example`, password }),
      });
      expect([who, answer.status]).toEqual([who, 200]);
      const { localId: uid, idToken: token } = (await answer.json()) as { localId: string; idToken: string };
      tokens[who] = { uid, token };
    }
  });

  it('has the checkpoints of ledgers', async () => {
    const path = `/api/hosted/checkpoints?stream=ledger/${tokens.user!.uid}&device=fixture`;
    const { checkpoints } = await get<{ checkpoints: object[] }>('user', path);
    expect(checkpoints).toMatchObject([{ seq: 3, hash: 'a'.repeat(64), device: 'fixture' }]);
  });

  it('has orders, to read and to go on with', async () => {
    const { transactions } = await get<{ transactions: { number: number }[] }>(
      'merchant',
      '/api/node/transactions/sold',
    );
    expect(transactions.length).toBeGreaterThan(5);
    const { number } = transactions[0]!;
    expect(await get('merchant', `/api/node/transactions/${number}`)).toMatchObject({ number });
  });

  it('has résumés with their scores and their files', async () => {
    const lists = await Promise.all(
      ['merchant', 'ines', 'admin'].map((who) =>
        get<{ items: { id: string; total: number | null }[] }>(who, '/api/py/screenings').then(({ items }) =>
          items.map(({ id }) => ({ who, id })),
        ),
      ),
    );
    const all = lists.flat();
    expect(all.length).toBeGreaterThan(0);
    const { who, id } = all[0]!;
    const answer = await fetch(`${origin}/api/py/resumes/${id}/file`, {
      headers: { authorization: `Bearer ${tokens[who]!.token}` },
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });
});

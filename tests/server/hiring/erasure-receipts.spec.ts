/** Signed receipts of erasures: for résumés and accounts, on both databases, and verified without the server. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkReceipt } from '../../../src/events/shared/erasure-receipt.ts';
import { verifyEd25519 } from '../../../server/audit/ed25519.ts';
import { receiptOf } from '../../../server/checkpoints/erasures.ts';
import { publishedKeys, replaceKey } from '../../../server/checkpoints/keys.ts';
import { accounts, erasures, resumes } from '../../../server/db/schema.ts';
import { eraseRow } from '../../../server/hiring/erasing.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { lockResume } from '../../../server/hiring/screening-stream.ts';
import { audit } from '../audit/command.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openWholeServer, type WholeServer } from '../security/whole-server.ts';
import { type Hiring, jobBody, newKey, openHiring, post, resumeText, uploadFields } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-receipts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Receipt = Schemas['ErasureReceipt'];
let files = 0;
function write(content: unknown): string {
  const path = join(folder, `${(files += 1)}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const auditReceipt = (...args: string[]) => audit('receipt', ...args);

describeOnEveryDatabase('the receipt of an erased résumé', (open) => {
  let hiring: Hiring;
  let job: Schemas['Job'];
  beforeAll(async () => {
    hiring = await openHiring({}, undefined, { db: await open() });
    job = await post(hiring, 'employer');
  });
  afterAll(() => hiring.close());

  let sent = 0;
  async function apply(who: string | null) {
    const file = Buffer.from(`${resumeText()}\n${(sent += 1)}`);
    const { body } = await hiring.upload(who, job.id, { file });
    const state = async () => (await rowOf(body.id))!.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('screened');
    return { id: body.id, receipt: body.receipt! };
  }
  const rowOf = async (id: string) =>
    (await hiring.db.orm.select().from(resumes).where(eq(resumes.id, id)))[0];
  const check = async (receipt: unknown) =>
    checkReceipt(JSON.stringify(receipt), await publishedKeys(hiring.db.orm), verifyEd25519);

  it('[SCREENING15] names the record that says so and the key that was destroyed, and nothing personal', async () => {
    const { id } = await apply('other');
    const key = await hiring.parts.keys.find(id);
    const { body } = await hiring.ask<Receipt>('other', 'DELETE', `/resumes/${id}`);
    expect(await hiring.parts.keys.find(id)).toBeNull();
    const events = await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${id}`);
    expect(body).toMatchObject({ about: 'resume' });
    expect(body.erased).toEqual([
      {
        stream: `screening/${id}`,
        seq: events.body.version,
        hash: expect.stringMatching(/^[\da-f]{64}$/),
        at: events.body.history.at(-1)!.at,
        why: 'applicant',
        key: createHash('sha256').update(key!).digest('hex'),
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/petra|quill|0199|"other"/i);
    expect(await check(body)).toMatchObject({ ok: true });
  });

  it('[SCREENING15] stays good after the signing key was replaced', async () => {
    const { id } = await apply('other');
    const { body } = await hiring.ask<Receipt>('other', 'DELETE', `/resumes/${id}`);
    await replaceKey(hiring.db.orm, hiring.parts.clock());
    expect(await check(body)).toMatchObject({ ok: true });
    expect((await hiring.ask('other', 'DELETE', `/resumes/${id}`)).body).toEqual(body);
  });

  it('[SCREENING15] is signed only once the key is destroyed, also when a server stopped in between', async () => {
    const { id, receipt } = await apply(null);
    const { parts } = hiring;
    await hiring.db.orm.transaction(async (tx) => {
      const row = await lockResume(tx, parts.keys, id);
      await eraseRow(tx, parts.keys, row!, 'receipt', parts.clock());
    });
    // The server stops here: the row is emptied, but the key still exists.
    expect(await parts.keys.find(id)).not.toBeNull();
    const { status, body } = await hiring.ask<Receipt>(null, 'POST', '/resumes/erase', { receipt });
    expect(status).toBe(200);
    expect(await parts.keys.find(id)).toBeNull();
    expect(body.erased[0]).toMatchObject({ why: 'applicant' });
    expect(await check(body)).toMatchObject({ ok: true });
  });

  it('[SCREENING15] is there for what an older release erased', async () => {
    const { id } = await apply('other');
    await hiring.ask('other', 'DELETE', `/resumes/${id}`);
    await hiring.db.orm.delete(erasures);
    const { body } = await hiring.ask<Receipt>('employer', 'GET', `/resumes/${id}/erasure`);
    expect(body.erased[0]).toMatchObject({ stream: `screening/${id}`, key: null });
    expect(await check(body)).toMatchObject({ ok: true });
  });

  it('[SCREENING15] is there for nothing that is not erased', async () => {
    const { id, receipt } = await apply('other');
    expect((await hiring.ask('other', 'GET', `/resumes/${id}/erasure`)).status).toBe(404);
    expect(await receiptOf(hiring.parts, `screening/${id}`)).toBeNull();
    expect((await rowOf(id))?.receiptHash).not.toBeNull();
    expect((await hiring.ask(null, 'POST', '/resumes/erase', { receipt })).status).toBe(200);
  });
});

describeOnEveryDatabase('the receipt of a deleted account', (open) => {
  let server: WholeServer;
  beforeAll(async () => {
    server = await openWholeServer({}, open);
  });
  afterAll(() => server?.close());

  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const answer = await server.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Receipt>() };
  };
  const receiptFor = (idToken: string) => call('POST', '/api/hosted/account-erasure', { idToken });

  async function apply(token: string, job: string): Promise<Schemas['ReceivedResume']> {
    const form = new FormData();
    for (const [name, value] of Object.entries(uploadFields()))
      form.append(name, value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : String(value));
    const body = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/py/jobs/${job}/resumes`,
      headers: { 'content-type': body.headers.get('content-type')!, authorization: `Bearer ${token}` },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  it(
    '[SCREENING15] covers the account and its résumés, once for all, and is checked offline',
    { timeout: 60_000 },
    async () => {
      const employer = await server.newPerson();
      const person = await server.newPerson();
      await server.database.orm
        .update(accounts)
        .set({ emailVerified: true })
        .where(eq(accounts.uid, employer.uid));
      const made = await call(
        'POST',
        '/api/py/jobs',
        { ...jobBody(), key: newKey(), open: true },
        employer.token,
      );
      const job = made.body as unknown as Schemas['Job'];
      expect(made.status).toBe(201);
      const resume = await apply(person.token, job.id);
      // An existing account has no such receipt.
      expect((await receiptFor(person.token)).status).toBe(404);

      const deleted = await call('POST', '/identitytoolkit.googleapis.com/v1/accounts:delete', {
        idToken: person.token,
      });
      expect(deleted.status).toBe(200);
      const { status, body } = await receiptFor(person.token);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        about: 'account',
        erased: [
          { stream: `account/${person.uid}`, why: 'account-deleted', key: null },
          {
            stream: `screening/${resume.id}`,
            why: 'account-deleted',
            key: expect.stringMatching(/^[\da-f]{64}$/),
          },
        ],
      });
      expect(body.words).toContain('One résumé was erased');
      expect(JSON.stringify(body)).not.toMatch(/petra|quill|patina\.example/i);
      expect(await receiptFor(person.token)).toEqual({ status, body });
      // The token gives access to nothing else, and no other token to this.
      expect((await call('GET', '/api/py/resumes', undefined, person.token)).status).toBe(401);
      for (const token of ['a.b.c', employer.token, `${person.token.slice(0, -4)}AAAA`])
        expect((await receiptFor(token)).status).toBe(404);
      // The sender of the résumé also gets a receipt.
      const own = await call('POST', '/api/py/resumes/erase', { receipt: resume.receipt });
      expect(own).toMatchObject({ status: 200, body: { erased: [body.erased[1]] } });

      const keys = write((await call('GET', '/api/hosted/checkpoint-keys')).body);
      const file = write(body);
      const sound = await auditReceipt(file, '--keys', keys);
      expect([sound.status, sound.stdout]).toEqual([
        0,
        expect.stringMatching(/^OK: .*destroyed.*\nSigned on .* with the key /),
      ]);
      const altered = write({ ...body, at: own.body.at });
      const refused: readonly [string[], RegExp][] = [
        [[altered, '--keys', keys], /^NOT PROVED: The receipt was altered/],
        [[file], /^NOT PROVED: .*give the public keys/],
        [[write({ ...body, version: 2 }), '--keys', keys], /^NOT PROVED: .*version 2/],
        [[keys, '--keys', keys], /^NOT PROVED: This is no receipt/],
      ];
      for (const [args, said] of refused) {
        const { status: code, stdout } = await auditReceipt(...args);
        expect([code, stdout]).toEqual([1, expect.stringMatching(said)]);
      }
      const noKeys = await auditReceipt(file, '--keys', write([]));
      expect([noKeys.status, noKeys.stderr]).toEqual([2, expect.stringMatching(/key/)]);
      expect((await auditReceipt(altered, '--keys', keys, '--json')).json()).toMatchObject({
        ok: false,
        fault: 'altered',
      });
    },
  );
});

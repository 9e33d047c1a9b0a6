import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, mayList, mayRead, validateWrite } from '../../../../server/documents/rules.ts';
import { fieldsOf } from '../../../../server/documents/values.ts';
import { people, type Right, rightsAt, type Somebody } from './rights.ts';
import { hasOfficial, openOfficial } from './wires.ts';

const now = new Date();
const email = 'anna@example.com';
const emailOf = (who: Somebody) => (who === 'owner' ? email : `${who}@example.com`);
const table = rightsAt(now, email).map((right) => [right.title, right] as const);

it('the rules are told apart by their titles', () => {
  expect(new Set(table.map(([title]) => title)).size).toBe(table.length);
});

describe('rules.ts', () => {
  const askerOf = (who: Somebody): Asker | null =>
    who === 'signed out' ? null : { uid: who, email: emailOf(who), admin: who === 'admin' };

  function isAllowed(who: Somebody, { path, operation, before, after }: Right): boolean {
    const asker = askerOf(who);
    if (operation === 'get') return mayRead(asker, path);
    if (operation === 'list') return mayList(asker, path);
    return validateWrite(asker, { path, before: before ?? null, after: after ?? null, now }) === null;
  }

  it.each(table)('%s', (_, right) => {
    expect(people.filter((who) => isAllowed(who, right))).toEqual(right.allowed);
  });
});

describe.skipIf(!hasOfficial)('firestore.rules on Google’s emulator', () => {
  let official: Awaited<ReturnType<typeof openOfficial>>;
  const file = join(import.meta.dirname, '../../../../server/documents/firestore.rules');

  beforeAll(async () => {
    official = await openOfficial();
    const [, project] = official.root.split('/');
    const answer = await fetch(`http://${official.host}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({
        rules: { files: [{ name: 'firestore.rules', content: readFileSync(file, 'utf8') }] },
      }),
    });
    expect(answer.status).toBe(200);
    for (const [who, role] of [
      ['merchant', 'merchant'],
      ['admin', ['user', 'admin']],
      ['stranger', 'user'],
    ] as const) {
      await put(`users/${who}`, { role });
    }
  }, 90_000);
  afterAll(() => official.close());

  const named = (path: string) => `${official.root}/${path}`;
  const writing = (path: string, fields: object) => ({
    update: { name: named(path), fields: fieldsOf({ ...fields }) },
  });
  const put = (path: string, fields: object) => official.send(':commit', { writes: [writing(path, fields)] });
  const remove = (path: string) => official.send(':commit', { writes: [{ delete: named(path) }] });

  async function isAllowed(who: Somebody, { path, operation, before, after }: Right): Promise<boolean> {
    if (operation !== 'list') await (before ? put(path, before) : remove(path));
    const parent = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    const [method, body] =
      operation === 'get'
        ? [':batchGet', { documents: [named(path)] }]
        : operation === 'list'
          ? [
              `${parent && `/${parent}`}:runQuery`,
              { structuredQuery: { from: [{ collectionId: path.slice(parent ? parent.length + 1 : 0) }] } },
            ]
          : [
              ':commit',
              { writes: [operation === 'delete' ? { delete: named(path) } : writing(path, after!)] },
            ];
    const answer = await fetch(`http://${official.host}/v1/${official.root}${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(who !== 'signed out' && { authorization: `Bearer ${token(who)}` }),
      },
      body: JSON.stringify(body),
    });
    expect([200, 403], await answer.clone().text()).toContain(answer.status);
    return answer.status === 200;
  }

  /** The emulator accepts unsigned tokens. */
  function token(who: Somebody): string {
    const seconds = Math.floor(now.getTime() / 1000);
    const claims = { sub: who, user_id: who, email: emailOf(who), iat: seconds, exp: seconds + 3600 };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  }

  it.each(table)('%s', async (_, right) => {
    const allowed: Somebody[] = [];
    for (const who of people) if (await isAllowed(who, right)) allowed.push(who);
    expect(allowed).toEqual(right.allowedHosted ?? right.allowed);
  });
});

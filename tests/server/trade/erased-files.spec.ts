/** Deleting an account deletes all of its files: photos, videos, and parts of uploads. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';
import { recording } from './recordings.ts';
import { newKey, picture } from './support.ts';
import { sha256 } from './uploading.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
}, 120_000);
afterAll(() => server.close());

async function send(
  { token }: SignedIn,
  method: 'POST' | 'PATCH',
  url: string,
  payload: Buffer | object | undefined,
  headers: Record<string, string> = {},
) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}

async function sendAll(person: SignedIn, content: Buffer, kind: string): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' };
  const [key, of] = [newKey(), kind].map((text) => Buffer.from(text).toString('base64'));
  const announced = await send(person, 'POST', '/api/node/uploads', undefined, {
    ...tus,
    'upload-length': String(content.length),
    'upload-metadata': `key ${key},kind ${of}`,
  });
  const url = String(announced.headers.location);
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await send(person, 'PATCH', url, content, { ...tus, ...type });
  return url;
}

const filesIn = (folder: string) =>
  readdirSync(join(server.folder, 'data', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it('files go with the account', { timeout: 60_000 }, async () => {
  const [person, other] = [await server.newPerson(), await server.newPerson()];
  for (const who of [person, other]) {
    for (const [content, kind] of [
      [await picture(), 'photo'],
      [await recording(), 'video'],
    ] as const) {
      const url = await sendAll(who, content, kind);
      const wanted = { sha256: sha256(content), keepTags: false, posterId: null };
      const { id } = (await send(who, 'POST', `${url}/complete`, wanted)).json<{ id: string }>();
      await send(who, 'POST', '/api/node/posts', { mediumId: id, caption: '', visibility: 'private' });
    }
    await sendAll(who, Buffer.alloc(10), 'audio');
  }
  const [kept, pieces] = [filesIn('files'), filesIn('uploads')];
  expect([kept.length, pieces.length]).toEqual([6, 2]);
  const deleted = await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete',
    payload: { idToken: person.token },
  });
  expect(deleted.statusCode, deleted.body).toBe(200);
  expect([filesIn('files').length, filesIn('uploads').length]).toEqual([3, 1]);
});

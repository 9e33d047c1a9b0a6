/** Transcripts of posts: who writes and reads them, their form for players, and transcription by a model. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestRecording } from '../../../server/ai/media.ts';
import { AiFailure, type HeardSpeech, UnfitForModel } from '../../../server/ai/provider.ts';
import { postTranscripts } from '../../../server/db/schema.ts';
import { sweepDeletedPosts } from '../../../server/trade/posts.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { openInMemory } from '../db/in-memory.ts';
import { addPerson } from '../hosted/support.ts';
import { recording } from './recordings.ts';
import { dayMs, headersOf, makeClient, newKey, openShop, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];
type Transcript = Schemas['Transcript'];

/** Requests to the model, and its answers. */
const model = {
  engine: 'listener at a.example',
  asked: [] as { bytes: number; language: string | null }[],
  answer: async (_signal: AbortSignal | undefined): Promise<HeardSpeech> => ({ text: '', segments: [] }),
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(openInMemory, undefined, undefined, {
    engine: model.engine,
    transcribe(bytes, { language = null, signal } = {}) {
      model.asked.push({ bytes: bytes.length, language });
      return model.answer(signal);
    },
  });
  for (const uid of ['stranger', 'client']) await addPerson(shop.db, { uid });
  await addPerson(shop.db, { uid: 'owner', roles: ['merchant'] });
  await addPerson(shop.db, { uid: 'admin', roles: ['admin'] });
  await makeClient(shop, 'owner', 'client');
});
afterAll(() => shop.close());
beforeEach(() => {
  model.asked.length = 0;
});

const said = {
  language: 'en-GB',
  lines: [
    { startMs: 0, endMs: 900, text: 'First the <brush>,' },
    { startMs: 900, endMs: null, text: 'then the soap.' },
  ],
};

async function given(visibility: Schemas['PostVisibility'] = 'private', captioned = true): Promise<Post> {
  const { id } = await medium(shop, 'owner', await recording({ video: null }), 'audio');
  const made = await shop.ask<Post>('owner', 'POST', '/posts', { mediumId: id, caption: '', visibility });
  if (captioned) {
    const kept = await shop.ask('owner', 'PUT', `/posts/${made.body.id}/transcript`, said);
    expect(kept.status).toBe(200);
  }
  return made.body;
}
const at = (post: Post) => `/posts/${post.id}/transcript`;

describe('captions', () => {
  it('are kept, replaced, and taken off', async () => {
    const post = await given();
    expect(post.recording!.captions).toBeNull();
    expect((await shop.ask<Transcript>('owner', 'GET', at(post))).body).toMatchObject(said);
    const shorter = { language: 'de', lines: [{ startMs: 5, endMs: null, text: 'Seife.' }] };
    expect((await shop.ask('owner', 'PUT', at(post), shorter)).body).toMatchObject(shorter);
    expect((await shop.ask('owner', 'GET', at(post))).body).toMatchObject(shorter);
    expect(
      (await shop.ask<Post>('owner', 'GET', `/posts/${post.id}`)).body.recording!.captions,
    ).toMatchObject({
      language: 'de',
    });
    for (const _ of ['once', 'again']) expect((await shop.ask('owner', 'DELETE', at(post))).status).toBe(204);
    expect((await shop.ask('owner', 'GET', at(post))).status).toBe(404);
    expect((await shop.ask<Post>('owner', 'GET', `/posts/${post.id}`)).body.recording!.captions).toBeNull();
  });

  it('are what a player gets at the address that the post is told with', async () => {
    const { id } = await given();
    const { captions, durationMs } = (await shop.ask<Post>('owner', 'GET', `/posts/${id}`)).body.recording!;
    const answer = await shop.app.inject({ url: captions!.url });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'private, no-store',
    ]);
    expect(answer.body).toBe(
      [
        'WEBVTT\n',
        '00:00:00.000 --> 00:00:00.900\nFirst the &lt;brush&gt;,\n',
        `00:00:00.900 --> 00:00:0${(durationMs / 1000).toFixed(3)}\nthen the soap.\n`,
      ].join('\n'),
    );
    expect((await shop.app.inject({ url: captions!.url.split('?')[0]! })).statusCode).toBe(404);
    const bare = await given('public', false);
    expect((await shop.app.inject({ url: `/api/node/posts/${bare.id}/files/captions.vtt` })).statusCode).toBe(
      404,
    );
  });

  /** Signed out, stranger, client, owner, admin. */
  const callers = [null, 'stranger', 'client', 'owner', 'admin'] as const;
  it.each([
    ['GET', 'public', [200, 200, 200, 200, 200]],
    ['GET', 'clients', [404, 404, 200, 200, 200]],
    ['GET', 'private', [404, 404, 404, 200, 200]],
    ['PUT', 'public', [401, 403, 403, 200, 403]],
    ['PUT', 'private', [401, 404, 404, 200, 403]],
    ['DELETE', 'public', [401, 403, 403, 204, 204]],
    ['DELETE', 'private', [401, 404, 404, 204, 204]],
  ] as const)(
    '[TRANSCRIPTION12] %s of a %s post answers everybody as they may',
    async (method, visibility, expected) => {
      const post = await given(visibility);
      const answers: number[] = [];
      for (const caller of callers)
        answers.push((await shop.ask(caller, method, at(post), method === 'PUT' ? said : undefined)).status);
      expect(answers).toEqual(expected);
      if (method !== 'GET') return;
      const files = await Promise.all(
        callers.map((caller) =>
          shop.app.inject({
            url: `/api/node/posts/${post.id}/files/captions.vtt`,
            headers: headersOf(caller),
          }),
        ),
      );
      expect(files.map(({ statusCode }) => statusCode)).toEqual(expected);
    },
  );

  it('[TRANSCRIPTION12] of a post that was taken down or deleted are seen as it is', async () => {
    const post = await given('public');
    await shop.ask('admin', 'PUT', `/posts/${post.id}/takedown`, { reason: 'A name' });
    const statuses = async () =>
      Promise.all(callers.map(async (caller) => (await shop.ask(caller, 'GET', at(post))).status));
    expect(await statuses()).toEqual([404, 404, 404, 200, 200]);
    await shop.ask('owner', 'DELETE', `/posts/${post.id}`);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    const before = await shop.db.orm.$count(postTranscripts);
    shop.pass(dayMs + 1000);
    await sweepDeletedPosts(shop.parts);
    expect(await shop.db.orm.$count(postTranscripts)).toBe(before - 1);
  });

  it.each([
    ['no lines', { language: 'en', lines: [] }],
    ['a language that is none', { ...said, language: 'en_GB' }],
    ['an empty line', { language: 'en', lines: [{ startMs: 0, endMs: null, text: '' }] }],
    ['a line of a novel', { language: 'en', lines: [{ startMs: 0, endMs: null, text: 'x'.repeat(1001) }] }],
    ['a time before the beginning', { language: 'en', lines: [{ startMs: -1, endMs: null, text: 'x' }] }],
    ['a line that ends before it begins', { language: 'en', lines: [{ startMs: 9, endMs: 8, text: 'x' }] }],
    ['lines out of order', { language: 'en', lines: said.lines.toReversed() }],
    ['a field that nobody knows', { ...said, by: 'me' }],
  ])('are refused with %s, and stay as they were', async (_, wrong) => {
    const post = await given();
    expect((await shop.ask('owner', 'PUT', at(post), wrong)).status).toBe(400);
    expect((await shop.ask('owner', 'GET', at(post))).body).toMatchObject(said);
  });

  it('are for what can be heard, and for posts that are there', async () => {
    const pictureId = (await shop.upload('owner')).body.id;
    const photo = { pictureId, caption: '', visibility: 'private' };
    const { body } = await shop.ask<Post>('owner', 'POST', '/posts', photo);
    expect(await shop.ask('owner', 'PUT', at(body), said)).toMatchObject({
      status: 409,
      body: { reason: 'no-recording' },
    });
    expect((await shop.ask('owner', 'PUT', `/posts/${newKey()}/transcript`, said)).status).toBe(404);
  });
});

describe('a model for speech', () => {
  const ask = (who: string | null, payload: Buffer, query = '', type = 'audio/wav') =>
    shop.app.inject({
      method: 'POST',
      url: `/api/node/transcriptions${query}`,
      headers: { ...headersOf(who), 'content-type': type },
      payload,
    });
  const sound = Buffer.from('RIFF\x08\0\0\0WAVEfmt ', 'latin1');

  it('is named to whoever is signed in', async () => {
    expect((await shop.ask(null, 'GET', '/transcriptions')).status).toBe(401);
    expect((await shop.ask('stranger', 'GET', '/transcriptions')).body).toEqual({
      engine: model.engine,
      maxBytes: largestRecording,
    });
  });

  it('is asked by whoever is signed in, and tells what it heard', async () => {
    const heard = { text: 'Yes.', segments: [{ startMs: 0, endMs: 500, text: 'Yes.' }] };
    model.answer = async () => heard;
    expect((await ask(null, sound)).statusCode).toBe(401);
    expect(model.asked).toEqual([]);
    const answer = await ask('stranger', sound, '?language=pt-BR');
    expect([answer.statusCode, answer.json()]).toEqual([200, { engine: model.engine, ...heard }]);
    await ask('stranger', sound, '', 'video/webm');
    expect(model.asked).toEqual([
      { bytes: sound.length, language: 'pt-BR' },
      { bytes: sound.length, language: null },
    ]);
  });

  it('is not asked about what is no sound, too much, or in no language', async () => {
    expect((await ask('stranger', sound, '', 'text/plain')).statusCode).toBe(415);
    expect((await ask('stranger', Buffer.alloc(largestRecording + 1))).statusCode).toBe(413);
    expect((await ask('stranger', sound, '?language=en_GB')).statusCode).toBe(400);
    expect(model.asked).toEqual([]);
  });

  it.each([
    [new UnfitForModel('This is no recording.'), 415, 'not-a-recording', 'This is no recording.'],
    [new AiFailure('busy', 'It takes no more.'), 503, 'ai-busy', 'It takes no more.'],
    [new AiFailure('too-slow', 'It did not answer.'), 503, 'ai-too-slow', 'It did not answer.'],
  ])('says why it did not write it down: %s', async (error, status, reason, message) => {
    model.answer = () => Promise.reject(error);
    const answer = await ask('stranger', sound);
    expect([answer.statusCode, answer.json()]).toEqual([status, { reason, message }]);
  });

  it('is stopped when nobody waits for it any more', async () => {
    const stopped = new Promise<void>((resolve) => {
      model.answer = (signal) =>
        new Promise((_, reject) =>
          signal!.addEventListener('abort', () => {
            resolve();
            reject(signal!.reason as Error);
          }),
        );
    });
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const asking = fetch(`${address}/api/node/transcriptions`, {
      method: 'POST',
      headers: { authorization: 'Bearer token-of-stranger', 'content-type': 'audio/wav' },
      body: new Uint8Array(sound),
      signal: leave.signal,
    }).catch(() => 'left');
    await expect.poll(() => model.asked.length).toBe(1);
    leave.abort();
    await stopped;
    expect(await asking).toBe('left');
  });

  it('that is not set up is said to be so, and asked by nobody', async () => {
    const without = await openShop();
    await addPerson(without.db, { uid: 'stranger' });
    expect((await without.ask('stranger', 'GET', '/transcriptions')).body).toMatchObject({ engine: null });
    const answer = await without.app.inject({
      method: 'POST',
      url: '/api/node/transcriptions',
      headers: { ...headersOf('stranger'), 'content-type': 'audio/wav' },
      payload: sound,
    });
    expect([answer.statusCode, answer.json<{ reason: string }>().reason]).toEqual([409, 'no-engine']);
    await without.close();
  });

  it('is asked by one person twenty times at once, and then once a minute', async () => {
    model.answer = async () => ({ text: '', segments: [] });
    await addPerson(shop.db, { uid: 'eager' });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await ask('eager', sound)).statusCode);
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([200]), 429]);
  });
});

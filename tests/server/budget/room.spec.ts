/** How much one person may store: stated in plain words, enforced for concurrent requests, and freed by deletion. */
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { requireBytes, requireRoom } from '../../../server/budget/room.ts';
import { maxChatBytes, storedBytes, type StoredKind, storedRows } from '../../../server/budget/stored.ts';
import {
  chats,
  chatTurns,
  comments,
  media,
  pictures,
  posts,
  postTranscripts,
  products,
  uploads,
} from '../../../server/db/schema.ts';
import { addMedium } from '../../../server/trade/media/media.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

/** One row of every kind. */
const tiny = { STORAGE_ALLOWANCE: '0.00001' };

describeOnEveryDatabase('room for what people keep', (open) => {
  let server: WholeServer;
  let merchant: SignedIn;
  beforeAll(async () => {
    // Five of a hundred are free, so that more requests arrive at once than fit.
    server = await openWholeServer({ STORAGE_ALLOWANCE: '0.001' }, open);
    merchant = await server.newPerson('merchant');
    await server.database.orm.execute(sql`update accounts set email_verified = true`);
  }, 120_000);
  afterAll(() => server.close());

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, who: { token: string }, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${who.token}` },
      ...(payload ? { payload } : {}),
    });
  const product = () => ({
    key: randomUUID(),
    title: 'Saddle soap',
    description: 'Cleans',
    priceCents: 500,
    category: 'bags',
    visibility: 'public',
    stock: null,
    pictureIds: [],
    postId: null,
  });

  it('is what fits and no more, however many come at once, and comes back', async () => {
    const max = Math.floor(storedRows.products.max * 0.001);
    const answers = await Promise.all(
      Array.from({ length: max + 4 }, () => send('POST', '/api/node/products', merchant, product())),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(max);
    const refused = answers.find(({ statusCode }) => statusCode !== 201)!;
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      reason: 'limit-reached',
      message: `There are ${max} products already, and there is no room for more. Delete some that you no longer sell, or ask whoever runs this site.`,
    });
    expect(await server.database.orm.$count(products, sql`${products.seller} = ${merchant.uid}`)).toBe(max);
    const other = await server.newPerson('merchant');
    expect((await send('POST', '/api/node/products', other, product())).statusCode).toBe(201);
    const { id } = made[0]!.json<{ id: string }>();
    expect((await send('DELETE', `/api/node/products/${id}`, merchant)).statusCode).toBe(204);
    expect((await send('POST', '/api/node/products', merchant, product())).statusCode).toBe(201);
  });

  it('does not refuse a request that comes again and adds nothing', async () => {
    const { token } = await server.newTodoOwner();
    const max = Math.floor(storedRows.todos.max * 0.001);
    const todo = (key: string) => ({
      key,
      title: 'Oil',
      description: 'Two coats',
      priority: 1,
      complete: false,
    });
    const keys = Array.from({ length: max + 3 }, () => randomUUID());
    const answers = [];
    for (const key of keys) answers.push(await send('POST', '/api/py/todos', { token }, todo(key)));
    // One existed before.
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(max - 1);
    expect(answers.at(-1)!.statusCode).toBe(409);
    expect(answers.at(-1)!.json()).toMatchObject({ detail: expect.stringContaining('10 todos already') });
    expect((await send('POST', '/api/py/todos', { token }, todo(keys[0]!))).statusCode).toBe(201);
  });

  it('is counted for posts, comments, captions and uploads', async () => {
    const { uid, token } = await server.newPerson();
    const { orm } = server.database;
    const max = (kind: StoredKind) => Math.floor(storedRows[kind].max * 0.001);
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    const createdAt = new Date();
    const sounds = ids(max('posts')).map((id) => ({
      ...({ id, owner: uid, kind: 'audio', caption: '', visibility: 'private', createdAt } as const),
    }));
    await orm.insert(posts).values(sounds);
    const postId = sounds[0]!.id;
    await orm.insert(comments).values(
      ids(max('comments')).map((id) => ({
        ...{ id, postId, author: uid, body: 'Nice', earlier: [], createdAt },
      })),
    );
    const line = { startMs: 0, endMs: null, text: 'First the brush.' };
    await orm.insert(postTranscripts).values(
      sounds.slice(1, 1 + max('transcripts')).map(({ id }) => ({
        ...{ postId: id, owner: uid, language: 'en', lines: [line], changedAt: createdAt },
      })),
    );
    const pictureId = randomUUID();
    await orm
      .insert(pictures)
      .values({ id: pictureId, owner: uid, key: randomUUID(), width: 1, height: 1, createdAt });
    const who = { token };
    const answers = [
      await send('POST', '/api/node/posts', who, { pictureId, caption: '', visibility: 'private' }),
      await send('POST', `/api/node/posts/${postId}/comments`, who, {
        ...{ key: randomUUID(), parentId: null, body: 'Nicer' },
      }),
      await send('PUT', `/api/node/posts/${postId}/transcript`, who, { language: 'en', lines: [line] }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ reason: string }>().reason]).toEqual([409, 'limit-reached']);
    }
    const words = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(words[0]).toMatch(/^There are 5 posts already/);
    expect(words[1]).toMatch(/^There are 20 comments of yours already.*Delete some/);
    expect(words[2]).toMatch(/^There are 2 posts with captions already/);

    const medium = (id: string) => ({
      ...({ id, owner: uid, kind: 'audio', pictureId: null, type: 'audio/webm', extension: 'webm' } as const),
      ...{ bytes: 1, width: null, height: null, durationMs: 1, keptTags: false, createdAt },
    });
    await orm.insert(media).values(ids(max('media')).map(medium));
    const upload = {
      id: randomUUID(),
      owner: uid,
      key: randomUUID(),
      kind: 'audio',
      bytes: 1,
      createdAt,
    } as const;
    await orm.insert(uploads).values(upload);
    const parts = { db: server.database, storageAllowance: 0.001 };
    await expect(addMedium(parts, medium(upload.id), 'asked')).rejects.toMatchObject({
      reason: 'limit-reached',
      message: expect.stringContaining('6 photos, videos and recordings already'),
    });
  });

  it('can be counted for every kind of the table', async () => {
    await inTransaction(server.database, async (tx) => {
      for (const [kind, { owner }] of Object.entries(storedRows)) {
        const nobody = owner.dataType === 'number' ? 0 : 'nobody';
        await requireRoom(tx, kind as StoredKind, nobody, Number(tiny.STORAGE_ALLOWANCE));
      }
    });
  });

  it('is counted for the text of chats', async () => {
    const { uid, token } = await server.newPerson();
    const { orm } = server.database;
    const ask = () =>
      send(
        'POST',
        '/api/py/chats',
        { token },
        {
          ...{ key: randomUUID(), chat_id: null, parent_id: null, beside_id: null },
          question: 'How do I get ink off suede?',
        },
      );
    expect((await ask()).statusCode).toBe(201);
    const at = new Date();
    await orm.insert(chats).values({ id: 'long', owner: uid, title: 'Long', createdAt: at, changedAt: at });
    await orm.insert(chatTurns).values({
      ...({ chat: 'long', id: 'first', owner: uid, place: 0, kind: 'asked', state: 'answered' } as const),
      ...{
        question: 'What?',
        answer: 'a'.repeat(maxChatBytes * 0.001),
        askedAt: at,
        endedAt: at,
        aliveAt: at,
      },
    });
    const refused = await ask();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      detail: expect.stringContaining('no room for more text in your chats'),
    });
    // What an answer cites counts, too. Random text, since the database compresses other text.
    const title = randomBytes(maxChatBytes * 0.001).toString('base64');
    const cited = { guide: 'suede-ink', version: 1, fact: 'suede-ink-1', title, text: 'Blot it.' };
    await orm
      .update(chatTurns)
      .set({ answer: '', sources: [cited] as never })
      .where(eq(chatTurns.chat, 'long'));
    expect((await ask()).statusCode).toBe(409);
    await orm.delete(chats).where(sql`${chats.id} = 'long'`);
    expect((await ask()).statusCode).toBe(201);
  });

  describe('in bytes', () => {
    const kept = async (owner: string, bytes: number) =>
      server.database.orm.insert(pictures).values({
        id: randomUUID(),
        owner,
        key: randomUUID(),
        width: 1,
        height: 1,
        bytes,
        createdAt: new Date(),
      });

    it('is a person’s, counted as their pictures are stored', async () => {
      const person = await server.newPerson('merchant');
      const png = await sharp({
        create: { width: 40, height: 40, channels: 3, background: 'saddlebrown' },
      })
        .png()
        .toBuffer();
      const upload = () =>
        server.app.inject({
          method: 'POST',
          url: '/api/node/pictures',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
          payload: png,
        });
      expect((await upload()).statusCode).toBe(201);
      const [row] = await server.database.orm
        .select()
        .from(pictures)
        .where(sql`${pictures.owner} = ${person.uid}`);
      expect(row!.bytes).toBeGreaterThan(50);
      await kept(person.uid, Math.floor(storedBytes.person * 0.001));
      const refused = await upload();
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ reason: 'storage-full' });
    });

    it('is the installation’s, too', async () => {
      const [one, other] = [await server.newPerson(), await server.newPerson()];
      const multiple = 2 ** 20 / storedBytes.installation;
      await kept(one.uid, 2 ** 20 + 1);
      const asking = inTransaction(server.database, (tx) => requireBytes(tx, other.uid, multiple));
      await expect(asking).rejects.toMatchObject({ statusCode: 507, reason: 'installation-full' });
    });
  });
});

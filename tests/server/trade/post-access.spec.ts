/** Who may do what with a post and its comments, in every state of a post; guessed ids, and old addresses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { recording } from './recordings.ts';
import { changePost, headersOf, makeClient, newKey, openShop, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];

/** `owner` is a client of `merchant`, and has two clients: `client`, and `named`, who is named in posts. */
const callers = ['signed out', 'stranger', 'client', 'named', 'owner', 'merchant', 'admin'] as const;
type Caller = (typeof callers)[number];

let shop: Shop;
let sound: Buffer;
beforeAll(async () => {
  shop = await openShop();
  sound = await recording({ video: null });
  for (const uid of ['stranger', 'client', 'named']) await addPerson(shop.db, { uid });
  for (const uid of ['owner', 'merchant']) await addPerson(shop.db, { uid, roles: ['merchant'] });
  await addPerson(shop.db, { uid: 'admin', roles: ['admin'] });
  await makeClient(shop, 'merchant', 'owner');
  for (const uid of ['client', 'named']) await makeClient(shop, 'owner', uid);
});
afterAll(() => shop.close());

/** Who sees a post in each of its states. */
const seenIn = {
  public: callers,
  clients: ['client', 'named', 'owner', 'merchant', 'admin'],
  named: ['named', 'owner', 'admin'],
  private: ['owner', 'admin'],
  'taken down': ['owner', 'admin'],
  deleted: [],
} as const satisfies Record<string, readonly Caller[]>;
type State = keyof typeof seenIn;
const states = Object.keys(seenIn) as State[];

interface Subject {
  readonly postId: string;
  /** A public post of the owner, compared with the post. */
  readonly otherId: string;
  /** A comment of the owner. */
  readonly commentId: string;
  /** A recording of the owner with captions, in the same state as the post. */
  readonly filmId: string;
}

const captions = { language: 'en', lines: [{ startMs: 0, endMs: null, text: 'First the brush.' }] };

async function must<Body>(who: string, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await shop.ask<Body>(who, method, path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function given(state: State): Promise<Subject> {
  const pictureId = (await shop.upload('owner')).body.id;
  const visibility = state === 'taken down' || state === 'deleted' ? 'public' : state;
  const post = { pictureId, caption: 'Sofa', visibility, people: ['named'] };
  const { id: postId } = await must<Post>('owner', 'POST', '/posts', post);
  const other = { pictureId: (await shop.upload('owner')).body.id, caption: '', visibility: 'public' };
  const { id: otherId } = await must<Post>('owner', 'POST', '/posts', other);
  await must('owner', 'PUT', `/posts/${postId}/pair`, { otherId, side: 'after' });
  const said = { key: newKey(), parentId: null, body: 'Since noon.' };
  const comment = await must<Schemas['Comment']>('owner', 'POST', `/posts/${postId}/comments`, said);
  const { id: mediumId } = await medium(shop, 'owner', sound, 'audio');
  const film = { mediumId, caption: '', visibility, people: ['named'] };
  const { id: filmId } = await must<Post>('owner', 'POST', '/posts', film);
  await must('owner', 'PUT', `/posts/${filmId}/transcript`, captions);
  for (const id of [postId, filmId]) {
    if (state === 'taken down') await must('admin', 'PUT', `/posts/${id}/takedown`, { reason: 'A face' });
    if (state === 'deleted') await must('owner', 'DELETE', `/posts/${id}`);
  }
  return { postId, otherId, commentId: comment.id, filmId };
}

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: (subject: Subject) => string;
  readonly body?: (subject: Subject) => object;
  /** Signed out; a person who does not see it; one who does; its owner; an admin. */
  readonly status: readonly [number, number, number, number, number];
  /** Afterwards a new post is needed. */
  readonly ends?: boolean;
}

const operations: Readonly<Record<string, Operation>> = {
  getPost: { method: 'GET', path: (of) => `/posts/${of.postId}`, status: [404, 404, 200, 200, 200] },
  getPostFile: {
    method: 'GET',
    path: (of) => `/posts/${of.postId}/files/small.webp`,
    status: [404, 404, 200, 200, 200],
  },
  listComments: {
    method: 'GET',
    path: (of) => `/posts/${of.postId}/comments`,
    status: [404, 404, 200, 200, 200],
  },
  getThread: {
    method: 'GET',
    path: (of) => `/comments/${of.commentId}/thread`,
    status: [404, 404, 200, 200, 200],
  },
  // Authorized people are only told how to request it.
  followComments: {
    method: 'GET',
    path: (of) => `/posts/${of.postId}/comments/news`,
    status: [404, 404, 406, 406, 406],
  },
  addComment: {
    method: 'POST',
    path: (of) => `/posts/${of.postId}/comments`,
    body: () => ({ key: newKey(), parentId: null, body: 'Nice.' }),
    status: [401, 404, 201, 201, 201],
  },
  answer: {
    method: 'POST',
    path: (of) => `/posts/${of.postId}/comments`,
    body: () => ({ key: newKey(), parentId: null, body: 'Nice, @named.' }),
    status: [401, 404, 201, 201, 201],
  },
  readComments: {
    method: 'PUT',
    path: (of) => `/posts/${of.postId}/comments/read`,
    body: () => ({ until: '2026-11-21T08:00:00.000Z' }),
    status: [401, 404, 204, 204, 204],
  },
  editComment: {
    method: 'PUT',
    path: (of) => `/comments/${of.commentId}`,
    body: () => ({ body: 'Since Monday.' }),
    status: [401, 404, 403, 200, 403],
  },
  getOwnReport: {
    method: 'GET',
    path: (of) => `/posts/${of.postId}/report`,
    status: [401, 404, 200, 200, 200],
  },
  reportPost: {
    method: 'PUT',
    path: (of) => `/posts/${of.postId}/report`,
    body: () => ({ reason: 'My address is in it' }),
    status: [401, 404, 204, 409, 204],
  },
  pairPosts: {
    method: 'PUT',
    path: (of) => `/posts/${of.postId}/pair`,
    body: (of) => ({ otherId: of.otherId, side: 'before' }),
    status: [401, 404, 403, 200, 403],
  },
  unpairPosts: {
    method: 'DELETE',
    path: (of) => `/posts/${of.postId}/pair`,
    status: [401, 404, 403, 204, 403],
    ends: true,
  },
  dismissReports: {
    method: 'DELETE',
    path: (of) => `/posts/${of.postId}/reports`,
    status: [401, 403, 403, 403, 204],
  },
  getTranscript: {
    method: 'GET',
    path: (of) => `/posts/${of.filmId}/transcript`,
    status: [404, 404, 200, 200, 200],
  },
  getCaptions: {
    method: 'GET',
    path: (of) => `/posts/${of.filmId}/files/captions.vtt`,
    status: [404, 404, 200, 200, 200],
  },
  saveTranscript: {
    method: 'PUT',
    path: (of) => `/posts/${of.filmId}/transcript`,
    body: () => captions,
    status: [401, 404, 403, 200, 403],
  },
  deleteTranscript: {
    method: 'DELETE',
    path: (of) => `/posts/${of.filmId}/transcript`,
    status: [401, 404, 403, 204, 204],
    ends: true,
  },
  deleteComment: {
    method: 'DELETE',
    path: (of) => `/comments/${of.commentId}`,
    status: [401, 404, 403, 204, 204],
    ends: true,
  },
  deletePost: {
    method: 'DELETE',
    path: (of) => `/posts/${of.postId}`,
    status: [401, 404, 403, 204, 204],
    ends: true,
  },
  updatePost: {
    method: 'PUT',
    path: (of) => `/posts/${of.postId}`,
    body: () => ({ version: 1, caption: 'Chair', visibility: 'private' }),
    status: [401, 404, 403, 200, 200],
    ends: true,
  },
  takePostDown: {
    method: 'PUT',
    path: (of) => `/posts/${of.postId}/takedown`,
    body: () => ({ reason: 'A face' }),
    status: [401, 403, 403, 403, 200],
    ends: true,
  },
  putPostBack: {
    method: 'DELETE',
    path: (of) => `/posts/${of.postId}/takedown`,
    status: [401, 403, 403, 403, 200],
    ends: true,
  },
};

const ask = async ({ method, path, body }: Operation, caller: Caller, subject: Subject) =>
  (
    await shop.app.inject({
      method,
      url: `/api/node${path(subject)}`,
      headers: headersOf(caller === 'signed out' ? null : caller),
      ...(body ? { payload: body(subject) } : {}),
    })
  ).statusCode;

function expectedFor({ status }: Operation, state: State, caller: Caller): number {
  const [signedOut, hidden, shown, owner, admin] = status;
  const sees = (seenIn[state] as readonly Caller[]).includes(caller);
  // A visitor sees what is public; the rest requires a sign-in or is not found.
  if (caller === 'signed out') return sees && signedOut === 404 ? shown : signedOut;
  if (caller === 'owner' && sees) return owner;
  if (caller === 'admin') return sees ? admin : 404;
  return sees ? shown : hidden;
}

describe.each(states)('a post that is %s', (state) => {
  // rights.spec.ts covers each operation in every run; here one state of a post does.
  const options = state === 'named' ? {} : ({ tags: 'full' } as const);
  it.each(Object.keys(operations))('%s answers everybody as they may', options, async (name) => {
    const operation = operations[name]!;
    let subject = await given(state);
    const answers: string[] = [];
    for (const caller of callers) {
      answers.push(`${caller}: ${await ask(operation, caller, subject)}`);
      if (operation.ends) subject = await given(state);
    }
    expect(answers).toEqual(callers.map((caller) => `${caller}: ${expectedFor(operation, state, caller)}`));
  });
});

it('ids that are guessed are nobody’s, for whoever asks', async () => {
  const guessed = {
    postId: 'A'.repeat(28),
    otherId: 'C'.repeat(28),
    commentId: 'B'.repeat(28),
    filmId: 'D'.repeat(28),
  };
  const known = await given('public');
  const sameForm = {
    postId: known.postId.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
    otherId: known.otherId.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
    commentId: known.commentId.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
    filmId: known.filmId.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
  };
  for (const [name, operation] of Object.entries(operations)) {
    for (const caller of ['stranger', 'owner', 'admin'] as const) {
      for (const subject of [guessed, sameForm]) {
        const status = await ask(operation, caller, subject);
        expect([400, 403, 404], `${name}, ${caller}`).toContain(status);
        if (caller === 'admin') expect([400, 404], name).toContain(status);
      }
    }
  }
});

it('what one was told before one may no longer see it leads nowhere', async () => {
  const subject = await given('clients');
  const before = (await shop.ask<Post>('client', 'GET', `/posts/${subject.postId}`)).body;
  const addresses = [before.picture!.url, before.picture!.smallUrl, before.picture!.fullUrl];
  const statuses = () =>
    Promise.all(addresses.map(async (url) => (await shop.app.inject({ url })).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  const see = async (visibility: Schemas['PostVisibility']) => {
    const changed = { caption: '', visibility, people: ['named'] };
    for (const id of [subject.postId, subject.filmId])
      expect((await changePost(shop, 'owner', id, changed)).status).toBe(200);
  };
  const each = (act: (id: string) => Promise<unknown>) =>
    Promise.all([subject.postId, subject.filmId].map(act));
  for (const hide of [
    () => see('named'),
    () => see('private'),
    () => each((id) => must('admin', 'PUT', `/posts/${id}/takedown`, { reason: 'A face' })),
    () => each((id) => must('owner', 'DELETE', `/posts/${id}`)),
  ]) {
    await hide();
    expect(await statuses()).toEqual([404, 404, 404]);
    for (const [name, operation] of Object.entries(operations)) {
      expect([403, 404], name).toContain(await ask(operation, 'client', subject));
    }
    expect((await shop.ask('client', 'GET', '/notices')).body).toMatchObject({ total: 0 });
  }
});

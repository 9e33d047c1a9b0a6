/** The copy of seen chats around a server that can be out of reach: filled by answers, asked without it, and erased. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { chatPort } from '../../src/adapters/chat.adapter.ts';
import { rememberSeen } from '../../src/adapters/seen-chats/remember-seen.ts';
import type { SeenChatStore } from '../../src/adapters/seen-chats/store.ts';
import type { FoundTurn, TurnQuery } from '../../src/events/chat/history-port.ts';
import type { ListedChat, LoadedChat } from '../../src/events/chat/port.ts';
import { type SeenChat, withShown } from '../../src/events/chat/seen.ts';
import type { Turn } from '../../src/events/chat/turn.ts';

const turn = (id: string, changes: Partial<Turn> = {}): Turn => ({
  ...{ id, parent: null, kind: 'asked', question: `${id}?`, state: 'answered', engine: 'Built in' },
  ...{ answer: 'So.', attachments: [], sources: [], failure: null },
  ...{ askedAt: '2026-11-21T08:00:00.000Z', endedAt: '2026-11-21T08:00:01.000Z' },
  ...changes,
});
const loaded = (id: string, ...turns: readonly Turn[]): LoadedChat => ({
  ...{ id, title: `Chat ${id}`, pinned: false, turns, seen: false },
});
const row = (chat: string, one: Turn): FoundTurn => ({ chat, chatTitle: `Chat ${chat}`, turn: one });
const listed = (id: string): ListedChat => ({
  ...{ id, title: `Chat ${id}`, pinned: false, changedAt: '2026-11-21T08:00:00.000Z' },
});
const everything: TurnQuery = {
  ...{ search: '', from: null, to: null, engine: null, chat: null },
  ...{ sort: 'asked', page: 1, pageSize: 20 },
};

function memoryStore(): SeenChatStore & { readonly rows: Map<string, SeenChat> } {
  const rows = new Map<string, SeenChat>();
  const of = (uid: string) => [...rows].filter(([key]) => key.startsWith(`${uid} `)).map(([, chat]) => chat);
  const removeAll = (isWanted: (uid: string) => boolean) => {
    for (const key of rows.keys()) if (isWanted(key.split(' ')[0]!)) rows.delete(key);
  };
  return {
    rows,
    async add(uid, shown) {
      for (const one of shown) {
        const chat = withShown(rows.get(`${uid} ${one.id}`) ?? null, one);
        if (chat) rows.set(`${uid} ${one.id}`, chat);
      }
    },
    read: async (uid, id) => rows.get(`${uid} ${id}`) ?? null,
    all: async (uid) => of(uid),
    async remove(uid, ids) {
      for (const id of ids) rows.delete(`${uid} ${id}`);
    },
    removeAll: async (uid) => removeAll((owner) => owner === uid),
    removeOthers: async (uid) => removeAll((owner) => owner !== uid),
  };
}

function open() {
  const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });
  const server = { reachable: true, chats: [loaded('a', turn('t1')), loaded('b', turn('t2'))] };
  const live =
    <Answer>(answer: () => Answer) =>
    async () => {
      if (!server.reachable) throw offline;
      return answer();
    };
  const calls = {
    list: live(() => ({
      items: server.chats.map(({ id }) => listed(id)),
      ...{ total: server.chats.length, seen: false },
    })),
    change: live(() => undefined),
    remove: live(() => undefined),
    engine: live(() => 'Built in'),
  };
  const history = {
    search: live(() => {
      const rows = server.chats.flatMap(({ id, turns }) => turns.map((one) => row(id, one)));
      return { rows, total: rows.length, more: false, also: [], seen: false };
    }),
    eraseAll: live(() => undefined),
    engines: live(() => ['Built in', 'Older']),
  };
  const load = async (id: string | null) => {
    if (!server.reachable) throw offline;
    return server.chats.find((chat) => chat.id === id) ?? null;
  };
  const store = memoryStore();
  const who = { uid: 'anna' as string | null };
  const port = rememberSeen({ slots: { load }, calls, history } as unknown as ReturnType<typeof chatPort>, {
    store,
    uid: () => who.uid,
  });
  return { ...port, server, store, who, cut: () => void (server.reachable = false) };
}

const list = { search: '', page: 1, pageSize: 50 };

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('chats that this device has seen', () => {
  it('[CHAT30] are opened, listed and searched while the server is out of reach', async () => {
    const { slots, calls, history, cut } = open();
    await slots.load('a');
    await vi.waitFor(async () => expect((await history.search(everything)).seen).toBe(false));
    cut();
    expect(await slots.load('a')).toMatchObject({
      id: 'a',
      title: 'Chat a',
      seen: true,
      turns: [{ id: 't1' }],
    });
    expect(await calls.list(list)).toMatchObject({ seen: true, total: 2 });
    expect(await history.search({ ...everything, search: 't2' })).toMatchObject({ seen: true, total: 1 });
    expect(await history.engines()).toEqual(['Built in']);
  });

  it('[CHAT30] are live again as soon as the server answers', async () => {
    const { slots, server, cut } = open();
    await slots.load('a');
    cut();
    expect(await slots.load('a')).toMatchObject({ seen: true });
    server.reachable = true;
    expect(await slots.load('a')).toMatchObject({ seen: false });
  });

  it('[CHAT30] fail as before where nothing was seen, or for another reason', async () => {
    const { slots, calls, history, who, store, cut } = open();
    await slots.load('a');
    await vi.waitFor(() => expect(store.rows.size).toBe(1));
    cut();
    await expect(slots.load('b')).rejects.toThrow('cannot be reached');
    await expect(slots.load(null)).rejects.toThrow('cannot be reached');
    who.uid = 'bert';
    await expect(calls.list(list)).rejects.toThrow('cannot be reached');
    await expect(history.search(everything)).rejects.toThrow('cannot be reached');
    await expect(slots.load('a')).rejects.toThrow('cannot be reached');
  });

  it('[CHAT30] keep what a page adds, and its new name', async () => {
    const { slots, calls, keepShown, cut } = open();
    await slots.load('a');
    keepShown('a', [turn('t1'), turn('t3', { askedAt: '2026-11-21T09:00:00.000Z' })]);
    await calls.change('a', { title: 'My bag', pinned: true });
    cut();
    expect(await slots.load('a')).toMatchObject({ title: 'My bag', pinned: true, turns: [{}, { id: 't3' }] });
  });

  it.each<[string, (opened: ReturnType<typeof open>) => Promise<unknown>]>([
    ['with its chat', ({ calls }) => calls.remove('a')],
    [
      'when it turns out to be deleted elsewhere',
      ({ slots, server }) => {
        server.chats.shift();
        return slots.load('a');
      },
    ],
    [
      'when the list no longer has it',
      ({ calls, server }) => {
        server.chats.shift();
        return calls.list(list);
      },
    ],
  ])('[CHAT31] one is erased %s', async (_, act) => {
    const opened = open();
    await opened.history.search(everything);
    await vi.waitFor(() => expect(opened.store.rows.size).toBe(2));
    await act(opened);
    await vi.waitFor(() => expect([...opened.store.rows.keys()]).toEqual(['anna b']));
  });

  it('[CHAT31] all are erased with all chats, and nobody else’s', async () => {
    const { history, store, who } = open();
    await history.search(everything);
    who.uid = 'bert';
    await history.search(everything);
    await vi.waitFor(() => expect(store.rows.size).toBe(4));
    await history.eraseAll();
    expect([...store.rows.keys()]).toEqual(['anna a', 'anna b']);
  });

  it('[CHAT31] none stays that was written while the person signed out', async () => {
    const { slots, store, who } = open();
    const add = store.add.bind(store);
    store.add = async (uid, shown) => {
      who.uid = null;
      await add(uid, shown);
    };
    await slots.load('a');
    await vi.waitFor(() => expect(store.rows.size).toBe(0));
    await slots.load('b');
    expect(store.rows.size).toBe(0);
  });

  it('[CHAT30] change nothing where the browser stores nothing', async () => {
    const { slots, history, store, cut } = open();
    const refuse = (): Promise<never> => Promise.reject(new Error('no database'));
    Object.assign(store, { add: refuse, all: refuse, read: refuse });
    expect(await slots.load('a')).toMatchObject({ id: 'a', seen: false });
    cut();
    await expect(history.search(everything)).rejects.toThrow('cannot be reached');
  });
});

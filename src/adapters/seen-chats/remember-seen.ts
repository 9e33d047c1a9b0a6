/**
 * Chats that can be read again without a network: whatever the server sends for a page is copied to this device, and
 * answers for it when the server cannot be reached. A device that stores nothing changes nothing for the pages.
 */
import {
  goneFrom,
  listSeen,
  searchSeen,
  seenEngines,
  type SeenChat,
  shownIn,
  type ShownChat,
} from '../../events/chat/seen.ts';
import type { Turn } from '../../events/chat/turn.ts';
import { failureOf } from '../../events/shared/failure.ts';
import type { chatPort } from '../chat.adapter.ts';
import type { SeenChatStore } from './store.ts';

export interface SeenSources {
  readonly store: SeenChatStore;
  /** Who is signed in. */
  readonly uid: () => string | null;
}

type Port = ReturnType<typeof chatPort>;
export interface RememberingPort extends Port {
  /** Copies what a page shows of a chat. */
  keepShown(id: string, turns: readonly Turn[]): void;
}

const isOffline = (error: unknown) => failureOf(error).kind === 'offline' || !navigator.onLine;

export function rememberSeen(port: Port, { store, uid }: SeenSources): RememberingPort {
  const { slots, calls, history } = port;

  /** Changes the copy of the person who is signed in. It is a convenience: that it fails is no reason to fail. */
  async function change(work: (uid: string) => Promise<void>): Promise<void> {
    const who = uid();
    if (who === null) return;
    try {
      await work(who);
      // Signed out meanwhile: what was just written must not outlive that.
      if (uid() !== who) await store.removeAll(who);
    } catch {
      // No database, or no room in it.
    }
  }
  const keep = (shown: readonly ShownChat[]) => change((who) => store.add(who, shown));

  /** @param copy null: nothing was seen */
  async function orSeen<Answer>(
    live: () => Promise<Answer>,
    copy: (uid: string) => Promise<Answer | null>,
  ): Promise<Answer> {
    try {
      return await live();
    } catch (error) {
      const who = uid();
      const seen = who !== null && isOffline(error) ? await copy(who).catch(() => null) : null;
      if (seen === null) throw error;
      return seen;
    }
  }
  const fromAll =
    <Answer>(answer: (seen: readonly SeenChat[]) => Answer) =>
    async (who: string) => {
      const seen = await store.all(who);
      return seen.length === 0 ? null : answer(seen);
    };

  return {
    ...port,
    keepShown: (id, turns) => void keep([{ id, title: null, pinned: null, turns }]),
    slots: {
      ...slots,
      load: (id) =>
        orSeen(
          async () => {
            const chat = await slots.load(id);
            if (id !== null && chat === null) await change((who) => store.remove(who, [id]));
            if (id !== null && chat !== null) void keep([chat]);
            return chat;
          },
          async (who) => {
            const chat = id === null ? null : await store.read(who, id);
            return chat && { ...chat, seen: true };
          },
        ),
    },
    calls: {
      ...calls,
      list: (query) =>
        orSeen(
          async () => {
            const list = await calls.list(query);
            if (query.search === '' && query.page === 1) {
              void change(async (who) => store.remove(who, goneFrom(await store.all(who), list)));
            }
            return list;
          },
          fromAll((seen) => ({ ...listSeen(seen, query), seen: true })),
        ),
      async change(id, changed) {
        await calls.change(id, changed);
        await change(async (who) => {
          if (await store.read(who, id)) await store.add(who, [{ id, ...changed, turns: [] }]);
        });
      },
      async remove(id) {
        await calls.remove(id);
        await change((who) => store.remove(who, [id]));
      },
    },
    history: {
      ...history,
      search: (query) =>
        orSeen(
          async () => {
            const found = await history.search(query);
            void keep(shownIn(found.rows));
            return found;
          },
          fromAll((seen) => ({ ...searchSeen(seen, query), seen: true })),
        ),
      async eraseAll() {
        await history.eraseAll();
        await change((who) => store.removeAll(who));
      },
      engines: () => orSeen(() => history.engines(), fromAll(seenEngines)),
    },
  };
}

/** Removes the copy of seen chats once its owner is no longer signed in, wherever that happened. */
import { seenChatsName } from '../adapters/seen-chats/name.ts';
import type { AuthActor } from '../machines/auth.machine.ts';

export function forgetSeenChats(auth: AuthActor, whenIdle: Promise<void>): void {
  let settled: string | null | undefined;
  auth.subscribe(({ context: { user, ready } }) => {
    const uid = user?.uid ?? null;
    if ((uid === null && !ready) || uid === settled) return;
    settled = uid;
    // It is tried again at the next start.
    forget(uid, whenIdle).catch(() => undefined);
  });
}

/** @param uid whose copy stays; null: nobody's */
async function forget(uid: string | null, whenIdle: Promise<void>): Promise<void> {
  await whenIdle;
  // null: Firefox before 126 can't list them.
  const known = (indexedDB as Partial<IDBFactory>).databases ? await indexedDB.databases() : null;
  if (known?.every(({ name }) => name !== seenChatsName)) return;
  const { eraseSeenChats, openSeenChatStore } = await import('../adapters/seen-chats/store.ts');
  await (uid === null ? eraseSeenChats() : openSeenChatStore().removeOthers(uid));
}

/** The copy of seen chats goes with its person's login, in browsers of every age. */
import { afterEach, expect, it, vi } from 'vitest';
import { seenChatsName } from '../../src/adapters/seen-chats/name.ts';
import { forgetSeenChats } from '../../src/compose/seen-chats.ts';
import type { AuthActor } from '../../src/machines/auth.machine.ts';

afterEach(() => vi.unstubAllGlobals());

/** Logs out. @returns the browser's function that deletes databases */
function logOut(factory: object) {
  // It never ends, which nobody waits for.
  const deleteDatabase = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { ...factory, deleteDatabase });
  let notify: (snapshot: unknown) => void = () => undefined;
  const auth = { subscribe: (told: typeof notify) => void (notify = told) };
  forgetSeenChats(auth as unknown as AuthActor, Promise.resolve());
  notify({ context: { user: null, ready: true } });
  return deleteDatabase;
}

it.each([
  ['[CHAT31] that lists its databases', { databases: async () => [{ name: seenChatsName }] }],
  ['[CHAT39] that cannot list its databases', {}],
])('goes in a browser %s', async (_, factory) => {
  const deleteDatabase = logOut(factory);
  await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith(seenChatsName));
});

it('[CHAT31] is not looked for where no chat was seen', async () => {
  const databases = vi.fn(async () => [{ name: 'something-else' }]);
  const deleteDatabase = logOut({ databases });
  await vi.waitFor(() => expect(databases).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 50));
  expect(deleteDatabase).not.toHaveBeenCalled();
});

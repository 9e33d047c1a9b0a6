/** Erases everything that this app keeps on the device. */
import { waitFor } from 'xstate';
import type { AuthActor } from '../machines/auth.machine.ts';
import type { DevicePort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';

export function deviceErasure(opened: DeviceLog['opened'], auth: AuthActor): DevicePort {
  return {
    async eraseEverything() {
      auth.send({ type: 'signOut.submit' });
      // The identity service keeps the sign-in in a database of its own, which must not outlive this.
      await waitFor(auth, ({ context }) => context.user === null, { timeout: 5000 });
      // First, since only this step may be refused.
      const { eraseRecordings } = await import('../adapters/recording/folders.ts');
      await eraseRecordings();
      await (await opened).close();
      const { eraseDatabase } = await import('../adapters/indexeddb-log.ts');
      await eraseDatabase();
      const { eraseUploads } = await import('../adapters/uploads/store.ts');
      await eraseUploads();
      const { eraseShots } = await import('../adapters/shots/store.ts');
      await eraseShots();
      const { eraseSeenChats } = await import('../adapters/seen-chats/store.ts');
      await eraseSeenChats();
      await forgetSite();
    },
  };
}

/** Local keys, caches and whatever else the browser keeps for this address. */
async function forgetSite(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

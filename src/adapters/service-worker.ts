/**
 * Registers the service worker `/sw.js` in production builds and reports new versions. When to reload is not
 * decided here.
 */
import type { AppUpdates } from '../events/shared/app-updates.ts';

const oneHour = 3_600_000;

let registered: AppUpdates | undefined;

/** Registers once per page, however often it is called. undefined in development and where the browser has no service workers. */
export const registerServiceWorker = (): AppUpdates | undefined => (registered ??= register());

function register(): AppUpdates | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const container = navigator.serviceWorker;
  const waitingListeners = new Set<() => void>();
  const takenOverListeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  let takenOver = false;

  const notifyWaiting = (worker: ServiceWorker) => {
    if (worker === waiting) return;
    waiting = worker;
    for (const listener of waitingListeners) listener();
  };

  const watch = (registration: ServiceWorkerRegistration) => {
    // Without a controller this is the first installation: there is no older page to reload.
    if (registration.waiting && container.controller) notifyWaiting(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && container.controller) notifyWaiting(worker);
      });
    });
    const check = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check);
    addEventListener('online', check);
    setInterval(check, oneHour);
  };

  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (!controlled) {
      controlled = true;
      return;
    }
    takenOver = true;
    for (const listener of takenOverListeners) listener();
  });

  const begin = () =>
    container
      .register('/sw.js')
      .then(watch, (error: unknown) => console.warn('The service worker could not be registered', error));
  // After loading, so that filling the cache does not compete with the first page.
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin(), { once: true });

  return {
    onWaiting(listener) {
      waitingListeners.add(listener);
      if (waiting) listener();
      return () => waitingListeners.delete(listener);
    },
    takeOver: () => waiting?.postMessage({ type: 'SKIP_WAITING' }),
    onTakenOver(listener) {
      takenOverListeners.add(listener);
      if (takenOver) listener();
      return () => takenOverListeners.delete(listener);
    },
  };
}

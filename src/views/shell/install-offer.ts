/**
 * The browser's offer to install the app. Its event fires once and sometimes before the app has loaded, so it is
 * caught as early as possible.
 */

export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: BeforeInstallPromptEvent | null = null;
let listening = false;
const listeners = new Set<() => void>();

function setOffer(next: BeforeInstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Starts listening for the offer. */
export function keepInstallOffer(): void {
  if (listening || typeof addEventListener === 'undefined') return;
  listening = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as BeforeInstallPromptEvent);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

export const hasOffer = (): boolean => offer !== null;

export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export async function install(): Promise<void> {
  const prompt = offer;
  // An offer can be used once; the browser may send another later.
  setOffer(null);
  await prompt?.prompt();
}

/** The browser's offer to install the app. It comes once, early and sometimes before the app does, so it is caught as soon as possible. */

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

/** Listens for the offer from now on. */
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
  // One offer can be shown once; the browser sends another when it sees fit.
  setOffer(null);
  await prompt?.prompt();
}

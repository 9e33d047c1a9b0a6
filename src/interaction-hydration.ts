/**
 * Starts a prerendered page for somebody who is only reading: links work without any code, so the app is
 * loaded with the first sign of interaction. What was done meanwhile is not lost: clicks and keys are
 * replayed once the app is mounted, and so is what was typed
 * (docs/decisions/0061-prerender-public-pages-and-hydrate-on-interaction.md).
 */
import { keepPageConfig } from './adapters/config.adapter.ts';
import { registerServiceWorker } from './adapters/service-worker.ts';
import { noteTyped } from './views/ui/typed-before.ts';
import { keepInstallOffer } from './views/shell/install-offer.ts';

const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'focusin'],
  // Things that only the app can show: no network, another tab's changes.
  ...['offline', 'storage'],
] as const;

const replayedTypes = ['keydown', 'click', 'submit'] as const;

const place = document.getElementById('root')!;
const replayQueue: (() => void)[] = [];

function remember(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    // The app listens for global keys once it is mounted, which is later than React takes the page over.
    replayQueue.push(() => {
      if (!event.defaultPrevented) target?.dispatchEvent(new KeyboardEvent('keydown', event));
    });
    return;
  }
  // Once hydrated, React handles the event itself.
  if (place.dataset.prerendered === undefined) return;
  if (target instanceof HTMLFormElement) {
    event.preventDefault();
    target.ariaBusy = 'true';
    replayQueue.push(() => {
      target.ariaBusy = 'false';
      target.requestSubmit();
    });
  } else if (event.type === 'click' && target instanceof Element) {
    const button = target.closest('button');
    if (button && button.type !== 'submit') replayQueue.push(() => button.click());
  }
}

/** Resolves with `noteTyped` of the moment when the app begins to take the page over. */
function typedUntilHydration(): Promise<() => void> {
  return new Promise((resolve) => {
    const note = () => resolve(noteTyped(place));
    if (place.dataset.prerendered === undefined) return note();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      note();
    });
    observer.observe(place, { attributeFilter: ['data-prerendered'] });
  });
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, onTrigger, { capture: true, passive: true });
}

let pointerAt: string | null = null;

/** A browser also fires `pointermove` once without a movement, when a page appears under the pointer. */
function isSyntheticMove(event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return false;
  const before = pointerAt;
  pointerAt = `${event.screenX} ${event.screenY}`;
  const moved = event.movementX !== 0 || event.movementY !== 0;
  return !moved && (before === null || before === pointerAt);
}

function onTrigger(event: Event): void {
  if (!isSyntheticMove(event)) void start();
}

async function start(): Promise<void> {
  for (const sign of signs) removeEventListener(sign, onTrigger, true);
  const main = await import('./main.tsx').catch(() => null);
  // Without a network the code may not load; the page can still be read until the next try.
  if (!main) {
    for (const form of place.querySelectorAll('form')) form.ariaBusy = 'false';
    return listen();
  }
  const replayTyped = await typedUntilHydration();
  await main.mounted;
  for (const type of replayedTypes) removeEventListener(type, remember, true);
  replayTyped();
  for (const replay of replayQueue.splice(0)) replay();
}

/** Fetches the app's code when the browser is idle, so that it is there when it is needed. */
function fetchAhead(): void {
  const later = document.getElementById('later');
  const fetchNow = () => later instanceof HTMLTemplateElement && document.head.append(later.content);
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchNow, 200);
  else requestIdleCallback(fetchNow);
}

keepInstallOffer();
// After the first visit, too, the site opens offline.
registerServiceWorker();
keepPageConfig();
for (const type of replayedTypes) addEventListener(type, remember, true);
if (document.documentElement.hasAttribute('data-person') || !navigator.onLine) void start();
else {
  listen();
  if (document.readyState === 'complete') fetchAhead();
  else addEventListener('load', fetchAhead, { once: true });
}

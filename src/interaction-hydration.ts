/**
 * The start of a page that was prerendered, for somebody who is only reading: links work without any
 * code, so the app comes with the first sign that somebody is there. What they did meanwhile is not lost: buttons
 * and keys are done once the app stands, and it is told what was typed
 * (docs/decisions/0061-prerender-public-pages-and-hydrate-on-interaction.md).
 */
import { keepBroughtConfig } from './adapters/config.adapter.ts';
import { registerServiceWorker } from './adapters/service-worker.ts';
import { keepInstallOffer } from './views/shell/install-offer.ts';

const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'focusin'],
  // Things that only the app can show: no network, another tab's doings.
  ...['offline', 'storage'],
] as const;

const remembered = ['keydown', 'click', 'submit'] as const;

const place = document.getElementById('root')!;
const replayQueue: (() => void)[] = [];

function remember(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    // The keys of every page are listened to once the app stands, which is later than React takes the page over.
    replayQueue.push(() => {
      if (!event.defaultPrevented) target?.dispatchEvent(new KeyboardEvent('keydown', event));
    });
    return;
  }
  // From here on React answers by itself.
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

/** React takes what it finds in a field for what it has put there: it hears of it as if it were typed now. */
function reportTyped(): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const field of place.querySelectorAll('input')) {
    const typed = field.value;
    if (typed === '') continue;
    // React follows what is set on the field itself, and not what is set past it.
    field.value = '';
    setValue.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, onTrigger, { capture: true, passive: true });
}

let pointerAt: string | null = null;

/** A browser also tells, once, of a pointer that nobody has moved, when a page came to lie under it. */
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
  // Without a network the code may not come; the page can be read all the same, until the next try.
  if (!main) {
    for (const form of place.querySelectorAll('form')) form.ariaBusy = 'false';
    return listen();
  }
  await main.mounted;
  for (const type of remembered) removeEventListener(type, remember, true);
  reportTyped();
  for (const again of replayQueue.splice(0)) again();
}

/** The app's code is fetched while nothing else is, so that it is there when it is wanted. */
function fetchAhead(): void {
  const later = document.getElementById('later');
  const fetchNow = () => later instanceof HTMLTemplateElement && document.head.append(later.content);
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchNow, 200);
  else requestIdleCallback(fetchNow);
}

keepInstallOffer();
// The first visit, too, is one that opens offline from then on.
registerServiceWorker();
keepBroughtConfig();
for (const type of remembered) addEventListener(type, remember, true);
if (document.documentElement.hasAttribute('data-person') || !navigator.onLine) void start();
else {
  listen();
  if (document.readyState === 'complete') fetchAhead();
  else addEventListener('load', fetchAhead, { once: true });
}

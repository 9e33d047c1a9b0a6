/** Mounts the composed app on the page: over what was prerendered, or into an empty place. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { registerServiceWorker } from './adapters/service-worker.ts';
import { compose } from './compose.ts';
import { AppRoot } from './views/app-root.tsx';
import { createRoutes, openingPage } from './views/routes.tsx';

/** A boot that fails stops here: it is logged, and the page says so in plain words. */
function stopBoot(error: unknown): void {
  console.error(error);
  const place = document.getElementById('root');
  if (!place) return;
  const message = document.createElement('main');
  message.className = 'boot-failure';
  message.innerHTML = '<h1></h1><p></p><button type="button">Try again</button>';
  // Until a page is mounted, the title is the product's name, as the server wrote it.
  message.querySelector('h1')!.textContent = `${document.title} could not start`;
  message.querySelector('p')!.textContent =
    error instanceof Error ? error.message : 'Something went wrong. Nothing that was saved is lost.';
  message.querySelector('button')!.addEventListener('click', () => location.reload());
  place.replaceChildren(message);
}

const place = document.getElementById('root')!;
const prerendered = place.dataset.prerendered !== undefined;
if (prerendered && location.pathname === '/') {
  // The page that was prerendered for `/` is the one that `/` leads to.
  history.replaceState(history.state, '', `/front-page${location.search}${location.hash}`);
}
const { reading, loaded } = openingPage(location.pathname);

let resolveMounted: () => void;
/** Resolves when the page is mounted and interactive. */
export const mounted = new Promise<void>((resolve) => (resolveMounted = resolve));
// Measurements of a start look for this mark.
void mounted.then(() => performance.mark('mounted'));

// The prerendered page shows nobody signed in, and React must find it unchanged.
compose({ reading, whenMounted: prerendered ? mounted : Promise.resolve() })
  .then(async (app) => {
    // A reading page is shown complete, unless it loads slowly; the others show at once that they are loading.
    const timeout = new Promise<null>((go) => setTimeout(() => go(null), 500));
    const opened = prerendered ? await loaded : reading ? await Promise.race([loaded, timeout]) : null;
    const router = createBrowserRouter(createRoutes(app, opened));
    const root = (
      <AppRoot app={app} router={router} updates={registerServiceWorker()} onMounted={resolveMounted} />
    );
    delete place.dataset.prerendered;
    if (prerendered && opened) hydrateRoot(place, root);
    else createRoot(place).render(root);
  })
  .catch(stopBoot);

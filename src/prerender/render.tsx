/**
 * The public pages as HTML, from the components that the app itself is made of. It is the composition root of the
 * build: the statecharts are made but never started, so a page is written in its initial state.
 */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { authMachine } from '../machines/auth.machine.ts';
import { profileMachine } from '../machines/profile.machine.ts';
import { settingsMachine } from '../machines/settings.machine.ts';
import type { App, AppConfig } from '../views/app.ts';
import { AppRoot } from '../views/app-root.tsx';
import { createRoutes, openingPage } from '../views/routes.tsx';
import { documentTitle } from '../views/shell/document-title.ts';
import type { PrerenderedPage } from './pages.ts';

export interface Rendering {
  readonly title: string;
  /** The content of #root. */
  readonly html: string;
}

/** @throws Error when the page has no row in the route table, or needs more of the app than a reading page may before it is mounted */
export async function renderPage(
  { path, title }: Pick<PrerenderedPage, 'path' | 'title'>,
  config: AppConfig,
): Promise<Rendering> {
  const opened = await openingPage(`/${path}`).loaded;
  if (!opened) throw new Error(`There is no page at ${path} that could be written out`);
  // No ports: a page uses them only in the browser.
  const app = {
    config,
    auth: createActor(authMachine),
    profile: createActor(profileMachine, { input: { cached: null } }),
    settings: createActor(settingsMachine, { input: { stored: null } }),
  } as unknown as App;
  const router = createMemoryRouter(createRoutes(app, opened), { initialEntries: [`/${path}`] });
  const html = renderToString(<AppRoot app={app} router={router} />);
  router.dispose();
  return { title: documentTitle(title ?? opened.row.title, config.productTitle), html };
}

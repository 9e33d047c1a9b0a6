/** What main.tsx mounts: the theme, the app's ports and the routes. */
import './ui/base-styles.ts';
import { useEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppUpdates } from '../events/shared/app-updates.ts';
import { type App, AppProvider } from './app.ts';
import { usePageScheme } from './ui/color-scheme.ts';
import { useNewVersion } from './shell/new-version.ts';
import { NoticeHost } from './ui/notice-host.tsx';

export interface AppRootProps {
  readonly app: App;
  readonly router: DataRouter;
  /** Updates of the app; none in development. */
  readonly updates?: AppUpdates | undefined;
  /** Called once, when the page is shown and interactive. */
  readonly onMounted?: (() => void) | undefined;
}

export function AppRoot({ app, router, updates, onMounted }: AppRootProps) {
  usePageScheme(app.settings);
  useNewVersion(updates);
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <AppProvider value={app}>
      <RouterProvider router={router} />
      <NoticeHost />
    </AppProvider>
  );
}

/** The frame around every page: header, navigation, footer, and what happens on every navigation. */
import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useLocation, useMatches, useNavigation, useRevalidator } from 'react-router-dom';
import { useApp } from './app.ts';
import { useWaitingInvite } from './clients/use-waiting-invite.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LeaveGuard } from './shell/leave-guard.tsx';
import { NavDrawer } from './shell/nav-drawer.tsx';
import { ShellKeys } from './shell/shell-keys.tsx';
import { SideNav } from './shell/side-nav.tsx';
import { documentTitle } from './shell/document-title.ts';
import { ownTitle } from './ui/own-title.ts';
import { useSession } from './session.ts';
import classes from './shell/shell.module.css';

export function AppLayout() {
  const { ready, person } = useSession();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { state } = useNavigation();
  usePageTitle();
  useArrival();
  useGuardsAgain(person?.uid ?? null);
  useExpectedPerson(ready, person !== null);
  useWaitingInvite();

  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      <div className={classes.progress} data-active={state === 'loading' || undefined} aria-hidden="true" />
      <Header onMenu={() => setDrawerOpen(true)} />
      <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className={classes.frame} data-side={person ? true : undefined}>
        {person ? <SideNav /> : null}
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
      {person ? <BottomBar onMore={() => setDrawerOpen(true)} /> : null}
      <LeaveGuard />
      <ShellKeys />
      {person ? <Uploads /> : null}
    </>
  );
}

/** The uploads panel, whose code is loaded with the first upload. */
function Uploads() {
  const { uploads } = useApp();
  const shown = useSyncExternalStore(uploads.subscribe, uploads.all, uploads.all);
  const wanted = shown.length > 0;
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Panel) return;
    let unmounted = false;
    const load = () =>
      void import('./shell/uploads-panel.tsx').then(
        ({ UploadsPanel }) => unmounted || setPanel(() => UploadsPanel),
        // Loading may fail offline; it is tried again once there is a network.
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      unmounted = true;
      removeEventListener('online', load);
    };
  }, [wanted, Panel]);
  return wanted && Panel ? <Panel /> : null;
}

function usePageTitle(): void {
  const { productTitle } = useApp().config;
  const own = useSyncExternalStore(ownTitle.subscribe, ownTitle.get, ownTitle.getOnServer);
  const listed = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast((found) => found !== undefined);
  const title = own ?? listed;
  useEffect(() => {
    if (title) document.title = documentTitle(title, productTitle);
  }, [title, productTitle]);
}

/** Every navigation starts at the top, with the focus on the heading, like loading a document. */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    // Browsers would restore the scroll position on going back; that is wanted only after a reload.
    history.scrollRestoration = 'manual';
    const allow = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', allow);
    return () => removeEventListener('pagehide', allow);
  }, []);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      target.scrollIntoView();
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Keeps `data-person` in step with the sign-in; until that is known, color-scheme.js has set what to expect. */
function useExpectedPerson(ready: boolean, somebody: boolean): void {
  useLayoutEffect(() => {
    if (ready) document.documentElement.toggleAttribute('data-person', somebody);
  }, [ready, somebody]);
}

/** After signing out, in this tab or another, run the guards again, so that no private page stays open. */
function useGuardsAgain(uid: string | null): void {
  const { revalidate } = useRevalidator();
  const known = useRef(uid);
  useEffect(() => {
    if (known.current === uid) return;
    const signedOut = uid === null;
    known.current = uid;
    if (signedOut) void revalidate();
  }, [uid, revalidate]);
}

/**
 * Route guards: who may open which page. They wait for the auth and profile machines and do not know how these get
 * their answers; the server checks every request again.
 */
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { isAdmin } from '../events/profile/user.ts';
import type { App } from './app.ts';
import { loadedProfile, settledAuth } from './session.ts';

/** The login page's path for a signed-out visitor, with the way back after login. */
export function loginPath(url: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return `/login?next=${encodeURIComponent(url.pathname + url.search + url.hash)}`;
}

export function requireSignIn(app: App): MiddlewareFunction {
  return async ({ request }, next) => {
    if (!(await settledAuth(app))) throw redirect(loginPath(new URL(request.url)));
    return next();
  };
}

export function requireAdmin(app: App): MiddlewareFunction {
  return async ({ request }, next) => {
    const person = await settledAuth(app);
    if (!person) throw redirect(loginPath(new URL(request.url)));
    if (!isAdmin(await loadedProfile(app, person.uid))) throw redirect('/profile/edit');
    return next();
  };
}

/** People who are signed up already, with what the browser keeps of them: a path need not type their password. */
import { type Person, signIn, signUp, somebody, type useBrowser, type Window } from '../support.ts';
import type { Login } from '../trade.ts';
import { type Session, sessionOf } from './stage.ts';

export interface Found {
  readonly session: Session;
  /** The local key `user`. */
  readonly user: Readonly<Record<string, unknown>>;
}

export interface Resident extends Found {
  readonly person: Person;
}

export async function makeResident(
  browser: ReturnType<typeof useBrowser>,
  firstName: string,
): Promise<Resident> {
  const window = await browser.open('/signup');
  const person = await signUp(window.page, somebody(firstName));
  return { person, ...(await keptOf(window)) };
}

/** Somebody who has been there before the tests, as the demo's merchant. */
export async function findResident(browser: ReturnType<typeof useBrowser>, login: Login): Promise<Found> {
  const window = await browser.open('/login');
  await signIn(window.page, login);
  return keptOf(window);
}

async function keptOf({ page, context }: Window): Promise<Found> {
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const user = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>,
  );
  const session = await sessionOf(page);
  await context.close();
  return { session, user };
}

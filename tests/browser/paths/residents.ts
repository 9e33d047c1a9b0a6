/** People who are signed up already, with what the browser keeps of them: a path need not type their password. */
import { type Person, signUp, somebody, type useBrowser } from '../support.ts';
import { type Session, sessionOf } from './stage.ts';

export interface Resident {
  readonly person: Person;
  readonly session: Session;
  /** The local key `user`. */
  readonly user: Readonly<Record<string, unknown>>;
}

export async function makeResident(
  browser: ReturnType<typeof useBrowser>,
  firstName: string,
): Promise<Resident> {
  const { page, context } = await browser.open('/signup');
  const person = await signUp(page, somebody(firstName));
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const user = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>,
  );
  const session = await sessionOf(page);
  await context.close();
  return { person, session, user };
}

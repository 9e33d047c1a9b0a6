/**
 * What a form sends: how somebody fills it in validly, which button or field sends it, what it does, and how that shows. A test
 * that is about every form walks over the rows (all.ts).
 */
import type { Locator, Page } from 'playwright-core';
import { sharedOrigin } from '../origin.ts';
import { idTokenOf, type Login, type Person, register } from '../people.ts';
import { somebody } from '../support.ts';

export interface Sending {
  /** Below src/views. */
  readonly file: string;
  /** What is sent, where a file has more than one form. */
  readonly what?: string;
  readonly who: Login | 'newcomer' | 'visitor';
  /** Makes the records that it needs, opens the form and fills it in: the next press sends it. */
  readonly fill: (page: Page, person: Login) => Promise<Filled>;
  /** `POST /api/node/invites`: of the request that does it; null where nothing leaves the device. */
  readonly request: RegExp | null;
}

export interface Filled {
  readonly button: Locator;
  /** Where Enter sends; null where Enter means something else in every field. */
  readonly field: Locator | null;
  /** Resolves in the state of success. */
  readonly done: () => Promise<unknown>;
  /** How often it took effect, by what is there now; without it each request that the server has carried out counts. */
  readonly effects?: () => Promise<number>;
}

export const nameOf = ({ file, what }: Sending) => (what === undefined ? file : `${file}, ${what}`);

/** Whether a request is the one that a form sends. */
export const isOf = ({ request: wanted }: Sending, request: { method(): string; url(): string }): boolean =>
  wanted?.test(`${request.method()} ${request.url().split('?')[0]}`) ?? false;

/** The button of a form or of the dialog on top. */
export const button = (page: Page, name: string) =>
  page
    .locator('form')
    .filter({ visible: true })
    .getByRole('button', { name, exact: true })
    .and(page.locator('[type=submit]'))
    .last();

export const gone = (locator: Locator) => locator.waitFor({ state: 'detached' });

export const newPerson = async (firstName = 'Ida'): Promise<Person> =>
  (await register(sharedOrigin(), somebody(firstName))).person;

/** Requests past the pages, as a person or as nobody. @param path with its backend: `/node/invites` */
export async function api<Answer>(
  person: Login | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${sharedOrigin()}/api${path}`, {
    method,
    headers: {
      ...(person ? { authorization: `Bearer ${await idTokenOf(sharedOrigin(), person)}` } : {}),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** 1 when that person can sign in, 0 when not. */
export const canSignIn = (login: Login): Promise<0 | 1> =>
  idTokenOf(sharedOrigin(), login).then(
    () => 1,
    () => 0,
  );

/**
 * What a form sends: how to fill it in validly, which button or field sends it, what it does, and how that shows. Tests about
 * every form use the rows of all.ts.
 */
import type { Locator, Page } from 'playwright-core';
import { sharedOrigin } from '../origin.ts';
import { idTokenOf, type Login, type Person, register } from '../people.ts';
import { somebody } from '../support.ts';

export interface Sending {
  /** Path below src/views. */
  readonly file: string;
  /** Which form, where a file has more than one. */
  readonly what?: string;
  readonly who: Login | 'newcomer' | 'visitor';
  /** Creates the records that the form needs, opens it and fills it in, ready to be sent. */
  readonly fill: (page: Page, person: Login) => Promise<Filled>;
  /** Matches method and path of its request, such as `POST /api/node/invites`; null: nothing leaves the device. */
  readonly request: RegExp | null;
}

export interface Filled {
  readonly button: Locator;
  /** A field in which Enter sends; null where Enter means something else in every field. */
  readonly field: Locator | null;
  /** Resolves when success is shown. */
  readonly done: () => Promise<unknown>;
  /** How often it took effect, counted in the resulting state; by default every request that the server carried out counts. */
  readonly effects?: () => Promise<number>;
}

export const nameOf = ({ file, what }: Sending) => (what === undefined ? file : `${file}, ${what}`);

/** Whether this is the request of that form. */
export const isOf = ({ request: wanted }: Sending, request: { method(): string; url(): string }): boolean =>
  wanted?.test(`${request.method()} ${request.url().split('?')[0]}`) ?? false;

/** A button of the form, or of the dialog on top. */
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

/** Sends a request without the pages, signed in or not. @param path including its backend: `/node/invites` */
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

/** 1 when the person can sign in, 0 otherwise. */
export const canSignIn = (login: Login): Promise<0 | 1> =>
  idTokenOf(sharedOrigin(), login).then(
    () => 1,
    () => 0,
  );

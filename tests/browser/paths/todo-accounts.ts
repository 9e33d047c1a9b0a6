/** Creates accounts of the second backend and signs in to them over its API. */
import { sharedOrigin } from '../origin.ts';
import { somebody } from '../people.ts';

export interface TodoLogin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What a tab keeps in its session storage, with a lifetime instead of an end. */
export interface TodoGrant {
  readonly token: string;
  /** Milliseconds. */
  readonly lasts: number;
  readonly account: {
    readonly id: number;
    readonly username: string;
    readonly firstName: string;
    readonly admin: boolean;
  };
}

/** Credentials without an account yet. */
export function nextTodoAccount(): TodoLogin {
  const { email, password } = somebody('Todo');
  const [username] = email.split('@') as [string];
  return { username, email, password };
}

export async function registerTodoAccount({ username, email, password }: TodoLogin): Promise<void> {
  const person = { username, email, password, first_name: 'Anna', last_name: 'Holm', phone_number: null };
  await ask('/auth/register', { method: 'POST', headers: jsonType, body: JSON.stringify(person) });
}

export async function signInToTodos({ username, password }: TodoLogin): Promise<TodoGrant> {
  const body = new URLSearchParams({ grant_type: 'password', username, password });
  const granted = await ask<{ access_token: string; expires_in: number }>('/auth/token', {
    method: 'POST',
    body,
  });
  const { id, first_name: firstName } = await ask<{ id: number; first_name: string }>('/users/me', {
    headers: { authorization: `Bearer ${granted.access_token}` },
  });
  return {
    token: granted.access_token,
    lasts: granted.expires_in * 1000,
    account: { id, username, firstName, admin: false },
  };
}

const jsonType = { 'content-type': 'application/json' };

async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const answer = await fetch(`${sharedOrigin()}/api/py${path}`, request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

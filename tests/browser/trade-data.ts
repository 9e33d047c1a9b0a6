/** Puts goods and orders where a page is to find them, over the same routes that the pages use. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { demoPassword } from './server.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export const merchant: Login = { email: 'merchant@patina.example', password: demoPassword };
export const admin: Login = { email: 'admin@patina.example', password: demoPassword };

/** Asks the Node backend as somebody. @throws Error with the server's answer when it refuses */
export async function asPerson({ email, password }: Login) {
  const origin = inject('origin');
  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`,
    {
      email,
      password,
      returnSecureToken: true,
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  return async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const answer = await post(`${origin}/api/node${path}`, body, { authorization: `Bearer ${idToken}` });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

export const contactOf = (name: string, phone: string) => ({
  name,
  phone,
  email: 'rosa@patina.example',
  address: '12 Tannery Row',
});

/** A phone number that nobody else in these tests has. */
export const somePhone = () => `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

/** One order of `quantity` pieces from the demo merchant. @returns its number */
export async function order(
  buyer: Login,
  options: { name: string; phone: string; title: string; priceCents: number; quantity: number },
): Promise<number> {
  const { name, phone, title, priceCents, quantity } = options;
  const sell = await asPerson(merchant);
  const { id } = await sell<{ id: string }>('/products', {
    key: randomUUID(),
    title,
    description: '',
    priceCents,
    category: 'other',
    visibility: 'public',
    stock: 50,
    pictureIds: [],
    postId: null,
  });
  const buy = await asPerson(buyer);
  const { transactions } = await buy<{ transactions: readonly { number: number }[] }>('/checkouts', {
    key: randomUUID(),
    contact: contactOf(name, phone),
    paymentMethod: 'cash',
    note: '',
    lines: [{ productId: id, quantity, priceCents }],
  });
  return transactions[0]!.number;
}

/** What the demo merchant writes by hand, for somebody without an account. @returns its number */
export async function writeByHand(options: {
  name: string;
  phone: string;
  title: string;
  priceCents: number;
  place: boolean;
}): Promise<number> {
  const { name, phone, title, priceCents, place } = options;
  const sell = await asPerson(merchant);
  const { number } = await sell<{ number: number }>('/transactions', {
    key: randomUUID(),
    buyerUid: null,
    quoteRequestId: null,
    contact: contactOf(name, phone),
    paymentMethod: 'card',
    note: '',
    lines: [{ productId: null, title, quantity: 1, priceCents }],
    place,
  });
  return number;
}

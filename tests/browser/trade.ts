/** Creates what browser tests of trade start from: products with unique names, offered by the demo merchant. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sharedOrigin } from './origin.ts';
import { idTokenOf, type Login } from './people.ts';
import { demoPassword } from '../support/server.ts';

export const merchant: Login = { email: 'merchant@patina.example', password: demoPassword };
/** A client of the demo merchant. */
export const client: Login = { email: 'user@patina.example', password: demoPassword };
export const admin: Login = { email: 'admin@patina.example', password: demoPassword };

/** A name that no other test has. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export const tokenOf = (login: Login) => idTokenOf(sharedOrigin(), login);

/** Confirms the email address of a person, as an admin. Resolves with the uid. */
export async function confirmEmail(person: Login, origin = sharedOrigin()): Promise<string> {
  const [, claims = ''] = (await idTokenOf(origin, person)).split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  const answer = await fetch(`${origin}/api/hosted/admin/users/${sub}/verified`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await idTokenOf(origin, admin)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ contact: 'email' }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return sub;
}

/** A person's requests to the Node backend, without the pages. */
export async function asPerson(person: Login) {
  const token = await tokenOf(person);
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${sharedOrigin()}/api/node${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as Answer;
  };
}

export interface ProductFields {
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

interface ProductFormFields {
  readonly title: string;
  readonly priceCents?: number;
  readonly stock?: number | null;
  readonly category?: string;
  readonly visibility?: 'public' | 'private';
}

/** A product, by default offered by the demo merchant. */
export async function offer(fields: ProductFormFields, seller = merchant): Promise<ProductFields> {
  const ask = await asPerson(seller);
  return ask<ProductFields>('POST', '/products', { ...whole(fields), key: randomUUID(), postId: null });
}

export async function reprice(product: ProductFields, fields: ProductFormFields): Promise<void> {
  const ask = await asPerson(merchant);
  await ask('PUT', `/products/${product.id}`, { ...whole(fields), version: product.version });
}

const whole = ({
  title,
  priceCents = 4500,
  stock = null,
  category = 'bags',
  visibility = 'public',
}: ProductFormFields) => ({
  title,
  description: 'By hand.',
  priceCents,
  stock,
  category,
  visibility,
  pictureIds: [],
});

/** A picture file for a file input. */
export async function pictureFile(name = 'bag.png') {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a5a2b' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

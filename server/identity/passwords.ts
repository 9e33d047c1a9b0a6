/** Passwords: which are strong enough, and how they are hashed. */
import { hash, type Options, verify } from '@node-rs/argon2';
import { validatePassword } from '../../src/events/registration/password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { IdentityError } from '../common/identity-error.ts';

/** The library's `Algorithm.Argon2id`, a const enum that cannot be imported here. */
const argon2id = 2;

/** OWASP's second choice for argon2id: 19 MiB of memory, two passes, one lane. */
const parameters: Options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Keyboards encode the same letter in different ways; the same password must always match. */
const normal = (password: string) => password.normalize('NFKC');

/** @throws IdentityError WEAK_PASSWORD with the reason in plain words */
export function checkPassword(password: string): void {
  const error = validatePassword(password);
  if (error !== null) throw new IdentityError('WEAK_PASSWORD', error);
  if (isCommonPassword(normal(password))) {
    throw new IdentityError('WEAK_PASSWORD', 'This password is one of the most common. Choose another');
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters);
}

/** Made once, for unknown addresses, so that they take as long to check as known ones. */
let decoyHash: Promise<string> | null = null;

/** @param stored null when there is no such account: takes the same time, and is always false */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('there is nobody with this address');
  const matches = await verify(stored ?? (await decoyHash), normal(password));
  return matches && stored !== null;
}

/** Whether a stored hash was made with other parameters than today's. */
export const isOutdatedHash = (stored: string) => !stored.startsWith(currentForm);

/**
 * Tokens whose signature was checked before: the same token comes with every request of its hour. What is kept is only
 * what the token itself says, which never changes; whether its session still lasts is asked of the database each time.
 * It belongs to one set of keys and goes with it.
 */
import { createHash } from 'node:crypto';

export interface VerifiedTokens<Claims> {
  /** What was remembered, unless it has run out. */
  find(token: string): Claims | null;
  /** @param expiresAt seconds since 1970, as in `exp` */
  remember(token: string, claims: Claims, expiresAt: number): void;
}

/** Tokens of this many people at work at once; whichever was remembered first goes first. */
const maxTokens = 10_000;

export function verifiedTokens<Claims>(clock: () => Date, max = maxTokens): VerifiedTokens<Claims> {
  // By hash: a dump of the memory shows no token that still works.
  const known = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>();

  return {
    find(token) {
      const key = hashOf(token);
      const found = known.get(key);
      if (!found) return null;
      if (found.expiresAt > Math.floor(clock().getTime() / 1000)) return found.claims;
      known.delete(key);
      return null;
    },
    remember(token, claims, expiresAt) {
      known.set(hashOf(token), { claims, expiresAt });
      if (known.size > max) known.delete(known.keys().next().value!);
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

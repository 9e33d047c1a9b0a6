/**
 * Caches tokens whose signature was verified, since the same token comes with every request for an hour. Only the token's
 * own claims are kept, which never change; whether its session is still valid is asked of the database each time. A cache
 * belongs to one set of keys and lives as long as it.
 */
import { createHash } from 'node:crypto';

export interface VerifiedTokens<Claims> {
  /** The remembered claims; null: unknown or expired. */
  find(token: string): Claims | null;
  /** @param expiresAt seconds since 1970, as in `exp` */
  remember(token: string, claims: Claims, expiresAt: number): void;
}

/** Enough for this many people at once; the oldest entry is dropped first. */
const maxTokens = 10_000;

export function verifiedTokens<Claims>(clock: () => Date, max = maxTokens): VerifiedTokens<Claims> {
  // Keyed by hash, so that a memory dump reveals no valid token from here.
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

/** Bearer tokens of the second backend. They are signed with the same keys as ID tokens, but are accepted nowhere else. */
import { SignJWT } from 'jose';
import { readOwnToken } from '../identity/own-tokens.ts';
import { type SigningKeys, tokenAlgorithm } from '../identity/signing-keys.ts';
import { verifiedTokens } from '../identity/verified-tokens.ts';

export const tokenSeconds = 1800;
/** Issuer and audience; those of an ID token name a project instead. */
const realm = 'patina/todo';

export interface TokenOwner {
  readonly id: number;
  /** Increases with each change of the password, which invalidates older tokens. */
  readonly tokenGeneration: number;
}

export interface TodoTokens {
  sign(owner: TokenOwner): Promise<string>;
  /** null when the token is forged, expired or another backend's. */
  verify(token: string): Promise<TokenOwner | null>;
}

export function todoTokens(keys: SigningKeys, clock: () => Date): TodoTokens {
  const verified = verifiedTokens<TokenOwner>(clock);
  return {
    sign({ id, tokenGeneration }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ generation: tokenGeneration })
        .setProtectedHeader({ alg: tokenAlgorithm, kid: keys.kid, typ: 'JWT' })
        .setIssuer(realm)
        .setAudience(realm)
        .setSubject(String(id))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenSeconds)
        .sign(keys.signingKey);
    },
    async verify(token) {
      const known = verified.find(token);
      if (known) return known;
      const payload = await readOwnToken(keys, clock, token, {
        realm,
        requiredClaims: ['sub', 'exp', 'generation'],
      });
      if (!payload) return null;
      const owner = { id: Number(payload.sub), tokenGeneration: Number(payload.generation) };
      verified.remember(token, owner, Number(payload.exp));
      return owner;
    },
  };
}

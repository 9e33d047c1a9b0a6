/** Signs and verifies ID tokens. A valid token says who somebody was when it was signed; the account says who they are now. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { IdentityError } from '../common/identity-error.ts';
import type { SecondFactor } from './second-factor-secrets.ts';
import { type SigningKeys, tokenAlgorithm } from './signing-keys.ts';
import { verifiedTokens } from './verified-tokens.ts';

export const tokenSeconds = 3600;

export interface TokenSubject {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoUrl: string;
  readonly tokenGeneration: number;
}

/** How a session began. */
export interface SignInProof {
  /** When the password was given. */
  readonly authTime: Date;
  /** The second factor that was used; null: none was required. */
  readonly secondFactor: SecondFactor | null;
}

export interface TokenClaims extends SignInProof {
  readonly uid: string;
  readonly tokenGeneration: number;
}

export interface IdTokens {
  sign(subject: TokenSubject, proof: SignInProof): Promise<string>;
  /** @throws IdentityError TOKEN_EXPIRED, INVALID_ID_TOKEN */
  verify(token: string): Promise<TokenClaims>;
}

export function idTokens(keys: SigningKeys, projectId: string, clock: () => Date): IdTokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const verified = verifiedTokens<TokenClaims>(clock);

  async function publicKey(kid: string | undefined) {
    const key = await keys.publicKey(kid);
    if (!key) throw new IdentityError('INVALID_ID_TOKEN');
    return key;
  }

  return {
    sign(subject, { authTime, secondFactor }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const claims = {
        ...(subject.displayName === '' ? {} : { name: subject.displayName }),
        ...(subject.photoUrl === '' ? {} : { picture: subject.photoUrl }),
        auth_time: Math.floor(authTime.getTime() / 1000),
        user_id: subject.uid,
        email: subject.email,
        email_verified: subject.emailVerified,
        firebase: {
          identities: { email: [subject.email] },
          sign_in_provider: 'password',
          ...(secondFactor === null ? {} : { sign_in_second_factor: secondFactor }),
        },
        generation: subject.tokenGeneration,
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: tokenAlgorithm, kid: keys.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setSubject(subject.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenSeconds)
        .sign(keys.signingKey);
    },

    async verify(token) {
      const known = verified.find(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, (header) => publicKey(header.kid), {
          algorithms: [tokenAlgorithm],
          issuer,
          audience: projectId,
          currentDate: clock(),
          requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'generation'],
        });
        const claims: TokenClaims = {
          uid: String(payload.sub),
          tokenGeneration: Number(payload.generation),
          authTime: new Date(Number(payload.auth_time) * 1000),
          secondFactor:
            (payload.firebase as { sign_in_second_factor?: SecondFactor } | undefined)
              ?.sign_in_second_factor ?? null,
        };
        verified.remember(token, claims, Number(payload.exp));
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new IdentityError('TOKEN_EXPIRED');
        if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_ID_TOKEN');
        throw error;
      }
    },
  };
}

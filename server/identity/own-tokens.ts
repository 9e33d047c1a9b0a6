/** Reads tokens that this server signs for itself. Each kind has a realm of its own, so that none is accepted as another. */
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { type SigningKeys, tokenAlgorithm } from './signing-keys.ts';

export interface OwnTokens {
  /** Issuer and audience. */
  readonly realm: string;
  readonly requiredClaims: readonly string[];
}

/** null when the token is forged, expired, incomplete or of another realm. */
export async function readOwnToken(
  keys: SigningKeys,
  clock: () => Date,
  token: string,
  { realm, requiredClaims }: OwnTokens,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.publicKey(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [tokenAlgorithm],
        issuer: realm,
        audience: realm,
        currentDate: clock(),
        requiredClaims: [...requiredClaims],
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

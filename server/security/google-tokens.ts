/** Verifies the ID tokens of a hosted Firebase project against Google's public keys. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { VerifyToken } from './session.ts';

const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/**
 * @param keys Google's keys by default, fetched when first needed and cached while they are fresh
 * @throws what fails when the keys cannot be fetched
 */
export function googleTokens(
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(googleKeys),
): VerifyToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      const signedIn = Number(payload.auth_time) <= Date.now() / 1000;
      return signedIn && payload.sub ? payload.sub : null;
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      return null;
    }
  };
}

/** The keys could not be fetched, which says nothing about the token. */
const isOutOfReach = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.constructor === errors.JOSEError;

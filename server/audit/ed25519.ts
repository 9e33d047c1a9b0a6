/** Verifies an Ed25519 signature over text with a published key. */
import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '../../src/events/shared/signature.ts';

export const verifyEd25519: VerifySignature = async ({ kty, crv, x }, text, signature) => {
  try {
    const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
    return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64url'));
  } catch {
    // For instance, no point of the curve: such a key can have signed nothing.
    return false;
  }
};

/** Texts and bytes sealed with AES-256-GCM. What something is goes in beside it, so that nothing opens in another's place. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param what is not kept; opening needs the same */
export function seal(key: Buffer, what: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(what, 'utf8'));
  const body = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
}

/** @throws Error when it was changed, or sealed with another key or as something else */
export function unseal(key: Buffer, what: string, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(what, 'utf8'));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** As a column keeps it: base64. */
export const sealText = (key: Buffer, what: string, text: string): string =>
  seal(key, what, Buffer.from(text, 'utf8')).toString('base64');

/** @throws Error as `unseal` does */
export const unsealText = (key: Buffer, what: string, sealed: string): string =>
  unseal(key, what, Buffer.from(sealed, 'base64')).toString('utf8');

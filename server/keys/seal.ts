/**
 * Seals texts and bytes with AES-256-GCM. `what` names the purpose and is authenticated, so that nothing can be opened in
 * another's place.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param what is not stored; opening needs the same text */
export function seal(key: Buffer, what: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(what, 'utf8'));
  const body = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
}

/** @throws Error when the content was changed, or sealed with another key or for another purpose */
export function unseal(key: Buffer, what: string, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(what, 'utf8'));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** For a column: base64. */
export const sealText = (key: Buffer, what: string, text: string): string =>
  seal(key, what, Buffer.from(text, 'utf8')).toString('base64');

/** @throws Error as `unseal` does */
export const unsealText = (key: Buffer, what: string, sealed: string): string =>
  unseal(key, what, Buffer.from(sealed, 'base64')).toString('utf8');

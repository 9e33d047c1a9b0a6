/** Random secrets that are handed out once and stored only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Whether the text has the form of such a secret. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** A fast hash without salt is enough: nobody guesses 256 bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

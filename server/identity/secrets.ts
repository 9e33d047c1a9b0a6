/** Random secrets that are handed out once and kept only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Whether it could be one of ours at all. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** No salt and no slow hash: nobody guesses 256 bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

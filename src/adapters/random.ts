/** The browser's randomness, and the ids drawn from it: nothing else in `src` draws any. */
import { idsFrom, type RandomBytes } from '../events/shared/ids.ts';

export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

export const ids = idsFrom(randomBytes);

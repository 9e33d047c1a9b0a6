/** Generates ids from the server's random bytes. Secrets and keys are not ids; they are generated where they are stored. */
import { randomBytes } from 'node:crypto';
import { idsFrom } from '../src/events/shared/ids.ts';

export const ids = idsFrom(randomBytes);
export const newId = ids.uuid;

/** Ids drawn from the server's own randomness. Secrets and keys are no ids: they are drawn where they are kept. */
import { randomBytes } from 'node:crypto';
import { idsFrom } from '../src/events/shared/ids.ts';

export const ids = idsFrom(randomBytes);
export const newId = ids.uuid;

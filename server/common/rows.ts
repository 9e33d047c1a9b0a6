/** Shared by operations on the rows of all nouns. */
import { Problem } from '../problem.ts';

/** The `device` of facts that are written by the server. */
export const serverDevice = 'server';

export const notFound = (what: string) => new Problem(404, 'not-found', `There is no such ${what}.`);

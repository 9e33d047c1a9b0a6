/** What operations on rows have in common, whatever their noun. */
import { Problem } from '../problem.ts';

/** Facts written by this server and by nobody's device. */
export const serverDevice = 'server';

export const notFound = (what: string) => new Problem(404, 'not-found', `There is no such ${what}.`);

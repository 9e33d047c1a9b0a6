/** What operations on rows have in common, whatever their noun. */
import { asc, desc, type SQL } from 'drizzle-orm';
import { Problem } from '../problem.ts';

/** Facts written by this server and by nobody's device. */
export const serverDevice = 'server';

export const notFound = (what: string) => new Problem(404, 'not-found', `There is no such ${what}.`);

/**
 * @param sort a key of the list, with a dash in front for descending
 * @param last makes the order total, so that nothing is on two pages; it turns with the rest
 */
export function orderBy<Sort extends string>(
  sort: Sort | `-${Sort}`,
  keys: Readonly<Record<Sort, SQL>>,
  last: SQL,
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(keys[sort.replace('-', '') as Sort]), direction(last)];
}

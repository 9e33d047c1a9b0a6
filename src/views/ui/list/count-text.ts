/** Says how many rows a list has, and which of them are shown. */
import type { ListPage } from './load-pages.ts';

/** @param things singular and plural of what is listed */
export function countText(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  { rows, total, more = false }: ListPage<unknown>,
  things: readonly [string, string],
): string {
  const [one, many] = things;
  const all = `${more ? 'more than ' : ''}${total.toLocaleString('en')} ${total === 1 ? one : many}`;
  if (total === 0) return `No ${many} found`;
  if (rows.length === 0) return `${all}, none on this page`;
  if (!more && rows.length === total) return all;
  const first = (page - 1) * pageSize + 1;
  return `${first.toLocaleString('en')}–${(first + rows.length - 1).toLocaleString('en')} of ${all}`;
}

/** Loading a whole list for a file: complete, or not at all. */
import { expect, it } from 'vitest';
import { type ListPage, loadPages } from '../../../src/views/ui/list/load-pages.ts';

const pageSize = 3;
/** A list that counts up to a multiple of five after the page, as the search of chats does with a thousand. */
const pageOf = (all: readonly number[], page: number): ListPage<number> => {
  const counted = 5 * (1 + Math.floor((page * pageSize) / 5));
  const total = Math.min(all.length, counted);
  const rows = all.slice((page - 1) * pageSize, page * pageSize);
  return { rows, total, more: all.length > counted };
};
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const never = () => Promise.reject(new Error('It waited'));
const tooOften = (retryAfterSeconds: number) => Object.assign(new Error('Too often'), { retryAfterSeconds });

it('[CHAT41] [CHAT33] loads what is beyond the counted rows, each once, in order', async () => {
  for (const count of [0, 1, 3, 4, 5, 6, 14, 15, 16, 30])
    expect(await loadPages(async (page) => pageOf(upTo(count), page), never), `${count}`).toEqual(
      upTo(count),
    );
});

it('[CHAT41] asks no page more than there is', async () => {
  const asked: number[] = [];
  await loadPages(async (page) => (asked.push(page), pageOf(upTo(6), page)), never);
  expect(asked).toEqual([1, 2]);
});

it('[CHAT41] goes on after a page from which rows have been deleted', async () => {
  const rows = await loadPages(async (page) => {
    const { rows, ...counted } = pageOf(upTo(9), page);
    return { ...counted, rows: page === 2 ? rows.slice(1) : rows };
  }, never);
  expect(rows).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
});

it('[CHAT41] waits as long as the server says, and gives up when it says so for ever', async () => {
  const waited: number[] = [];
  const wait = async (seconds: number) => void waited.push(seconds);
  let refusals = 2;
  const load = async (page: number) => {
    if (page === 2 && refusals-- > 0) throw tooOften(7);
    return pageOf(upTo(7), page);
  };
  expect(await loadPages(load, wait)).toEqual(upTo(7));
  expect(waited).toEqual([7, 7]);
  await expect(loadPages(() => Promise.reject(tooOften(7)), wait)).rejects.toThrow('Too often');
  expect(waited).toHaveLength(7);
  await expect(loadPages(() => Promise.reject(tooOften(600)), never)).rejects.toThrow('Too often');
  await expect(loadPages(() => Promise.reject(new Error('Broken')), never)).rejects.toThrow('Broken');
});

it('[CHAT41] makes no file of the server’s first pages and the copy’s next', async () => {
  const load = (from: number) => async (page: number) => ({ ...pageOf(upTo(9), page), seen: page >= from });
  await expect(loadPages(load(2), never)).rejects.toThrow(
    'The connection changed while the list was loading. Try again.',
  );
  expect(await loadPages(load(1), never)).toEqual(upTo(9));
});

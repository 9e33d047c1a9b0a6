import { expect, it } from 'vitest';
import { batchOf } from '../../src/adapters/batch.adapter.ts';
import type { StoredPicture } from '../../src/adapters/shots/store.ts';
import { noFields } from '../../src/events/batch/batch.ts';

const picture = new Blob(['x']);
const stored = (id: string): StoredPicture => ({ id, picture, thumbnail: null, width: 4, height: 3 });
const pictures = ['a', 'b', 'c', 'd'].map(stored);
const idsOf = ({ batch }: ReturnType<typeof batchOf>) => batch.shots.map(({ id }) => id);

it('[BATCH1] is in the order that was saved, and what nobody put in order comes last', () => {
  const fields = { ...noFields, caption: 'All' };
  const shots = [
    { id: 'c', caption: 'Third' },
    { id: 'lost', caption: 'Nothing is left of it' },
    { id: 'a', caption: '' },
  ];
  const opened = batchOf({ fields, shots, removed: ['b', 'lost too'] }, pictures);
  expect(idsOf(opened)).toEqual(['c', 'a', 'd']);
  expect(opened.batch.shots[0]?.caption).toBe('Third');
  expect(opened.batch.fields.caption).toBe('All');
  expect(opened.gone).toEqual(['b']);
});

it('[BATCH1] of which nothing was saved, or nothing that can be read, has all its pictures', () => {
  const opened = batchOf(null, pictures);
  expect([idsOf(opened), opened.batch.fields]).toEqual([['a', 'b', 'c', 'd'], noFields]);
});

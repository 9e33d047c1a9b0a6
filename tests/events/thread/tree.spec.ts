import { expect, it } from 'vitest';
import type { Comment } from '../../../src/events/post/comment.ts';
import { partsOf } from '../../../src/events/thread/mentions.ts';
import { ancestorsOf, type ThreadNode, threadOf } from '../../../src/events/thread/tree.ts';

const comment = (id: string, parentId: string | null = null): Comment => ({
  ...{ id, parentId, author: null, body: id, earlier: [] },
  ...{ createdAt: '2026-11-21T08:00:00.000Z', editedAt: null, deletedAt: null, restorable: false },
});

interface Shape {
  readonly [id: string]: Shape;
}
const shape = (nodes: readonly ThreadNode[]): Shape =>
  Object.fromEntries(nodes.map((node) => [node.comment.id, shape(node.replies)]));

it('[THREAD6] hangs replies under what they answer, in order, and what answers nothing here at the top', () => {
  const comments = [
    comment('a'),
    comment('b', 'a'),
    comment('c', 'elsewhere'),
    comment('d', 'b'),
    comment('e', 'a'),
  ];
  const nodes = threadOf(comments);
  expect(shape(nodes)).toEqual({ a: { b: { d: {} }, e: {} }, c: {} });
  expect(Object.keys(shape(nodes).a!)).toEqual(['b', 'e']);
  expect(nodes.map(({ below }) => below)).toEqual([3, 0]);
  expect(ancestorsOf(comments, 'd').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(ancestorsOf(comments, 'a')).toEqual([]);
});

it('[THREAD6] takes a reply at any depth, and does not go round in a circle', () => {
  const deep = Array.from({ length: 2000 }, (_, i) => comment(`c${i}`, i === 0 ? null : `c${i - 1}`));
  expect(threadOf(deep)[0]!.below).toBe(1999);
  expect(ancestorsOf(deep, 'c1999')).toHaveLength(1999);
  const circle = [comment('a', 'b'), comment('b', 'a')];
  expect(ancestorsOf(circle, 'a').length).toBeLessThanOrEqual(2);
});

it.each([
  ['Ask @anna_42.', ['anna_42']],
  ['@Bert and @carla.m, please', ['bert', 'carla.m']],
  ['mail me: ida@patina.example', []],
  ['@ab or @@anna or a@b', []],
  ['(@dora) @dora-', ['dora']],
])('[THREAD9] finds whom a comment names: %s', (body, names) => {
  const parts = partsOf(body);
  expect(parts.map(({ text }) => text).join('')).toBe(body);
  expect(parts.flatMap(({ userName }) => userName ?? [])).toEqual(names);
});

import { expect, it } from 'vitest';
import { turnsOf } from '../../src/adapters/uploads/turns.ts';

const settled = () => new Promise<void>((later) => setImmediate(later));

it('[UPLOAD2] gives turns in the order in which they were asked for, and none to whoever left', async () => {
  const { take } = turnsOf(2);
  const given: string[] = [];
  const backs = new Map<string, () => void>();
  const ask = (name: string, signal = new AbortController().signal) =>
    void take(signal).then((giveBack) => {
      given.push(giveBack ? name : `${name} left`);
      if (giveBack) backs.set(name, giveBack);
    });
  const leaving = new AbortController();
  for (const name of ['a', 'b']) ask(name);
  ask('c', leaving.signal);
  for (const name of ['d', 'e']) ask(name);
  await settled();
  expect(given).toEqual(['a', 'b']);
  leaving.abort();
  await settled();
  backs.get('a')!();
  // Returning it twice counts once.
  backs.get('a')!();
  await settled();
  expect(given).toEqual(['a', 'b', 'c left', 'd']);
  backs.get('b')!();
  await settled();
  expect(given.at(-1)).toBe('e');
  ask('f', AbortSignal.abort());
  await settled();
  expect(given.at(-1)).toBe('f left');
});

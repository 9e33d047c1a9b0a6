/** State folded from facts, as rows that people can read. */
import type { CartState } from '../../events/cart/projection.ts';
import { plainName } from './words/fact-words.ts';

export type StateRow = readonly [label: string, value: string];

/** Any small state: what is nested stands behind the name of what it is in. @param uid of who looks */
export function stateRows(state: unknown, uid: string, within = ''): readonly StateRow[] {
  if (typeof state !== 'object' || state === null) return [[within === '' ? 'state' : within, shown(state)]];
  return Object.entries(state).flatMap(([key, value]) => {
    const name = within === '' ? plainName(key) : `${within}, ${plainName(key)}`;
    if (key === 'uid' && typeof value === 'string')
      return [[name, value === uid ? 'you' : 'somebody else'] as const];
    if (Array.isArray(value)) return [[name, value.map(shown).join(', ') || 'none'] as const];
    return typeof value === 'object' && value !== null
      ? stateRows(value, uid, name)
      : [[name, shown(value)] as const];
  });
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'number') return value.toLocaleString('en');
  return typeof value === 'string' ? plainWord(value) : JSON.stringify(value);
}

/** A state's name is spaced out; what somebody chose stays as it is. */
const plainWord = (word: string) => (/^[a-z]+([A-Z][a-z]+)+$/.test(word) ? plainName(word) : word);

/** Who orders stays out of it: the cart is the device's. */
export function cartRows({ lines, removed, checkout, placed }: CartState): readonly StateRow[] {
  return [
    ['in the cart', lines.map(({ title, quantity }) => `${quantity} × “${title}”`).join(', ') || 'nothing'],
    ['can be put back', removed.map(({ line: { title } }) => `“${title}”`).join(', ') || 'nothing'],
    ['order on its way', checkout === null ? 'none' : checkout.sent ? 'sent' : 'not sent yet'],
    ['ordered last', placed?.numbers.join(', ') ?? 'nothing'],
  ];
}

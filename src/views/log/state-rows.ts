/** Formats state that is folded from facts as readable rows. */
import type { CartState } from '../../events/cart/projection.ts';
import { plainName } from './words/fact-words.ts';

export type StateRow = readonly [label: string, value: string];

/**
 * Rows of any small state; nested values are prefixed with the name of their parent.
 * @param uid of the viewer
 */
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

/** Splits camelCase names of states into words; other values stay as they are. */
const plainWord = (word: string) => (/^[a-z]+([A-Z][a-z]+)+$/.test(word) ? plainName(word) : word);

/** Leaves out who ordered: the cart belongs to the device. */
export function cartRows({ lines, removed, checkout, placed }: CartState): readonly StateRow[] {
  return [
    ['in the cart', lines.map(({ title, quantity }) => `${quantity} × “${title}”`).join(', ') || 'nothing'],
    ['can be put back', removed.map(({ line: { title } }) => `“${title}”`).join(', ') || 'nothing'],
    ['order on its way', checkout === null ? 'none' : checkout.sent ? 'sent' : 'not sent yet'],
    ['ordered last', placed?.numbers.join(', ') ?? 'nothing'],
  ];
}

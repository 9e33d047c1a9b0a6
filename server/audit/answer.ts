/** How an audit ends, for whatever has started it. */
import { spellOut } from '../../src/events/shared/plain-text.ts';

export const exit = { sound: 0, damaged: 1, misused: 2, findings: 3 } as const;

/** Where it says so, a line at a time. */
export interface Output {
  readonly print: (line: string) => void;
  /** What is no part of the answer. */
  readonly complain: (line: string) => void;
}

/** What does not show is written in JSON's own way, for the sake of whoever has it on a terminal. */
export const printJson = ({ print }: Output, answer: object) =>
  print(spellOut(JSON.stringify(answer), escaped));

const escaped = (sign: string) =>
  Array.from(
    { length: sign.length },
    (_, i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** Words of a file must not command the terminal: nothing but our own line ends does. */
export function plainly({ print, complain }: Output): Output {
  const each = (say: Output['print']) => (line: string) => say(line.split('\n').map(spelled).join('\n'));
  return { print: each(print), complain: each(complain) };
}

const spelled = (line: string) => spellOut(line);

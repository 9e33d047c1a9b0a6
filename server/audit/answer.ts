/** Exit codes of an audit, for the script that started it. */
import { spellOut } from '../../src/events/shared/plain-text.ts';

export const exit = { sound: 0, damaged: 1, misused: 2, findings: 3 } as const;

/** Where an audit prints to, line by line. */
export interface Output {
  readonly print: (line: string) => void;
  /** For messages that are no part of the result. */
  readonly complain: (line: string) => void;
}

/** Prints JSON with invisible characters escaped, since it may be shown on a terminal. */
export const printJson = ({ print }: Output, answer: object) =>
  print(spellOut(JSON.stringify(answer), escaped));

const escaped = (sign: string) =>
  Array.from(
    { length: sign.length },
    (_, i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * Escapes control characters in everything printed, so that a file's content cannot control the terminal; only our own line
 * breaks pass.
 */
export function withoutControls({ print, complain }: Output): Output {
  const lineByLine = (say: Output['print']) => (line: string) =>
    say(line.split('\n').map(spelled).join('\n'));
  return { print: lineByLine(print), complain: lineByLine(complain) };
}

const spelled = (line: string) => spellOut(line);

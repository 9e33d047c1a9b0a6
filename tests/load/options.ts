/**
 * The options of `npm run load`, and its fixed limits: it only ever loads this machine, and it always
 * ends.
 */
import { parseArgs } from 'node:util';
import { isLoopback } from '../../server/config/addresses.ts';

/** Why a run cannot begin, in a sentence for the user. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface LoadOptions {
  readonly people: number;
  readonly minutes: number;
  /** Requests per second; with `steps`, those of the first step. */
  readonly rate: number;
  readonly database: 'pglite' | 'postgresql';
  readonly processes: 1 | 2;
  /** Raises the rate until a limit is exceeded. */
  readonly steps: boolean;
  /** File to write the figures to. */
  readonly out: string;
}

const maxPeople = 2000;
const maxMinutes = 60;
const maxRate = 2000;
/** How often somebody who reads, chooses and types sends a request. */
const secondsBetweenRequests = 5;

export const usage = `npm run load -- --people N --minutes M [--rate R] [--database pglite|postgresql] [--processes 1|2] [--steps] [--out FILE]`;

/** @throws LoadError naming the invalid option */
export function readOptions(args: readonly string[]): LoadOptions {
  const given = parsed(args);
  const people = numberOf('people', given.people, 1, maxPeople);
  if (!Number.isInteger(people)) throw new LoadError('--people must be a whole number.');
  const { database = 'postgresql', processes = '1', steps = false } = given;
  if (database !== 'pglite' && database !== 'postgresql') {
    throw new LoadError('--database must be pglite or postgresql.');
  }
  if (processes !== '1' && processes !== '2') throw new LoadError('--processes must be 1 or 2.');
  if (database === 'pglite' && processes === '2') {
    throw new LoadError(
      '--processes 2 needs --database postgresql: the embedded database belongs to one process.',
    );
  }
  return {
    people,
    minutes: numberOf('minutes', given.minutes, 0.05, maxMinutes),
    rate: numberOf('rate', given.rate ?? String(Math.max(1, people / secondsBetweenRequests)), 0.1, maxRate),
    database,
    processes: processes === '1' ? 1 : 2,
    steps,
    out: given.out ?? 'test-results/load.json',
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ people: text, minutes: text, rate: text, database: text, processes: text, out: text },
        steps: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new LoadError((error as Error).message.split('\n', 1)[0]!, { cause: error });
  }
}

function numberOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text);
  if (!text || !(value >= least && value <= most)) {
    throw new LoadError(`--${name} must be a number from ${least} to ${most}.`);
  }
  return value;
}

/** Never puts load on a server or database of somebody else. @throws LoadError */
export function requireLoopback(url: string, what: string): void {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (!isLoopback(host))
    throw new LoadError(`${what} must be on this machine, like 127.0.0.1; ${host || 'this'} is not.`);
}

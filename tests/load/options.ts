/**
 * What `npm run load` is asked to do, and the bounds it keeps to whatever it is asked: it is for this machine alone, and
 * it ends.
 */
import { parseArgs } from 'node:util';
import { isLoopback } from '../../server/config.ts';

/** What keeps a run from beginning, in a sentence for a person. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface LoadOptions {
  readonly people: number;
  readonly minutes: number;
  /** Requests a second; with `steps` those of the first step. */
  readonly rate: number;
  readonly database: 'pglite' | 'postgresql';
  readonly processes: 1 | 2;
  /** Raises the rate until something gives way. */
  readonly steps: boolean;
  /** File for the figures. */
  readonly out: string;
}

const maxPeople = 2000;
const maxMinutes = 60;
const maxRate = 2000;
/** Somebody who reads, chooses and types asks for something so often. */
const secondsBetweenRequests = 5;

export const usage = `npm run load -- --people N --minutes M [--rate R] [--database pglite|postgresql] [--processes 1|2] [--steps] [--out FILE]`;

/** @throws LoadError naming the option that is wrong */
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

/** Nobody else's server or database is ever put under load. @throws LoadError */
export function requireLoopback(url: string, what: string): void {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (!isLoopback(host))
    throw new LoadError(`${what} must be on this machine, like 127.0.0.1; ${host || 'this'} is not.`);
}

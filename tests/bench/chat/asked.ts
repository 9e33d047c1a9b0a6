/** Sets of questions with the sentences that answer them, and the score of an engine on a set. Independent of any engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Asked {
  readonly question: string;
  /** Earlier questions of the chat, oldest first. */
  readonly earlier?: readonly string[];
  /** Ids of the sentences that answer it; null: no guide does. */
  readonly facts: readonly string[] | null;
}

/**
 * `questions` and `everyday` are halves of sets by two people who had not read the engine, `languages` is the whole set of a
 * third; `development` is what it was tuned on.
 */
export function readSet(
  name: 'questions' | 'everyday' | 'languages' | 'development',
): readonly Asked[] | null {
  const file = join(import.meta.dirname, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Asked[]) : null;
}

/** Ids of sentences, best first; null: it does not answer. */
export type Engine = (asked: Asked) => readonly string[] | null;

export interface Score {
  readonly hit1: number;
  readonly hit3: number;
  /** Share of the questions that have an answer. */
  readonly refusedWrongly: number;
  /** Share of the questions that have none. */
  readonly refused: number;
  readonly times: readonly number[];
  readonly missed: readonly { asked: Asked; found: readonly string[] | null }[];
}

export function scoreOf(set: readonly Asked[], engine: Engine): Score {
  const times: number[] = [];
  const missed: Score['missed'][number][] = [];
  let [hit1, hit3, refusedWrongly, refused] = [0, 0, 0, 0];
  for (const asked of set) {
    const start = performance.now();
    const found = engine(asked);
    times.push(performance.now() - start);
    const { facts } = asked;
    if (facts === null) {
      if (found === null) refused += 1;
      else missed.push({ asked, found });
      continue;
    }
    if (found === null) refusedWrongly += 1;
    if (found && facts.includes(found[0]!)) hit1 += 1;
    if (found?.slice(0, 3).some((id) => facts.includes(id))) hit3 += 1;
    else missed.push({ asked, found });
  }
  const answerable = set.filter(({ facts }) => facts !== null).length;
  const others = Math.max(set.length - answerable, 1);
  return {
    hit1: hit1 / answerable,
    hit3: hit3 / answerable,
    refusedWrongly: refusedWrongly / answerable,
    refused: refused / others,
    times,
    missed,
  };
}

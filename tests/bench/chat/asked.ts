/** Sets of questions with the sentences that answer them, and the score of an engine on a set. Independent of any engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Asked {
  readonly question: string;
  /** Earlier questions of the chat, oldest first. */
  readonly earlier?: readonly string[];
  /** Ids of the sentences that answer it; null: no guide does. */
  readonly facts: readonly string[] | null;
}

/** Sets that the engine was not tuned on, by people who had not read it, and whose questions they are. */
export const keptApart = {
  questions: 'by another author',
  everyday: 'in everyday words by a third author',
  languages: 'in four languages by a fourth author',
  'every-kind': 'for every kind of sentence by a sixth author',
  'every-guide': 'about every guide by a seventh author',
  customers: 'of customers and shops by a ninth author',
  'own-words': 'by a tenth author, as people ask who know no trade words',
  details: 'about details, from phones and in four languages by an eleventh author',
  stories: 'by a twelfth author, as people tell what happened to their things',
  'shop-and-doubts': 'by a thirteenth author, of a shop, of people in a hurry and of those who doubt',
} as const;

export const readSet = (name: keyof typeof keptApart): readonly Asked[] => read(`${name}.json`);

/** What the engine was tuned on: a file for the first seven authors, and one for each of those who came after them. */
export const readDevelopment = (): readonly Asked[] =>
  readdirSync(join(import.meta.dirname, 'development'))
    .toSorted()
    .flatMap((file) => read(`development/${file}`));

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as readonly Asked[];

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

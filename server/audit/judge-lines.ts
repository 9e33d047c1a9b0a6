/**
 * Has the lines of a log looked at by several cores, ahead of whoever goes through the chain. Only what a line shows by
 * itself is asked; a line that nobody has looked at, for whatever reason, is looked at again there.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { JudgedLines } from '../../src/events/audit/audit-file.ts';

/** One core goes through the chain meanwhile. More helpers than these would wait for it. */
export const usualHelpers = () => Math.min(3, availableParallelism() - 1);
/** Starting a helper takes longer than going through a file of this many bytes. */
export const shortFile = 12_000_000;

const lineFeed = 10;
/** A line that is longer is left to whoever reads the chain, with everything behind it. */
const longestLine = 8 * 1024 * 1024;

export async function* judgeLines(
  chunks: AsyncIterable<Uint8Array>,
  helpers: number,
): AsyncGenerator<Uint8Array | JudgedLines> {
  const team = Array.from({ length: helpers }, () => new Helper());
  const underWay: Promise<JudgedLines>[] = [];
  let rest: Uint8Array = new Uint8Array();
  let next = 0;
  let isJudged = true;
  try {
    for await (const chunk of chunks) {
      if (!isJudged) {
        yield chunk;
        continue;
      }
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const end = bytes.lastIndexOf(lineFeed) + 1;
      rest = bytes.subarray(end);
      if (end > 0) {
        underWay.push(team[next % helpers]!.judge(bytes.slice(0, end)));
        next += 1;
        if (underWay.length > 2 * helpers) yield await underWay.shift()!;
      }
      if (rest.length <= longestLine) continue;
      isJudged = false;
      while (underWay.length > 0) yield await underWay.shift()!;
      yield rest;
    }
    while (underWay.length > 0) yield await underWay.shift()!;
    if (isJudged && rest.length > 0) yield rest;
  } finally {
    for (const helper of team) helper.stop();
  }
}

class Helper {
  readonly #worker = new Worker(new URL('./judge.mjs', import.meta.url));
  readonly #waiting: ((sound: Uint8Array) => void)[] = [];
  #gone = false;

  constructor() {
    this.#worker.on('message', (sound: Uint8Array) => this.#waiting.shift()?.(sound));
    // What it was asked is answered with nothing, and so looked at by whoever reads the chain.
    this.#worker.on('error', () => this.#leave());
    this.#worker.on('exit', () => this.#leave());
  }

  /** @param bytes whole lines */
  async judge(bytes: Uint8Array): Promise<JudgedLines> {
    if (this.#gone) return { bytes, sound: new Uint8Array() };
    const sound = new Promise<Uint8Array>((answer) => this.#waiting.push(answer));
    this.#worker.postMessage(bytes);
    return { bytes, sound: await sound };
  }

  stop(): void {
    void this.#worker.terminate();
  }

  #leave(): void {
    this.#gone = true;
    for (const answer of this.#waiting.splice(0)) answer(new Uint8Array());
  }
}

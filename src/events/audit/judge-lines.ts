/**
 * Has the lines of a log looked at by several cores, ahead of whoever goes through the chain. Only what a line shows by
 * itself is asked; a line that nobody has looked at, for whatever reason, is looked at again there.
 */
import { LineSplitter } from '../log/lines.ts';
import { PlainRecords } from '../log/plain-record.ts';
import type { JudgedLines } from './audit-file.ts';
import { isSoundLine } from './verify-chain.ts';

/** A thread that answers each message of whole lines, in order, with `soundLines` of them. */
export interface JudgeThread {
  /** @param bytes its own from then on */
  post(bytes: Uint8Array<ArrayBuffer>): void;
  /** @param gone it answers nothing any more */
  listen(answer: (sound: Uint8Array) => void, gone: () => void): void;
  stop(): void;
}

const lineFeed = 10;
const byteOrderMark = 0xef;
/** A line that is longer is left to whoever reads the chain, with everything behind it. */
const longestLine = 8 * 1024 * 1024;

/**
 * What such a thread does.
 * @param bytes whole lines
 * @param hash SHA-256 of the text's UTF-8, lower-case hex
 * @returns for each line 1 when `isSoundLine` says so of it
 */
export function soundLines(bytes: Uint8Array, hash: (content: string | Uint8Array) => string): Uint8Array {
  const sound: number[] = [];
  const plain = new PlainRecords(hash);
  const lines = new LineSplitter(
    (line) => sound.push(line !== null && isSoundLine(line, hash) ? 1 : 0),
    longestLine,
    (bytes, start, end) => plain.read(bytes, start, end) !== null && sound.push(1) > 0,
  );
  lines.push(bytes);
  // A byte order mark belongs to the beginning of a file, and these lines may be from its middle.
  if (bytes[0] === byteOrderMark) sound[0] = 0;
  return Uint8Array.from(sound);
}

/** @param threads at least one; they are stopped at the end */
export async function* judgeLines(
  chunks: AsyncIterable<Uint8Array>,
  threads: readonly JudgeThread[],
): AsyncGenerator<Uint8Array | JudgedLines> {
  const judges = threads.map((thread) => new Judge(thread));
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
      const bytes = rest.length > 0 ? joined(rest, chunk) : chunk;
      const end = bytes.lastIndexOf(lineFeed) + 1;
      rest = bytes.subarray(end);
      if (end > 0) {
        underWay.push(judges[next % judges.length]!.judge(bytes.subarray(0, end)));
        next += 1;
        if (underWay.length > 2 * judges.length) yield await underWay.shift()!;
      }
      if (rest.length <= longestLine) continue;
      isJudged = false;
      while (underWay.length > 0) yield await underWay.shift()!;
      yield rest;
    }
    while (underWay.length > 0) yield await underWay.shift()!;
    if (isJudged && rest.length > 0) yield rest;
  } finally {
    for (const thread of threads) thread.stop();
  }
}

class Judge {
  readonly #thread: JudgeThread;
  readonly #waiting: ((sound: Uint8Array) => void)[] = [];
  #gone = false;

  constructor(thread: JudgeThread) {
    this.#thread = thread;
    thread.listen(
      (sound) => this.#waiting.shift()?.(sound),
      // What it was asked is answered with nothing, and so looked at by whoever reads the chain.
      () => {
        this.#gone = true;
        for (const answer of this.#waiting.splice(0)) answer(new Uint8Array());
      },
    );
  }

  /** @param bytes whole lines */
  async judge(bytes: Uint8Array): Promise<JudgedLines> {
    if (this.#gone) return { bytes, sound: new Uint8Array() };
    const sound = new Promise<Uint8Array>((answer) => this.#waiting.push(answer));
    // A copy: a Buffer's own slice would be a view, and lost with what is sent.
    this.#thread.post(new Uint8Array(bytes));
    return { bytes, sound: await sound };
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/**
 * Checks the lines of a log on several cores, ahead of the code that follows the chain. Only what can be checked from a
 * single line is done here; a line that was not checked, for whatever reason, is checked there.
 */
import { LineSplitter } from '../log/lines.ts';
import { PlainRecords } from '../log/plain-record.ts';
import type { JudgedLines } from './audit-file.ts';
import { isSoundLine } from './verify-chain.ts';

/** A thread that replies to each message of whole lines, in order, with their `soundLines`. */
export interface JudgeThread {
  /** @param bytes ownership passes to the thread */
  post(bytes: Uint8Array<ArrayBuffer>): void;
  /** @param gone called when the thread has died and will not reply any more */
  listen(answer: (sound: Uint8Array) => void, gone: () => void): void;
  stop(): void;
}

const lineFeed = 10;
const byteOrderMark = 0xef;
/** A longer line, and everything after it, is left to the code that reads the chain. */
const longestLine = 8 * 1024 * 1024;

/**
 * The work of such a thread.
 * @param bytes whole lines
 * @param hash SHA-256 of the text's UTF-8, lower-case hex
 * @returns for each line, 1 when `isSoundLine` accepts it
 */
export function soundLines(bytes: Uint8Array, hash: (content: string | Uint8Array) => string): Uint8Array {
  const sound: number[] = [];
  const plain = new PlainRecords(hash);
  const lines = new LineSplitter(
    (line) => sound.push(line !== null && isSoundLine(line, hash) ? 1 : 0),
    longestLine,
    (bytes, start) => (plain.read(bytes, start) !== null && sound.push(1) > 0 ? plain.end : -1),
  );
  lines.push(bytes);
  // A byte order mark is valid only at the beginning of a file, and these lines may be from its middle.
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
      // Pending requests get an empty reply, so that the code that reads the chain checks these lines.
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
    // A copy: a slice of a Buffer is a view, whose memory would be transferred with the message.
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

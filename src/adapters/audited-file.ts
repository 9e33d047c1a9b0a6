/** Reads a file to be audited in chunks, so that the page stays responsive however large the file is. */
import type { JudgedLines } from '../events/audit/audit-file.ts';
import { judgeLines } from '../events/audit/judge-lines.ts';
import { startThreads } from './audited-file/judge-threads.ts';
import { nextTask } from './next-task.ts';

/** Bytes processed at a time: a few hundredths of a second, so that no click waits. */
const chunkBytes = 256 * 1024;
/** Bytes per read: larger than a chunk, since each read makes the browser query the file system. */
const readBytes = 8 * chunkBytes;

/** @param wanted whether the chunks are still needed; reading stops once they are not */
export async function* chunksOf(file: Blob, wanted: () => boolean = () => true): AsyncGenerator<Uint8Array> {
  const { size } = file;
  for (let start = 0; start < size && wanted(); start += readBytes) {
    const bytes = new Uint8Array(await file.slice(start, start + readBytes).arrayBuffer());
    for (let at = 0; at < bytes.length && wanted(); at += chunkBytes) {
      yield bytes.subarray(at, at + chunkBytes);
      await nextTask();
    }
  }
}

/** Like `chunksOf`, with the verdicts of worker threads on the file's lines in between. */
export async function* judgedChunksOf(
  file: Blob,
  wanted?: () => boolean,
): AsyncGenerator<Uint8Array | JudgedLines> {
  const chunks = chunksOf(file, wanted);
  const threads = startThreads(file.size);
  yield* threads.length > 0 ? judgeLines(chunks, threads) : chunks;
}

/** A file on this device that is audited, chunk by chunk, so that the page stays quick however large it is. */
import type { JudgedLines } from '../events/audit/audit-file.ts';
import { judgeLines } from '../events/audit/judge-lines.ts';
import { startThreads } from './audited-file/judge-threads.ts';
import { nextTask } from './next-task.ts';

/** Bytes looked at at a time: a few hundredths of a second, so that no click waits. */
const chunkBytes = 256 * 1024;
/** Bytes read at a time: the browser asks the system about the file for each read. */
const readBytes = 8 * chunkBytes;

/** @param wanted whether anybody still waits for it */
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

/** The same, with what other cores say of its lines. */
export async function* judgedChunksOf(
  file: Blob,
  wanted?: () => boolean,
): AsyncGenerator<Uint8Array | JudgedLines> {
  const chunks = chunksOf(file, wanted);
  const threads = startThreads(file.size);
  yield* threads.length > 0 ? judgeLines(chunks, threads) : chunks;
}

/**
 * Files as lines of a backup: a small file in one line, a large one in slices, so that a video never has to fit into memory
 * or a string.
 */
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.ts';

/** A multiple of three, so that base64 needs no padding. */
export const sliceBytes = 12 * 1024 * 1024;

export interface FileLine {
  readonly file: string;
  readonly content: Buffer;
  /** Bytes of the file that follow in later lines. */
  readonly left: number;
}

const lineOf = (file: string, content: Buffer, left: number) =>
  JSON.stringify({ file, ...(left === 0 ? {} : { left }), data: content.toString('base64') });

/** @returns false when the file was removed since it was listed: then no row of the snapshot needs it, or soon none will */
export async function* fileLines(files: FileStore, name: string): AsyncGenerator<string, boolean> {
  const size = await files.size(name);
  if (size === null) return false;
  if (size <= sliceBytes) {
    const content = await files.read(name);
    if (!content) return false;
    yield lineOf(name, content, 0);
    return true;
  }
  let left = size;
  try {
    for await (const slice of slices(files.stream(name, 0, size - 1))) {
      left -= slice.length;
      yield lineOf(name, slice, left);
    }
  } catch (error) {
    if (left === size && (await files.size(name)) === null) return false;
    throw error;
  }
  return true;
}

async function* slices(content: Readable): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    let rest = part;
    while (bytes + rest.length >= sliceBytes) {
      const fitting = sliceBytes - bytes;
      yield Buffer.concat([...buffered, rest.subarray(0, fitting)]);
      rest = rest.subarray(fitting);
      buffered = [];
      bytes = 0;
    }
    buffered.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(buffered);
}

/** Writes files from their lines, in the order of a backup. */
export function fileWriter(files: FileStore) {
  let begun: { name: string; stream: PassThrough; written: Promise<void> } | null = null;

  function begin(name: string): NonNullable<typeof begun> {
    const stream = new PassThrough();
    const written = files.writeFrom(name, stream);
    // The next `add` reports the error.
    written.catch(() => undefined);
    stream.on('error', () => undefined);
    return { name, stream, written };
  }

  return {
    async add({ file, content, left }: FileLine): Promise<void> {
      if (!begun && left === 0) return files.write(file, content);
      begun ??= begin(file);
      const { name, stream, written } = begun;
      if (name !== file) throw new TypeError(`${name} is not complete`);
      if (!stream.write(content)) await Promise.race([once(stream, 'drain'), written]);
      if (left > 0) return;
      stream.end();
      begun = null;
      await written;
    },
    /** Discards a file that was not completed. */
    giveUp(): void {
      begun?.stream.destroy(new Error('The backup was not restored'));
    },
  };
}

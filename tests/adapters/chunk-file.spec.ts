import { describe, expect, it } from 'vitest';
import { ChunkFile, type SyncFile } from '../../src/adapters/recording/chunk-file.ts';

/** A disk whose n-th write fails in some way. */
function disk(fails: (bytes: Uint8Array) => number, at: number) {
  let content: number[] = [];
  let flushed: number[] = [];
  let writes = 0;
  const file: SyncFile = {
    write(bytes, { at: position }) {
      writes += 1;
      const part = writes === at ? fails(bytes) : bytes.length;
      content = [...content.slice(0, position), ...bytes.slice(0, part)];
      return part;
    },
    truncate: (size) => void (content = content.slice(0, size)),
    flush: () => void (flushed = [...content]),
    close: () => undefined,
  };
  return { file, kept: () => flushed };
}

const chunk = (n: number) => Uint8Array.of(n, n, n);

describe('the file of a recording', () => {
  const thrown = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  it.each([
    ['nothing of it goes in', thrown],
    ['a part of it goes in', () => 2],
  ])('[RECORDING7] ends on a whole chunk, whichever is the one for which %s', (_, fails) => {
    for (let at = 1; at <= 50; at += 1) {
      const { file, kept } = disk(fails, at);
      const chunks = new ChunkFile(file);
      const taken = Array.from({ length: 50 }, (__, i) => {
        try {
          return chunks.append(chunk(i));
        } catch (error) {
          return (error as Error).name;
        }
      });
      const whole = Array.from({ length: at - 1 }, (__, i) => i);
      expect(kept()).toEqual(whole.flatMap((i) => [i, i, i]));
      expect(taken).toEqual([
        ...whole.map((i) => (i + 1) * 3),
        ...Array<string>(51 - at).fill('QuotaExceededError'),
      ]);
    }
  });

  it('[RECORDING2] has on the disk whatever it has taken', () => {
    const { file, kept } = disk(() => 0, 0);
    const chunks = new ChunkFile(file);
    for (let i = 0; i < 20; i += 1) expect(chunks.append(chunk(i))).toBe(kept().length);
  });
});

/** Reads the files of an audit, piece by piece, with a progress bar on a terminal. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import {
  readKeys,
  readSignedHeads,
  type SignedHeads,
  UselessEvidence,
} from '../../src/events/audit/evidence.ts';
import { type Note, readNotes, UselessNotes } from '../../src/events/audit/note.ts';
import type { CheckpointKey } from '../../src/events/shared/signature.ts';

const pieceBytes = 1024 * 1024;
const barWidth = 30;

export class UnusableFile extends Error {}

/** @throws UnusableFile */
export function openFile(path: string): { readonly size: number; chunks(): AsyncIterable<Uint8Array> } {
  let size: number;
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new Error('it is no file');
    ({ size } = stats);
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${messageOf(error)}.`);
  }
  return {
    size,
    async *chunks() {
      try {
        yield* createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Uint8Array>;
      } catch (error) {
        throw new UnusableFile(`${path} cannot be read: ${messageOf(error)}.`);
      }
    },
  };
}

/** @throws UnusableFile */
export const readKeyFile = (path: string): readonly CheckpointKey[] => readEvidence(path, readKeys);

/** @throws UnusableFile */
export const readCheckpointFile = (path: string): SignedHeads => readEvidence(path, readSignedHeads);

/** @throws UnusableFile */
export const readNoteFile = (path: string, now: string): readonly Note[] =>
  readEvidence(path, (text) => readNotes(text, now));

/** @throws UnusableFile */
export function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${messageOf(error)}.`);
  }
}

/** @throws UnusableFile */
function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(path));
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile(`${path} cannot be read: ${messageOf(error)}.`);
  }
}

/** @throws UnusableFile */
export async function hashFile(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of openFile(path).chunks()) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function readEvidence<Evidence>(path: string, read: (text: string) => Evidence): Evidence {
  const text = readText(path);
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof UselessEvidence || error instanceof UselessNotes)) throw error;
    throw new UnusableFile(`${path} cannot be used: ${error.message}.`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Draws on a terminal only, so that build logs stay free of it. */
export function progressBar(label: string, size: number, out: NodeJS.WriteStream) {
  let shown = -1;
  return {
    show(done: number): void {
      if (!out.isTTY) return;
      const percent = size === 0 ? 100 : Math.min(100, Math.floor((done / size) * 100));
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((percent / 100) * barWidth);
      out.write(`\r${label} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent} %`);
    },
    clear(): void {
      if (out.isTTY && shown >= 0) out.write('\r\x1b[K');
    },
  };
}

/** Reads the files an audit is given, a piece at a time, with a bar on a terminal while that goes on. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { BadJson, parseStrictJson } from '../../src/events/log/strict-json.ts';
import { type CheckpointKey, checkpointKeySchema } from '../../src/events/shared/signature.ts';

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

/** The answer of `GET /api/hosted/checkpoint-keys`, or a bare list of keys. @throws UnusableFile */
export function readKeys(path: string): readonly CheckpointKey[] {
  const json = readJson(path);
  const schema = z.array(checkpointKeySchema);
  const parsed = schema.safeParse(listIn(json, 'keys'));
  if (!parsed.success) throw new UnusableFile(`${path} holds no public keys of checkpoints.`);
  return parsed.data;
}

/** The answer of `GET /api/hosted/checkpoints`, or a bare list of checkpoints. @throws UnusableFile */
export function readCheckpoints(path: string): {
  readonly checkpoints: readonly unknown[];
  readonly trees: readonly unknown[];
} {
  const json = readJson(path);
  const checkpoints = listIn(json, 'checkpoints');
  if (!Array.isArray(checkpoints)) throw new UnusableFile(`${path} holds no checkpoints.`);
  const trees = json === checkpoints ? [] : listIn(json, 'trees');
  return { checkpoints, trees: Array.isArray(trees) ? trees : [] };
}

/** @throws UnusableFile */
export function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${messageOf(error)}.`);
  }
}

function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    const what = error.fault === 'not-json' ? 'it is not JSON' : 'it states a field twice';
    throw new UnusableFile(`${path} cannot be read: ${what}.`);
  }
}

const listIn = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Record<string, unknown>)[key]
    : json;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Draws on a terminal only; a log of a build stays free of it. */
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

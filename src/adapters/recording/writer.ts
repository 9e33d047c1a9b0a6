/** One recording on its way to the disk: what waits, what is there, and whether there is room. */
import type { About, Place } from './folders.ts';
import { lockOf } from './folders.ts';
import type { WriteRequest, WriteResponse } from './write.worker.ts';

type Without<Each, Key extends PropertyKey> = Each extends unknown ? Omit<Each, Key> : never;

export class StorageFull extends Error {}

export interface Writer {
  /** @returns bytes that are on the disk then; rejects with StorageFull when there is no room */
  append(chunk: Blob, levels: Uint8Array): Promise<number>;
  /** Once all that was appended is there, or could not be. */
  end(): Promise<void>;
}

/** Nobody else lists it until it ended. */
export async function openWriter(place: Place, about: About): Promise<Writer> {
  const release = await hold(lockOf(place.id));
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(bytes: number): void; reject(error: Error): void }>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WriteResponse>) => {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.ok) asked?.resolve(data.bytes);
    else asked?.reject(data.full ? new StorageFull(data.message) : new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const ask = (request: Without<WriteRequest, 'n'>, transfer: Transferable[] = []) =>
    new Promise<number>((resolve, reject) => {
      const n = count;
      count += 1;
      waiting.set(n, { resolve, reject });
      worker.postMessage({ ...request, n }, transfer);
    });
  let last: Promise<unknown> = Promise.resolve();
  const close = async () => {
    await last.catch(() => undefined);
    await ask({ do: 'end' }).catch(() => undefined);
    worker.terminate();
    release();
  };
  try {
    await ask({ do: 'begin', place, about });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    append(chunk, levels) {
      const appended = last
        .catch(() => undefined)
        .then(async () => {
          const buffer = await chunk.arrayBuffer();
          return ask({ do: 'append', chunk: buffer, levels }, [buffer]);
        });
      last = appended;
      return appended;
    },
    end: close,
  };
}

/** @returns how to let go; a browser that ends lets go by itself */
async function hold(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve(() => release())))
      .catch(reject);
  });
}

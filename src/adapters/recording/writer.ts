/** Hands one recording's chunks, in order, to a worker that writes them to the disk. */
import type { About, Place } from './folders.ts';
import { lockOf } from './folders.ts';
import type { WriteRequest, WriteResponse } from './write.worker.ts';

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export class StorageFull extends Error {}

export interface Writer {
  /** @returns bytes that are on the disk by then; rejects with StorageFull when there is no room */
  append(chunk: Blob, levels: Uint8Array): Promise<number>;
  /** Resolves once every appended chunk is written or has failed. */
  end(): Promise<void>;
}

/** Holds the recording's lock, so that it is not listed until it has ended. */
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

/** @returns how to release the lock, which also ends with the page */
async function hold(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve(() => release())))
      .catch(reject);
  });
}

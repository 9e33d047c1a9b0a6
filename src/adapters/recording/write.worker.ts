/** Worker that writes the chunks of one recording off the page's thread, in the order in which they come. */
import { ChunkFile } from './chunk-file.ts';
import { type About, folderOf, names, type Place } from './folders.ts';
import { isFull, openSync, writeJson } from './sync-files.ts';

export type WriteRequest =
  | { readonly n: number; readonly do: 'begin'; readonly place: Place; readonly about: About }
  | { readonly n: number; readonly do: 'append'; readonly chunk: ArrayBuffer; readonly levels: Uint8Array }
  | { readonly n: number; readonly do: 'end' };

export type WriteResponse =
  /** `bytes`: size of the file on the disk. */
  | { readonly n: number; readonly ok: true; readonly bytes: number }
  | { readonly n: number; readonly ok: false; readonly full: boolean; readonly message: string };

let chunks: ChunkFile | null = null;
let levels: ChunkFile | null = null;

async function work(request: WriteRequest): Promise<number> {
  switch (request.do) {
    case 'begin': {
      const folder = await folderOf(request.place, true);
      await writeJson(folder, names.about, request.about);
      chunks = new ChunkFile(await openSync(folder, names.chunks));
      levels = new ChunkFile(await openSync(folder, names.levels));
      return 0;
    }
    case 'append': {
      const bytes = chunks!.append(new Uint8Array(request.chunk));
      noteLevels(request.levels);
      return bytes;
    }
    case 'end':
      chunks?.close();
      levels?.close();
      return 0;
  }
}

/** A recording is complete without levels: when the storage is full, the next chunk reports it. */
function noteLevels(taken: Uint8Array): void {
  try {
    levels!.append(taken);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data: request }: MessageEvent<WriteRequest>) => {
  const { n } = request;
  last = last
    .then(() => work(request))
    .then(
      (bytes): WriteResponse => ({ n, ok: true, bytes }),
      (error: unknown): WriteResponse => ({ n, ok: false, full: isFull(error), message: String(error) }),
    )
    .then((response) => postMessage(response));
});

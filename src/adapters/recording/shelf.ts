/** Lists, finishes and removes a person's recordings on this device. */
import type { FinishedRecording, RecordingKind, StoredRecording } from '../../events/recording/recording.ts';
import type { FinishRequest, FinishResponse } from './finish.worker.ts';
import {
  aboutSchema,
  type Finished,
  finishedSchema,
  folderOf,
  lockOf,
  names,
  type Place,
  readJson,
  shelfOf,
} from './folders.ts';

/** Its message is shown to people. */
class Unreadable extends Error {
  readonly reason = 'unreadable';
}

export async function listRecordings(uid: string, kind: RecordingKind): Promise<readonly StoredRecording[]> {
  // A browser without this file system has stored nothing.
  if (!('getDirectory' in (navigator.storage ?? {}))) return [];
  const { held = [] } = await navigator.locks.query();
  const busy = new Set(held.map(({ name }) => name));
  const found: StoredRecording[] = [];
  const empty: string[] = [];
  const shelf = await shelfOf({ uid, kind });
  for await (const [id, folder] of entriesOf(shelf)) {
    if (folder.kind !== 'directory' || busy.has(lockOf(id))) continue;
    const stored = await describe(folder as FileSystemDirectoryHandle, id, kind);
    if (stored) found.push(stored);
    else empty.push(id);
  }
  for (const id of empty) await shelf.removeEntry(id, { recursive: true }).catch(() => undefined);
  return found.sort((one, other) => other.startedAt - one.startedAt);
}

/** null for an empty recording. */
async function describe(
  folder: FileSystemDirectoryHandle,
  id: string,
  kind: RecordingKind,
): Promise<StoredRecording | null> {
  const about = await readJson(folder, names.about, aboutSchema);
  const finished = await readJson(folder, names.finished, finishedSchema);
  const file = await fileOf(folder, finished?.file ?? names.chunks);
  if (!file || file.size === 0) return null;
  // `about` may be lost, and the start with it; `finishRecording` then says so.
  const { startedAt } = about ?? { startedAt: file.lastModified };
  const durationMs = finished?.durationMs ?? Math.max(0, file.lastModified - startedAt);
  return { id, kind, startedAt, bytes: file.size, durationMs, cutOff: finished === null };
}

async function fileOf(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return null;
  }
}

export async function finishRecording(place: Place): Promise<FinishedRecording> {
  const { id, kind } = place;
  const folder = await folderOf(place);
  const about = await readJson(folder, names.about, aboutSchema);
  if (!about) throw new Unreadable('Nothing on this device says what this recording is. Discard it.');
  const finished =
    (await readJson(folder, names.finished, finishedSchema)) ?? (await inWorker({ place, type: about.type }));
  const file = await fileOf(folder, finished.file);
  if (!file) throw new Unreadable('The recording is not on this device any more.');
  const levels = await fileOf(folder, names.levels);
  const { type, durationMs } = finished;
  return {
    ...{ id, kind, type, durationMs },
    startedAt: about.startedAt,
    file: file.slice(0, file.size, type),
    seekable: finished.file === names.whole,
    levels: levels ? new Uint8Array(await levels.arrayBuffer()) : new Uint8Array(),
  };
}

const inWorker = (request: FinishRequest): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./finish.worker.ts', import.meta.url), { type: 'module' });
    const fail = (message: string) => {
      worker.terminate();
      const words = 'Nothing of this recording can be played: it was cut off too early, or is damaged.';
      reject(new Unreadable(words, { cause: message }));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FinishResponse>) => {
      if (!data.ok) return fail(data.message);
      worker.terminate();
      resolve(data.finished);
    });
    worker.addEventListener('error', ({ message }) => fail(message));
    worker.postMessage(request);
  });

export async function removeRecording({ id, ...shelf }: Place): Promise<void> {
  await (await shelfOf(shelf)).removeEntry(id, { recursive: true });
}

/** TypeScript's DOM types do not know yet that a folder can be iterated over. */
const entriesOf = (folder: FileSystemDirectoryHandle) =>
  folder as unknown as AsyncIterable<[string, FileSystemHandle]>;

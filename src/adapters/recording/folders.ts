/**
 * Where recordings are stored in the browser's own file system: a folder for each, in one for the person and the kind.
 * Its files: `about` describes it, `chunks` grows during the recording, `levels` is the loudness; `whole` is seekable,
 * and complete once `finished` exists.
 */
import * as z from 'zod/mini';
import { type RecordingKind, recordingKinds } from '../../events/recording/recording.ts';

export const names = {
  ...{ about: 'about', chunks: 'chunks', levels: 'levels', whole: 'whole', finished: 'finished' },
} as const;

export interface Place {
  readonly uid: string;
  readonly kind: RecordingKind;
  readonly id: string;
}

/** What is known when a recording starts. */
export const aboutSchema = z.object({
  kind: z.enum(recordingKinds),
  /** MIME type. */
  type: z.string(),
  startedAt: z.number(),
});
export type About = z.infer<typeof aboutSchema>;

export const finishedSchema = z.object({
  /** Which file is played. */
  file: z.enum([names.chunks, names.whole]),
  type: z.string(),
  durationMs: z.number(),
});
export type Finished = z.infer<typeof finishedSchema>;

/** Name of the lock that the recording page holds while it records. */
export const lockOf = (id: string) => `patina-recording-${id}`;

const root = 'recordings';

export async function shelfOf({ uid, kind }: Omit<Place, 'id'>): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of [root, encodeURIComponent(uid), kind])
    folder = await folder.getDirectoryHandle(name, { create: true });
  return folder;
}

/** Rejects with NotFoundError when there is none. */
export const folderOf = async (place: Place, create = false) =>
  (await shelfOf(place)).getDirectoryHandle(place.id, { create });

/**
 * Removes everybody's recordings from this device. Other tabs end theirs on the sign-out, which takes a moment.
 * @throws Error when one of them is still being written after two seconds.
 */
export async function eraseRecordings(): Promise<void> {
  // A browser without this file system has stored nothing.
  if (!('getDirectory' in (navigator.storage ?? {}))) return;
  const files = await navigator.storage.getDirectory();
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      await files.removeEntry(root, { recursive: true });
      return;
    } catch (error) {
      if ((error as DOMException).name === 'NotFoundError') return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('A recording is still open in another tab. Close that tab and try again.');
}

/** null when the file is missing, or is not complete JSON of that shape. */
export async function readJson<Shape>(
  folder: FileSystemDirectoryHandle,
  name: string,
  schema: z.ZodMiniType<Shape>,
): Promise<Shape | null> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile();
    const parsed = schema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Turns a recording's chunks into a file that one can seek in: its duration and index are added at the start and the
 * end, picture and sound stay as they are. Repeating it after an interruption gives the same result.
 */
import * as bunny from 'mediabunny';
import { type Finished, folderOf, names, type Place } from './folders.ts';
import { isFull, openSync, writeJson } from './sync-files.ts';

export interface FinishRequest {
  readonly place: Place;
  /** MIME type of the chunks. */
  readonly type: string;
}

export type FinishResponse =
  { readonly ok: true; readonly finished: Finished } | { readonly ok: false; readonly message: string };

const formats = [bunny.WEBM, bunny.MATROSKA, bunny.MP4, bunny.QTFF];

async function finish({ place, type }: FinishRequest): Promise<Finished> {
  const folder = await folderOf(place);
  const file = await (await folder.getFileHandle(names.chunks)).getFile();
  const input = new bunny.Input({ source: new bunny.BlobSource(file), formats });
  try {
    const durationMs = Math.round((await input.computeDuration()) * 1000);
    if (!(durationMs > 0)) throw new Error('Nothing of it can be played');
    const [plain] = type.split(';');
    const of = { type: plain!, durationMs };
    try {
      const finished: Finished = { ...of, file: names.whole };
      await rewrite(input, folder);
      await writeJson(folder, names.finished, finished);
      await folder.removeEntry(names.chunks);
      return finished;
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    // Without room for a second copy, the chunks are what is played.
    const finished: Finished = { ...of, file: names.chunks };
    await folder.removeEntry(names.whole).catch(() => undefined);
    // Without room even for this note, the next time starts over.
    await writeJson(folder, names.finished, finished).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
    return finished;
  } finally {
    input.dispose();
  }
}

async function rewrite(input: bunny.Input, folder: FileSystemDirectoryHandle): Promise<void> {
  const isMp4 = [bunny.MP4, bunny.QTFF].includes((await input.getFormat()) as typeof bunny.MP4);
  const file = await openSync(folder, names.whole);
  let failure: unknown = null;
  try {
    const target = new bunny.StreamTarget(
      new WritableStream<bunny.StreamTargetChunk>({
        write({ data, position }) {
          try {
            if (file.write(data, { at: position }) < data.byteLength)
              throw new DOMException('No room', 'QuotaExceededError');
          } catch (error) {
            // The library may reject with another error.
            failure = error;
            throw error;
          }
        },
      }),
      { chunked: true, chunkSize: 1024 * 1024 },
    );
    const conversion = await bunny.Conversion.init({
      input,
      output: new bunny.Output({
        format: isMp4 ? new bunny.Mp4OutputFormat({ fastStart: false }) : new bunny.WebMOutputFormat(),
        target,
      }),
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) throw new Error('It holds something that cannot be copied');
    await conversion.execute();
    file.flush();
  } catch (error) {
    throw failure ?? error;
  } finally {
    file.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<FinishRequest>) => {
  finish(data).then(
    (finished) => postMessage({ ok: true, finished } satisfies FinishResponse),
    (error: unknown) => postMessage({ ok: false, message: String(error) } satisfies FinishResponse),
  );
});

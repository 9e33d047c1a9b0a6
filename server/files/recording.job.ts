/**
 * The sandboxed job that rewrites untrusted recordings: it copies their packets into a new file, with the duration and the
 * index that browsers' recorders leave out, and without metadata (place, time, maker, names) unless `keepTags`. Nothing is
 * decoded. Files are too large for the pipe, so the task names their paths.
 */
import { type FileHandle, open } from 'node:fs/promises';
import * as bunny from 'mediabunny';
import type { Job } from '../sandbox/serve.ts';
import { recordingSource } from './recording-source.ts';

export interface Task {
  /** Paths; `output` is overwritten. */
  readonly input: string;
  readonly output: string;
  /** Limit of the output: a small file can refer to the same packets a million times. */
  readonly maxBytes: number;
  readonly keepTags: boolean;
}

export type Answer =
  | {
      readonly ok: true;
      readonly kind: 'video' | 'audio';
      /** MIME type. */
      readonly type: string;
      readonly extension: string;
      /** Pixels, as displayed (upright); null: only sound. */
      readonly width: number | null;
      readonly height: number | null;
      readonly durationMs: number;
      readonly bytes: number;
    }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too-large' };

/** Accepted formats. Playlists are excluded, since they refer to other files. */
const formats = [
  bunny.MP4,
  bunny.QTFF,
  bunny.WEBM,
  bunny.MATROSKA,
  bunny.MP3,
  bunny.WAVE,
  bunny.OGG,
  bunny.ADTS,
  bunny.FLAC,
];

class TooLarge extends Error {}

/** Plausibility limits, since a container may declare anything: twice 16K, and a week. */
const maxSide = 32_768;
const maxDurationMs = 7 * 24 * 60 * 60 * 1000;

const isBetween = (value: number | null, max: number) => value !== null && value >= 1 && value <= max;

export const run: Job = async ({ data }) => {
  const answer = await remux(data as Task).catch((error: unknown): Answer => {
    return { ok: false, reason: error instanceof TooLarge ? 'too-large' : 'unreadable' };
  });
  return { data: answer, files: [] };
};

async function remux({ input: path, output: target, maxBytes, keepTags }: Task): Promise<Answer> {
  const input = new bunny.Input({ source: recordingSource(path), formats });
  const file = await open(target, 'w', 0o600);
  try {
    const tracks = await input.getTracks();
    const video = tracks.find((track) => track.isVideoTrack());
    const audio = tracks.find((track) => track.isAudioTrack());
    const format = await outputFor(await input.getFormat(), [video, audio]);
    if (!format || !(video || audio)) return { ok: false, reason: 'unreadable' };
    // Cameras write their own name into the name of a track.
    for (const track of tracks) if (!keepTags) track.getName = () => Promise.resolve(null);
    const written = limitedWriter(file, maxBytes);
    const conversion = await bunny.Conversion.init({
      input,
      output: new bunny.Output({
        format,
        target: new bunny.StreamTarget(written.stream, { chunked: true, chunkSize: 1024 * 1024 }),
      }),
      video: (track) => ({ discard: track !== video }),
      audio: (track) => ({ discard: track !== audio }),
      showWarnings: false,
      ...(keepTags ? {} : { tags: {} }),
    });
    const losesTracks = conversion.discardedTracks.some(({ reason }) => reason !== 'discarded_by_user');
    if (!conversion.isValid || losesTracks) return { ok: false, reason: 'unreadable' };
    await conversion.execute();
    await file.sync();
    const durationMs = Math.round((await input.computeDuration()) * 1000);
    const width = video ? Math.round(await video.getDisplayWidth()) : null;
    const height = video ? Math.round(await video.getDisplayHeight()) : null;
    const sides = video ? [width, height] : [];
    const isPlausible =
      isBetween(durationMs, maxDurationMs) && sides.every((side) => isBetween(side, maxSide));
    if (!isPlausible) return { ok: false, reason: 'unreadable' };
    const kind = video ? 'video' : 'audio';
    const extension = format.fileExtension.slice(1);
    return {
      ok: true,
      kind,
      type: types[extension] ?? `${kind}/${extension}`,
      extension,
      width,
      height,
      durationMs,
      bytes: written.size(),
    };
  } finally {
    await file.close();
    input.dispose();
  }
}

const mp4 = () => new bunny.Mp4OutputFormat({ fastStart: false });
const webm = () => new bunny.WebMOutputFormat();

const outputs = new Map<bunny.InputFormat, () => bunny.OutputFormat>([
  [bunny.WEBM, webm],
  [bunny.MATROSKA, webm],
  [bunny.MP3, () => new bunny.Mp3OutputFormat()],
  [bunny.WAVE, () => new bunny.WavOutputFormat()],
  [bunny.OGG, () => new bunny.OggOutputFormat()],
  [bunny.ADTS, () => new bunny.AdtsOutputFormat()],
  [bunny.FLAC, () => new bunny.FlacOutputFormat()],
]);

type Track = bunny.InputTrack | undefined;

/** The original container, or MP4 where that cannot contain what browsers put into it (H.264 in WebM). */
async function outputFor(from: bunny.InputFormat, tracks: readonly Track[]) {
  const codecs = await Promise.all(tracks.flatMap((track) => (track ? [track.getCodec()] : [])));
  const holds = (format: bunny.OutputFormat) =>
    codecs.every((codec) => codec !== null && format.getSupportedCodecs().includes(codec));
  return [outputs.get(from) ?? mp4, mp4].map((make) => make()).find(holds);
}

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
};

function limitedWriter(file: FileHandle, maxBytes: number) {
  let size = 0;
  const stream = new WritableStream<bunny.StreamTargetChunk>({
    async write({ data, position }) {
      const end = position + data.byteLength;
      if (end > maxBytes) throw new TooLarge();
      await file.write(data, 0, data.byteLength, position);
      size = Math.max(size, end);
    },
  });
  return { stream, size: () => size };
}

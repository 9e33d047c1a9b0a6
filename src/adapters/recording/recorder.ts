/** Records with the browser's MediaRecorder, chunk by chunk into a writer. Chunks come irregularly, so they never measure time. */
import type { RecorderNews } from '../../events/recording/port.ts';
import {
  chunkMs,
  type Ending,
  levelsPerSecond,
  type RecordingKind,
} from '../../events/recording/recording.ts';
import type { Place } from './folders.ts';
import { openWriter, StorageFull } from './writer.ts';

/** Options missing from TypeScript's DOM types. */
interface RecorderOptions extends MediaRecorderOptions {
  readonly videoKeyFrameIntervalDuration?: number;
}

const webm = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm'],
  audio: ['audio/webm;codecs=opus'],
} as const;
const mp4 = { video: ['video/mp4'], audio: ['audio/mp4'] } as const;

/** MP4 on Safari, which writes rotated WebM or none; everywhere else WebM, which comes with every time slice. */
function typeFor(kind: RecordingKind): string {
  const [first, second] = navigator.vendor.startsWith('Apple') ? [mp4, webm] : [webm, mp4];
  return [...first[kind], ...second[kind]].find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
}

export interface RecorderParts {
  readonly stream: MediaStream;
  readonly place: Place;
  /** The current loudness, 0 to 1; null without sound. */
  readonly level: (() => number) | null;
  readonly send: (news: RecorderNews) => void;
}

export interface RunningRecorder {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Starts at once; what was recorded is kept, however it ends. */
export function startRecorder({ stream, place, level, send }: RecorderParts): RunningRecorder {
  let recorder: MediaRecorder | null = null;
  let stopping = false;
  let ending: Ending = 'failed';

  const run = async () => {
    const type = typeFor(place.kind);
    const options: RecorderOptions = {
      ...(type === '' ? {} : { mimeType: type }),
      ...(place.kind === 'video' ? { videoBitsPerSecond: 2_500_000 } : { audioBitsPerSecond: 128_000 }),
      // MP4 delivers nothing between two key frames, and what is not delivered is lost when the browser crashes.
      videoKeyFrameIntervalDuration: type.includes('mp4') ? 500 : 2000,
    };
    const startedAt = Date.now();
    const mine = new MediaRecorder(stream, options);
    const writer = await openWriter(place, { kind: place.kind, type: mine.mimeType || type, startedAt });
    const levels = level ? sampled(level) : null;
    let waiting = 0;
    let kept = false;
    mine.addEventListener('start', () =>
      send({ type: 'recorder.started', id: place.id, at: performance.now() }),
    );
    mine.addEventListener('pause', () => send({ type: 'recorder.paused', at: performance.now() }));
    mine.addEventListener('resume', () => send({ type: 'recorder.resumed', at: performance.now() }));
    mine.addEventListener('error', () => stop());
    mine.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      waiting += 1;
      send({ type: 'chunk.waiting', waiting });
      writer.append(data, levels?.taken(mine.state === 'paused') ?? new Uint8Array()).then(
        (bytes) => {
          waiting -= 1;
          kept = true;
          send({ type: 'chunk.saved', waiting, bytes });
        },
        (error: unknown) => {
          waiting -= 1;
          // Only the first failure counts: every later chunk fails too.
          if (ending !== 'failed') return;
          ending = error instanceof StorageFull ? 'full' : 'failed';
          if (ending === 'full') send({ type: 'storage.full' });
          stop();
        },
      );
    });
    const stopped = new Promise<void>((resolve) => mine.addEventListener('stop', () => resolve()));
    const stop = () => {
      if (mine.state !== 'inactive') mine.stop();
    };
    recorder = mine;
    // It may have been stopped while the file was opened.
    if (!stopping) {
      mine.start(chunkMs);
      await stopped;
    }
    levels?.end();
    await writer.end();
    send({ type: 'recorder.stopped', id: kept ? place.id : null, ending });
  };

  run().catch((error: unknown) =>
    send({ type: 'recorder.stopped', id: null, ending: error instanceof StorageFull ? 'full' : 'failed' }),
  );
  const when = (state: RecordingState, work: (recorder: MediaRecorder) => void) => {
    if (recorder?.state === state) work(recorder);
  };
  return {
    pause: () => when('recording', (it) => it.pause()),
    resume: () => when('paused', (it) => it.resume()),
    stop() {
      stopping = true;
      if (recorder && recorder.state !== 'inactive') recorder.stop();
    },
  };
}

/** Loudness as bytes, `levelsPerSecond` of them even where a background page's timers run only now and then. */
function sampled(level: () => number) {
  let waiting: number[] = [];
  let since = performance.now();
  const every = 1000 / levelsPerSecond;
  const timer = setInterval(() => {
    const now = performance.now();
    const due = Math.floor((now - since) / every);
    since += due * every;
    const byte = Math.round(Math.min(1, level()) * 255);
    for (let i = 0; i < due; i += 1) waiting.push(byte);
  }, every);
  return {
    taken(paused: boolean) {
      const taken = Uint8Array.from(paused ? [] : waiting);
      waiting = [];
      return taken;
    },
    end: () => clearInterval(timer),
  };
}

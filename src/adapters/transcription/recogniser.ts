/**
 * Runs the browser's recognizer on the microphone, or on a sound that is played only to it. It ends by itself after a
 * silence or a minute: then it is restarted, with the sound paused meanwhile, so that no word is lost.
 */
import type { Sound, TranscriptionProblem } from '../../events/transcription/engine.ts';
import type { HearingNews, Listening } from '../../events/transcription/port.ts';
import { linesOf, type TranscriptLine } from '../../events/transcription/transcript.ts';
import { type Recognition, type RecognitionResultEvent, recognitionClass } from './web-speech.ts';

export interface RunningRecogniser {
  /** Stops listening; words already said are still reported. */
  finish(): void;
  /** Stops at once; nothing more is reported. */
  end(): void;
}

/** A recognizer that ends within `shortRunMs` this many times in a row does not work. */
const maxShortRuns = 3;
const shortRunMs = 1000;

export interface RecogniserParts extends Listening {
  readonly newId: () => string;
  readonly send: (news: HearingNews) => void;
}

export function startRecogniser(parts: RecogniserParts): RunningRecogniser {
  const { language, sound, offsetMs, locally, newId, send } = parts;
  const Recognition = recognitionClass();
  let recognition: Recognition | null = null;
  let playing: PlayedSound | null = null;
  /** `finish` was called. */
  let finishing = false;
  let over = false;
  let startReported = false;
  let shortRuns = 0;
  let begunAt = 0;
  /** When each result of the running recognizer first came, by the result's index. */
  let firstHeardAt: number[] = [];
  const microphoneSince = performance.now();

  const now = () => Math.round(playing ? playing.at() : offsetMs + performance.now() - microphoneSince);
  const end = () => {
    if (over) return;
    over = true;
    recognition?.abort();
    playing?.end();
  };
  const fail = (problem: TranscriptionProblem) => {
    if (over) return;
    end();
    send({ type: 'hearing.failed', problem, message: null });
  };
  const done = () => {
    if (over) return;
    end();
    send({ type: 'hearing.ended' });
  };

  const hear = ({ results, resultIndex }: RecognitionResultEvent) => {
    if (over) return;
    shortRuns = 0;
    const lines: TranscriptLine[] = [];
    let guess = '';
    for (let i = resultIndex; i < results.length; i += 1) {
      const result = results[i]!;
      const text = result[0]?.transcript.trim() ?? '';
      const startMs = (firstHeardAt[i] ??= now());
      if (result.isFinal) lines.push(...linesBetween(text, startMs, now(), newId));
      else guess = `${guess} ${text}`.trim();
    }
    if (lines.length > 0) send({ type: 'words.heard', lines });
    send({ type: 'words.guessed', text: guess });
  };

  const begin = () => {
    if (over || !Recognition) return fail('failed');
    const mine = new Recognition();
    recognition = mine;
    firstHeardAt = [];
    begunAt = performance.now();
    mine.lang = language;
    mine.continuous = true;
    mine.interimResults = true;
    if (locally) mine.processLocally = true;
    mine.addEventListener('start', () => {
      if (over) return;
      playing?.play();
      if (!startReported) send({ type: 'hearing.started' });
      startReported = true;
    });
    mine.addEventListener('result', (event) => hear(event as RecognitionResultEvent));
    mine.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error: string };
      if (!endsOnly.has(error)) fail(problems[error] ?? 'failed');
    });
    mine.addEventListener('end', () => {
      if (over) return;
      if (finishing) return done();
      playing?.pause();
      shortRuns = performance.now() - begunAt < shortRunMs ? shortRuns + 1 : 0;
      if (shortRuns >= maxShortRuns) fail('failed');
      else begin();
    });
    try {
      if (playing) mine.start(playing.track);
      else mine.start();
    } catch {
      fail('failed');
    }
  };

  const finish = () => {
    if (over || finishing) return;
    finishing = true;
    playing?.pause();
    if (recognition) recognition.stop();
    else done();
  };

  if (sound) {
    playSound(sound, finish, () => fail('unfit')).then(
      (played) => {
        if (over) return played.end();
        playing = played;
        if (finishing) done();
        else begin();
      },
      () => fail('unfit'),
    );
  } else begin();
  return { finish, end };
}

/** These only end the recognizer, which is then restarted: a silence, and one before it that was still being stopped. */
const endsOnly: ReadonlySet<string> = new Set(['no-speech', 'aborted']);

const problems: Readonly<Record<string, TranscriptionProblem>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'absent',
  network: 'offline',
  'language-not-supported': 'language',
};

/** Splits a long text into lines of readable length. */
function linesBetween(
  text: string,
  startMs: number,
  endMs: number,
  newId: () => string,
): readonly TranscriptLine[] {
  const parts = linesOf({ text, segments: [] }, Math.max(0, endMs - startMs), newId);
  return parts.map((line, i) => ({
    ...line,
    startMs: startMs + line.startMs,
    endMs: i === parts.length - 1 && endMs > startMs + line.startMs ? endMs : null,
  }));
}

interface PlayedSound {
  readonly track: MediaStreamTrack;
  /** Milliseconds from its beginning. */
  at(): number;
  play(): void;
  pause(): void;
  end(): void;
}

/** Plays the sound into a media track, and nowhere else. */
async function playSound(sound: Sound, onEnded: () => void, onFailed: () => void): Promise<PlayedSound> {
  const url = sound.from === 'post' ? sound.url : URL.createObjectURL(sound.content);
  const media = new Audio(url);
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  context.createMediaElementSource(media).connect(out);
  const [track] = out.stream.getAudioTracks();
  const end = () => {
    media.pause();
    media.removeAttribute('src');
    track?.stop();
    void context.close();
    if (sound.from !== 'post') URL.revokeObjectURL(url);
  };
  try {
    await new Promise<void>((ready, failed) => {
      media.addEventListener('canplay', () => ready(), { once: true });
      media.addEventListener('error', () => failed(new Error('It cannot be played')), { once: true });
      media.load();
    });
    await context.resume();
  } catch (error) {
    end();
    throw error;
  }
  media.addEventListener('ended', onEnded);
  media.addEventListener('error', onFailed);
  return {
    track: track!,
    at: () => media.currentTime * 1000,
    play: () => void media.play().catch(onFailed),
    pause: () => media.pause(),
    end() {
      media.removeEventListener('error', onFailed);
      end();
    },
  };
}

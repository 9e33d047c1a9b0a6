/** Texts about speech recognition, wherever something is dictated: where the sound goes, and what helps when it fails. */
import type { BrowserEngine, TranscriptionProblem } from '../../events/transcription/engine.ts';

/** Where the sound goes when the browser recognizes speech. */
export const whereHeard: Readonly<Record<BrowserEngine['place'], string>> = {
  device: 'The sound stays on this device.',
  maker: 'The browser sends the sound to its maker, who writes it down.',
  unknown: 'This browser does not say where it hears: it may send the sound to its maker.',
};

interface ProblemWords {
  readonly title: string;
  readonly remedy: string;
}

export const problemWords: Readonly<Record<TranscriptionProblem, ProblemWords>> = {
  blocked: {
    title: 'The browser may not listen',
    remedy: 'Allow the microphone in the settings of this page, beside its address, then try again.',
  },
  absent: { title: 'No microphone was found', remedy: 'Connect one, then try again.' },
  offline: {
    title: 'There was no connection',
    remedy: 'Check your connection, then try again. You can write by hand meanwhile.',
  },
  language: {
    title: 'Your browser doesn’t know this language',
    remedy: 'Choose another language, let the browser fetch it where that is offered, or write by hand.',
  },
  unfit: {
    title: 'This recording can’t be used',
    remedy: 'It is too long, or of a kind that can’t be read. MP3, M4A, WAV, Ogg and WebM work best.',
  },
  busy: { title: 'Too busy right now', remedy: 'Try again in a minute.' },
  'signed-out': { title: 'You’re no longer logged in', remedy: 'Log in again: your words stay here.' },
  failed: {
    title: 'Nothing more was written down',
    remedy: 'Try again. If that does not help, write by hand.',
  },
};

/** Descriptions of facts about speech to text. */
import type { EngineName, TranscriptionProblem } from '../../../events/transcription/engine.ts';
import type { transcriptionWorkflowFacts } from '../../../events/transcription/workflow.ts';
import type { FactWords } from './fact-words.ts';

const engines: Readonly<Record<EngineName, string>> = {
  browser: 'the browser',
  model: 'the server’s model',
};

const problems: Readonly<Record<TranscriptionProblem, string>> = {
  blocked: 'the microphone is blocked',
  absent: 'no microphone was found',
  offline: 'no network',
  language: 'the language is not known there',
  unfit: 'it is no recording that can be heard',
  busy: 'too much to do at the time',
  'signed-out': 'not logged in any more',
  failed: 'something went wrong',
};

const places = {
  device: 'the browser hears on this device',
  maker: 'the browser sends sound to its maker',
  unknown: 'the browser does not tell where it hears',
  none: 'the browser does not hear',
} as const;

const sources = { recording: 'a recording', file: 'a file', post: 'a post' } as const;

export const transcriptionWorkflowWords: FactWords<typeof transcriptionWorkflowFacts> = {
  TranscriptionEnginesAsked: () => 'Looking for what can write speech down',
  TranscriptionEnginesFound: ({ browser, model }) =>
    `Ready for speech: ${places[browser]}${model ? ', and the server has a model' : ''}`,
  SpeechLanguageRequested: () => 'About to fetch the language for the browser',
  SpeechLanguageFetched: () => 'The browser has fetched the language',
  SpeechLanguageNotFetched: () => 'The browser could not fetch the language',
  TranscriptionSoundChosen: ({ from }) =>
    from === null ? 'The sound was put away' : `Opened ${sources[from]} to write down`,
  TranscriptionCleared: () => 'Transcript cleared',
  TranscriptionRequested: ({ engine }) => `About to have speech written down by ${engines[engine]}`,
  ListeningStarted: () => 'Listening',
  TranscriptionStopRequested: () => 'About to stop listening',
  TranscriptionStopped: () => 'Writing down stopped',
  TranscriptionDone: () => 'Speech is written down',
  TranscriptionFailed: ({ problem }) => `Speech was not written down: ${problems[problem]}`,
  TranscriptionEnded: () => 'Logged out; nothing is heard any more',
};

/**
 * Speech to text: which engines there are, what they recognize, and how a person edits it. The browser's recognizer listens
 * and returns words as they are spoken; a model gets a recording and returns all words at once. Both write the same kind of
 * lines, which can be edited at any time: recognized words are appended, a model's answer replaces what is there.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  type EngineName,
  type Engines,
  type Sound,
  type TranscriptionProblem,
  whyNot,
} from '../events/transcription/engine.ts';
import {
  type DraftSource,
  draftSourceOf,
  type HearingNews,
  type Listening,
  type Sending,
  type TranscriptDraft,
} from '../events/transcription/port.ts';
import {
  changeLines,
  type TranscriptChange,
  type TranscriptLine,
  type TranscriptRefusal,
} from '../events/transcription/transcript.ts';
import {
  type TranscriptionStep,
  type TranscriptionView,
  transcriptionWorkflow,
  type TranscriptionWorkflowFact,
} from '../events/transcription/workflow.ts';
import { actionSlot, listenerSlot, promiseSlot } from './slots.ts';

export type TranscriptionEvent =
  | HearingNews
  | { readonly type: 'language.choose'; readonly language: string }
  | { readonly type: 'language.install' }
  | { readonly type: 'engines.look' }
  | { readonly type: 'sound.choose'; readonly sound: Sound | null }
  /** @param offsetMs length of what was recorded before, in milliseconds */
  | { readonly type: 'speech.listen'; readonly offsetMs: number }
  | { readonly type: 'sound.hear' }
  | { readonly type: 'sound.send' }
  | { readonly type: 'work.stop' }
  | { readonly type: 'transcript.change'; readonly change: TranscriptChange }
  | { readonly type: 'transcript.undo' }
  /** Removes everything, both words and sound. */
  | { readonly type: 'transcript.clear' }
  | { readonly type: 'person.leave' };

export interface TranscriptionContext {
  readonly language: string;
  readonly engines: Engines;
  readonly engine: EngineName | null;
  readonly sound: Sound | null;
  /** What the words belong to, also before it is opened again. */
  readonly source: DraftSource;
  /** What the recognizer listens to: the microphone (true) or the sound. */
  readonly microphone: boolean;
  readonly offsetMs: number;
  /** To listen again, with this offset, as soon as the recognizer has stopped; null: not asked for. */
  readonly resumeAtMs: number | null;
  readonly lines: readonly TranscriptLine[];
  /** Words being spoken, not final yet. */
  readonly guess: string;
  /** Earlier versions of the lines for undo, oldest first. */
  readonly past: readonly (readonly TranscriptLine[])[];
  /** The line that the last change edited: consecutive typing in it is one undo step. */
  readonly writing: string | null;
  readonly problem: TranscriptionProblem | null;
  /** The server's message about the problem. */
  readonly message: string | null;
  readonly refusal: TranscriptRefusal | null;
}

/** Most undo steps. */
const maxPast = 100;

export const noEngines: Engines = { browser: null, model: null, modelUnknown: true };
const nothingWritten = {
  ...{ sound: null, source: null, lines: [], past: [], writing: null, guess: '', engine: null },
  ...{ problem: null, message: null, refusal: null, resumeAtMs: null },
} as const;

/** The context after a change, with the step that undoes it. */
function changed(
  { lines, past, writing }: TranscriptionContext,
  change: TranscriptChange,
): Partial<TranscriptionContext> {
  const next = changeLines(lines, change);
  if (typeof next === 'string') return { refusal: next };
  const into = change.type === 'WriteLine' ? change.id : null;
  const goesOn = into !== null && into === writing;
  return {
    lines: next,
    refusal: null,
    writing: into,
    past: goesOn || next === lines ? past : [...past, lines].slice(-maxPast),
  };
}

const listensAgain = {
  guard: 'resumes',
  target: '#transcription.listening',
  reenter: true,
  actions: ['resume'],
} as const;

export const transcriptionMachine = setup({
  types: {
    context: {} as TranscriptionContext,
    events: {} as TranscriptionEvent,
    emitted: {} as TranscriptionWorkflowFact,
    input: {} as { readonly language: string; readonly draft: TranscriptDraft | null },
  },
  actors: {
    engines: promiseSlot<Engines, { readonly language: string }>('transcription.engines'),
    install: promiseSlot<void, { readonly language: string }>('transcription.install'),
    recogniser: listenerSlot<HearingNews, Listening>('transcription.recogniser'),
    transcriber: listenerSlot<HearingNews, Sending>('transcription.transcriber'),
    personLeaves: listenerSlot<{ type: 'person.leave' }>('transcription.personLeaves'),
  },
  actions: {
    keepDraft: actionSlot('transcription.keepDraft'),
    stopRecogniser: actionSlot('transcription.stopRecogniser'),
    change: assign(({ context }, { change }: { change: TranscriptChange }) => changed(context, change)),
    fail: assign(({ event }) =>
      event.type === 'hearing.failed'
        ? { problem: event.problem, message: event.message, guess: '', resumeAtMs: null }
        : {},
    ),
    tellFailed: emit(({ context }) =>
      transcriptionWorkflow.TranscriptionFailed({ problem: context.problem ?? 'failed' }),
    ),
    takeSound: assign(({ event }) =>
      event.type === 'sound.choose' ? { sound: event.sound, source: draftSourceOf(event.sound) } : {},
    ),
    resume: assign(({ context: { offsetMs, resumeAtMs } }) => ({
      engine: 'browser' as const,
      microphone: true,
      offsetMs: resumeAtMs ?? offsetMs,
      resumeAtMs: null,
      guess: '',
    })),
    begin: assign({ problem: null, message: null, refusal: null, guess: '' }),
    tellRequested: emit(({ context }) =>
      transcriptionWorkflow.TranscriptionRequested({ engine: context.engine ?? 'browser' }),
    ),
    tellSound: emit(({ context }) =>
      transcriptionWorkflow.TranscriptionSoundChosen({ from: context.sound?.from ?? null }),
    ),
  },
  guards: {
    hearsMicrophone: ({ context }) => context.engines.browser !== null,
    hearsSound: ({ context: { engines, sound } }) =>
      sound !== null && whyNot('browser', engines, sound) === null,
    sendsSound: ({ context: { engines, sound } }) =>
      sound !== null && whyNot('model', engines, sound) === null,
    hearsSpeech: ({ context }) => context.microphone,
    resumes: ({ context }) => context.resumeAtMs !== null,
    canUndo: ({ context }) => context.past.length > 0,
    fetchable: ({ context }) => context.engines.browser?.fetchable === true,
  },
  // The last words take a moment; a recognizer that reports nothing more is not waited for any longer (milliseconds).
  delays: { stopTimeout: 5000 },
}).createMachine({
  id: 'transcription',
  context: ({ input: { language, draft } }) => ({
    ...nothingWritten,
    ...{ language: draft?.language ?? language, lines: draft?.lines ?? [], source: draft?.source ?? null },
    ...{ engines: noEngines, microphone: false, offsetMs: 0 },
  }),
  invoke: { id: 'personLeaves', src: 'personLeaves' },
  on: {
    'person.leave': { target: '.over' },
    'transcript.change': {
      actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
    },
    'transcript.undo': {
      guard: 'canUndo',
      actions: [
        assign(({ context: { past } }) => ({
          lines: past.at(-1)!,
          past: past.slice(0, -1),
          writing: null,
          refusal: null,
        })),
        'keepDraft',
      ],
    },
  },
  initial: 'looking',
  states: {
    looking: {
      entry: [
        assign({ problem: null, message: null }),
        emit(transcriptionWorkflow.TranscriptionEnginesAsked({})),
      ],
      invoke: {
        id: 'engines',
        src: 'engines',
        input: ({ context: { language } }) => ({ language }),
        onDone: { target: 'idle', actions: assign(({ event }) => ({ engines: event.output })) },
        onError: { target: 'idle', actions: assign({ engines: noEngines }) },
      },
      on: {
        // Another language has to be checked again.
        'language.choose': {
          target: 'looking',
          reenter: true,
          actions: [assign(({ event }) => ({ language: event.language })), 'keepDraft'],
        },
        'sound.choose': { actions: ['takeSound', 'tellSound', 'keepDraft'] },
      },
    },
    /** The browser downloads the language. */
    installing: {
      entry: [
        assign({ problem: null, message: null }),
        emit(transcriptionWorkflow.SpeechLanguageRequested({})),
      ],
      invoke: {
        id: 'install',
        src: 'install',
        input: ({ context: { language } }) => ({ language }),
        onDone: { target: 'looking', actions: emit(transcriptionWorkflow.SpeechLanguageFetched({})) },
        onError: {
          target: 'idle.failed',
          actions: [
            assign({ problem: 'language' }),
            emit(transcriptionWorkflow.SpeechLanguageNotFetched({})),
          ],
        },
      },
      on: { 'work.stop': 'looking' },
    },
    /** Nothing is being recognized; a person may write. */
    idle: {
      initial: 'ready',
      on: {
        'engines.look': 'looking',
        'language.choose': {
          target: 'looking',
          actions: [assign(({ event }) => ({ language: event.language })), 'keepDraft'],
        },
        'language.install': { guard: 'fetchable', target: 'installing' },
        'sound.choose': { actions: ['takeSound', 'tellSound', 'keepDraft'] },
        'transcript.clear': {
          target: '.ready',
          actions: [
            assign(nothingWritten),
            emit(transcriptionWorkflow.TranscriptionCleared({})),
            'keepDraft',
          ],
        },
        'speech.listen': {
          guard: 'hearsMicrophone',
          target: 'listening',
          actions: [
            'begin',
            assign(({ event }) => ({ engine: 'browser', microphone: true, offsetMs: event.offsetMs })),
          ],
        },
        'sound.hear': {
          guard: 'hearsSound',
          target: 'listening',
          actions: ['begin', assign({ engine: 'browser', microphone: false, offsetMs: 0 })],
        },
        'sound.send': {
          guard: 'sendsSound',
          target: 'sending',
          actions: ['begin', assign({ engine: 'model', microphone: false })],
        },
      },
      states: {
        ready: {
          entry: emit(({ context: { engines } }) =>
            transcriptionWorkflow.TranscriptionEnginesFound({
              browser: engines.browser?.place ?? 'none',
              model: engines.model !== null,
            }),
          ),
        },
        done: { entry: emit(transcriptionWorkflow.TranscriptionDone({})) },
        stopped: { entry: emit(transcriptionWorkflow.TranscriptionStopped({})) },
        failed: {},
      },
    },
    listening: {
      entry: 'tellRequested',
      exit: assign({ guess: '' }),
      invoke: {
        id: 'recogniser',
        src: 'recogniser',
        input: ({ context: { language, sound, microphone, offsetMs, engines } }) => ({
          language,
          sound: microphone ? null : sound,
          offsetMs,
          locally: engines.browser?.place === 'device',
        }),
      },
      on: {
        'words.heard': {
          actions: [
            { type: 'change', params: ({ event: { lines } }) => ({ change: { type: 'AddHeard', lines } }) },
            assign({ guess: '' }),
            'keepDraft',
          ],
        },
        // The recording of the microphone is finished before the last words are recognized.
        'sound.choose': {
          guard: 'hearsSpeech',
          actions: ['takeSound', 'tellSound', 'keepDraft'],
        },
        'words.guessed': { actions: assign(({ event: { text } }) => ({ guess: text })) },
        'hearing.failed': { target: 'idle.failed', actions: ['fail', 'tellFailed'] },
      },
      initial: 'starting',
      states: {
        starting: {
          on: {
            'hearing.started': {
              target: 'hearing',
              actions: emit(transcriptionWorkflow.ListeningStarted({})),
            },
            'hearing.ended': '#transcription.idle.done',
            'work.stop': 'finishing',
          },
        },
        hearing: {
          on: { 'hearing.ended': '#transcription.idle.done', 'work.stop': 'finishing' },
        },
        finishing: {
          entry: ['stopRecogniser', emit(transcriptionWorkflow.TranscriptionStopRequested({}))],
          after: { stopTimeout: [listensAgain, { target: '#transcription.idle.stopped' }] },
          on: {
            'hearing.ended': [listensAgain, { target: '#transcription.idle.stopped' }],
            // A browser runs one recognizer at a time, and this one still has words to report.
            'speech.listen': {
              actions: assign(({ event }) => ({ resumeAtMs: event.offsetMs })),
            },
            'work.stop': { actions: assign({ resumeAtMs: null }) },
          },
        },
      },
    },
    sending: {
      entry: 'tellRequested',
      invoke: {
        id: 'transcriber',
        src: 'transcriber',
        input: ({ context: { language, sound } }) => ({ language, sound: sound! }),
      },
      on: {
        'words.heard': {
          actions: [
            { type: 'change', params: ({ event: { lines } }) => ({ change: { type: 'TakeHeard', lines } }) },
            'keepDraft',
          ],
        },
        'hearing.ended': 'idle.done',
        'hearing.failed': { target: 'idle.failed', actions: ['fail', 'tellFailed'] },
        'work.stop': 'idle.stopped',
      },
    },
    /** The signed-in person has left: none of their data is shown. What was saved stays for them. */
    over: {
      entry: [assign(nothingWritten), emit(transcriptionWorkflow.TranscriptionEnded({}))],
      // Nothing is left to undo.
      on: { 'person.leave': {}, 'transcript.change': {} },
    },
  },
});

export type TranscriptionActor = ActorRefFrom<typeof transcriptionMachine>;
export type TranscriptionSnapshot = SnapshotFrom<typeof transcriptionMachine>;

const innermost = (value: unknown): string =>
  typeof value === 'string' ? value : innermost(Object.values(value as object)[0]);

/** The innermost state, which the page shows. */
export const stepOf = ({ value }: Pick<TranscriptionSnapshot, 'value'>) =>
  innermost(value) as TranscriptionStep;

/** The part of the context that is saved on the device. */
export const draftOf = ({ language, lines, source }: TranscriptionContext): TranscriptDraft => ({
  source,
  language,
  lines: [...lines],
});

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewTranscription(snapshot: TranscriptionSnapshot): TranscriptionView {
  const { engine, sound, problem } = snapshot.context;
  return { step: stepOf(snapshot), engine, from: sound?.from ?? null, problem };
}

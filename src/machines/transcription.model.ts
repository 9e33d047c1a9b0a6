/** Paths of speech to text: each engine available or not; words arriving, stopping, failing; and a person's edits meanwhile. */
import type { Engines, Sound } from '../events/transcription/engine.ts';
import { draftSourceOf } from '../events/transcription/port.ts';
import type { TranscriptLine } from '../events/transcription/transcript.ts';
import { transcriptionViewProjection, transcriptionWorkflowFacts } from '../events/transcription/workflow.ts';
import type { Taken } from './paths/expectations.ts';
import { answerOf } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { isSame } from './paths/same.ts';
import {
  noEngines,
  stepOf,
  transcriptionMachine,
  type TranscriptionSnapshot,
  viewTranscription,
} from './transcription.machine.ts';

const both: Engines = {
  browser: { place: 'device', fetchable: false, hearsSound: true },
  model: { name: 'secret model', maxBytes: 100 },
  modelUnknown: false,
};
const fetchable: Engines = {
  browser: { place: 'maker', fetchable: true, hearsSound: false },
  model: null,
  modelUnknown: true,
};
const none: Engines = { browser: null, model: null, modelUnknown: false };
const sound: Sound = {
  ...{ from: 'file', content: new Blob(['secret sound']), name: 'secret.mp3', durationMs: 2000 },
};
const line = { id: 'secret line', startMs: 0, endMs: 1000, text: 'secret words' };

export const model = defineModel({
  machine: transcriptionMachine,
  starts: { start: { language: 'en-US', draft: null } },
  samples: {
    'done.engines:both': done('engines', both),
    'done.engines:fetchable': done('engines', fetchable),
    'done.engines:none': done('engines', none),
    'failed.engines': failed('engines', new Error('secret cause')),
    'done.install': done('install'),
    'failed.install': failed('install', new Error('secret cause')),
    'language.choose': { type: 'language.choose', language: 'en-US' },
    'language.install': { type: 'language.install' },
    'engines.look': { type: 'engines.look' },
    'sound.choose': { type: 'sound.choose', sound },
    'speech.listen': { type: 'speech.listen', offsetMs: 0 },
    'sound.hear': { type: 'sound.hear' },
    'sound.send': { type: 'sound.send' },
    'work.stop': { type: 'work.stop' },
    'hearing.started': { type: 'hearing.started' },
    'words.heard': { type: 'words.heard', lines: [line] },
    'words.guessed': { type: 'words.guessed', text: 'secret guess' },
    'hearing.ended': { type: 'hearing.ended' },
    'hearing.failed': { type: 'hearing.failed', problem: 'blocked', message: 'secret message' },
    'transcript.change': { type: 'transcript.change', change: { type: 'AddLine', ...line } },
    'transcript.undo': { type: 'transcript.undo' },
    'transcript.clear': { type: 'transcript.clear' },
    'person.leave': { type: 'person.leave' },
  },
  abstraction: {
    name: 'engines, sound, who was asked, what went wrong, whether something is written; not what',
    of: ({ context }) => {
      const { engines, engine, sound: chosen, microphone, lines, past, problem, resumeAtMs } = context;
      return {
        browser: engines.browser?.place,
        model: engines.model !== null,
        resumes: resumeAtMs !== null,
        ...{ engine, microphone, problem, sound: chosen?.from, written: lines.length, past: past.length },
      };
    },
    // Explores writing before an engine is chosen and while words arrive; elsewhere it works the same.
    within: (snapshot) => {
      const { lines, past, engine } = snapshot.context;
      const step = stepOf(snapshot);
      const writes = (step === 'ready' && engine === null) || step === 'hearing' || step === 'sending';
      return lines.length <= 1 && past.length <= 1 && (writes || past.length === 0 || step === 'done');
    },
  },
  weights: {
    'done.engines:both': 8,
    'hearing.started': 8,
    'words.heard': 8,
    'words.guessed': 4,
    'hearing.ended': 6,
    'transcript.change': 4,
  },
  invariants: [
    {
      name: 'whoever asked to go on is listened to again once the last words are there',
      holds: ({ now, before, event }) => {
        const ends = ['hearing.ended', 'xstate.after.stopTimeout'].some((type) =>
          event.type.startsWith(type),
        );
        const asked = before.context.resumeAtMs;
        if (asked === null || stepOf(before) !== 'finishing' || !ends) return true;
        return stepOf(now) === 'starting' && now.context.offsetMs === asked;
      },
    },
    {
      name: 'it is asked to go on only while the last words are awaited',
      holds: ({ now }) => now.context.resumeAtMs === null || stepOf(now) === 'finishing',
    },
    {
      name: 'what the server said of it is there until the next try',
      holds: ({ now, before, event }) => {
        const { message } = now.context;
        if (event.type === 'hearing.failed' && works(before)) return message === event.message;
        return message === null || message === before.context.message;
      },
    },
    {
      name: 'words of the server are there only with what went wrong',
      holds: ({ now: { context } }) => context.message === null || context.problem !== null,
    },
    {
      name: 'the engines are those that were found',
      holds: ({ now, before, event }) => {
        const found = stepOf(before) === 'looking' ? answerOf(event, 'engines') : [];
        const lost = event.type === 'xstate.error.actor.engines';
        return [...found, lost ? noEngines : before.context.engines].some((one) =>
          isSame(one, now.context.engines),
        );
      },
    },
    {
      name: 'a line says what came or what it said',
      holds: ({ now, before }) => {
        const known = [line, ...before.context.lines, ...before.context.past.flat()].map(partsOf);
        return [...now.context.lines, ...now.context.past.flat()].every((one) =>
          known.some((other) => isSame(other, partsOf(one))),
        );
      },
    },
    {
      name: 'what the words belong to is the sound that was chosen last',
      holds: ({ now: { context } }) => isSame(context.source, draftSourceOf(context.sound)),
    },
    {
      name: 'what is being said is what was guessed last, and nothing where nobody listens',
      holds: (step) => step.now.context.guess === guessAfter(step),
    },
  ],
  definitions: transcriptionWorkflowFacts,
  projection: transcriptionViewProjection,
  view: viewTranscription,
});

const partsOf = ({ id, startMs, text }: TranscriptLine) => ({ id, startMs, text });

const listens: ReadonlySet<string> = new Set(['starting', 'hearing', 'finishing']);

const works = (snapshot: TranscriptionSnapshot) =>
  listens.has(stepOf(snapshot)) || stepOf(snapshot) === 'sending';

function guessAfter({ now, before, event }: Taken<TranscriptionSnapshot>): string {
  if (!listens.has(stepOf(now)) || event.type === 'words.heard') return '';
  if (stepOf(before) === 'finishing' && stepOf(now) === 'starting') return '';
  return event.type === 'words.guessed' ? (event.text as string) : before.context.guess;
}

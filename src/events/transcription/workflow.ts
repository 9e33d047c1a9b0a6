/**
 * What the statechart of speech to text records about itself, stream `workflow/transcription`. Spoken words, file names and
 * the identity of the recording are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import {
  type EngineName,
  engineNames,
  placesOfHearing,
  problemSchema,
  type SoundSource,
  soundSources,
  type TranscriptionProblem,
} from './engine.ts';

const noData = z.strictObject({});
const engine = z.strictObject({ engine: z.enum(engineNames) });

export const transcriptionWorkflowFacts = {
  TranscriptionEnginesAsked: defineFact('journal', 1, noData),
  /** `browser`: where its recognizer processes the sound; `none`: it has none. */
  TranscriptionEnginesFound: defineFact(
    'journal',
    1,
    z.strictObject({ browser: z.enum([...placesOfHearing, 'none']), model: z.boolean() }),
  ),
  SpeechLanguageFetched: defineFact('journal', 1, noData),
  SpeechLanguageRequested: defineFact('journal', 1, noData),
  SpeechLanguageNotFetched: defineFact('journal', 1, noData),
  /** null: the chosen sound was put away. */
  TranscriptionSoundChosen: defineFact(
    'journal',
    1,
    z.strictObject({ from: z.nullable(z.enum(soundSources)) }),
  ),
  /** Neither words nor sound are left. */
  TranscriptionCleared: defineFact('journal', 1, noData),
  TranscriptionRequested: defineFact('journal', 1, engine),
  /** The recognizer listens; a model has no such moment. */
  ListeningStarted: defineFact('journal', 1, noData),
  TranscriptionStopRequested: defineFact('journal', 1, noData),
  TranscriptionStopped: defineFact('journal', 1, noData),
  TranscriptionDone: defineFact('journal', 1, noData),
  TranscriptionFailed: defineFact('journal', 1, z.strictObject({ problem: problemSchema })),
  /** The signed-in person has left, and their text is no longer shown. */
  TranscriptionEnded: defineFact('journal', 1, noData),
} as const;

export type TranscriptionWorkflowFact = FactsOf<typeof transcriptionWorkflowFacts>;
export const transcriptionWorkflow = factConstructors(transcriptionWorkflowFacts);
export const transcriptionWorkflowStream = defineStream('workflow/transcription', transcriptionWorkflowFacts);

export type TranscriptionStep =
  | 'looking'
  | 'installing'
  | 'ready'
  | 'starting'
  | 'hearing'
  | 'finishing'
  | 'sending'
  | 'done'
  | 'stopped'
  | 'failed'
  | 'over';

/** The statechart's visible state, folded from its facts. */
export interface TranscriptionView {
  readonly step: TranscriptionStep;
  /** Of the last attempt. */
  readonly engine: EngineName | null;
  readonly from: SoundSource | null;
  readonly problem: TranscriptionProblem | null;
}

const beginning: TranscriptionView = { step: 'looking', engine: null, from: null, problem: null };

const evolve = (state: TranscriptionView, { type, data }: TranscriptionWorkflowFact): TranscriptionView =>
  produce(state, (view: Draft<TranscriptionView>) => {
    switch (type) {
      case 'TranscriptionEnginesAsked':
      case 'SpeechLanguageFetched':
        view.step = 'looking';
        view.problem = null;
        return;
      case 'TranscriptionEnginesFound':
        view.step = 'ready';
        return;
      case 'SpeechLanguageRequested':
        view.step = 'installing';
        view.problem = null;
        return;
      case 'SpeechLanguageNotFetched':
        view.step = 'failed';
        view.problem = 'language';
        return;
      case 'TranscriptionSoundChosen':
        view.from = data.from;
        return;
      case 'TranscriptionCleared':
        view.step = 'ready';
        view.engine = null;
        view.from = null;
        view.problem = null;
        return;
      case 'TranscriptionRequested':
        view.step = data.engine === 'browser' ? 'starting' : 'sending';
        view.engine = data.engine;
        view.problem = null;
        return;
      case 'ListeningStarted':
        view.step = 'hearing';
        return;
      case 'TranscriptionStopRequested':
        view.step = 'finishing';
        return;
      case 'TranscriptionStopped':
        view.step = 'stopped';
        return;
      case 'TranscriptionDone':
        view.step = 'done';
        return;
      case 'TranscriptionFailed':
        view.step = 'failed';
        view.problem = data.problem;
        return;
      case 'TranscriptionEnded':
        view.step = 'over';
        view.engine = null;
        view.from = null;
        view.problem = null;
        return;
    }
  });

export const transcriptionViewProjection: Projection<TranscriptionView, TranscriptionWorkflowFact> = {
  name: 'transcription-workflow',
  version: 1,
  initial: () => beginning,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as TranscriptionView,
};

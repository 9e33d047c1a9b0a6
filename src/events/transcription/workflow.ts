/**
 * What the statechart of speech to text says about itself, stream `workflow/transcription`. What was said, what a file is
 * called and which recording it was are in none of it.
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

const nothing = z.strictObject({});
const engine = z.strictObject({ engine: z.enum(engineNames) });

export const transcriptionWorkflowFacts = {
  TranscriptionEnginesAsked: defineFact('journal', 1, nothing),
  /** `browser`: where its recogniser hears; `none`: it has none. */
  TranscriptionEnginesFound: defineFact(
    'journal',
    1,
    z.strictObject({ browser: z.enum([...placesOfHearing, 'none']), model: z.boolean() }),
  ),
  SpeechLanguageFetched: defineFact('journal', 1, nothing),
  SpeechLanguageRequested: defineFact('journal', 1, nothing),
  SpeechLanguageNotFetched: defineFact('journal', 1, nothing),
  /** null: what was there was put away. */
  TranscriptionSoundChosen: defineFact(
    'journal',
    1,
    z.strictObject({ from: z.nullable(z.enum(soundSources)) }),
  ),
  /** Neither words nor sound are left. */
  TranscriptionCleared: defineFact('journal', 1, nothing),
  TranscriptionRequested: defineFact('journal', 1, engine),
  /** The recogniser hears; a model has no such moment. */
  ListeningStarted: defineFact('journal', 1, nothing),
  TranscriptionStopRequested: defineFact('journal', 1, nothing),
  TranscriptionStopped: defineFact('journal', 1, nothing),
  TranscriptionDone: defineFact('journal', 1, nothing),
  TranscriptionFailed: defineFact('journal', 1, z.strictObject({ problem: problemSchema })),
  /** Whoever was signed in has gone, and what they wrote with them. */
  TranscriptionEnded: defineFact('journal', 1, nothing),
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

/** What the statechart shows, as folded from its facts. */
export interface TranscriptionView {
  readonly step: TranscriptionStep;
  /** Of the last try. */
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

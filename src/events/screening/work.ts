/** The rules for the worker's own steps of a screening: extraction, scoring and failure, each only in its turn. */
import type { CommandOf } from '../log/decider.ts';
import { type FailureReason, screeningFact, workingStates } from './events.ts';
import { isSound, type KeptScore } from './kept-score.ts';
import type { ScreeningState, ScreeningStatus } from './projection.ts';
import { notFound, refuse, type ScreeningDecision } from './refusal.ts';

const outOfTurn = refuse('out-of-turn', 'This step of the screening is not due.');

/** A step of the worker. Out of order, it was already done by another worker, or the résumé was erased meanwhile. */
const step =
  <Status extends ScreeningStatus, Carried = unknown>(
    due: readonly Status[],
    rule: (status: Status, command: Carried) => ScreeningDecision,
  ) =>
  (state: ScreeningState, command: Carried): ScreeningDecision => {
    if (!state) return notFound;
    const status = due.find((one) => one === state.status);
    return status === undefined ? outOfTurn : rule(status, command);
  };

/** The worker's own steps, in this order. */
export const work = {
  StartExtraction: step(['received'], () => [screeningFact.ExtractionStarted({})]),
  FinishExtraction: step(['extracting'], () => [screeningFact.ResumeExtracted({})]),
  RecordScore: step(['scoring'], (_, { score }: { readonly score: KeptScore }) =>
    isSound(score)
      ? [score.rubric === 'v1' ? screeningFact.ResumeScored(score) : screeningFact.ResumeScoredByFit(score)]
      : refuse('bad-score', 'The points of this score do not add up to it.'),
  ),
  FailScreening: step(workingStates, (during, { reason }: { readonly reason: FailureReason }) => [
    screeningFact.ScreeningFailed({ during, reason }),
  ]),
};

export type WorkCommand = CommandOf<typeof work>;

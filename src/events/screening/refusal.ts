/** Why a change of a screening was refused: stable names for programs, each with a message for people. */
import { type Decision, Refused } from '../log/decider.ts';
import type { ScreeningFact } from './events.ts';
import type { ScreeningStatus } from './projection.ts';

/** Reasons that mean its state has changed since the person saw it. */
const stateRefusals = [
  'still-working',
  'screening-failed',
  'not-failed',
  'not-decided',
  'already-shortlisted',
  'already-rejected',
  'same-skills',
  'already-decided',
  'withdrawn',
  'erased',
  'changed-meanwhile',
] as const;

export type ScreeningRefusal =
  | (typeof stateRefusals)[number]
  | 'not-found'
  | 'already-there'
  | 'not-allowed'
  | 'no-consent'
  | 'job-closed'
  | 'own-job'
  | 'bad-reason'
  | 'bad-note'
  | 'bad-correction'
  | 'bad-subject'
  | 'bad-text'
  | 'unreachable'
  | 'too-many-messages'
  | 'bad-review'
  | 'too-many-reviews'
  | 'bad-score'
  | 'out-of-turn';

export type ScreeningDecision = Decision<ScreeningFact, ScreeningRefusal>;

export const refuse = (reason: ScreeningRefusal, message: string) => new Refused(reason, message);
export const erased = refuse('erased', 'This résumé has been erased.');
export const notFound = refuse('not-found', 'There is no such résumé.');
export const onlyEmployer = refuse('not-allowed', 'Only the employer can do this.');

/** Whether reloading the screening may help. */
export const isStale = (reason: string) => (stateRefusals as readonly string[]).includes(reason);

/** Why a state does not allow a change. */
export function illegal(status: ScreeningStatus): Refused<ScreeningRefusal> {
  switch (status) {
    case 'erased':
      return erased;
    case 'withdrawn':
      return refuse('withdrawn', 'The applicant has withdrawn this application.');
    case 'received':
    case 'extracting':
    case 'scoring':
      return refuse('still-working', 'This résumé is still being screened. Wait for its score.');
    case 'failed':
      return refuse('screening-failed', 'The screening of this résumé has failed. Try it again first.');
    case 'screened':
      return refuse('not-decided', 'This résumé is neither shortlisted nor rejected.');
    case 'shortlisted':
      return refuse('already-shortlisted', 'This résumé is on the shortlist already.');
    case 'rejected':
      return refuse('already-rejected', 'This résumé has been rejected already.');
  }
}

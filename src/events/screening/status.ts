/** What a screening's status means: whether work is left, whether it is scored, and whether it is over. */
import type { WorkingState } from './events.ts';
import type { Screening, ScreeningStatus } from './projection.ts';
import { type Asked as AskedOfJob, scoresOtherwise } from './asked.ts';

const isWorking = (status: ScreeningStatus): status is WorkingState =>
  status === 'extracting' || status === 'scoring';

/** Whether the queue still has something to do. */
export const isUnfinished = (status: ScreeningStatus) => status === 'received' || isWorking(status);

/** States in which the résumé can be scored again. */
export const scored: readonly ScreeningStatus[] = ['screened', 'shortlisted', 'rejected'];

/** Whether the job's requirements or rubric have changed since the résumé was scored. */
export const isOutdated = (
  { status, scoredFor }: Pick<Screening, 'status' | 'scoredFor'>,
  now: AskedOfJob,
): boolean => scored.includes(status) && scoredFor !== null && scoresOtherwise(scoredFor, now);

/** Final states: no more processing or decisions. */
export const isOver = (status: ScreeningStatus) => status === 'withdrawn' || status === 'erased';

/** Whether nothing more is expected of either side; an employer may keep closed applications for so many months only. */
export const isClosed = ({ status, decided }: Pick<Screening, 'status' | 'decided'>) =>
  status === 'withdrawn' || decided === 'rejected';

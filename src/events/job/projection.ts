/** One job, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import { firstRubric, type Rubric } from '../screening/rubrics.ts';
import type { JobFact } from './events.ts';
import { isOver, type JobFields } from './fields.ts';

export const jobStatuses = ['draft', 'open', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export interface Job extends JobFields {
  /** Seq of the last fact. */
  readonly version: number;
  /** uid. */
  readonly employer: string;
  readonly status: JobStatus;
  /** The rubric for scoring résumés. */
  readonly rubric: Rubric;
  /** Times are UTC, ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When it was last opened; null if never. */
  readonly openedAt: string | null;
  readonly deleted: boolean;
}

/** null until it is drafted. */
export type JobState = Job | null;

const evolve = (state: JobState, { type, data, at, seq }: Recorded<JobFact>): JobState =>
  produce(state, (job): Draft<JobState> | undefined => {
    if (type === 'JobDrafted') {
      const { employer, fields } = data;
      const times = { createdAt: at, updatedAt: at, openedAt: null };
      return {
        ...fields,
        ...times,
        employer,
        version: seq,
        status: 'draft',
        rubric: firstRubric,
        deleted: false,
      };
    }
    if (!job) return;
    job.version = seq;
    job.updatedAt = at;
    switch (type) {
      case 'JobEdited':
        Object.assign(job, data.fields);
        return;
      case 'RubricChosen':
        job.rubric = data.rubric;
        return;
      case 'JobOpened':
      case 'JobReopened':
        job.status = 'open';
        job.openedAt = at;
        return;
      case 'JobClosed':
        job.status = 'closed';
        return;
      case 'JobDeleted':
        job.status = 'closed';
        job.deleted = true;
    }
  });

/** Whether people can apply for it now, which is also whether everybody sees it. */
export const takesApplications = (
  job: Pick<Job, 'status' | 'deleted' | 'validThrough'>,
  at: string,
): boolean => job.status === 'open' && !job.deleted && !isOver(job, at);

export const jobProjection: Projection<JobState, JobFact> = {
  name: 'job',
  version: 2,
  initial: () => null,
  evolve,
  encode: (state) =>
    state && { ...state, requiredSkills: [...state.requiredSkills], niceToHave: [...state.niceToHave] },
  decode: (json) => json as unknown as JobState,
};

/**
 * The rules of a job (SPEC.md, JOB): who may change it, and from which status to which. The server runs them on the
 * truth; the time comes in with the command.
 */
import type { Asker } from '../account/decide.ts';
import { canonicalJson } from '../canonical-json.ts';
import { type Decider, type Decision, Refused } from '../decider.ts';
import { jobFact, type JobFact } from './events.ts';
import { draftFaults, type JobFaults, type JobField, type JobFields, openFaults } from './fields.ts';
import { type Job, jobProjection, type JobState, type JobStatus } from './projection.ts';

type By = Exclude<Asker, 'system'>;

/** What a person asks of a job that is there. */
export type JobChange =
  /** Tidy fields, all of them. */
  | { readonly type: 'EditJob'; readonly fields: JobFields }
  | { readonly type: 'OpenJob' }
  | { readonly type: 'CloseJob' }
  | { readonly type: 'ReopenJob' }
  | { readonly type: 'DeleteJob' };

interface Asked {
  readonly by: By;
  /** UTC, ISO 8601. */
  readonly at: string;
}

export type JobCommand =
  | (Asked & {
      readonly type: 'CreateJob';
      /** Tidy. */
      readonly fields: JobFields;
      /** At once; otherwise it stays a draft. */
      readonly open: boolean;
    })
  | (JobChange &
      Asked & {
        /** The version the person saw. */
        readonly seen: number;
      });

export type JobRefusal =
  | 'not-found'
  | 'already-created'
  | 'changed-meanwhile'
  | 'already-open'
  | 'is-draft'
  | 'is-closed'
  | 'invalid';

/** Says of the first field what is wrong with it. */
export class RefusedFields extends Refused<JobRefusal> {
  readonly faults: JobFaults;

  constructor(faults: JobFaults) {
    super('invalid', `${Object.values(faults)[0]}.`);
    this.faults = faults;
  }

  get field(): JobField {
    return Object.keys(this.faults)[0] as JobField;
  }
}

type JobDecision = Decision<JobFact, JobRefusal>;

const refuse = (reason: JobRefusal, message: string) => new Refused(reason, message);
const notFound = refuse('not-found', 'There is no such job.');

/** Why a status does not allow to go on to another. */
const illegal: Readonly<Record<JobStatus, Refused<JobRefusal>>> = {
  draft: refuse('is-draft', 'This job is still a draft. Publish it first.'),
  open: refuse('already-open', 'This job is open already.'),
  closed: refuse('is-closed', 'This job is closed. Reopen it first.'),
};

const sound = (faults: JobFaults): RefusedFields | null =>
  Object.keys(faults).length === 0 ? null : new RefusedFields(faults);

/** A job that everybody sees must say all that an open one does. */
const faultsOf = (fields: JobFields, open: boolean, at: string) =>
  sound(open ? openFaults(fields, at) : draftFaults(fields));

const asData = ({ requiredSkills, niceToHave, ...fields }: JobFields) => ({
  ...fields,
  requiredSkills: [...requiredSkills],
  niceToHave: [...niceToHave],
});

function fieldsOf(job: Job): JobFields {
  const {
    version: _,
    employer: _employer,
    status: _status,
    createdAt: _created,
    updatedAt: _updated,
    openedAt: _opened,
    deleted: _deleted,
    ...fields
  } = job;
  return fields;
}

function edit(job: Job, fields: JobFields, at: string): JobDecision {
  const faults = faultsOf(fields, job.status === 'open', at);
  if (faults) return faults;
  const same = canonicalJson(asData(fields)) === canonicalJson(asData(fieldsOf(job)));
  return same ? [] : [jobFact.JobEdited({ fields: asData(fields) })];
}

function change(job: Job, command: Exclude<JobCommand, { type: 'CreateJob' }>): JobDecision {
  const { by, at, seen } = command;
  // Whoever may not change it does not get to know of it either.
  if (job.deleted || !(by.isAdmin || by.uid === job.employer)) return notFound;
  if (seen !== job.version) {
    return refuse('changed-meanwhile', 'This job has changed meanwhile. Look at it again first.');
  }
  switch (command.type) {
    case 'EditJob':
      return edit(job, command.fields, at);
    case 'OpenJob':
      if (job.status !== 'draft') return illegal[job.status];
      return faultsOf(job, true, at) ?? [jobFact.JobOpened({})];
    case 'CloseJob':
      return job.status === 'open' ? [jobFact.JobClosed({})] : illegal[job.status];
    case 'ReopenJob':
      if (job.status !== 'closed') return illegal[job.status];
      return faultsOf(job, true, at) ?? [jobFact.JobReopened({})];
    case 'DeleteJob':
      return [jobFact.JobDeleted({})];
  }
}

function decide(state: JobState, command: JobCommand): JobDecision {
  if (command.type !== 'CreateJob') return state ? change(state, command) : notFound;
  if (state) return refuse('already-created', 'This job is there already.');
  const { by, fields, open, at } = command;
  const faults = faultsOf(fields, open, at);
  if (faults) return faults;
  const drafted = jobFact.JobDrafted({ employer: by.uid, fields: asData(fields) });
  return open ? [drafted, jobFact.JobOpened({})] : [drafted];
}

export const jobDecider: Decider<JobState, JobCommand, JobFact, JobRefusal> = {
  projection: jobProjection,
  decide,
};

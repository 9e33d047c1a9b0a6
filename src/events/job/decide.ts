/**
 * The rules of a job (SPEC.md, JOB): who may change it, and which status may follow which. The server runs them on the
 * truth; the time comes in with the command.
 */
import type { Asker } from '../account/asked.ts';
import { foldBusinessName } from '../shared/business-name.ts';
import { canonicalJson } from '../log/canonical-json.ts';
import {
  type CommandOf,
  decideBy,
  type Decider,
  type Decision,
  Refused,
  type Without,
} from '../log/decider.ts';
import { firstRubric, type Rubric } from '../screening/rubrics.ts';
import { jobFact, type JobFact } from './events.ts';
import { validateDraft, type JobErrors, type JobField, type JobFields, validateOpen } from './fields.ts';
import { type Job, jobProjection, type JobState, type JobStatus } from './projection.ts';

type By = Exclude<Asker, 'system'>;

/** The job's employer, as the server knows them. */
export interface Employer {
  /** Whether they have proved that their email address or phone number is their own. */
  readonly verified: boolean;
  /** Folded names of other businesses and of the product, which this employer may not use. */
  readonly otherNames: ReadonlySet<string>;
}

interface Asked {
  readonly by: By;
  readonly employer: Employer;
  /** UTC, ISO 8601. */
  readonly at: string;
}

export type JobRefusal =
  | 'not-found'
  | 'already-created'
  | 'changed-meanwhile'
  | 'already-open'
  | 'is-draft'
  | 'is-closed'
  | 'verify-first'
  | 'invalid';

/** Its message is the error of the first invalid field. */
export class RefusedFields extends Refused<JobRefusal> {
  readonly errors: JobErrors;

  constructor(errors: JobErrors) {
    super('invalid', `${Object.values(errors)[0]}.`);
    this.errors = errors;
  }

  get field(): JobField {
    return Object.keys(this.errors)[0] as JobField;
  }
}

type JobDecision = Decision<JobFact, JobRefusal>;

const refuse = (reason: JobRefusal, message: string) => new Refused(reason, message);
const notFound = refuse('not-found', 'There is no such job.');

/** Why a status does not allow a change to another. */
const statusRefusals: Readonly<Record<JobStatus, Refused<JobRefusal>>> = {
  draft: refuse('is-draft', 'This job is still a draft. Publish it first.'),
  open: refuse('already-open', 'This job is open already.'),
  closed: refuse('is-closed', 'This job is closed. Reopen it first.'),
};

const sound = (errors: JobErrors): RefusedFields | null =>
  Object.keys(errors).length === 0 ? null : new RefusedFields(errors);

const takenName =
  'This is the name of another business. If you hire for it, save a draft and ask an admin to publish it';

/**
 * The company name that would become public by this command, or null; only then does it matter who the employer is. A
 * published name belongs to the business that published it, so this also applies to a closed job.
 * @param job the current state; null when it is being created
 */
export function companyToPublish(
  job: JobState,
  command: JobChange | { readonly type: 'CreateJob'; readonly fields: JobFields; readonly open: boolean },
): string | null {
  switch (command.type) {
    case 'CreateJob':
      return command.open ? command.fields.company : null;
    case 'EditJob':
      return job && wasOpen(job) ? command.fields.company : null;
    case 'OpenJob':
    case 'ReopenJob':
      return job?.company ?? null;
    default:
      return null;
  }
}

/** Open now, or closed after it was open. */
const wasOpen = ({ openedAt }: Job): boolean => openedAt !== null;

/** An admin who publishes it has checked the name, so that a second account of the same business can use it. */
const nameError = ({ company }: JobFields, { by, employer }: Asked): Refused<JobRefusal> | null =>
  !by.isAdmin && employer.otherNames.has(foldBusinessName(company))
    ? new RefusedFields({ company: takenName })
    : null;

/** A publicly visible job must be complete. */
function validateJob(fields: JobFields, open: boolean, asked: Asked): Refused<JobRefusal> | null {
  if (!open) return sound(validateDraft(fields));
  const errors = sound(validateOpen(fields, asked.at));
  if (errors) return errors;
  if (!asked.employer.verified)
    return refuse('verify-first', 'Confirm your email address in your profile before you publish a job.');
  return nameError(fields, asked);
}

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
    rubric: _rubric,
    createdAt: _created,
    updatedAt: _updated,
    openedAt: _opened,
    deleted: _deleted,
    ...fields
  } = job;
  return fields;
}

/** For a person's changes of an existing job. */
const change =
  <Carried>(rule: (job: Job, command: Carried & Asked) => JobDecision) =>
  (
    job: JobState,
    /** `seen`: the version the person saw. */
    command: Carried & Asked & { readonly seen: number },
  ): JobDecision => {
    const { by, seen } = command;
    // A person who may not change it must not learn that it exists.
    if (!job || job.deleted || !(by.isAdmin || by.uid === job.employer)) return notFound;
    return seen === job.version
      ? rule(job, command)
      : refuse('changed-meanwhile', 'This job has changed meanwhile. Look at it again first.');
  };

const changes = {
  /** All fields, tidied. `rubric`: null leaves it unchanged. */
  EditJob: change((job, command: { readonly fields: JobFields; readonly rubric: Rubric | null } & Asked) => {
    const { fields, rubric } = command;
    const errors =
      validateJob(fields, job.status === 'open', command) ??
      (wasOpen(job) ? nameError(fields, command) : null);
    if (errors) return errors;
    const same = canonicalJson(asData(fields)) === canonicalJson(asData(fieldsOf(job)));
    return [
      ...(same ? [] : [jobFact.JobEdited({ fields: asData(fields) })]),
      ...(rubric === null || rubric === job.rubric ? [] : [jobFact.RubricChosen({ rubric })]),
    ];
  }),

  OpenJob: change((job, command: Asked) =>
    job.status === 'draft'
      ? (validateJob(job, true, command) ?? [jobFact.JobOpened({})])
      : statusRefusals[job.status],
  ),

  CloseJob: change((job) => (job.status === 'open' ? [jobFact.JobClosed({})] : statusRefusals[job.status])),

  ReopenJob: change((job, command: Asked) =>
    job.status === 'closed'
      ? (validateJob(job, true, command) ?? [jobFact.JobReopened({})])
      : statusRefusals[job.status],
  ),

  DeleteJob: change(() => [jobFact.JobDeleted({})]),
};

const rules = {
  ...changes,

  CreateJob(
    state: JobState,
    command: Asked & {
      /** Tidied. */
      readonly fields: JobFields;
      readonly rubric: Rubric;
      /** Opens it at once; otherwise it stays a draft. */
      readonly open: boolean;
    },
  ): JobDecision {
    if (state) return refuse('already-created', 'This job is there already.');
    const { by, fields, rubric, open } = command;
    const errors = validateJob(fields, open, command);
    if (errors) return errors;
    const drafted = jobFact.JobDrafted({ employer: by.uid, fields: asData(fields) });
    return [
      drafted,
      ...(rubric === firstRubric ? [] : [jobFact.RubricChosen({ rubric })]),
      ...(open ? [jobFact.JobOpened({})] : []),
    ];
  },
};

export type JobCommand = CommandOf<typeof rules>;

/** A person's change of an existing job, without who asks, when, and on which version. */
export type JobChange = Without<CommandOf<typeof changes>, keyof Asked | 'seen'>;

export const jobDecider: Decider<JobState, JobCommand, JobFact, JobRefusal> = {
  projection: jobProjection,
  decide: decideBy(rules),
};

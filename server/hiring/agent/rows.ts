/** Finds the row that a title, name or id refers to, and formats rows for tables and sources. */
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { canonicalSkill, skillNames } from '../../../src/events/screening/skills.ts';
import { statusWord } from '../../../src/events/screening/words.ts';
import type { JobRow } from '../job-shapes.ts';
import { type Choice, CannotAnswer, NeedsChoice } from './choice.ts';
import type { Source } from './finding.ts';
import type { Args } from './intent.ts';
import { namelessText } from './nameless.ts';
import type { Applicant, Detailed, Records } from './records.ts';
import { capital } from '../../../src/events/shared/questions/saying.ts';
import { folded } from '../../../src/events/shared/questions/words-of.ts';
import { namesIn } from './nlu/fold.ts';

/** `open`, `draft`, `closed`, or `expired` when the last day of an open job is past. */
export const statusOfJob = ({ status, validThrough }: JobRow, at: Date): NonNullable<Args['jobStatus']> =>
  status === 'open' && validThrough < at.toISOString().slice(0, 10) ? 'expired' : status;

export const quoted = ({ title }: { readonly title: string }) => `“${title}”`;

const knownSkills: ReadonlySet<string> = new Set(skillNames);

const isKnownSkill = (skill: string) => knownSkills.has(skill);

/** The name of a skill; when blind, an unknown one is not repeated, since it may be any text. */
export function skillText({ blind, said }: Pick<Records, 'blind' | 'said'>, called: string): string {
  const skill = canonicalSkill(called);
  return blind && !isKnownSkill(skill) ? said(skill) : skill;
}

/** ` for “Saddler”`, or empty for all jobs. */
export const forJob = (job: JobRow | null): string => (job ? ` for ${quoted(job)}` : '');

export const jobSource = ({ id, title }: Pick<JobRow, 'id' | 'title'>, says: string): Source => ({
  kind: 'job',
  id,
  title,
  says,
});

export const resumeSource = ({ id, name }: Applicant, says: string): Source => ({
  kind: 'resume',
  id,
  title: name,
  says,
});

export const scoreText = (total: number | null) => (total === null ? 'no score' : `score ${total}`);

export const applicantColumns = ['Applicant', 'Job', 'Score', 'Status', 'Applied on'];
export const applicantLine = ({ days }: Pick<Records, 'days'>, row: Applicant): readonly string[] => [
  row.name,
  row.title,
  row.total === null ? '–' : String(row.total),
  capital(statusWord(row.state)),
  days.of(row.createdAt),
];

const labelOfJob = (job: JobRow, { at, days }: Pick<Records, 'at' | 'days'>) =>
  [job.title, job.location, statusOfJob(job, at), `from ${days.of(job.createdAt)}`]
    .filter(Boolean)
    .join(', ');

/** Nobody would read more. */
const maxChoices = 10;

const labelOf = ({ name, title, createdAt }: Applicant, { days }: Pick<Records, 'days'>) =>
  `${name}, for ${title}, ${days.of(createdAt)}`;

export async function choicesOfJobs(records: Records, ids: readonly string[]): Promise<readonly Choice[]> {
  const all = await records.jobs();
  return all
    .filter(({ id }) => ids.includes(id))
    .map((job) => ({ id: job.id, label: labelOfJob(job, records) }));
}

/** @param ids undefined: the latest of all applicants */
export async function choicesOfApplicants(
  records: Records,
  ids: readonly string[] | undefined,
): Promise<readonly Choice[]> {
  const rows = await records.applicants({ ids }, 'newest', maxChoices);
  return rows.map((row) => ({ id: row.id, label: labelOf(row, records) }));
}

/** null: all jobs. @throws NeedsChoice, CannotAnswer */
export const maybeJob = async (records: Records, called: string | undefined): Promise<JobRow | null> =>
  called === undefined ? null : jobOf(records, called);

/** @throws NeedsChoice, CannotAnswer */
export async function jobOf(records: Records, called: string | undefined): Promise<JobRow> {
  const all = await records.jobs();
  const byId = all.find(({ id }) => id === called);
  if (byId) return byId;
  const choices = (jobs: readonly JobRow[]) =>
    jobs.map((job) => ({ id: job.id, label: labelOfJob(job, records) }));
  if (called === undefined) {
    if (all.length === 1) return all[0]!;
    if (all.length === 0) throw new CannotAnswer('You have no jobs yet.');
    throw new NeedsChoice('job', '', choices(all));
  }
  const wanted = folded(called);
  const exact = all.filter(({ title }) => folded(title) === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ title }) => namesIn(title, wanted));
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new CannotAnswer(`You have no job called ${records.said(called)}.`);
  throw new NeedsChoice('job', records.blind ? '' : called, choices(found));
}

/** Applicants that match a name or an id, latest first. */
async function applicantsCalled(records: Records, called: string): Promise<readonly Applicant[]> {
  const byId = await records.applicants({ ids: [called] }, 'newest', 1);
  if (byId.length > 0) return byId;
  // Names are sealed and compared folded, which the database cannot do.
  const all = await records.names();
  const wanted = folded(called);
  const exact = all.filter(({ id, name }) => folded(name) === wanted || folded(resumeCode(id)) === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => namesIn(name, wanted));
  const ids = found.slice(0, maxChoices).map(({ id }) => id);
  return ids.length === 0 ? [] : records.applicants({ ids }, 'newest', maxChoices);
}

/** @throws NeedsChoice, CannotAnswer */
export async function applicantOf(records: Records, called: string | undefined): Promise<Detailed> {
  const rows =
    called === undefined
      ? await records.applicants({}, 'newest', maxChoices)
      : await applicantsCalled(records, called);
  if (rows.length === 0) {
    if (called === undefined) throw new CannotAnswer('Nobody has applied yet.');
    throw new CannotAnswer(records.blind ? namelessText : `Nobody called “${called}” has applied to you.`);
  }
  if (rows.length > 1) {
    throw new NeedsChoice(
      'applicant',
      records.blind ? '' : (called ?? ''),
      rows.map((row) => ({ id: row.id, label: labelOf(row, records) })),
    );
  }
  const [row] = await records.detailed({ ids: [rows[0]!.id] }, 'newest', 1);
  if (!row) throw new CannotAnswer('This résumé has just been erased.');
  return row;
}

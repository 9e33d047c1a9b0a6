/**
 * Applicants for the demo's jobs, in every lasting state: each screening runs step by step, as the worker does it. One job
 * gets a new requirement afterwards, so that one score is based on the earlier requirements.
 */
import type { JobParts } from '../hiring/parts.ts';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refused } from '../../src/events/log/decider.ts';
import type { ScreeningCommand } from '../../src/events/screening/decide.ts';
import type { Queries } from '../db/database.ts';
import { jobs } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { removePendingDeletions } from '../files/pending-deletions.ts';
import { extract } from '../hiring/extraction/extract.ts';
import { eraseRow } from '../hiring/erasing.ts';
import type { JobRow } from '../hiring/job-shapes.ts';
import { getJob, updateJob } from '../hiring/jobs.ts';
import type { ResumeRow } from '../hiring/personal.ts';
import { fileOf, insertResume, sentText } from '../hiring/intake.ts';
import { askedOf } from '../hiring/scoring/asked.ts';
import { scoreFor } from '../hiring/scoring/score.ts';
import { dayReceived } from '../hiring/screener.ts';
import { continueScreening } from '../hiring/screening-stream.ts';
import { newSecret } from '../identity/secrets.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { DemoPeople } from './demo-people.ts';
import { newId } from '../ids.ts';

const technician = 'Leather restoration technician';
const upholstery = 'Mobile upholstery cleaner';

interface Applicant {
  /** Title of one of the shop's jobs. */
  readonly job: string;
  readonly name: string;
  readonly days: number;
  readonly text: string;
  readonly outcome: 'screened' | 'shortlisted' | 'rejected' | 'failed' | 'erased';
  readonly note?: string;
  readonly group?: string;
  /** Has an account, and sees the application in their history. */
  readonly hasAccount?: true;
}

const applicants: readonly Applicant[] = [
  {
    job: technician,
    name: 'Dana Whitlock',
    days: 9,
    outcome: 'shortlisted',
    note: 'Knows dyes better than we do.',
    group: '40 and over',
    text: `Dana Whitlock
dana.whitlock@example.com | +1 415 555 0180

Experience
Restorer, Harbor Leather Works
March 2016 - October 2026
Cleaning, colour matching and leather repair of bags and car seats.

Skills
Leather cleaning, Colour matching, Leather repair, Airbrush, Sewing

Education
Associate degree in Textile Technology, 2015
`,
  },
  {
    job: technician,
    name: 'Milo Ferrante',
    hasAccount: true,
    days: 7,
    outcome: 'screened',
    group: 'Under 40',
    text: `Milo Ferrante
milo.ferrante@example.com | +1 415 555 0181

Experience
Shoe repairer, Via Roma Cobblers
June 2022 - May 2025

Skills
Leather cleaning, Shoe repair, Sewing, Italian

Projects
Recoloured forty theatre costumes for the city opera
`,
  },
  {
    job: technician,
    name: 'Priya Raman',
    days: 6,
    outcome: 'rejected',
    note: 'Wants to work from home.',
    group: 'Under 40',
    text: `Priya Raman
priya.raman@example.com | +1 415 555 0182

Experience
Customer service, Bayview Rugs
January 2024 - August 2026

Skills
Customer service, Spanish

Education
Bachelor of Arts, 2023
`,
  },
  {
    job: technician,
    name: 'Owen Tully',
    days: 4,
    outcome: 'failed',
    text: '',
  },
  {
    job: technician,
    name: 'Someone Else',
    days: 3,
    outcome: 'erased',
    text: 'Someone Else\n\nSkills\nSewing\n',
  },
  {
    job: upholstery,
    name: 'Sofia Marin',
    days: 2,
    outcome: 'screened',
    text: `Sofia Marin
sofia.marin@example.com | +1 415 555 0185

Experience
Upholstery cleaner, Bright House Cleaning
April 2021 - September 2026
Sofas, rugs and car seats in people's homes.

Skills
Upholstery cleaning, Stain removal, Driving licence, Leather cleaning, Spanish
`,
  },
];

const dayMs = 86_400_000;

export interface DemoResumes {
  /** The transaction that creates the demo. */
  readonly tx: Queries;
  /** Where résumés are stored, sealed with `keys`. */
  readonly files: FileStore;
  readonly config: JobParts['config'];
  readonly keys: SubjectKeys;
}

/** @param now the present; what happened before is dated from it */
export async function addDemoResumes(
  { tx, files, keys, config }: DemoResumes,
  { merchant, user }: DemoPeople,
  now: Date,
): Promise<void> {
  for (const [i, applicant] of applicants.entries()) {
    const job = await jobOf(tx, merchant, applicant.job);
    const at = new Date(now.getTime() - applicant.days * dayMs);
    const id = newId();
    const file = fileOf(id, 'txt');
    const bytes = Buffer.from(applicant.text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const email = `${applicant.name.toLowerCase().replace(' ', '.')}@example.com`;
    await files.write(file, bytes);
    let row = await insertResume(tx, keys, {
      id,
      jobId: job.id,
      person: {
        name: applicant.name,
        email,
        phone: `+1415555018${i}`,
        consent: true,
        applicant: applicant.hasAccount ? user : null,
      },
      file,
      kind: 'txt',
      sentMark: keys.fingerprint(sentText(job.id, email, sha256)),
      receipt: newSecret(),
      at,
    });
    const take = async (command: ScreeningCommand, changed: Partial<ResumeRow> = {}, actor = 'system') => {
      const after = await continueScreening(tx, keys, row!, { command, actor, at }, () => changed);
      if (after instanceof Refused) throw new Error(after.message);
      row = after;
    };
    await take({ type: 'StartExtraction' });
    if (applicant.outcome === 'failed') {
      await take({ type: 'FailScreening', reason: 'scanned' });
      continue;
    }
    const extraction = extract(applicant.text, dayReceived(row!));
    const found = { text: applicant.text, kind: 'txt' } as const;
    await take({ type: 'FinishExtraction' }, { ...found, extraction, groupName: applicant.group ?? '' });
    const { command, points } = scoreFor({ text: applicant.text, extraction }, askedOf(job));
    await take(command, { points });
    await decide(applicant, take, row!, merchant);
    if (applicant.outcome === 'erased') {
      const gone = await eraseRow(tx, keys, row!, 'receipt', at);
      await removePendingDeletions({ db: { orm: tx }, files }, [gone]);
    }
  }
  const { id } = await jobOf(tx, merchant, upholstery);
  const later = { db: { orm: tx }, config, clock: () => new Date(now.getTime() - dayMs) };
  const shop = { uid: merchant, isAdmin: false, isMerchant: true };
  const job = await getJob(later, shop, id);
  await updateJob(later, shop, id, { ...job, nice_to_have: [...job.nice_to_have, 'Leather cleaning'] });
}

async function jobOf(tx: Queries, employer: string, title: string): Promise<JobRow> {
  const wanted = and(eq(jobs.employer, employer), eq(jobs.title, title));
  const [job] = await tx.select().from(jobs).where(wanted);
  if (!job) throw new Error(`The demo has no job ${title} to apply for`);
  return job;
}

async function decide(
  { outcome, note = '' }: Applicant,
  take: (command: ScreeningCommand, changed: Partial<ResumeRow>, actor: string) => Promise<void>,
  { version }: ResumeRow,
  employer: string,
): Promise<void> {
  if (outcome !== 'shortlisted' && outcome !== 'rejected') return;
  const asked = { note, by: { uid: employer, isAdmin: false }, seen: version };
  const command: ScreeningCommand =
    outcome === 'shortlisted'
      ? { type: 'ShortlistResume', reason: 'skills', ...asked }
      : { type: 'RejectResume', reason: 'location', ...asked };
  await take(command, { notes: { [version + 1]: note } }, employer);
}

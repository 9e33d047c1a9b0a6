/** People who applied for the demo's jobs, in every state that stays: their screenings are told step by step as the worker tells them. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refused } from '../../src/events/decider.ts';
import type { ScreeningCommand } from '../../src/events/screening/decide.ts';
import type { Queries } from '../db/database.ts';
import { jobs } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeDoomed } from '../hiring/doomed.ts';
import { extract } from '../hiring/extraction/extract.ts';
import { eraseRow } from '../hiring/erasing.ts';
import { fileOf, insertResume } from '../hiring/receiving.ts';
import { dayReceived, scoreFor } from '../hiring/screener.ts';
import { continueScreening, type ResumeRow } from '../hiring/screening-stream.ts';
import { newSecret } from '../identity/secrets.ts';
import type { DemoPeople } from './demo-shop.ts';

interface Applicant {
  readonly name: string;
  readonly days: number;
  readonly text: string;
  readonly outcome: 'screened' | 'shortlisted' | 'rejected' | 'failed' | 'erased';
  readonly note?: string;
  readonly group?: string;
}

const applicants: readonly Applicant[] = [
  {
    name: 'Dana Whitlock',
    days: 9,
    outcome: 'shortlisted',
    note: 'Knows dyes better than we do.',
    group: '40 and over',
    text: `Dana Whitlock
dana.whitlock@example.com | +1 510 555 0142

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
    name: 'Milo Ferrante',
    days: 7,
    outcome: 'screened',
    group: 'Under 40',
    text: `Milo Ferrante
milo.ferrante@example.com | +1 415 555 0187

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
    name: 'Priya Raman',
    days: 6,
    outcome: 'rejected',
    note: 'Wants to work from home.',
    group: 'Under 40',
    text: `Priya Raman
priya.raman@example.com | +1 650 555 0120

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
    name: 'Owen Tully',
    days: 4,
    outcome: 'failed',
    text: '',
  },
  {
    name: 'Someone Else',
    days: 3,
    outcome: 'erased',
    text: 'Someone Else\n\nSkills\nSewing\n',
  },
];

const dayMs = 86_400_000;

export interface DemoResumes {
  /** Of the transaction that makes the demo. */
  readonly tx: Queries;
  readonly files: FileStore;
}

/** @param now the present; what happened before is dated from it */
export async function addDemoResumes(
  { tx, files }: DemoResumes,
  { merchant, user }: DemoPeople,
  now: Date,
): Promise<void> {
  const wanted = and(eq(jobs.employer, merchant), eq(jobs.title, 'Leather restoration technician'));
  const [job] = await tx.select().from(jobs).where(wanted);
  if (!job) throw new Error('The demo has no job to apply for');

  for (const [i, applicant] of applicants.entries()) {
    const at = new Date(now.getTime() - applicant.days * dayMs);
    const id = randomUUID();
    const file = fileOf(id, 'txt');
    const bytes = Buffer.from(applicant.text);
    await files.write(file, bytes);
    let row = await insertResume(tx, {
      id,
      jobId: job.id,
      person: {
        name: applicant.name,
        email: `${applicant.name.toLowerCase().replace(' ', '.')}@example.com`,
        phone: `+1415555018${i}`,
        consent: true,
        // One of them has an account, and sees it in the history.
        applicant: applicant.outcome === 'screened' ? user : null,
      },
      file,
      kind: 'txt',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      receipt: newSecret(),
      at,
    });
    const take = async (command: ScreeningCommand, changed: Partial<ResumeRow> = {}, actor = 'system') => {
      const after = await continueScreening(tx, row!, { command, actor, at }, () => changed);
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
    const { command, points } = scoreFor(extraction, job);
    await take(command, { points });
    await decide(applicant, take, row!, merchant);
    if (applicant.outcome === 'erased') {
      const gone = await eraseRow(tx, row!, 'receipt', at);
      await removeDoomed({ db: { orm: tx }, files }, [gone]);
    }
  }
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

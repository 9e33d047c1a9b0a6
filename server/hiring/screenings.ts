/**
 * Shows an employer the screenings of their résumés, and records their decisions. Shown blind, nothing that leaves the server
 * identifies the applicant. Callers who may not see a screening get `not-found`.
 */
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { maySee } from '../../src/events/screening/parties.ts';
import type { ScreeningChange } from '../../src/events/screening/employer-changes.ts';
import { type GroupCount, impactOf } from '../../src/events/screening/impact.ts';
import { isUnsure } from '../../src/events/screening/confidence.ts';
import type { Span } from '../../src/events/screening/extraction.ts';
import { mustHavesOf } from '../../src/events/screening/must-haves.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { Asker } from '../security/session.ts';
import { assess } from './extraction/confidence.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import { cardsOf } from '../people/people-cards.ts';
import { type Blinded, blinded } from './blind.ts';
import { shownCorrections } from './corrections.ts';
import { explainedScore } from './explained-score.ts';
import { findJob } from './jobs.ts';
import { messagesOf } from './messages.ts';
import type { SealedParts, ResumeParts, Schemas } from './parts.ts';
import { openContact, openEach, openResume, type ResumeRow, sealed } from './personal.ts';
import { screeningField } from './refusal.ts';
import { reviewsOf, shownReviews } from './reviews.ts';
import { askedBy } from './rescoring.ts';
import { shownRow } from './screening-list.ts';
import { continueScreening, lockResume, readScreening } from './screening-stream.ts';

export async function getScreening(
  { db: { orm }, keys }: SealedParts,
  by: Asker,
  id: string,
  blind: boolean,
): Promise<Schemas['Screening']> {
  const [found] = await orm
    .select({ row: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(eq(resumes.id, id));
  if (!found || !maySee(found.row, by)) throw notFound('résumé');
  const { job } = found;
  const row = await openResume(keys, found.row);
  const { state, records } = await readScreening(orm, id);
  const cards = await cardsOf(
    orm,
    [...records.map(({ actor }) => actor), ...reviewsOf(row).map(({ by: author }) => author)].filter(
      (uid) => uid !== row.applicant,
    ),
  );
  const { text, label }: Blinded = blind ? blinded(row) : { text: row.text, label: (plain) => plain };
  return {
    ...shownRow(row, row, job, blind),
    failure: state?.failure ?? null,
    score: explainedScore(row, label),
    ...assessed(row, blind, label),
    corrections: shownCorrections(row, blind ? label : null),
    text,
    flags: (text === null ? [] : (row.extraction?.flags ?? [])).map(({ of, spans }) => ({
      of,
      spans: [...spans],
    })),
    messages: messagesOf(row).map(({ id: message, at, subject, text: said }) => ({
      at,
      subject: label(subject),
      text: label(said),
      mailed: state?.messages[message] === 'mailed',
    })),
    ...shownReviews(row, by, (uid) => cards(uid).displayName, label),
    history: records.map(({ seq, type, at, actor, data }) => ({
      seq,
      type,
      at,
      // Never the applicant's name: it is above, where the rights allow it.
      by: actor === row.applicant || actor === 'system' ? '' : cards(actor).displayName,
      reason: (data as { reason?: string }).reason ?? null,
      note: label(row.notes[String(seq)] ?? ''),
    })),
  };
}

const personal: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'link']);
const plainSpans = (spans: readonly Span[]) => spans.map(({ start, end }) => ({ start, end }));

/** The confidence of each value, and the must-haves; shown blind, without values that identify the person. */
function assessed(
  { text, extraction, scoredFor, added, name, email, phone }: ResumeRow,
  blind: boolean,
  label: (plain: string) => string,
): Pick<Schemas['Screening'], 'must_haves' | 'readings'> {
  if (text === null || !extraction) return { must_haves: [], readings: [] };
  // For a résumé that the employer added, nobody typed name and contact: they come from the paper.
  const typed = added ? { name: null, email: null, phone: null } : { name, email, phone };
  const all = assess(text, extraction, typed);
  const unsure = new Set(
    all.filter(isUnsure).flatMap(({ spans }) => spans.map(({ start, end }) => `${start} ${end}`)),
  );
  const isSure = (spans: readonly Span[]) =>
    spans.length === 0 || spans.some(({ start, end }) => !unsure.has(`${start} ${end}`));
  const mustHaves = scoredFor?.rubric === 'v2' ? mustHavesOf(extraction, scoredFor, isSure) : [];
  return {
    must_haves: mustHaves.map(({ spans, ...mustHave }) => ({ ...mustHave, spans: plainSpans(spans) })),
    readings: all
      .filter(({ of }) => !blind || !personal.has(of))
      .map((each) => ({
        of: each.of,
        label: label(each.value),
        confidence: each.confidence,
        unsure: isUnsure(each),
        how: each.how,
        spans: plainSpans(each.spans),
      })),
  };
}

/** @throws Problem `not-found` also for everybody who may not see it */
export async function changeScreening(
  parts: ResumeParts,
  by: Asker,
  id: string,
  seen: number,
  change: ScreeningChange,
): Promise<void> {
  const { db, keys, clock, queue } = parts;
  const queued = change.type === 'RetryScreening' || change.type === 'RescoreResume';
  if (queued) await queue.start();
  await inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row || !maySee(row, by)) throw notFound('résumé');
    const note = 'note' in change ? change.note.trim() : '';
    const asked = { by, seen };
    const command =
      change.type === 'RescoreResume'
        ? { ...change, ...asked, wanted: await askedBy(tx, row.job) }
        : { ...change, ...asked };
    const step = { command, actor: by.uid, at: clock() };
    const after = await continueScreening(tx, keys, row, step, ({ version }) =>
      note === '' ? {} : { notes: { ...row.notes, [version]: note } },
    );
    accepted(after, screeningField);
    if (queued) await queue.add(tx, id, row.employer);
  });
  if (queued) queue.wake();
}

/** Sets the group that the employer assigns to an applicant; it is not part of the screening and not in its facts. */
export async function setGroup(
  { db, keys }: SealedParts,
  by: Asker,
  id: string,
  { group }: Schemas['ApplicantGroup'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row || !maySee(row, by) || row.state === 'erased') throw notFound('résumé');
    const values = await sealed(keys, row, { groupName: group.trim() });
    await tx.update(resumes).set(values).where(eq(resumes.id, id));
  });
}

/** Selection rates of one job by the groups that were entered. @throws Problem `not-found` also for somebody else's job */
export async function getImpact(
  { db: { orm }, keys }: SealedParts,
  by: Asker,
  jobId: string,
): Promise<Schemas['ImpactTable']> {
  const job = await findJob(orm, jobId);
  if (!job || !maySee(job, by)) throw notFound('job');
  return { groups: impactOf(await groupCounts(orm, keys, jobId)).map((each) => ({ ...each })) };
}

/**
 * Counts every applicant who ever had a score, with the current decision, also while rescoring or after it failed. Those who
 * withdrew before a decision do not count.
 */
export async function groupCounts(
  orm: Queries,
  keys: SubjectKeys,
  job: string,
): Promise<readonly GroupCount[]> {
  const rows = await orm
    .select({ id: resumes.id, decided: resumes.decided, sealedContact: resumes.sealedContact })
    .from(resumes)
    .where(
      and(
        eq(resumes.job, job),
        isNotNull(resumes.scoredAt),
        or(ne(resumes.state, 'withdrawn'), isNotNull(resumes.decided)),
      ),
    );
  const counts = new Map<string, GroupCount>();
  const opened = await openEach(rows, async (row) => ({ ...row, ...(await openContact(keys, row)) }));
  for (const { groupName: group, decided } of opened) {
    if (group === '') continue;
    const { applicants, selected } = counts.get(group) ?? { applicants: 0, selected: 0 };
    const isSelected = decided === 'shortlisted' ? 1 : 0;
    counts.set(group, { group, applicants: applicants + 1, selected: selected + isSelected });
  }
  return [...counts.values()].sort((a, b) => (a.group < b.group ? -1 : 1));
}

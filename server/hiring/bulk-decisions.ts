/**
 * Applies one decision to many résumés. Each is decided in its own transaction, at the version the employer saw, so that one
 * refusal does not block the others and nobody waits until five hundred rows are unlocked.
 */
import { Refused } from '../../src/events/log/decider.ts';
import { type BulkChange, validateDecision } from '../../src/events/screening/employer-changes.ts';
import { maySee } from '../../src/events/screening/parties.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { accepted, invalidField } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { DamagedResume, type ResumeRow } from './personal.ts';
import { screeningField } from './refusal.ts';
import { continueScreening, lockResume, readScreening } from './screening-stream.ts';

type Body = Schemas['BulkDecision'];
type Decided = Schemas['DecidedResumes']['items'][number];

function changeOf({ decision, reason, note }: Body): BulkChange {
  if (decision === 'undo') return { type: 'UndoDecision' };
  // The rules check the reason.
  const said = { reason: reason as never, note: note.trim() };
  return decision === 'shortlist' ? { type: 'ShortlistResume', ...said } : { type: 'RejectResume', ...said };
}

/** @throws Problem when the decision itself is wrong, or a résumé is named twice */
export async function decideOnResumes(
  parts: ResumeParts,
  by: Asker,
  body: Body,
): Promise<Schemas['DecidedResumes']> {
  const change = changeOf(body);
  accepted(validateDecision(change), screeningField);
  if (new Set(body.resumes.map(({ id }) => id)).size < body.resumes.length)
    throw invalidField('resumes', 'Name each résumé once.');
  const items: Decided[] = [];
  for (const { id, version } of body.resumes) {
    items.push(
      await decideOn(parts, by, id, version, change).catch((error: unknown) => {
        if (error instanceof DamagedResume) return unchanged(id, error);
        throw error;
      }),
    );
  }
  return { items };
}

const decideOn = (
  { db, keys, clock }: ResumeParts,
  by: Asker,
  id: string,
  seen: number,
  change: BulkChange,
): Promise<Decided> =>
  inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row || !maySee(row, by)) return unchanged(id, notFound('résumé'));
    const notes = 'note' in change ? change.note : await replacedNote();
    const step = { command: { ...change, by, seen }, actor: by.uid, at: clock() };
    const after = await continueScreening(tx, keys, row, step, ({ version }) =>
      notes === '' ? {} : { notes: { ...row.notes, [version]: notes } },
    );
    return after instanceof Refused
      ? { ...shown(row), refused: { reason: after.reason, message: after.message } }
      : { ...shown(after), refused: null };

    /** Undoing restores an earlier decision: its note is restored with it. */
    async function replacedNote(): Promise<string> {
      const replaced = (await readScreening(tx, id)).state?.replaced;
      return (replaced && row?.notes[String(replaced.decidedIn)]) ?? '';
    }
  });

const shown = ({ id, version, state: status, total }: ResumeRow) => ({ id, version, status, total });

/** The answer for a résumé that does not exist, that the asker may not see, or that cannot be opened. */
const unchanged = (id: string, { reason, message }: Problem): Decided => ({
  id,
  version: null,
  status: null,
  total: null,
  refused: { reason, message },
});

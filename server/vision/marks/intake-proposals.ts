/** Proposes marks on a photo of an intake that can still be changed. Nothing is recorded: a proposal becomes a mark when it is drawn. */
import { and, eq } from 'drizzle-orm';
import { proposingFault, roomForMarks } from '../../../src/events/intake/decide.ts';
import { charge } from '../../budget/charge.ts';
import { problemOf } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import { intakes, pictures } from '../../db/schema.ts';
import type { Asker } from '../../security/session.ts';
import { streamOf } from '../../trade/intake/stored.ts';
import type { Schemas, VisionParts } from '../parts.ts';
import { readPhoto } from '../photos.ts';
import { notMarkedYet } from './proposals.ts';

/** @throws Problem `not-found`, `not-editable`, `no-such-photo`, `too-many`, `too-often`; PoolBusy */
export async function proposeForIntake(
  parts: VisionParts,
  { uid }: Pick<Asker, 'uid'>,
  id: string,
  photo: string,
): Promise<Schemas['MarkProposals']> {
  const { orm } = parts.db;
  const [row] = await orm
    .select()
    .from(intakes)
    .where(and(eq(intakes.id, id), eq(intakes.merchant, uid)));
  if (!row) throw notFound('intake');
  const { state } = await streamOf(orm, id);
  const fault = proposingFault(state, { by: uid, photo });
  if (fault) throw problemOf(fault);
  await charge(parts, 'visionByPerson', uid);
  const [picture] = await orm.select().from(pictures).where(eq(pictures.id, photo));
  const bytes = picture && (await readPhoto(parts.files, picture));
  if (!bytes) throw notFound('picture');
  const { outcome, proposals } = await parts.proposeMarks(bytes, uid);
  const marks = state!.marks.filter((mark) => mark.photo === photo);
  const shown = notMarkedYet(proposals, marks).slice(0, roomForMarks(state!));
  return { outcome, proposals: shown.map(({ area, word }) => ({ area: { ...area }, word })) };
}

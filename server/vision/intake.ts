/** Accepts two uploaded pictures for an analysis and queues its work in one transaction. Repeating a key returns the same one. */
import type { Asker } from '../security/session.ts';
import { tidyItemName, validateItemName } from '../../src/events/analysis/item-name.ts';
import { itemTypeNames } from '../../src/events/analysis/item.ts';
import { charge } from '../budget/charge.ts';
import { requireRoom } from '../budget/room.ts';
import { type KeyedRequest, once, outcomeOf } from '../common/once.ts';
import { accepted, invalidField } from '../common/refusals.ts';
import type { Queries } from '../db/database.ts';
import { analyses } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { lockTrials } from '../people/trials.ts';
import { requireOwnPictures } from '../trade/pictures.ts';
import { executeAnalysis, projected } from './analysis-stream.ts';
import type { Schemas, VisionParts } from './parts.ts';

interface Kept {
  readonly id: string;
}

/** The text that a search looks in. */
const searchedOf = (item: string, itemType: keyof typeof itemTypeNames) =>
  `${item} ${itemTypeNames[itemType]}`.toLowerCase();

/** @returns the id of the analysis. @throws Problem naming the field; `trial-used-up`, `too-often`, `limit-reached` */
export async function submitAnalysis(
  parts: VisionParts,
  { uid }: Asker,
  { key, ...sent }: Schemas['NewAnalysis'],
): Promise<string> {
  const error = validateItemName(sent.item);
  if (error !== null) throw invalidField('item', `${error}.`);
  const at = parts.clock();
  const request: KeyedRequest = {
    uid,
    key,
    operation: 'submitAnalysis',
    content: sent,
    at,
    lasting: false,
  };
  const before = await outcomeOf<Kept>(parts.db.orm, request);
  if (before) return before.id;
  await charge(parts, 'visionByPerson', uid);
  await parts.queue.start();
  const { id } = await inTransaction(parts.db, (tx) =>
    once(tx, request, () => take(tx, parts, uid, sent, at)),
  );
  parts.queue.wake();
  return id;
}

async function take(
  tx: Queries,
  { queue, storageAllowance }: VisionParts,
  owner: string,
  { itemType, item, beforeId, afterId }: Omit<Schemas['NewAnalysis'], 'key'>,
  at: Date,
): Promise<Kept> {
  await requireOwnPictures(tx, owner, [beforeId, afterId]);
  const id = newId();
  const name = tidyItemName(item);
  const trialsLeft = await lockTrials(tx, owner);
  const command = {
    type: 'ReceiveAnalysis',
    ...{ owner, itemType, before: beforeId, after: afterId, trialsLeft },
  } as const;
  const after = accepted(await executeAnalysis(tx, id, { command, actor: owner, at }), ({ reason }) =>
    reason === 'same-picture' ? 'afterId' : null,
  );
  await tx.insert(analyses).values({
    ...{ id, owner, itemType, beforeId, afterId, createdAt: at },
    item: name,
    searched: searchedOf(name, itemType),
    ...projected(after.state!, { deletedAt: null, at }),
  });
  await requireRoom(tx, 'analyses', owner, storageAllowance);
  await queue.add(tx, id, owner);
  return { id };
}

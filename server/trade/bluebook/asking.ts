/** Sends one of the caller's own estimates to their merchant as a quote request, which the merchant answers like any other. */
import { and, eq } from 'drizzle-orm';
import { requireRoom } from '../../budget/room.ts';
import { once } from '../../common/once.ts';
import { invites, quoteRequests } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { asQuoteRequests } from '../quote-requests.ts';
import { readDetails } from '../transaction-opening.ts';
import { unwrittenEstimate } from './estimates.ts';

export async function askForEstimate(
  parts: TradeParts,
  by: Asker,
  estimateId: string,
  { key, ...content }: Schemas['AskedEstimate'],
): Promise<Schemas['QuoteRequest']> {
  const { contact, note } = readDetails({ ...content, paymentMethod: 'cash' });
  const { uid } = by;
  const at = parts.clock();
  const asking = { estimateId, ...content };
  const request = { uid, key, operation: 'askForEstimate', content: asking, at, lasting: false };
  return inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const estimate = await unwrittenEstimate(tx, by, estimateId);
      const relation = and(eq(invites.client, uid), eq(invites.state, 'accepted'));
      const [merchant] = await tx.select({ uid: invites.merchant }).from(invites).where(relation);
      if (!merchant) {
        throw new Problem(
          409,
          'no-merchant',
          'You have no merchant yet. Once you have accepted the invite of one, you can ask them.',
        );
      }
      const [asked] = await tx
        .insert(quoteRequests)
        .values({
          ...{ id: newId(), productId: null, estimateId, seller: merchant.uid, buyer: uid },
          ...{ quantity: 1, contact, note, createdAt: at },
        })
        .onConflictDoNothing()
        .returning();
      if (!asked) throw new Problem(409, 'already-asked', 'Your merchant has this question already.');
      await requireRoom(tx, 'quoteRequests', uid, parts.storageAllowance);
      const [shown] = await asQuoteRequests(tx, [{ asked, product: null, estimate }]);
      return shown!;
    }),
  );
}

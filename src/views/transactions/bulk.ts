/**
 * Applies one change to many orders, one after another, and reports which succeeded, so that they can be undone, and
 * which failed.
 */
import type { TransactionChange } from '../../events/transaction/decide.ts';
import type { TransactionCalls, TransactionRow } from '../../events/transaction/port.ts';
import { counted } from '../ui/counted.ts';
import { messageOf } from '../ui/message-of.ts';

/** An order and the version the person saw. */
export type Seen = Pick<TransactionRow, 'number' | 'version'>;

export interface Outcome {
  /** With their versions after the change. */
  readonly done: readonly Seen[];
  readonly failed: readonly { readonly number: number; readonly reason: string }[];
}

/** In sequence, so that a shop's numbers and notices have the same order; a refusal does not stop the rest. */
export async function changeAll(
  calls: Pick<TransactionCalls, 'change'>,
  orders: readonly Seen[],
  change: TransactionChange,
): Promise<Outcome> {
  const done: Seen[] = [];
  const failed: { number: number; reason: string }[] = [];
  for (const { number, version } of orders) {
    try {
      done.push(await calls.change({ number, change, seen: version }));
    } catch (error) {
      failed.push({ number, reason: messageOf(error) });
    }
  }
  return { done, failed };
}

/** `2 orders marked as ready. 6000010 was not: This order has changed.` */
export function outcomeWords({ done, failed }: Outcome, what: string): string {
  const [first, ...more] = failed;
  const went = done.length > 0 ? `${counted(done.length, 'order')} ${what}.` : '';
  if (!first) return went;
  const others = more.length > 0 ? `, and ${more.length} more,` : '';
  const verb = more.length > 0 ? 'were' : 'was';
  return `${went} ${first.number}${others} ${verb} not: ${first.reason}`.trim();
}

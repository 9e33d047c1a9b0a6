/** The stream of a transaction: its state, and the facts that a command adds. */
import { type TransactionCommand, transactionDecider } from '../../src/events/transaction/decide.ts';
import { transactionFacts, transactionStreamName } from '../../src/events/transaction/events.ts';
import type { TransactionState } from '../../src/events/transaction/projection.ts';
import type { Queries } from '../db/database.ts';
import { execute } from '../common/commands.ts';
import { accepted } from '../common/refusals.ts';
import { readStream, type Stream } from '../common/streams.ts';

export const rules = { facts: transactionFacts, ...transactionDecider };

export const streamOf = (number: number) => transactionStreamName(String(number));

/** @throws Problem when a rule refuses it */
export async function executeOrder(
  tx: Queries,
  stream: Stream<TransactionState>,
  command: TransactionCommand,
  at: Date,
): Promise<Stream<TransactionState>> {
  const actor = command.type === 'ExpireHold' ? 'system' : command.by.uid;
  return accepted(await execute(tx, rules, stream, { command, actor, at }));
}

/** The current state; null: there is no such transaction. */
export async function orderOf(orm: Queries, number: number): Promise<TransactionState> {
  return (await readStream(orm, rules, streamOf(number))).state;
}

/**
 * Signs heads of people's logs and remembers them. It never sees a log: it says that a head was there at a time, and
 * refuses one that contradicts what it has signed before.
 */
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Checkpoint, signedText } from '../../src/events/audit/checkpoint.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { requireRoom } from '../budget/room.ts';
import type { Database, Queries } from '../db/database.ts';
import { checkpoints } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { signingKey } from './keys.ts';

const maxListed = 500;

export interface HeadToSign {
  readonly stream: string;
  readonly seq: number;
  readonly hash: string;
  readonly device: string;
}

export type CheckpointRefusal = 'not-allowed' | 'rewritten' | 'shortened';

/** Streams of a person end with their uid: nobody has another's log signed, or reads what was. */
export const isOwnStream = (stream: string, uid: string) => stream === `ledger/${uid}`;

export async function signHead(
  db: Pick<Database, 'orm'>,
  uid: string,
  head: HeadToSign,
  now: Date,
  storageAllowance = 1,
): Promise<Checkpoint | Refused<CheckpointRefusal>> {
  const { stream, device, seq, hash } = head;
  if (!isOwnStream(stream, uid)) return new Refused('not-allowed', 'Only your own log can be signed for.');
  return inTransaction(db, async (tx) => {
    // Two tabs ask at the same time: one after the other, or the second could not be compared with the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`checkpoint ${stream} ${device}`}))`);
    const [later] = await tx
      .select()
      .from(checkpoints)
      .where(and(isOf(head), gte(checkpoints.seq, seq)))
      .orderBy(checkpoints.seq)
      .limit(1);
    if (later && later.seq === seq)
      return later.hash === hash
        ? asCheckpoint(later)
        : new Refused('rewritten', `Another record ${seq} of this log was signed for on ${later.at}.`);
    if (later)
      return new Refused('shortened', `This log was signed for up to record ${later.seq} on ${later.at}.`);
    const key = await signingKey(tx, now);
    const open = { stream, seq, hash, at: now.toISOString(), device };
    const checkpoint = { ...open, kid: key.kid, signature: key.sign(signedText(open)) };
    await tx.insert(checkpoints).values({ ...checkpoint, uid });
    await requireRoom(tx, 'checkpoints', uid, storageAllowance);
    return checkpoint;
  });
}

/** Of one device's log, in the order of their records. */
export async function listCheckpoints(
  orm: Queries,
  of: Pick<HeadToSign, 'stream' | 'device'>,
): Promise<readonly Checkpoint[]> {
  const rows = await orm
    .select()
    .from(checkpoints)
    .where(isOf(of))
    .orderBy(desc(checkpoints.seq))
    .limit(maxListed);
  return rows.reverse().map(asCheckpoint);
}

const isOf = ({ stream, device }: Pick<HeadToSign, 'stream' | 'device'>) =>
  and(eq(checkpoints.stream, stream), eq(checkpoints.device, device));

function asCheckpoint({ uid: _, ...checkpoint }: typeof checkpoints.$inferSelect): Checkpoint {
  return checkpoint;
}

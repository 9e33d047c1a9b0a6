/**
 * Signs heads of people's logs and stores the signatures. The server never sees a log: it attests that a head existed at a
 * time, and refuses a head without proof that it only extends what was signed for that stream before, from whichever device.
 */
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type Checkpoint,
  type HeadToSign,
  signedText,
  type TreeHead,
  treeText,
} from '../../src/events/audit/checkpoint.ts';
import { includes, isConsistent } from '../../src/events/log/merkle.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { requireRoom } from '../budget/room.ts';
import type { Database, Queries } from '../db/database.ts';
import { checkpoints } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { signingKey } from './keys.ts';

const maxListed = 500;

type Row = typeof checkpoints.$inferSelect;

/** `unproved`: the proof is wrong, or another head was signed meanwhile. */
export type CheckpointRefusal = 'not-allowed' | 'rewritten' | 'shortened' | 'unproved';

/** A person's streams end with their uid, so that nobody gets another's log signed, or reads its signatures. */
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
    // Requests of two tabs run one after the other; otherwise the second could not be compared with the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`checkpoint ${stream}`}))`);
    const same = await rowAt(tx, stream, seq);
    if (same) return same.hash === hash ? asCheckpoint(same) : rewritten(same, device);
    const newest = await rowAt(tx, stream);
    if (newest && newest.seq > seq)
      return new Refused(
        'shortened',
        `This log was signed for up to record ${newest.seq} on ${newest.at}${elsewhere(newest, device)}, and ends with record ${seq} here.`,
      );
    if (!includes({ seq, hash, size: seq, root: head.root }, head.path))
      return new Refused('unproved', 'The proof does not lead from this record to its tree.');
    if (newest && head.earlier?.seq !== newest.seq)
      return new Refused('unproved', `Show that this log goes on behind record ${newest.seq}.`);
    if (newest && !goesOnBehind(newest, head)) return rewritten(newest, device);
    const key = await signingKey(tx, now);
    const open = { stream, seq, hash, at: now.toISOString(), device };
    const checkpoint = { ...open, kid: key.kid, signature: key.sign(signedText(open)) };
    const treeSignature = key.sign(treeText({ stream, size: seq, root: head.root, at: open.at }));
    await tx.insert(checkpoints).values({ ...checkpoint, uid, root: head.root, treeSignature });
    await requireRoom(tx, 'checkpoints', uid, storageAllowance);
    return checkpoint;
  });
}

/** The head that was signed for record `seq`, or the newest one. */
async function rowAt(orm: Queries, stream: string, seq?: number): Promise<Row | undefined> {
  const [row] = await orm
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.stream, stream), seq === undefined ? undefined : eq(checkpoints.seq, seq)))
    .orderBy(desc(checkpoints.seq), checkpoints.at)
    .limit(1);
  return row;
}

/**
 * Whether the new head extends the old one. Heads signed before there were trees have no root: then the record itself must
 * be in the new tree.
 */
function goesOnBehind({ seq, hash, root }: Row, { seq: size, root: now, earlier }: HeadToSign): boolean {
  const path = earlier?.path ?? [];
  const later = { size, root: now };
  return root === null
    ? includes({ seq, hash, ...later }, path)
    : isConsistent({ size: seq, root }, later, path);
}

const elsewhere = (row: Row, device: string) => (row.device === device ? '' : ', on another device');

const rewritten = (row: Row, device: string) =>
  new Refused(
    'rewritten',
    `Another record ${row.seq} of this log was signed for on ${row.at}${elsewhere(row, device)}.`,
  );

export interface CheckpointsOf {
  readonly stream: string;
  /** Only checkpoints that this device requested. */
  readonly device?: string | undefined;
}

/** The newest `maxListed` ones, in ascending order of their records. */
export async function listCheckpoints(
  orm: Queries,
  { stream, device }: CheckpointsOf,
): Promise<{ readonly checkpoints: readonly Checkpoint[]; readonly trees: readonly TreeHead[] }> {
  const rows = await orm
    .select()
    .from(checkpoints)
    .where(
      and(eq(checkpoints.stream, stream), device === undefined ? undefined : eq(checkpoints.device, device)),
    )
    .orderBy(desc(checkpoints.seq), checkpoints.device)
    .limit(maxListed);
  rows.reverse();
  return { checkpoints: rows.map(asCheckpoint), trees: rows.flatMap((row) => asTree(row) ?? []) };
}

function asCheckpoint({ stream, seq, hash, at, device, kid, signature }: Row): Checkpoint {
  return { stream, seq, hash, at, device, kid, signature };
}

function asTree({ stream, seq, root, at, kid, treeSignature }: Row): TreeHead | null {
  return root && treeSignature ? { stream, size: seq, root, at, kid, signature: treeSignature } : null;
}

/**
 * Signed receipts of erasures. What is erased is recorded in the erasing transaction; the receipt is signed once the keys
 * are destroyed, and later requests get the same one.
 */
import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import {
  type ErasedStream,
  type ErasureReceipt,
  receiptFormat,
  receiptText,
  receiptVersion,
} from '../../src/events/shared/erasure-receipt.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import type { Database, Queries } from '../db/database.ts';
import { erasures } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { signingKey } from './keys.ts';

export interface ErasureParts {
  readonly db: Pick<Database, 'orm'>;
  readonly keys: SubjectKeys;
  readonly clock: () => Date;
}

interface Erasure {
  readonly stream: string;
  readonly erased: readonly ErasedStream[];
  /** SHA-256, hex, of the secret that a résumé can be erased with. */
  readonly receiptHash?: string | null;
  readonly expiresAt?: Date;
}

export async function noteErasure(tx: Queries, erasure: Erasure): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

/** SHA-256, hex, of a key, by which a copy can be recognized. It reveals nothing about the 32 random bytes. */
export async function keyDigest(keys: SubjectKeys, subject: string): Promise<string | null> {
  const key = await keys.find(subject);
  return key && createHash('sha256').update(key).digest('hex');
}

export async function erasureByReceipt(
  orm: Queries,
  receiptHash: string,
): Promise<{ readonly stream: string } | null> {
  const [row] = await orm
    .select({ stream: erasures.stream })
    .from(erasures)
    .where(eq(erasures.receiptHash, receiptHash));
  return row ?? null;
}

const subjectOf = (stream: string) =>
  stream.startsWith(screeningStreamName('')) ? stream.slice(screeningStreamName('').length) : null;

/** null: nothing was erased there, or the record has expired. */
export async function receiptOf(
  { db, keys, clock }: ErasureParts,
  stream: string,
): Promise<ErasureReceipt | null> {
  return inTransaction(db, async (tx) => {
    // Concurrent requests get the same receipt.
    const [row] = await tx.select().from(erasures).where(eq(erasures.stream, stream)).for('update');
    if (!row) return null;
    if (row.receipt) return row.receipt;
    // The erasing process may have stopped before destroying the keys, so make sure that what is signed is true.
    for (const { stream: name } of row.erased) {
      const subject = subjectOf(name);
      if (subject !== null) await keys.destroy(subject);
    }
    const now = clock();
    const key = await signingKey(tx, now);
    const about = subjectOf(stream) === null ? 'account' : 'resume';
    const open = {
      format: receiptFormat,
      version: receiptVersion,
      about,
      at: now.toISOString(),
      erased: row.erased,
      words: wordsOf(about, row.erased),
      kid: key.kid,
    } as const;
    const receipt: ErasureReceipt = { ...open, signature: key.sign(receiptText(open)) };
    await tx.update(erasures).set({ receipt }).where(eq(erasures.stream, stream));
    return receipt;
  });
}

/** Records of deleted accounts are kept no longer than somebody could still ask for a receipt. */
export async function forgetErasures(orm: Queries, now: Date): Promise<void> {
  await orm.delete(erasures).where(lt(erasures.expiresAt, now));
}

const inKeys =
  'sealed with a key that was destroyed, so that no copy of the database, its log or a backup can show them';

function wordsOf(about: ErasureReceipt['about'], erased: readonly ErasedStream[]): string {
  if (about === 'resume') {
    return `The résumé was erased: its file, its text, name, email and phone, and what was found in it or written about it. They were ${inKeys}.`;
  }
  const count = erased.filter(({ stream }) => subjectOf(stream) !== null).length;
  const account =
    'The account was deleted: its sign-in, profile, pictures, jobs and goods were removed from the database.';
  if (count === 0) return account;
  const resumes = count === 1 ? 'One résumé was erased with it' : `${count} résumés were erased with it`;
  return `${account} ${resumes}, with name, contact, file and text, ${inKeys}.`;
}

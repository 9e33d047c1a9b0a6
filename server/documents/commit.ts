/**
 * Applies the writes of a commit in order, each to what the earlier ones made of its document. A document is locked and read
 * once and written once, however many writes concern it: otherwise a commit of 500 writes would block the database for
 * everybody else.
 */
import type { Queries } from '../db/database.ts';
import { DocumentError } from './document-error.ts';
import type { Asker, DocumentRules } from './rules.ts';
import {
  deleteDocument,
  insertDocument,
  lockDocument,
  type StoredDocument,
  updateDocument,
} from './store.ts';
import { instantOf, plainFields } from './values.ts';
import { applyWrite, checkPrecondition, type Write } from './write.ts';

/** The same for visitors, as in Firestore: only an invalid token is UNAUTHENTICATED. */
export const denied = () => new DocumentError('PERMISSION_DENIED', 'Missing or insufficient permissions.');

export interface PlacedWrite {
  readonly path: string;
  readonly write: Write;
}

/** Who writes, by which rules, and when. */
export interface Writer {
  readonly asker: Asker | null;
  readonly rules: DocumentRules;
  readonly now: Date;
}

interface Touched {
  /** The document in the table; null: there is none. */
  readonly stored: StoredDocument | null;
  current: StoredDocument | null;
}

/** Call it in a transaction. @throws DocumentError when one of the writes is refused */
export async function commitWrites(
  tx: Queries,
  writes: readonly PlacedWrite[],
  writer: Writer,
): Promise<readonly object[]> {
  const touched = new Map<string, Touched>();
  const results: object[] = [];
  for (const { path, write } of writes) {
    // Check rights first, so that a stranger does not learn what exists.
    if (!writer.rules.mayRead(writer.asker, path)) throw denied();
    let document = touched.get(path);
    if (!document) {
      const stored = await lockDocument(tx, path);
      document = { stored, current: stored };
      touched.set(path, document);
    }
    results.push(applyOne(document, path, write, writer));
  }
  for (const [path, document] of touched) await store(tx, path, document);
  return results;
}

function applyOne(document: Touched, path: string, write: Write, { asker, rules, now }: Writer): object {
  const before = document.current;
  checkPrecondition(write, path, before);
  if (write.verify !== undefined) return {};
  const deletes = write.delete !== undefined;
  const updateTime = Math.max(now.getTime() * 1000, (before?.updateTime ?? 0) + 1);
  const applied = deletes ? null : applyWrite(write, before?.fields ?? null, updateTime);
  const error = rules.validateWrite(asker, {
    path,
    before: before && plainFields(before.fields),
    after: applied && plainFields(applied.fields),
    now,
  });
  if (error) throw new DocumentError('PERMISSION_DENIED', error);
  if (!applied) {
    document.current = null;
    return {};
  }
  const { fields, transformResults } = applied;
  document.current = { path, fields, createTime: before?.createTime ?? updateTime, updateTime };
  return {
    updateTime: instantOf(updateTime),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  };
}

async function store(tx: Queries, path: string, { stored, current }: Touched): Promise<void> {
  if (current === stored) return;
  const isSame = current !== null && current.createTime === stored?.createTime;
  if (isSame) return updateDocument(tx, current);
  if (stored) await deleteDocument(tx, path);
  if (current) await insertDocument(tx, current);
}

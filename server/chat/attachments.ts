/**
 * Files attached to questions. A file is stored before its question is asked, belongs to the question's chat from then on,
 * and is erased with it; only its owner can read it.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { type ChatAttachment, maxAttachmentBytes, tidyName } from '../../src/events/chat/attachment.ts';
import type { Turn } from '../../src/events/chat/turn.ts';
import { recordingKind } from '../ai/media.ts';
import { requireBytes, requireRoom } from '../budget/room.ts';
import { invalidField } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { chatAttachments } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { removeIfRefused } from '../files/files-unavailable.ts';
import {
  markFilesForDeletion,
  type PendingParts,
  removePendingDeletions,
} from '../files/pending-deletions.ts';
import { isHeic, isPicture, readPicture } from '../files/uploaded-picture.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { AttachedFile } from './answer-engine.ts';
import type { ChatParts, Schemas } from './parts.ts';

type Row = typeof chatAttachments.$inferSelect;

export interface Sent {
  readonly file: Buffer;
  readonly name: string;
}

/** Enough for a model, and for a look at the whole item. */
const photoSize = { width: 2048, height: 2048, fit: 'inside', quality: 82 } as const;
/** Milliseconds after which a file that no question names is erased. */
const unusedMs = 86_400_000;

const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const;

interface Content extends Pick<Row, 'kind' | 'type' | 'words'> {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

/** Decides by the content. @throws Problem with the reason */
async function contentOf(
  { readDocument }: Pick<ChatParts, 'readDocument'>,
  file: Buffer,
  sender: string,
): Promise<Content> {
  if (isHeic(file) || isPicture(file)) {
    const { images } = await readPicture(file, [photoSize], sender);
    return { kind: 'photo', type: 'image/webp', ending: 'webp', words: null, bytes: images[0]! };
  }
  const recording = recordingKind(file);
  if (recording) return { kind: 'audio', ...recording, words: null, bytes: file };
  try {
    const { kind, words } = await readDocument(file, sender);
    return { kind, type: documentTypes[kind], ending: kind, words, bytes: file };
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== 'wrong-type') throw error;
    throw new Problem(422, error.reason, wrongType, 'file');
  }
}

const wrongType =
  'This is no photo, PDF, Word document (.docx), plain text or sound recording, whatever its name says.';

const shown = ({ id, name, kind, bytes, sha256 }: Row): ChatAttachment => ({ id, name, kind, bytes, sha256 });

/** A file whose row could not be written is removed by the sweep of files. */
export async function attach(
  parts: ChatParts,
  uid: string,
  { file, name }: Sent,
): Promise<Schemas['ChatAttachment']> {
  const { db, files, clock, storageAllowance } = parts;
  if (!Buffer.isBuffer(file)) throw invalidField('file', 'Send the file itself.');
  if (file.length === 0) throw invalidField('file', 'This file is empty.');
  if (file.length > maxAttachmentBytes)
    throw new Problem(413, 'too-large', 'This file is larger than 10 MB.');
  const { bytes, ending, ...content } = await contentOf(parts, file, uid);
  const id = newId();
  const row: Row = {
    id,
    owner: uid,
    chat: null,
    name: tidyName(name),
    file: `attachments/${id}.${ending}`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: clock(),
    ...content,
  };
  await files.write(row.file, bytes);
  try {
    await inTransaction(db, async (tx) => {
      await tx.insert(chatAttachments).values(row);
      await requireRoom(tx, 'chatAttachments', uid, storageAllowance);
      await requireBytes(tx, uid, storageAllowance);
    });
  } catch (error) {
    await removeIfRefused(error, () => files.remove(row.file));
    throw error;
  }
  return shown(row);
}

/** @throws Problem 404, also when it is somebody else's */
export async function readAttachment({ db, files }: ChatParts, uid: string, id: string) {
  const [row] = await db.orm
    .select()
    .from(chatAttachments)
    .where(and(eq(chatAttachments.id, id), eq(chatAttachments.owner, uid)));
  const bytes = row && (await files.read(row.file));
  if (!bytes) throw notFound('file');
  // Header fields take no name that a person chose; the page knows it from the turn.
  return { bytes, type: row.type, name: row.file.replace('/', '-') };
}

/** Locks files that a new question names, in its order. @throws Problem 422 when one is missing or already used */
export async function claim(
  tx: Queries,
  uid: string,
  ids: readonly string[],
): Promise<readonly ChatAttachment[]> {
  if (ids.length === 0) return [];
  const { owner, chat } = chatAttachments;
  const rows = await tx
    .select()
    .from(chatAttachments)
    .where(and(inArray(chatAttachments.id, [...ids]), eq(owner, uid), isNull(chat)))
    .for('update');
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row)
      throw invalidField('attachments', 'A file of this question is no longer there. Attach it again.');
    return shown(row);
  });
}

export async function useIn(tx: Queries, chat: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(chatAttachments)
    .set({ chat })
    .where(inArray(chatAttachments.id, [...ids]));
}

/** Finds the files of turns. Those of an imported chat, which are not the owner's or not there, are left out. */
export async function attachedFiles(
  { db, files }: ChatParts,
  uid: string,
  turns: readonly Pick<Turn, 'attachments'>[],
): Promise<(attachments: readonly ChatAttachment[]) => readonly AttachedFile[]> {
  const ids = turns.flatMap(({ attachments }) => attachments.map(({ id }) => id));
  if (ids.length === 0) return () => [];
  const rows = await db.orm
    .select()
    .from(chatAttachments)
    .where(and(inArray(chatAttachments.id, ids), eq(chatAttachments.owner, uid)));
  const fileOf = ({ id, name, kind, words, file }: Row): AttachedFile => ({
    ...{ id, name, kind, words },
    read: () => files.read(file),
  });
  return (attachments) => attachments.flatMap(({ id }) => rows.filter((row) => row.id === id).map(fileOf));
}

/**
 * Marks the files of chats for deletion; call it in the transaction that removes the chats.
 * @returns their names, to be removed once it is committed
 */
export async function markFilesOfChats(
  tx: Queries,
  ids: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { file, chat } = chatAttachments;
  const rows = await tx
    .select({ file })
    .from(chatAttachments)
    .where(inArray(chat, [...ids]));
  return markFilesForDeletion(
    tx,
    rows.map((row) => row.file),
    at,
  );
}

/** Names of stored files. */
export async function attachmentFilesOf(orm: Queries, uid: string): Promise<readonly string[]> {
  const { file, owner } = chatAttachments;
  return (await orm.select({ file }).from(chatAttachments).where(eq(owner, uid))).map((row) => row.file);
}

/** Erases files that no question has named for a day. */
export async function eraseUnused(parts: ChatParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - unusedMs);
  await eraseUnnamed(parts, lt(chatAttachments.createdAt, before));
}

/** Erases a person's files that no question has named yet. */
export async function eraseUnusedOf(
  parts: PendingParts & Pick<ChatParts, 'clock'>,
  uid: string,
): Promise<void> {
  await eraseUnnamed(parts, eq(chatAttachments.owner, uid));
}

async function eraseUnnamed(parts: PendingParts & Pick<ChatParts, 'clock'>, which: SQL): Promise<void> {
  const { chat, file } = chatAttachments;
  const marked = await inTransaction(parts.db, async (tx) => {
    const gone = await tx
      .delete(chatAttachments)
      .where(and(isNull(chat), which))
      .returning({ file });
    return markFilesForDeletion(
      tx,
      gone.map((row) => row.file),
      parts.clock(),
    );
  });
  await removePendingDeletions(parts, marked);
}

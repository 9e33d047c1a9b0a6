/** Undo of deletions for a limited time: by the author, unless somebody else deleted the item, in which case by an admin. */
import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';

/** Posts, comments, captions and estimates can be restored for this long. */
export const undoMs = 24 * 60 * 60 * 1000;

export const notDeleted = { deletedAt: null, deletedByOther: false } as const;

/** @param author null: their account was removed */
export const deletedBy = ({ clock }: Pick<TradeParts, 'clock'>, asker: Asker, author: string | null) => ({
  deletedAt: clock(),
  deletedByOther: asker.uid !== author,
});

const oldestRestorable = ({ clock }: Pick<TradeParts, 'clock'>) => new Date(clock().getTime() - undoMs);

/** Condition: it can no longer be restored. */
export const isOver = (parts: Pick<TradeParts, 'clock'>, deletedAt: PgColumn): SQL =>
  lt(deletedAt, oldestRestorable(parts));

export interface Deletable {
  /** null: their account was removed. */
  readonly author: string | null;
  readonly deletedAt: Date | null;
  readonly deletedByOther: boolean;
}

/**
 * Whoever deleted it must be allowed to undo it: what the author deleted only the author restores, and what somebody else
 * deleted only an admin.
 */
export const isRestorable = (
  parts: Pick<TradeParts, 'clock'>,
  asker: Asker | null,
  { author, deletedAt, deletedByOther }: Deletable,
): boolean =>
  asker !== null &&
  deletedAt !== null &&
  deletedAt >= oldestRestorable(parts) &&
  (deletedByOther ? asker.isAdmin : asker.uid === author);

/** What was deleted and can be brought back for a while: by whoever it belongs to, unless somebody else has deleted it. */
import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';

/** Posts, comments and captions can be brought back for so long. */
export const undoMs = 24 * 60 * 60 * 1000;

export const notDeleted = { deletedAt: null, deletedByOther: false } as const;

/** @param author whose it is; null: their account is gone */
export const deletedBy = ({ clock }: Pick<TradeParts, 'clock'>, asker: Asker, author: string | null) => ({
  deletedAt: clock(),
  deletedByOther: asker.uid !== author,
});

const until = ({ clock }: Pick<TradeParts, 'clock'>) => new Date(clock().getTime() - undoMs);

/** Nobody can bring it back any more. */
export const isOver = (parts: Pick<TradeParts, 'clock'>, deletedAt: PgColumn): SQL =>
  lt(deletedAt, until(parts));

export interface Deletable {
  /** null: their account is gone. */
  readonly author: string | null;
  readonly deletedAt: Date | null;
  readonly deletedByOther: boolean;
}

/** What somebody has taken back themselves no admin brings back, and what somebody else has deleted its author does not. */
export const isRestorable = (
  parts: Pick<TradeParts, 'clock'>,
  asker: Asker | null,
  { author, deletedAt, deletedByOther }: Deletable,
): boolean =>
  asker !== null &&
  deletedAt !== null &&
  deletedAt >= until(parts) &&
  (deletedByOther ? asker.isAdmin : asker.uid === author);

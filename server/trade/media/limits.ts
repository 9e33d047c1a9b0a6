/** Upload limits and current usage, so that clients can check before they upload. */
import { storedBytes } from '../../budget/stored.ts';
import { bytesOf } from '../../budget/room.ts';
import { storedRows } from '../../budget/stored.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { undoMs } from '../undo.ts';
import { pieceBytes, unfinishedMs } from './upload-store.ts';

export async function mediaLimits(parts: TradeParts, { uid }: Asker): Promise<Schemas['MediaLimits']> {
  const { storageAllowance = 1, mediaBytes } = parts;
  return {
    kinds: {
      photo: { maxBytes: mediaBytes.photo },
      video: { maxBytes: mediaBytes.video },
      audio: { maxBytes: mediaBytes.audio },
    },
    usedBytes: await bytesOf(parts.db.orm, uid),
    maxTotalBytes: Math.floor(storedBytes.person * storageAllowance),
    maxUnfinished: Math.max(1, Math.floor(storedRows.uploads.max * storageAllowance)),
    unfinishedMs,
    pieceBytes,
    undoMs,
  };
}

/** What the pages of the ledger read of this device, and the ways back into a ledger that is damaged on it. */
import type { EventRecord, Head } from '../log/event.ts';
import type { SetAside } from '../log/salvage.ts';
import type { LedgerStream } from './decide.ts';
import type { LedgerPreview } from './local-entry.ts';
import type { LogOffer } from './log-offer.ts';

export interface LedgerCalls {
  /** The open ledger of the signed-in person; null until it is open. */
  stream(): LedgerStream | null;
  /** What this device showed last, at once and without the log; null when it knows nothing of this person. */
  preview(uid: string): LedgerPreview | null;
  /** The ledger's whole log as a file, with the heads a server has signed. @throws LogUnavailable, ChainBroken */
  exportLog(uid: string): Promise<Blob>;
  /** The ledger's records behind `from`, in batches, each checked to continue the chain. @throws ChainBroken, LogUnavailable */
  records(uid: string, from: Head): AsyncIterable<readonly EventRecord[]>;
  /** What an exported log can give to the open ledger. */
  readLog(file: Blob): Promise<LogOffer>;
  /** Takes over an exported log that continues the open ledger. @throws LogConflict when it has grown meanwhile */
  adoptLog(offer: LogOffer & { readonly kind: 'continues' }): Promise<void>;
}

export interface RecoveryCalls {
  /** The stored bytes of a damaged ledger, as they are. */
  exportDamaged(uid: string): Promise<Blob>;
  /** What was put aside of it when it was made anew, until it is discarded. */
  setAside(uid: string): Promise<readonly SetAside[]>;
  exportSetAside(name: string): Promise<Blob>;
  discardSetAside(name: string): Promise<void>;
}

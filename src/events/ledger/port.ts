/** Ports of the ledger's pages: reading the ledger on this device, and recovering one that is damaged. */
import type { EventRecord, Head } from '../log/event.ts';
import type { SetAside } from '../log/salvage.ts';
import type { LedgerStream } from './decide.ts';
import type { LedgerPreview } from './local-entry.ts';
import type { LogOffer } from './log-offer.ts';

export interface LedgerCalls {
  /** The open ledger of the signed-in person; null until it is open. */
  stream(): LedgerStream | null;
  /** What this device showed last, available at once without the log; null when it has nothing of this person. */
  preview(uid: string): LedgerPreview | null;
  /** The ledger's whole log as a file, with the heads that a server has signed. @throws LogUnavailable, ChainBroken */
  exportLog(uid: string): Promise<Blob>;
  /** The ledger's records after `from`, in batches, each verified to continue the chain. @throws ChainBroken, LogUnavailable */
  records(uid: string, from: Head): AsyncIterable<readonly EventRecord[]>;
  /** What an exported log can add to the open ledger. */
  readLog(file: Blob): Promise<LogOffer>;
  /** Adopts an exported log that continues the open ledger. @throws LogConflict when the ledger has grown meanwhile */
  adoptLog(offer: LogOffer & { readonly kind: 'continues' }): Promise<void>;
}

export interface RecoveryCalls {
  /** The raw stored bytes of a damaged ledger. */
  exportDamaged(uid: string): Promise<Blob>;
  /** Damaged data that was set aside when the ledger was rebuilt, until it is discarded. */
  setAside(uid: string): Promise<readonly SetAside[]>;
  exportSetAside(name: string): Promise<Blob>;
  discardSetAside(name: string): Promise<void>;
}

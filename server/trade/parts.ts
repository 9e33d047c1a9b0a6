/** The dependencies of all trade operations, and types they share. Nothing here is specific to one kind of record. */
import type { components } from '../../src/adapters/generated/node.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../identity/mailer.ts';
import type { Limited } from '../budget/charge.ts';
import type { UploadStore } from './media/upload-store.ts';

export type Schemas = components['schemas'];

/** Takes items that were returned, to compare their photos with those of the intake. */
export interface ReturnedItems {
  /** Call it before a transaction that uses `add`, which must not wait for it. */
  start(): Promise<void>;
  /** In the transaction of the return. */
  add(tx: Queries, intakeId: string, merchant: string): Promise<void>;
  /** Call it once that transaction is committed. */
  wake(): void;
}

export interface TradeParts extends Limited {
  readonly files: FileStore;
  /** Signs a text, so that it can be verified to come from this installation. */
  readonly sign: (text: string) => string;
  /** Received bytes of unfinished uploads. */
  readonly uploads: UploadStore;
  /** Maximum size of one upload, by kind. */
  readonly mediaBytes: Config['mediaBytes'];
  readonly mailer: Mailer;
  /** Whether mails leave this server; without a mail server they are only printed. */
  readonly mailIsSent: boolean;
  /** Base URL of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Names the product in mails. */
  readonly productTitle: string;
  /** null: nothing is compared here; the server does it at its next start. */
  readonly returnedItems: ReturnedItems | null;
}

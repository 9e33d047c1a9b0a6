/** What every operation of trade works with, and what they have in common. It knows no noun of trade. */
import type { components } from '../../src/adapters/generated/node.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../identity/mailer.ts';
import type { Limited } from '../budget/charge.ts';
import type { UploadStore } from './media/upload-store.ts';

export type Schemas = components['schemas'];

export interface TradeParts extends Limited {
  readonly files: FileStore;
  /** A mark of a text that only this installation can make. */
  readonly sign: (text: string) => string;
  /** Pieces of uploads under way. */
  readonly uploads: UploadStore;
  /** The most that one upload of each kind may have. */
  readonly mediaBytes: Config['mediaBytes'];
  readonly mailer: Mailer;
  /** Whether mails leave this server; without a mail server they are only printed. */
  readonly mailIsSent: boolean;
  /** Where links in mails begin, without a slash at the end. */
  readonly publicUrl: string;
  /** Names the product in mails. */
  readonly productTitle: string;
}

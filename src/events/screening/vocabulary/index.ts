/** The vocabulary of skills, in blocks: the field of each, and its lines in the format explained in `general.ts`. */
import { cleaning } from './cleaning.ts';
import { digital } from './digital.ts';
import { general } from './general.ts';
import { industry } from './industry.ts';
import { office } from './office.ts';
import { service } from './service.ts';
import { trades } from './trades.ts';

/** Changes whenever the meaning of a spelling changes; stored with each extraction, to show which vocabulary a score is based on. */
export const vocabularyVersion = '2026-11-27';

export interface Block {
  /** Ambiguous words are recognized by other words of the same field next to them. */
  readonly field: string;
  readonly lines: string;
}

export const blocks: readonly Block[] = [
  ...Object.entries(general).map(([field, lines]) => ({ field, lines })),
  { field: 'Leather and fabric care', lines: cleaning },
  { field: 'Retail and service', lines: service },
  { field: 'Office and business', lines: office },
  { field: 'Trades and industry', lines: industry },
  { field: 'Software and data', lines: digital },
  ...Object.entries(trades).map(([field, lines]) => ({ field, lines })),
];

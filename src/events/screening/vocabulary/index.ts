/** The vocabulary of skills, block by block: which field each is of, and its lines, as `general.ts` says they are written. */
import { cleaning } from './cleaning.ts';
import { digital } from './digital.ts';
import { general } from './general.ts';
import { industry } from './industry.ts';
import { office } from './office.ts';
import { service } from './service.ts';
import { trades } from './trades.ts';

/** Changes with every change of what a spelling means; kept with each extraction, so that a score tells by which words it was read. */
export const vocabularyVersion = '2026-11-27';

export interface Block {
  /** Words with other meanings are known by what stands beside them of the same field. */
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

/** List queries of the day page: a few rows, or only counts and totals. */
import type { ScreeningQuery } from '../../../events/screening/port.ts';
import type { TransactionQuery } from '../../../events/transaction/port.ts';

/** Rows that fit into a card. */
export const maxRows = 5;

export const firstRows = { page: 1, pageSize: maxRows } as const;
export const onlyCounts = { page: 1, pageSize: 1 } as const;

export const orders = (asked: Partial<TransactionQuery>): TransactionQuery => ({
  ...{ search: '', state: null, from: null, before: null, sort: '-number' },
  ...firstRows,
  ...asked,
});

export const applicants = (asked: Partial<ScreeningQuery>): ScreeningQuery => ({
  ...{ search: '', jobId: null, status: null, minScore: null, blind: false, sort: '-receivedAt' },
  ...firstRows,
  ...asked,
});

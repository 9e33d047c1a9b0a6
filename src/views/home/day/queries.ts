/** What a day asks of lists: a few rows, or only how many there are and what they come to. */
import type { ScreeningQuery } from '../../../events/screening/port.ts';
import type { TransactionQuery } from '../../../events/transaction/port.ts';

/** As many rows as a card has room for. */
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

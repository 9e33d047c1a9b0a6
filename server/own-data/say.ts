/** Wording shared by the answers. Days are in UTC, because a question does not say where it is asked. */
import { dayOf } from '../../src/events/shared/questions/saying.ts';
import { formatCents } from '../../src/events/shared/money.ts';
import { pageNames } from '../../src/events/shared/page-names.ts';
import type { Page } from '../../src/events/shared/questions/found.ts';
import type { Period } from '../../src/events/shared/questions/period.ts';

/** Without a currency sign: each person's pages add their own. */
export const money = (cents: number): string => formatCents(cents, { symbol: '' });

export const dayIn = (instant: string): string => dayOf(instant.slice(0, 10));

/** The period as instants; empty without a period. */
export const spanOf = (period: Period | null): { readonly from?: string; readonly before?: string } =>
  period === null ? {} : { from: `${period.from}T00:00:00.000Z`, before: `${period.before}T00:00:00.000Z` };

/** ` this month (days of UTC)`, or nothing. */
export const when = (period: Period | null): string =>
  period === null ? '' : ` ${period.said} (days of UTC)`;

/** Maximum number of rows that an answer shows. */
export const shownRows = 10;

export const moreOf = (total: number, shown: number): string =>
  total > shown ? ` The table shows ${shown} of them.` : '';

export const pageAt = (path: keyof typeof pageNames): Page => ({ title: pageNames[path], path });

/** What may need the person's attention, most urgent first. Requests for a price or an answer come before other work. */
import type { ScreeningStatus } from '../../../events/screening/projection.ts';
import type { App } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { type About, isSeller } from './about.ts';
import { applicants, onlyCounts, orders } from './queries.ts';

export interface Found {
  readonly count: number;
  /** Their total. */
  readonly cents?: number;
}

export interface Question {
  readonly key: string;
  readonly to: string;
  readonly concerns: (about: About) => boolean;
  readonly text: (count: number) => string;
  readonly ask: (app: App) => Promise<Found>;
}

const everybody = () => true;

export const questions: readonly Question[] = [
  {
    key: 'reports',
    to: '/reported-posts',
    concerns: ({ role }) => role === 'admin',
    text: (count) => counted(count, 'reported post'),
    ask: async ({ posts }) => ({ count: (await posts.reported({ show: 'reported', ...onlyCounts })).total }),
  },
  {
    key: 'merchants',
    to: '/merchant-requests',
    concerns: ({ role }) => role === 'admin',
    text: (count) => counted(count, 'merchant request'),
    ask: async ({ admin }) => ({ count: (await admin.merchantRequests(onlyCounts)).total }),
  },
  {
    key: 'invite',
    to: '/pending-invite',
    concerns: everybody,
    text: () => 'An invite from a shop',
    ask: async ({ invites }) => ({ count: (await invites.calls.pending()) ? 1 : 0 }),
  },
  {
    key: 'quotes',
    to: '/my-products',
    concerns: isSeller,
    text: (count) => counted(count, 'quote request'),
    ask: async ({ products }) => ({ count: (await products.quoteRequests(onlyCounts)).total }),
  },
  {
    key: 'applicants',
    to: '/resume-screened?status=screened',
    concerns: everybody,
    text: (count) => `${counted(count, 'applicant')} to decide on`,
    ask: screened('screened'),
  },
  {
    key: 'sold',
    to: '/merchant-transactions?state=unpaid',
    concerns: isSeller,
    text: (count) => counted(count, 'unpaid order'),
    async ask({ transactions }) {
      const { total, totals } = await transactions.calls.list(
        'sold',
        orders({ state: 'unpaid', ...onlyCounts }),
      );
      return { count: total, cents: totals.unpaidCents };
    },
  },
  {
    key: 'owed',
    to: '/transactions-unpaid',
    concerns: everybody,
    text: (count) => `${counted(count, 'order')} to pay`,
    async ask({ transactions }) {
      const { total, totals } = await transactions.calls.list('unpaid', orders(onlyCounts));
      return { count: total, cents: totals.totalCents };
    },
  },
  {
    key: 'drafts',
    to: '/merchant-transactions?state=draft',
    concerns: isSeller,
    text: (count) => `${counted(count, 'draft')} to place`,
    async ask({ transactions }) {
      const { total } = await transactions.calls.list('sold', orders({ state: 'draft', ...onlyCounts }));
      return { count: total };
    },
  },
  {
    key: 'failed',
    to: '/resume-screened?status=failed',
    concerns: everybody,
    text: (count) => `${counted(count, 'résumé')} we couldn’t read`,
    ask: screened('failed'),
  },
  {
    key: 'notices',
    to: '/notices',
    concerns: everybody,
    text: (count) => counted(count, 'unread notification'),
    ask: async ({ notices }) => ({ count: await notices.unread() }),
  },
];

function screened(status: ScreeningStatus): Question['ask'] {
  return async ({ screenings }) => ({
    count: (await screenings.calls.list(applicants({ status, ...onlyCounts }))).total,
  });
}

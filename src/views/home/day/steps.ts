/** The first steps of a new person by purpose, and how to tell from their own data that each is done. */
import type { CurrentUser } from '../../../events/profile/stored-user.ts';
import type { Purpose } from '../../../events/profile/user.ts';
import type { App } from '../../app.ts';
import { applicants, firstRows, onlyCounts, orders } from './queries.ts';

/** Local data that needs no request. */
interface Known {
  readonly profile: Pick<CurrentUser, 'bio' | 'phone'>;
  /** Whether the ledger has entries other than examples; null while it opens. */
  readonly ownEntries: boolean | null;
}

export type Step = { readonly to: string; readonly text: string } & (
  | { readonly doneLocally: (known: Known) => boolean | null }
  | { readonly ask: (app: App) => Promise<boolean> }
);

export interface WhoSteps {
  readonly purpose: Purpose | null;
  /** True for admins, too. */
  readonly merchant: boolean;
  readonly identity: App['config']['identity'];
}

const newest = { search: '', sort: '-createdAt' } as const;
const anyOf = async (asked: Promise<{ readonly total: number }>) => (await asked).total > 0;

const addEntry: Step = {
  to: '/ledger',
  text: 'Write down your first entry',
  doneLocally: ({ ownEntries }) => ownEntries,
};
const sayMore: Step = {
  to: '/profile/edit',
  text: 'Say a little about yourself',
  doneLocally: ({ profile }) => profile.bio !== '',
};
const leavePhone: Step = {
  to: '/profile/edit',
  text: 'Add your phone number',
  doneLocally: ({ profile }) => profile.phone !== '',
};
const photo = (text: string): Step => ({
  to: '/camera',
  text,
  ask: ({ posts }) => anyOf(posts.list({ ...newest, from: 'mine', ...onlyCounts })),
});
const askForShop: Step = {
  to: '/settings#merchant',
  text: 'Ask to become a merchant',
  ask: async ({ merchantRequest }) => (await merchantRequest.own()) !== null,
};
const addProduct: Step = {
  to: '/post-product',
  text: 'Add your first product',
  ask: ({ products }) => anyOf(products.mine({ ...newest, category: null, show: 'all', ...onlyCounts })),
};
const sayWhatInvoicesSay: Step = {
  to: '/settings#invoices',
  text: 'Fill in your invoice details',
  ask: async ({ invoices }) => (await invoices.details()).details !== null,
};
const ordered = (which: 'bought' | 'sold', to: string, text: string): Step => ({
  to,
  text,
  ask: ({ transactions }) => anyOf(transactions.calls.list(which, orders(onlyCounts))),
});
const buy = ordered('bought', '/marketplace', 'Place your first order');
const sell = ordered('sold', '/new-transaction', 'Create your first order');
const writeJob: Step = {
  to: '/job-description?new',
  text: 'Write your first job',
  ask: ({ jobs }) => anyOf(jobs.mine({ ...newest, status: null, ...onlyCounts })),
};
const openJob: Step = {
  to: '/job-description',
  text: 'Open a job to applicants',
  async ask({ jobs }) {
    const { items } = await jobs.mine({ ...newest, status: null, ...firstRows });
    if (items.some(({ openedAt }) => openedAt !== null)) return true;
    return anyOf(jobs.mine({ ...newest, status: 'open', ...onlyCounts }));
  },
};
const readResume: Step = {
  to: '/resume-screened',
  text: 'Look at your first résumé',
  ask: ({ screenings }) => anyOf(screenings.calls.list(applicants(onlyCounts))),
};
const apply: Step = {
  to: '/public/job-opening',
  text: 'Send your first application',
  ask: ({ screenings }) => anyOf(screenings.calls.mine(onlyCounts)),
};

/** In the best order. A hosted project has neither merchant requests nor invoices. */
export function stepsFor({ purpose, merchant, identity }: WhoSteps): readonly [Step, Step, Step] {
  const own = identity === 'embedded';
  if (purpose === 'hiring') return [writeJob, openJob, readResume];
  if (merchant) return [addProduct, own ? sayWhatInvoicesSay : sayMore, sell];
  switch (purpose) {
    case 'shop':
      return [addEntry, photo('Add a photo of your work'), own ? askForShop : sayMore];
    case 'customer':
      return [leavePhone, photo('Photograph what needs care'), buy];
    case 'work':
      return [sayMore, photo('Add a photo of your work'), apply];
    case null:
      return [addEntry, sayMore, buy];
  }
}

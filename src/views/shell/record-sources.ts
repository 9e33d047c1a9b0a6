/** Where the command palette searches for records: each source returns the few best that this person may see. */
import { jobPath } from '../../events/job/posting.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import { formatCents } from '../../events/shared/money.ts';
import type { App } from '../app.ts';
import { lookThrough, matcher } from '../ledger/find.ts';
import type { Session } from '../session.ts';
import { viewPath } from '../trade/products/words.ts';
import { transactionPath } from '../ui/transaction-path.ts';
import {
  BriefcaseIcon,
  CartIcon,
  DocumentIcon,
  type Icon,
  MoneyBagIcon,
  TagIcon,
  UserIcon,
} from '../ui/icons.tsx';

export interface FoundRecord {
  readonly group: 'Orders' | 'Products' | 'Jobs' | 'Applicants' | 'People' | 'Entries';
  /** Of the record, unique in its group. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others with the same label. */
  readonly hint: string;
  readonly icon: Icon;
  readonly to: string;
  /** The search to start on the page at `to`. Passed as router state, never in the URL: it may name a person. */
  readonly find?: string;
}

/** Rejects when the source cannot be searched now. */
export type RecordSource = (search: string) => Promise<readonly FoundRecord[]>;

/** Results per source; the page of the list shows the rest. */
const most = 3;

/**
 * None for a visitor, who has no records.
 * @param blind show applicants without their names
 */
export function recordSources(app: App, session: Session, blind: boolean): readonly RecordSource[] {
  if (!session.person) return [];
  const orders = session.merchant ? (['sold', 'bought'] as const) : (['bought'] as const);
  return [
    ...(session.admin ? (['all'] as const) : orders).map((which) => ordersOf(app, which)),
    productsOf(app),
    jobsOf(app),
    applicantsOf(app, blind),
    entriesOf(app),
    ...(session.admin ? [peopleOf(app)] : []),
  ];
}

const firstFew = (search: string) => ({ search, page: 1, pageSize: most });

function ordersOf({ transactions }: App, which: 'all' | 'bought' | 'sold'): RecordSource {
  return async (typed) => {
    const found = await transactions.calls.list(which, {
      // Order numbers may be typed with a leading #.
      ...firstFew(typed.replace(/^#(?=\d)/, '')),
      sort: '-createdAt',
      state: null,
      from: null,
      before: null,
    });
    return found.transactions.map(({ number, title, buyer, seller }) => ({
      group: 'Orders',
      id: String(number),
      label: `#${number} ${title}`,
      hint: (which === 'bought' ? seller : buyer).name,
      icon: CartIcon,
      to: transactionPath(number),
    }));
  };
}

const productsOf =
  ({ products }: App): RecordSource =>
  async (search) => {
    const found = await products.market({
      ...firstFew(search),
      sort: '-createdAt',
      category: null,
      minCents: null,
      maxCents: null,
      seller: null,
    });
    return found.products.map(({ id, title, seller }) => ({
      group: 'Products',
      id,
      label: title,
      hint: seller.companyName || seller.displayName,
      icon: TagIcon,
      to: viewPath(id),
    }));
  };

const jobsOf =
  ({ jobs }: App): RecordSource =>
  async (search) => {
    const { items } = await jobs.board({
      ...firstFew(search),
      sort: '-postedAt',
      level: null,
      remote: null,
      location: '',
      minSalary: null,
    });
    return items.map(({ id, title, company }) => ({
      group: 'Jobs',
      id,
      label: title,
      hint: company,
      icon: BriefcaseIcon,
      to: jobPath(id),
    }));
  };

const applicantsOf =
  ({ screenings }: App, blind: boolean): RecordSource =>
  async (search) => {
    const { items } = await screenings.calls.list({
      ...firstFew(search),
      sort: '-receivedAt',
      jobId: null,
      status: null,
      minScore: null,
      blind,
    });
    return items.map(({ id, name, job }) => ({
      group: 'Applicants',
      id,
      label: name ?? resumeCode(id),
      hint: job.title,
      icon: DocumentIcon,
      to: `/resume-screened?show=${encodeURIComponent(id)}${blind ? '&blind=1' : ''}`,
    }));
  };

const peopleOf =
  ({ admin }: App): RecordSource =>
  async (search) => {
    const { users } = await admin.listUsers(firstFew(search));
    return users.map(({ uid, displayName, userName, email }) => ({
      group: 'People',
      id: uid,
      label: displayName || userName,
      hint: email,
      icon: UserIcon,
      to: `/user/${encodeURIComponent(userName)}`,
    }));
  };

/** Searched on this device: nothing of the ledger is sent anywhere. */
const entriesOf =
  ({ ledger, settings }: App): RecordSource =>
  (search) => {
    const symbol = settings.getSnapshot().context.settings.currencySymbol;
    const state = ledger.stream()?.state;
    if (!state) return Promise.resolve([]);
    const { entries, labels } = state;
    return new Promise((resolve) => {
      lookThrough(entries, matcher({ text: search, filter: 'all' }, labels), ({ ids }) => {
        const found = ids.slice(0, most).flatMap((id) => entries.get(id) ?? []);
        resolve(
          found.map(({ id, name, date, amountCents }) => ({
            group: 'Entries',
            id,
            label: name,
            hint: [formatCents(amountCents, { symbol }), date].filter(Boolean).join(' · '),
            icon: MoneyBagIcon,
            to: '/ledger',
            find: name,
          })),
        );
      });
    });
  };

/** Collects the latest activity from orders, comments and job applications. */
import type { App } from '../../app.ts';
import { personName } from '../../trade/posts/words.ts';
import { what } from '../../transactions/words.ts';
import { transactionPath } from '../../ui/transaction-path.ts';
import { type About, isSeller } from './about.ts';
import { applicants, firstRows, maxRows, orders } from './queries.ts';

export interface Happening {
  readonly key: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly text: string;
  readonly to: string;
}

const doneByNotice = {
  mention: 'mentioned you',
  reply: 'answered you',
  comment: 'commented on your post',
} as const;

/** One request per source; each may fail on its own. */
export function happenings(app: App, about: About): readonly Promise<readonly Happening[]>[] {
  return [
    newOrders(app, about),
    app.notices.list(firstRows).then(({ notices }) =>
      notices.map(({ commentId, author, kind, post, createdAt }) => ({
        key: `comment ${commentId}`,
        at: createdAt,
        text: `${author ? personName(author) : 'A deleted account'} ${doneByNotice[kind]}`,
        to: `/replies/${post.id}/${commentId}`,
      })),
    ),
    app.screenings.calls.list(applicants({})).then(({ items }) =>
      items
        .filter(({ status }) => status !== 'erased')
        .map(({ id, name, job, receivedAt }) => ({
          key: `applicant ${id}`,
          at: receivedAt,
          text: `${name ?? 'Somebody'} applied for ${job.title}`,
          to: `/resume-screened?show=${id}`,
        })),
    ),
    app.screenings.calls.mine(firstRows).then(({ items }) =>
      items.map(({ id, job, receivedAt }) => ({
        key: `résumé ${id}`,
        at: receivedAt,
        text: `You applied for ${job.title}`,
        to: `/application/${id}`,
      })),
    ),
  ];
}

/** An admin sees the orders of every shop. */
async function newOrders({ transactions }: App, about: About): Promise<readonly Happening[]> {
  const list = about.role === 'admin' ? 'all' : isSeller(about) ? 'sold' : 'bought';
  const { transactions: rows } = await transactions.calls.list(list, orders({ sort: '-createdAt' }));
  return rows.map((row) => ({
    key: `order ${row.number}`,
    at: row.createdAt,
    text: list === 'bought' ? `You ordered ${what(row)}` : `${row.buyer.name} ordered ${what(row)}`,
    to: transactionPath(row.number),
  }));
}

/** The newest of all, as many as the card has room for. */
export const newest = (lists: readonly (readonly Happening[])[]): readonly Happening[] =>
  lists
    .flat()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, maxRows);

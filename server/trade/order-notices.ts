/**
 * Notifies buyers about their orders: by a notice if they have an account, and by mail if their address is verified and this
 * server sends mail.
 */
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, orderNotices, transactions } from '../db/schema.ts';
import { reportMailFailure } from '../identity/mail-failure.ts';
import { type MailText, mailText } from '../identity/mail-text.ts';
import { charge } from '../budget/charge.ts';
import type { Schemas, TradeParts } from './parts.ts';

export type OrderNoticeKind = (typeof orderNotices.$inferSelect)['kind'];

/** Only the newest ones are listed. */
const maxShown = 20;

/** Stores an unread notice, replacing an earlier one of this kind about this order. */
export async function notifyOfOrder(
  tx: Queries,
  uid: string,
  number: number,
  kind: OrderNoticeKind,
  at: Date,
): Promise<void> {
  const fresh = { createdAt: at, readAt: null };
  await tx
    .insert(orderNotices)
    .values({ uid, number, kind, ...fresh })
    .onConflictDoUpdate({
      target: [orderNotices.uid, orderNotices.number, orderNotices.kind],
      set: fresh,
    });
}

/** Removes the notice that the order is ready. */
export async function clearReady(tx: Queries, uid: string, number: number): Promise<void> {
  await tx
    .delete(orderNotices)
    .where(and(eq(orderNotices.uid, uid), eq(orderNotices.number, number), eq(orderNotices.kind, 'ready')));
}

/** Newest first. */
export async function listOrderNotices(orm: Queries, uid: string): Promise<Schemas['OrderNotice'][]> {
  const rows = await orm
    .select({ notice: orderNotices, sellerName: transactions.sellerName, title: transactions.title })
    .from(orderNotices)
    .innerJoin(transactions, eq(transactions.number, orderNotices.number))
    .where(eq(orderNotices.uid, uid))
    .orderBy(desc(orderNotices.createdAt), desc(orderNotices.number))
    .limit(maxShown);
  return rows.map(({ notice: { number, kind, createdAt, readAt }, sellerName, title }) => ({
    number,
    kind,
    sellerName,
    title,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  }));
}

/** Marks notices as read: one order's, those up to `until`, or all of them when both are null. */
export async function readOrderNotices(
  orm: Queries,
  uid: string,
  { until, order }: { readonly until: string | null; readonly order: number | null },
  at: Date,
): Promise<void> {
  await orm
    .update(orderNotices)
    .set({ readAt: at })
    .where(
      and(
        eq(orderNotices.uid, uid),
        isNull(orderNotices.readAt),
        until === null ? undefined : lte(orderNotices.createdAt, new Date(until)),
        order === null ? undefined : eq(orderNotices.number, order),
      ),
    );
}

interface OrderMail {
  /** Uid; null: a buyer without an account, who gets no mail, because a typed address is unverified. */
  readonly buyer: string | null;
  /** Uid; the number of mails per seller is limited. */
  readonly seller: string;
  /** Of the order, when the mail is a reminder; else null. */
  readonly reminds: number | null;
  readonly subject: MailText;
  readonly text: MailText;
}

/** @returns whether the mail left this server; if the limit is reached or sending fails, the notice still informs the buyer */
async function mailBuyer(
  parts: TradeParts,
  { buyer, seller, reminds, subject, text }: OrderMail,
): Promise<boolean> {
  const { db, mailer, mailIsSent } = parts;
  if (buyer === null) return false;
  const [account] = await db.orm
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.uid, buyer), eq(accounts.emailVerified, true)));
  if (!account) return false;
  try {
    if (reminds !== null) await charge(parts, 'reminderMail', String(reminds));
    await charge(parts, 'orderMailByMerchant', seller);
    await charge(parts, 'mailByEmail', account.email);
    await mailer.send(account.email, subject, text);
    return mailIsSent;
  } catch (error) {
    reportMailFailure(error);
    return false;
  }
}

/** Mails the buyer, in fixed wording, that an order is ready or still to be paid. */
export async function mailOrder(parts: TradeParts, number: number, kind: OrderNoticeKind): Promise<boolean> {
  const [row] = await parts.db.orm.select().from(transactions).where(eq(transactions.number, number));
  if (!row) return false;
  const url = `${parts.publicUrl}/view-transaction/${number}`;
  const { title, sellerName, buyer, seller } = row;
  const { productTitle } = parts;
  const mail =
    kind === 'ready'
      ? {
          subject: mailText`Your order is ready | ${productTitle}`,
          text: mailText`Hello,\n\n${sellerName} has your order ${number} ready: ${title}.\n\nSee it here:\n\n${url}\n`,
        }
      : {
          subject: mailText`A reminder of your order | ${productTitle}`,
          text: mailText`Hello,\n\nYour order ${number} from ${sellerName} is still to be paid: ${title}. If you have paid already, do nothing.\n\nSee it here:\n\n${url}\n`,
        };
  return mailBuyer(parts, { buyer, seller, reminds: kind === 'reminder' ? number : null, ...mail });
}

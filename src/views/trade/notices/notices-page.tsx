/** notices: replies, comments and mentions that concern the signed-in person, and other messages to them. */
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CommentNotice, MerchantAnswer, OrderNotice } from '../../../events/post/notice.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { BellIcon, CheckIcon } from '../../ui/icons.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { transactionPath } from '../../ui/transaction-path.ts';
import { kindNames, personName } from '../posts/words.ts';
import classes from './notices-page.module.css';
import { refreshUnread } from './unread.ts';

export function NoticesPage() {
  const { notices } = useApp();
  const list = useList({
    sorts: ['-createdAt'],
    load: async ({ page, pageSize }) => {
      const answer = await notices.list({ page, pageSize });
      refreshUnread(answer.unread);
      const { notices: rows, total, unread, merchantAnswer, orders } = answer;
      return { rows, total, unread, merchantAnswer, orders };
    },
  });
  const { answer, retry } = list.asked;
  const newest = [
    answer?.rows[0]?.createdAt,
    answer?.orders[0]?.createdAt,
    answer?.merchantAnswer?.answeredAt,
  ]
    .flatMap((at) => at ?? [])
    .sort()
    .at(-1);
  const readAll = async () => {
    try {
      await notices.markAllRead(newest ?? new Date().toISOString());
      retry();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };
  return (
    <Page
      title="Notifications"
      lead="Replies to you, comments on your posts, mentions of you, news of your orders, and answers to what you asked for."
      actions={
        answer !== null && answer.unread > 0 && list.question.page === 1 ? (
          <Button variant="default" leftSection={<CheckIcon size={18} />} onClick={() => void readAll()}>
            Mark all as read
          </Button>
        ) : null
      }
    >
      {answer?.merchantAnswer && list.question.page === 1 ? (
        <AnswerNotice answer={answer.merchantAnswer} />
      ) : null}
      {answer && answer.orders.length > 0 && list.question.page === 1 ? (
        <ul className={classes.list} aria-label="Your orders">
          {answer.orders.map((order) => (
            <li key={`${order.kind} ${order.number}`}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      ) : null}
      <ListFrame
        list={list}
        things={['notification', 'notifications']}
        empty={
          <EmptyState icon={<BellIcon size={26} />} title="Nothing yet">
            When somebody answers you, comments on what you show, or writes your user name with an @ before
            it, it appears here.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((notice) => (
              <li key={notice.commentId}>
                <Notice notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Page>
  );
}

/** The answer to a request to become a merchant. */
function AnswerNotice({
  answer: { granted, reason, answeredAt, read },
}: {
  readonly answer: MerchantAnswer;
}) {
  const { profile } = useApp();
  const { merchant } = useSession();
  useEffect(() => {
    // The profile in memory was loaded before the request was granted.
    if (granted && !merchant) profile.send({ type: 'profile.reload' });
  }, [granted, merchant, profile]);
  return (
    <Link
      to={granted ? '/my-products' : '/settings#merchant'}
      className={`${classes.notice} ${classes.answer}`}
      data-unread={read ? undefined : true}
    >
      <span className={classes.head}>
        {read ? null : <span className={classes.unread}>New</span>}
        <strong>
          {granted ? 'You’re a merchant now' : 'Your request to become a merchant was declined'}
        </strong>
      </span>
      <span className={classes.quote}>{granted ? 'Add your first product.' : reason}</span>
      <time className={classes.time} dateTime={answeredAt}>
        {new Date(answeredAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </Link>
  );
}

function OrderLine({
  order: { number, kind, sellerName, title, createdAt, read },
}: {
  readonly order: OrderNotice;
}) {
  return (
    <Link to={transactionPath(number)} className={classes.notice} data-unread={read ? undefined : true}>
      <span className={classes.head}>
        {read ? null : <span className={classes.unread}>New</span>}
        <strong>
          {kind === 'ready' ? `Your order ${number} is ready` : `Order ${number} is still to be paid`}
        </strong>
      </span>
      <span className={classes.quote}>
        {title}, from {sellerName}
      </span>
      <time className={classes.time} dateTime={createdAt}>
        {new Date(createdAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </Link>
  );
}

function Notice({ notice }: { notice: CommentNotice }) {
  const { author, quote, post, createdAt, read, commentId } = notice;
  return (
    <Link
      to={`/replies/${post.id}/${commentId}`}
      className={classes.notice}
      data-unread={read ? undefined : true}
    >
      <span className={classes.head}>
        {read ? null : <span className={classes.unread}>New</span>}
        <strong>{author ? personName(author) : 'A deleted account'}</strong> {whatOf(notice)}
      </span>
      <span className={classes.quote}>{quote}</span>
      <time className={classes.time} dateTime={createdAt}>
        {new Date(createdAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        {post.caption ? `, ${post.caption}` : ''}
      </time>
    </Link>
  );
}

const whatOf = ({ kind, post }: CommentNotice) =>
  ({
    mention: 'mentioned you',
    reply: 'answered you',
    comment: `commented on your ${kindNames[post.kind]}`,
  })[kind];

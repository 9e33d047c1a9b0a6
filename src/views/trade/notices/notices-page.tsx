/** notices: replies and comments that concern the signed-in person, and where somebody names them. */
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CommentNotice } from '../../../events/post/notice.ts';
import { useApp } from '../../app.ts';
import { BellIcon, CheckIcon } from '../../ui/icons.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
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
      return { rows: answer.notices, total: answer.total, unread: answer.unread };
    },
  });
  const { answer, retry } = list.asked;
  const newest = answer?.rows[0]?.createdAt;
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
      lead="Replies to you, comments on your posts, and mentions of you."
      actions={
        answer !== null && answer.unread > 0 && list.question.page === 1 ? (
          <Button variant="default" leftSection={<CheckIcon size={18} />} onClick={() => void readAll()}>
            Mark all as read
          </Button>
        ) : null
      }
    >
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

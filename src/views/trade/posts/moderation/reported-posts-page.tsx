/** reported-posts: the posts people have reported to the admins, and those taken down. */
import { Button, Group, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Post, ReportedPost } from '../../../../events/post/port.ts';
import { useApp } from '../../../app.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { CheckIcon, PictureIcon } from '../../../ui/icons.tsx';
import { ListFrame } from '../../../ui/list/list-frame.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { notify } from '../../../ui/notices.ts';
import { EmptyState, Page } from '../../../ui/page.tsx';
import { altOf, captionOrKind, kindNames, personName, postPath } from '../words.ts';
import classes from './reported-posts-page.module.css';
import { PutBack, TakeDown } from './take-down.tsx';

export function ReportedPostsPage() {
  const { posts } = useApp();
  const list = useList({
    sorts: ['-createdAt'],
    filters: ['show'],
    load: async ({ page, pageSize, filters }) => {
      const show = filters.show === 'taken-down' ? 'taken-down' : 'reported';
      const answer = await posts.reported({ show, page, pageSize });
      return { rows: answer.posts, total: answer.total };
    },
  });
  const [dismissing, setDismissing] = useState<Post | null>(null);
  const { retry } = list.asked;
  const takenDown = list.question.filters.show === 'taken-down';
  const dismiss = async ({ id }: Post) => {
    await posts.dismissReports(id);
    notify({ message: 'The reports are dismissed', tone: 'positive' });
    setDismissing(null);
    retry();
  };
  return (
    <Page
      title="Reported posts"
      lead="What people say is wrong with photos, videos and sounds. Only admins see this."
      width="wide"
    >
      <Tabs
        value={takenDown ? 'taken-down' : 'reported'}
        onChange={(value) => list.filter({ show: value === 'taken-down' ? value : '' })}
        mb="md"
      >
        <Tabs.List>
          <Tabs.Tab value="reported">Reported</Tabs.Tab>
          <Tabs.Tab value="taken-down">Taken down</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={takenDown ? 'taken-down' : 'reported'} pt="md">
          <ListFrame
            list={{ ...list, narrowed: false }}
            things={['post', 'posts']}
            empty={
              takenDown ? (
                <EmptyState icon={<PictureIcon size={26} />} title="Nothing is taken down">
                  A post that an admin takes down appears here, and can be put back.
                </EmptyState>
              ) : (
                <EmptyState icon={<CheckIcon size={26} />} title="Nothing is reported">
                  When somebody reports a post, it appears here until an admin has answered.
                </EmptyState>
              )
            }
          >
            {(rows: readonly ReportedPost[]) => (
              <ul className={classes.list}>
                {rows.map((row) => (
                  <li key={row.post.id}>
                    <Row row={row} onChanged={retry} onDismiss={() => setDismissing(row.post)} />
                  </li>
                ))}
              </ul>
            )}
          </ListFrame>
        </Tabs.Panel>
      </Tabs>
      {dismissing ? (
        <DeleteDialog
          title="Is nothing wrong with it?"
          verb={{ does: 'Dismiss', done: 'dismissed' }}
          onDelete={() => dismiss(dismissing)}
          onClose={() => setDismissing(null)}
        >
          What was reported of “{captionOrKind(dismissing)}” is removed for good. The post stays as it is.
        </DeleteDialog>
      ) : null}
    </Page>
  );
}

interface RowProps {
  readonly row: ReportedPost;
  readonly onChanged: () => void;
  readonly onDismiss: () => void;
}

function Row({ row: { post, reports }, onChanged, onDismiss }: RowProps) {
  return (
    <article className={classes.row}>
      <Link to={postPath(post)} className={classes.picture} tabIndex={-1} aria-hidden="true">
        {post.picture ? <img src={post.picture.smallUrl} alt={altOf(post)} loading="lazy" /> : null}
      </Link>
      <div className={classes.words}>
        <h2>
          <Link to={postPath(post)}>{captionOrKind(post)}</Link>
        </h2>
        <p className={classes.about}>
          {kindNames[post.kind]} by <Link to={`/user/${post.owner.userName}`}>{personName(post.owner)}</Link>,{' '}
          {dayOf(post.createdAt)}
        </p>
        {post.takenDownBecause === null ? (
          <ul className={classes.reports} aria-label="Reports">
            {reports.map(({ reporter, reason, createdAt }) => (
              <li key={reporter.uid}>
                <blockquote>{reason}</blockquote>
                <p className={classes.about}>
                  <Link to={`/user/${reporter.userName}`}>{personName(reporter)}</Link>, {dayOf(createdAt)}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <blockquote>{post.takenDownBecause}</blockquote>
        )}
        <Group gap="xs">
          {post.takenDownBecause === null ? (
            <>
              <TakeDown post={post} onChanged={onChanged} />
              <Button variant="default" onClick={onDismiss}>
                Nothing is wrong
              </Button>
            </>
          ) : (
            <PutBack post={post} onChanged={onChanged} />
          )}
        </Group>
      </div>
    </article>
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' });

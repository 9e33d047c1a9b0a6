/** A grid of posts; each links to its page. */
import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { CompareIcon, PlayIcon, SoundIcon } from '../../ui/icons.tsx';
import classes from './post-grid.module.css';
import { altOf, captionOrKind, durationWords, personName, postPath, visibilityNames } from './words.ts';

export interface PostGridProps {
  readonly posts: readonly Post[];
  /** Own posts show who sees them, others' show their owner. */
  readonly own: boolean;
}

export function PostGrid({ posts, own }: PostGridProps) {
  return (
    <ul className={classes.grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={postPath(post)} className={classes.photo} data-kind={post.kind}>
            <Shown post={post} />
            {post.caption ? (
              <span className={classes.caption} aria-hidden="true">
                {post.caption}
              </span>
            ) : null}
          </Link>
          <p className={classes.foot}>
            {own ? (
              <Badge variant="light" color={post.visibility === 'private' ? 'gray' : 'patina'} tt="none">
                {visibilityNames[post.visibility]}
              </Badge>
            ) : (
              <span>{personName(post.owner)}</span>
            )}
            <time dateTime={post.createdAt}>
              {new Date(post.createdAt).toLocaleDateString('en', { month: 'short', day: 'numeric' })}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Shown({ post }: { post: Post }) {
  const { kind, picture, recording, pair } = post;
  const KindIcon = kind === 'audio' ? SoundIcon : PlayIcon;
  return (
    <>
      {picture ? (
        <img src={picture.smallUrl} alt={altOf(post)} loading="lazy" decoding="async" />
      ) : (
        <span className={classes.blank} role="img" aria-label={captionOrKind(post)}>
          <KindIcon size={40} />
        </span>
      )}
      {pair ? (
        <span className={classes.badge}>
          <CompareIcon size={14} />
          Before and after
        </span>
      ) : null}
      {recording ? (
        <span className={classes.badge}>
          <KindIcon size={14} />
          {durationWords(recording.durationMs)}
        </span>
      ) : null}
    </>
  );
}

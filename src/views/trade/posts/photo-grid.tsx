/** Photos beside one another; each leads to itself. */
import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import classes from './photo-grid.module.css';
import { altOf, photoPath, visibilityNames } from './words.ts';

export interface PhotoGridProps {
  readonly posts: readonly Post[];
  /** Own photos say who sees them, those of others whose they are. */
  readonly own: boolean;
}

export function PhotoGrid({ posts, own }: PhotoGridProps) {
  return (
    <ul className={classes.grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={photoPath(post.id)} className={classes.photo}>
            <img src={post.picture?.smallUrl} alt={altOf(post)} loading="lazy" decoding="async" />
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
              <span>{post.owner.displayName || `@${post.owner.userName}`}</span>
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

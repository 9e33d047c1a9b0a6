/** The comparison of a pair on the page of either photo, and each photo on its own. */
import { useState, type ReactNode } from 'react';
import type { Pair, Post } from '../../../../events/post/port.ts';
import type { Picture } from '../../../../events/shared/picture.ts';
import { altOf } from '../words.ts';
import { type Compared, Comparison } from './comparison.tsx';
import classes from './pairs.module.css';

export interface ComparedPhotosProps {
  readonly post: Post;
  readonly picture: Picture;
  readonly pair: Pair;
  /** Shown instead if either photo cannot be shown, for example because it is hidden by now. */
  readonly instead: ReactNode;
}

export function ComparedPhotos({ post, picture, pair: { side, other }, instead }: ComparedPhotosProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return instead;
  const shown = (as: string, photo: Post, its: Picture): Compared & { readonly picture: Picture } => ({
    picture: its,
    alt: `${as}: ${altOf(photo)}`,
  });
  const compared = {
    [side]: shown(sideNames[side], post, picture),
    [side === 'after' ? 'before' : 'after']: shown(
      sideNames[side === 'after' ? 'before' : 'after'],
      { ...post, ...other },
      other.picture,
    ),
  } as Record<Pair['side'], ReturnType<typeof shown>>;
  return (
    <figure className={classes.pair}>
      <Comparison {...compared} onBroken={() => setBroken(true)} />
      <figcaption>
        {(['before', 'after'] as const).map((as) => (
          <a key={as} href={compared[as].picture.fullUrl} target="_blank" rel="noreferrer">
            {sideNames[as]}, the whole photo
          </a>
        ))}
      </figcaption>
    </figure>
  );
}

const sideNames: Readonly<Record<Pair['side'], string>> = { before: 'Before', after: 'After' };

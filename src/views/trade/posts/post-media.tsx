/** The media of a post: its picture, or its recording in a player. */
import { useState } from 'react';
import type { Post } from '../../../events/post/port.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './post-media.module.css';
import { ComparedPhotos } from './pairs/compared-photos.tsx';
import { SaidWords } from './said-words.tsx';
import { altOf, captionOrKind } from './words.ts';

export interface PostMediaProps {
  readonly post: Post;
  /** Requests new URLs: those of private posts expire after a day. */
  readonly onAgain: () => void;
}

export function PostMedia({ post, onAgain }: PostMediaProps) {
  const { picture, recording } = post;
  const [broken, setBroken] = useState<string | null>(null);
  if (recording === null) {
    if (picture === null) return null;
    const alone = (
      <img
        className={classes.shown}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={altOf(post)}
      />
    );
    const { pair } = post;
    if (pair === null) return alone;
    const key = pair.other.picture.url;
    return <ComparedPhotos key={key} post={post} picture={picture} pair={pair} instead={alone} />;
  }
  if (broken === recording.url) {
    return (
      <Problem title={`This ${post.kind === 'video' ? 'video' : 'recording'} could not be played`}>
        <p>Your browser may not know its format, or the connection broke.</p>
        <Button look="outline" onClick={() => (setBroken(null), onAgain())}>
          Try again
        </Button>
      </Problem>
    );
  }
  const common = {
    src: recording.url,
    controls: true,
    preload: 'metadata',
    'aria-label': captionOrKind(post),
    onError: () => setBroken(recording.url),
  } as const;
  return post.kind === 'video' ? (
    // The track is in `Captions`.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...common}
      className={classes.shown}
      playsInline
      poster={picture?.url}
      width={recording.width ?? undefined}
      height={recording.height ?? undefined}
    >
      <Captions captions={recording.captions} />
    </video>
  ) : (
    <div>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...common} className={classes.sound}>
        <Captions captions={recording.captions} />
      </audio>
      {/* Audio players show no captions by themselves. */}
      {recording.captions ? <SaidWords key={recording.captions.url} post={post} /> : null}
    </div>
  );
}

/** Renders nothing without captions. */
function Captions({ captions }: Pick<NonNullable<Post['recording']>, 'captions'>) {
  if (!captions) return null;
  const { url, language } = captions;
  return <track kind="captions" src={url} srcLang={language} label="Captions" default />;
}

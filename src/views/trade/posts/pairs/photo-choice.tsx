/** Own photos as buttons; one that is already in a pair cannot be chosen. */
import { Loader } from '@mantine/core';
import type { Post } from '../../../../events/post/port.ts';
import classes from './pairs.module.css';

export interface PhotoChoiceProps {
  readonly photos: readonly Post[];
  /** Id of the chosen photo while the request runs. */
  readonly busy: string | null;
  readonly onChoose: (photo: Post) => void;
}

export function PhotoChoice({ photos, busy, onChoose }: PhotoChoiceProps) {
  return (
    <ul className={classes.choice}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            disabled={busy !== null || photo.pair !== null}
            aria-label={`Choose ${nameOf(photo)}${photo.pair ? ', in a pair already' : ''}`}
            aria-busy={busy === photo.id}
            onClick={() => onChoose(photo)}
          >
            {photo.picture ? (
              <img src={photo.picture.smallUrl} alt="" loading="lazy" decoding="async" />
            ) : null}
            {photo.pair ? <span className={classes.paired}>In a pair</span> : null}
            {busy === photo.id ? <Loader className={classes.busy} color="white" /> : null}
          </button>
          <span className={classes.name} aria-hidden="true">
            {nameOf(photo)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ caption, createdAt }: Post) =>
  caption || `Photo of ${new Date(createdAt).toLocaleDateString('en', { dateStyle: 'medium' })}`;

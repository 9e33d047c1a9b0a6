/** One of the two photos: choose, drop or take it, see hints on its quality, and remove it. */
import { Button, Group } from '@mantine/core';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { AlertIcon, CameraIcon, CheckIcon, TrashIcon } from '../ui/icons.tsx';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import type { Side } from '../../events/analysis/port.ts';
import { hintOn } from './quality-hint.ts';
import classes from './vision.module.css';
import { sideNames } from './words.ts';

export interface PictureSlotProps {
  readonly side: Side;
  readonly picture: Blob | null;
  /** Error message below the field; null: none. */
  readonly error: string | null;
  readonly onChange: (picture: Blob | null) => void;
  readonly onCamera: () => void;
}

export function PictureSlot({ side, picture, error, onChange, onCamera }: PictureSlotProps) {
  const name = sideNames[side];
  return (
    <section className={classes.slot} aria-labelledby={`photo-${side}`}>
      <h2 id={`photo-${side}`}>{name}</h2>
      {picture ? (
        <>
          <BlobPicture blob={picture} className={classes.preview} alt={`${name}: the photo you chose`} />
          <Hints picture={picture} />
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<CameraIcon size={18} />}
              aria-label={`Take it again: the ${name.toLowerCase()} photo`}
              onClick={onCamera}
            >
              Take it again
            </Button>
            <Button
              variant="subtle"
              leftSection={<TrashIcon size={18} />}
              aria-label={`Remove the ${name.toLowerCase()} photo`}
              onClick={() => onChange(null)}
            >
              Remove
            </Button>
          </Group>
        </>
      ) : (
        <>
          <PictureDrop single room={1} onFiles={([file]) => file && onChange(file)} />
          <Button
            variant="default"
            leftSection={<CameraIcon size={18} />}
            aria-label={`Use the camera for the ${name.toLowerCase()} photo`}
            onClick={onCamera}
          >
            Use the camera
          </Button>
        </>
      )}
      {error === null ? null : (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

let seen = 0;
const numbers = new WeakMap<Blob, number>();

/** A unique number for each picture object, as a key. */
function numberOf(picture: Blob): number {
  const known = numbers.get(picture);
  if (known !== undefined) return known;
  numbers.set(picture, (seen += 1));
  return seen;
}

function Hints({ picture }: { picture: Blob }) {
  const { state, answer } = useAnswer(() => hintOn(picture), String(numberOf(picture)));
  if (state === 'loading') return <p className={classes.hint}>Looking at the photo…</p>;
  if (state === 'failed' || !answer)
    return (
      <p className={classes.hint} data-tone="warning" role="status">
        <AlertIcon size={18} />
        <span>
          This browser can’t show this file. A JPEG, PNG or WebP works; an iPhone’s HEIC has to be saved as a
          JPEG first.
        </span>
      </p>
    );
  const { width, height, hints } = answer;
  return (
    <div className={classes.hint} data-tone={hints.length > 0 ? 'warning' : 'good'} role="status">
      {hints.length > 0 ? <AlertIcon size={18} /> : <CheckIcon size={18} />}
      <span>
        {hints.length > 0 ? hints.join(' ') : 'It looks fine.'}{' '}
        <span className={classes.dim}>
          {width} × {height} pixels
        </span>
      </span>
    </div>
  );
}

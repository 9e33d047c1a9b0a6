/** Pictures, by default those of a product: upload, order and removal. */
import { ActionIcon, Input } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../ui/icons.tsx';
import type { Picture } from '../../../events/shared/picture.ts';
import { PictureDrop } from './picture-drop.tsx';
import classes from './pictures.module.css';
import { UploadState } from './upload-state.tsx';
import { useUploads } from './use-uploads.ts';

export interface PicturesFieldProps {
  /** `Pictures` by default. */
  readonly label?: string;
  /** What they are for; by default a product. */
  readonly about?: string;
  /** 8 by default. */
  readonly max?: number;
  readonly pictures: readonly Picture[];
  readonly onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void;
  /** Called with whether uploads are running. */
  readonly onBusy: (busy: boolean) => void;
  readonly error?: string | undefined;
}

export function PicturesField({
  label = 'Pictures',
  about = 'The first one is shown in lists.',
  max = 8,
  pictures,
  onChange,
  onBusy,
  error,
}: PicturesFieldProps) {
  const { uploads, add, again, remove } = useUploads();
  const sending = uploads.some(({ state }) => state === 'sending');
  const arrived = uploads.find(({ picture }) => picture !== null);
  const settle = useEffectEvent(({ key, picture }: { key: string; picture: Picture }) => {
    onChange((before) => [...before, picture]);
    remove(key);
  });
  const listener = useEffectEvent(onBusy);
  useEffect(() => {
    if (arrived?.picture) settle({ key: arrived.key, picture: arrived.picture });
  }, [arrived]);
  useEffect(() => listener(sending || arrived !== undefined), [sending, arrived]);

  const move = (index: number, by: number) =>
    onChange((before) => {
      const next = [...before];
      const [moved] = next.splice(index, 1);
      if (moved) next.splice(index + by, 0, moved);
      return next;
    });
  const room = max - pictures.length - uploads.length;

  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.field ?? ''}
      label={label}
      labelElement="div"
      description={max === 1 ? about : `Up to ${max}. ${about}`}
      error={error}
    >
      <ul className={classes.tiles}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classes.tile}>
            <img src={picture.smallUrl} alt={max === 1 ? label : `${index + 1} of ${pictures.length}`} />
            <span className={classes.tools}>
              {max > 1 ? (
                <>
                  <ActionIcon
                    variant="default"
                    size={32}
                    aria-label={`Move picture ${index + 1} forward`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowLeftIcon size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={32}
                    aria-label={`Move picture ${index + 1} back`}
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowRightIcon size={16} />
                  </ActionIcon>
                </>
              ) : null}
              <ActionIcon
                variant="default"
                size={32}
                aria-label={max === 1 ? 'Remove picture' : `Remove picture ${index + 1}`}
                onClick={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
              >
                <CloseIcon size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key} className={classes.tile}>
            {upload.preview ? <img src={upload.preview} alt="" /> : <span className={classes.blank} />}
            <UploadState upload={upload} onAgain={() => again(upload)} />
            {upload.state === 'failed' ? (
              <ActionIcon
                variant="default"
                size={32}
                aria-label={`Remove ${upload.file.name}`}
                onClick={() => remove(upload.key)}
              >
                <CloseIcon size={16} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {room > 0 ? <PictureDrop room={room} single={max === 1} onFiles={add} /> : null}
    </Input.Wrapper>
  );
}

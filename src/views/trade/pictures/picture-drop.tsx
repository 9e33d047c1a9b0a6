/** Drop zone for pictures, with a button to choose them. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PictureIcon, UploadIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import classes from './pictures.module.css';

export interface PictureDropProps {
  /** How many more may be added. */
  readonly room: number;
  /** There is only ever one picture. */
  readonly single?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function PictureDrop({ room, single = false, onFiles }: PictureDropProps) {
  const open = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    if (files.length > room) {
      const rest = single ? 'Only one fits' : room === 1 ? 'Only one more fits' : `Only ${room} more fit`;
      notify({ message: `${rest}: the others were left out.`, tone: 'warning' });
    }
    onFiles(files.slice(0, room));
  };
  return (
    <FileDrop
      openRef={open}
      className={classes.drop ?? ''}
      accept={['image/*']}
      onDrop={take}
      onReject={() => notify({ message: 'Only pictures can be put here.', tone: 'negative' })}
      inputLabel="Picture files"
      label={single ? 'Drop a picture here' : 'Drop pictures here'}
    >
      <PictureIcon size={28} />
      <p>
        {single
          ? 'Drop a picture here: JPEG, PNG or WebP, up to 15 MB'
          : 'Drop pictures here: JPEG, PNG or WebP, up to 15 MB each'}
      </p>
      <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={() => open.current?.()}>
        {single ? 'Choose a picture' : 'Choose pictures'}
      </Button>
    </FileDrop>
  );
}

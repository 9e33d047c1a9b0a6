/** Drop zone for photos, videos or sounds, with a button to choose them and the size limit. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { MediaLimits, PostKind } from '../../../events/post/medium.ts';
import { describeLimit } from '../../ui/bytes.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PictureIcon, UploadIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import classes from '../pictures/pictures.module.css';

interface Words {
  readonly accept: string;
  readonly label: string;
  readonly drop: string;
  readonly choose: string;
  readonly only: string;
}

const words: Readonly<Record<PostKind, Words>> = {
  photo: {
    accept: 'image/*',
    label: 'Picture files',
    drop: 'Drop pictures here: JPEG, PNG, WebP or AVIF',
    choose: 'Choose pictures',
    only: 'Only pictures can be put here.',
  },
  video: {
    accept: 'video/*',
    label: 'Video files',
    drop: 'Drop videos here: MP4, MOV or WebM',
    choose: 'Choose videos',
    only: 'Only videos can be put here.',
  },
  audio: {
    accept: 'audio/*',
    label: 'Sound files',
    drop: 'Drop sound recordings here: MP3, M4A, WAV, Ogg or WebM',
    choose: 'Choose recordings',
    only: 'Only sound recordings can be put here.',
  },
};

export interface MediaDropProps {
  readonly kind: PostKind;
  readonly limits: MediaLimits | null;
  /** How many more may be added. */
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

export function MediaDrop({ kind, limits, room, onFiles }: MediaDropProps) {
  const open = useRef<() => void>(null);
  const { accept, label, drop, choose, only } = words[kind];
  const take = (files: readonly File[]) => {
    if (files.length > room) {
      notify({ message: `Only ${room} more fit: the others were left out.`, tone: 'warning' });
    }
    onFiles(files.slice(0, room));
  };
  return (
    <FileDrop
      openRef={open}
      className={classes.drop ?? ''}
      accept={[accept]}
      onDrop={take}
      onReject={() => notify({ message: only, tone: 'negative' })}
      inputLabel={label}
      label={drop}
    >
      <PictureIcon size={28} />
      <p>
        {drop}
        {limits ? `, up to ${describeLimit(limits.kinds[kind].maxBytes)} each` : ''}
      </p>
      {limits ? (
        <p>
          You have used {describeLimit(limits.usedBytes)} of {describeLimit(limits.maxTotalBytes)}.
        </p>
      ) : null}
      <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={() => open.current?.()}>
        {choose}
      </Button>
    </FileDrop>
  );
}

/** Files chosen for posting; each is checked before anything is sent. */
import { useState } from 'react';
import type { MediaLimits, PostKind } from '../../../events/post/medium.ts';
import { useApp } from '../../app.ts';
import { pictureUrl, squarePicture } from '../../profile/square-picture.ts';
import { describeLimit } from '../../ui/bytes.ts';
import { messageOf } from '../../ui/message-of.ts';

export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** A small preview of a photo; null until it is made, and for other files. */
  readonly preview: string | null;
  /** Why it cannot be posted, or ''. */
  readonly problem: string;
}

export function useChosenFiles(kind: PostKind, limits: MediaLimits | null) {
  const { ids } = useApp();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const change = (key: string, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const look = async ({ key, file, problem }: ChosenFile) => {
    if (kind !== 'photo' || problem !== '') return;
    try {
      change(key, { preview: await pictureUrl(await squarePicture(file)) });
    } catch (error) {
      change(key, { problem: messageOf(error) });
    }
  };
  const problemOf = ({ size }: File): string => {
    if (size === 0) return 'This file is empty.';
    if (!limits) return '';
    const { maxBytes } = limits.kinds[kind];
    if (size > maxBytes) return `This is larger than ${describeLimit(maxBytes)}. Choose a smaller one.`;
    const left = limits.maxTotalBytes - limits.usedBytes;
    return size > left ? 'There is no room left for this. Delete something first.' : '';
  };

  return {
    files,
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({
        ...{ key: ids.uuid(), file, preview: null, problem: problemOf(file) },
      }));
      setFiles((before) => [...before, ...added]);
      for (const one of added) void look(one);
    },
    remove: (key: string) => setFiles((before) => before.filter((one) => one.key !== key)),
  };
}

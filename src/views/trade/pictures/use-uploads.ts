/** Uploads pictures: each is checked here, sent at once, and can be sent again. */
import { useRef, useState } from 'react';
import type { Picture } from '../../../events/shared/picture.ts';
import { useApp } from '../../app.ts';
import { pictureUrl, squarePicture } from '../../profile/square-picture.ts';
import { messageOf } from '../../ui/message-of.ts';

/** The server's limit in bytes. */
const largestPicture = 15 * 1024 * 1024;

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** A small preview; null until it is made. */
  readonly preview: string | null;
  readonly state: 'sending' | 'done' | 'failed';
  /** Progress, 0 to 1. */
  readonly part: number;
  readonly picture: Picture | null;
  /** Why the upload failed. */
  readonly failure: string;
  /** Whether retrying may help. */
  readonly again: boolean;
}

export function useUploads() {
  const { posts, ids } = useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const removed = useRef(new Set<string>());

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const send = async ({ key, file }: Upload) => {
    if (file.size > largestPicture) {
      const failure = 'This picture is larger than 15 MB. Choose a smaller one.';
      return change(key, { state: 'failed', failure, again: false });
    }
    try {
      change(key, { preview: await pictureUrl(await squarePicture(file)) });
    } catch (error) {
      return change(key, { state: 'failed', failure: messageOf(error), again: false });
    }
    try {
      if (removed.current.has(key)) return;
      const picture = await posts.upload(file, key, (part) => change(key, { part }));
      change(key, { state: 'done', picture, part: 1 });
    } catch (error) {
      change(key, { state: 'failed', failure: messageOf(error), again: true });
    }
  };

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({
        key: ids.uuid(),
        file,
        preview: null,
        state: 'sending',
        part: 0,
        picture: null,
        failure: '',
        again: false,
      }));
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    again(upload: Upload) {
      change(upload.key, { state: 'sending', part: 0, failure: '' });
      void send(upload);
    },
    remove(key: string) {
      removed.current.add(key);
      setUploads((before) => before.filter((one) => one.key !== key));
    },
    clear: () => setUploads([]),
  };
}

/** Uploads the files of one batch and keeps the outcome of each, also over a reload. */
import { useEffect, useRef, useState } from 'react';
import { maxBatch } from '../../../events/screening/adding.ts';
import type { AddedFile } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { afterReload, chosenDraft, type ChosenFile, chosenFileError, isHidden } from './chosen-files.ts';

export interface Adding {
  readonly files: readonly ChosenFile[];
  readonly sending: boolean;
  /**
   * @param there number of résumés already on the server
   * @returns how many files exceed the limit
   */
  choose(chosen: readonly File[], there: number): number;
  /** Removes a file from the list. */
  drop(key: number): void;
  send(jobId: string): Promise<void>;
}

const toSend = ({ state }: ChosenFile) => state === 'waiting' || state === 'unsent';

/** @param onSent called when files have arrived */
export function useAdding(batch: string, onSent: () => void): Adding {
  const { screenings } = useApp();
  const [files, setFiles] = useState(() => afterReload(chosenDraft(batch).kept() ?? []));
  const contents = useRef(new Map<number, File>());
  const nextKey = useRef(files.reduce((most, { key }) => Math.max(most, key), 0) + 1);
  const sending = files.some(({ state }) => state === 'sending');
  useEffect(() => chosenDraft(batch).keepIfRoom([...files]), [batch, files]);
  useUnsaved(
    files.some(({ state }) => state === 'waiting' || state === 'sending'),
    'résumés to be added',
  );

  const change = (key: number, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  const add = (name: string, size: number, content: File | null): ChosenFile => {
    const key = nextKey.current;
    nextKey.current += 1;
    if (content) contents.current.set(key, content);
    return { key, name, size, state: 'waiting', reason: '', id: null };
  };

  /** Replaces a sent file by its outcomes: a zip file by the files in it. */
  const settle = (key: number, items: readonly AddedFile[]) => {
    contents.current.delete(key);
    setFiles((before) =>
      before.flatMap((file) =>
        file.key === key
          ? items.map(({ fileName, outcome, id, reason }) => ({
              ...add(fileName, items.length === 1 ? file.size : 0, null),
              state: outcome === 'received' ? 'sent' : outcome,
              id,
              reason: reason ?? '',
            }))
          : [file],
      ),
    );
    onSent();
  };

  const sendOne = async (jobId: string, key: number) => {
    const content = contents.current.get(key);
    if (!content) return;
    try {
      settle(key, await screenings.calls.add(jobId, batch, content));
    } catch (error) {
      const isRefused = (error as { status?: number }).status === 422;
      change(key, { state: isRefused ? 'refused' : 'unsent', reason: messageOf(error) });
    }
  };

  return {
    files,
    sending,
    choose(chosen, there) {
      const known = new Set(
        files.filter(({ state }) => state !== 'lost').map(({ name, size }) => `${size} ${name}`),
      );
      const fresh = chosen.filter((file) => !isHidden(file) && !known.has(`${file.size} ${file.name}`));
      const again = new Set(fresh.map(({ name, size }) => `${size} ${name}`));
      const kept = files.filter(({ state, name, size }) => state !== 'lost' || !again.has(`${size} ${name}`));
      const room = Math.max(0, maxBatch - there - kept.filter(toSend).length);
      const taken = fresh.slice(0, room).map((file) => {
        const reason = chosenFileError(file);
        const added = add(file.name, file.size, file);
        return reason === '' ? added : { ...added, state: 'refused' as const, reason };
      });
      setFiles([...kept, ...taken]);
      return fresh.length - taken.length;
    },
    drop(key) {
      contents.current.delete(key);
      setFiles((before) => before.filter((file) => file.key !== key));
    },
    async send(jobId) {
      const due = files.filter(toSend).map(({ key }) => key);
      setFiles((before) =>
        before.map((file) => (toSend(file) ? { ...file, state: 'sending', reason: '' } : file)),
      );
      await Promise.all(due.map((key) => sendOne(jobId, key)));
    },
  };
}

/** Files for the next question: chosen, checked, and stored one after another once the question is asked. */
import { useEffect, useRef, useState } from 'react';
import { attachmentError, type ChatAttachment, maxAttachments } from '../../events/chat/attachment.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1 while it is being sent, else null. */
  readonly sent: number | null;
  readonly error: string | null;
  /** It can be sent again as it is. */
  readonly repeatable: boolean;
  readonly stored: ChatAttachment | null;
}

export interface Attachments {
  readonly files: readonly ChosenFile[];
  readonly sending: boolean;
  /** Why the last files could not be added, or null. */
  readonly error: string | null;
  add(files: readonly File[]): void;
  remove(key: string): void;
  clear(): void;
  /** Stores what is not stored yet. @returns the ids, or null when a file could not be stored */
  store(): Promise<readonly string[] | null>;
}

export function useAttachments(): Attachments {
  const { chat, ids } = useApp();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const over = useRef<AbortController | null>(null);
  useEffect(() => () => over.current?.abort(), []);

  const change = (key: string, changes: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send({ key, file }: ChosenFile, signal: AbortSignal): Promise<ChatAttachment | null> {
    change(key, { sent: 0, error: null });
    try {
      const stored = await chat.calls.attach(file, (sent) => change(key, { sent }), signal);
      change(key, { stored, sent: null });
      return stored;
    } catch (failure) {
      change(key, { sent: null, error: messageOf(failure), repeatable: true });
      return null;
    }
  }

  return {
    files,
    sending,
    error,
    add(chosen) {
      const room = maxAttachments - files.length;
      setError(chosen.length > room ? `A question takes ${maxAttachments} files at most` : null);
      const added = chosen.slice(0, Math.max(0, room)).map((file): ChosenFile => {
        const wrong = attachmentError(file);
        return { key: ids.uuid(), file, sent: null, error: wrong, repeatable: false, stored: null };
      });
      setFiles((all) => [...all, ...added]);
    },
    remove(key) {
      setError(null);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    clear() {
      setError(null);
      setFiles([]);
    },
    async store() {
      if (files.some((one) => one.error !== null && !one.repeatable)) {
        setError('Remove the files that can’t be attached first');
        return null;
      }
      const control = new AbortController();
      over.current = control;
      setError(null);
      setSending(true);
      const stored: string[] = [];
      for (const one of files) {
        const kept = one.stored ?? (await send(one, control.signal));
        if (kept) stored.push(kept.id);
      }
      setSending(false);
      return stored.length === files.length && !control.signal.aborted ? stored : null;
    },
  };
}

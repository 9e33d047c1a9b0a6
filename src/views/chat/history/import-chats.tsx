/** Imports chats from a file exported by this page, after confirming how many there are. */
import { Button } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  type FiledChat,
  filesNamedIn,
  maxFileBytes,
  readChatsFile,
} from '../../../events/chat/chats-file.ts';
import { useApp } from '../../app.ts';
import { UploadIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { missingWords } from './words.ts';

const chatsOf = (count: number) => (count === 1 ? '1 chat' : `${count.toLocaleString('en')} chats`);

const wordsOf = (chats: readonly FiledChat[]) => ({
  question: `Import ${chatsOf(chats.length)}?`,
  meaning: `They are added to your chats as they are in the file, with every branch. Chats that are here already are added once more.${missingWords(filesNamedIn(chats).length)}`,
  confirm: 'Import',
  keep: 'Cancel',
  takesBack: false,
});

async function readChosen(file: File): Promise<readonly FiledChat[]> {
  if (file.size > maxFileBytes) throw new Error('This file is larger than 64 MB.');
  return readChatsFile(await file.text());
}

export function ImportChats({ onImported }: { readonly onImported: () => void }) {
  const { chat, ids } = useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly FiledChat[] | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    // Lets the same file be chosen again.
    input.value = '';
    if (!file) return;
    try {
      setChosen(await readChosen(file));
    } catch (error) {
      notify({ message: `Nothing was imported. ${messageOf(error)}`, tone: 'negative' });
    }
  };
  const take = async (chats: readonly FiledChat[]) => {
    setChosen(null);
    setBusy(true);
    let taken = 0;
    try {
      for (const each of chats) {
        await chat.history.take(ids.uuid(), each);
        taken += 1;
      }
      notify({ message: `${chatsOf(taken)} imported`, tone: 'positive' });
    } catch (error) {
      const so =
        taken === 0 ? 'Nothing was imported.' : `Only ${taken} of ${chatsOf(chats.length)} imported.`;
      notify({ message: `${so} ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setBusy(false);
      if (taken > 0) onImported();
    }
  };
  return (
    <>
      <Button
        variant="default"
        title="Import chats from a JSON file of this page"
        leftSection={<UploadIcon size={18} />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        Import
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="File of chats"
        onChange={(event) => void choose(event)}
      />
      {chosen ? (
        <QuestionDialog
          words={wordsOf(chosen)}
          onCancel={() => setChosen(null)}
          onConfirm={() => void take(chosen)}
        />
      ) : null}
    </>
  );
}

/** Permanently erases all chats, after two confirmations. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../app.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

const words = {
  question: 'Erase all chats?',
  meaning:
    'Every question and answer is deleted for good, including chats you deleted today. This can’t be undone, so export them first if you might need them.',
  confirm: 'Erase all',
  keep: 'Keep them',
  takesBack: true,
};

export function EraseAll({ onErased }: { readonly onErased: () => void }) {
  const { chat } = useApp();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await chat.history.eraseAll();
      notify({ message: 'All chats are erased', tone: 'positive' });
    } catch (error) {
      notify({ message: `The chats could not be erased. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setBusy(false);
      onErased();
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<TrashIcon size={18} />}
        loading={busy}
        onClick={() => setAsking(true)}
      >
        Erase all
      </Button>
      {asking ? (
        <QuestionDialog words={words} onCancel={() => setAsking(false)} onConfirm={() => void erase()} />
      ) : null}
    </>
  );
}

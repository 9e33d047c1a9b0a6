/** A person's chats, pinned ones first: open, search, pin, rename and delete. */
import { ActionIcon, Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { titleError } from '../../events/chat/decide.ts';
import type { ListedChat } from '../../events/chat/port.ts';
import { maxTitle } from '../../events/chat/turn.ts';
import { useApp } from '../app.ts';
import { EditIcon, MoreIcon, SearchIcon, TagIcon, TrashIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { ErrorState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { useWhenBack } from '../ui/use-when-back.ts';
import classes from './chat.module.css';

export interface ChatListProps {
  /** Changes after each question, to reload the list. */
  readonly version: number;
  readonly shown: string | null;
  /** null: a new chat. */
  readonly onShow: (id: string | null) => void;
}

const pageSize = 50;

export function ChatList({ version, shown, onShow }: ChatListProps) {
  const { calls } = useApp().chat;
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState<ListedChat | null>(null);
  const { state, answer, failure, retry } = useAnswer(
    () => calls.list({ search: search.trim(), page: 1, pageSize }),
    `${version} ${search.trim()}`,
  );
  useWhenBack(answer?.seen === true, retry);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
    retry();
  };
  const pin = (chat: ListedChat) =>
    attempt(() => calls.change(chat.id, { title: chat.title, pinned: !chat.pinned }));
  const remove = (chat: ListedChat) =>
    attempt(async () => {
      await calls.remove(chat.id);
      if (chat.id === shown) onShow(null);
      notify({
        message: 'Chat deleted',
        action: { label: 'Undo', run: () => void attempt(() => calls.restore(chat.id)) },
        timeout: 10_000,
      });
    });

  return (
    <>
      <TextInput
        type="search"
        aria-label="Search my chats by name"
        placeholder="Search by name"
        leftSection={<SearchIcon size={18} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maxLength={100}
      />
      {state === 'failed' ? (
        <ErrorState title="Your chats could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : null}
      {answer?.seen === true ? (
        <p className={classes.small}>Only the chats that this device has seen.</p>
      ) : null}
      {answer && answer.items.length === 0 ? (
        <p className={classes.small}>
          {search.trim() === '' ? 'Nothing asked yet. Your chats will be here.' : 'No chat matches.'}
        </p>
      ) : null}
      <ul className={classes.list} aria-label="Chats" aria-busy={state === 'loading'}>
        {answer?.items.map((chat) => (
          <li key={chat.id} className={classes.listItem} data-shown={chat.id === shown || undefined}>
            <button
              type="button"
              className={classes.open}
              aria-current={chat.id === shown ? 'page' : undefined}
              onClick={() => onShow(chat.id)}
            >
              {chat.pinned ? <TagIcon size={14} /> : null} {chat.title}
            </button>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" aria-label={`More about ${chat.title}`}>
                  <MoreIcon size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<TagIcon size={18} />} onClick={() => void pin(chat)}>
                  {chat.pinned ? 'Unpin' : 'Pin to the top'}
                </Menu.Item>
                <Menu.Item leftSection={<EditIcon size={18} />} onClick={() => setRenamed(chat)}>
                  Rename
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<TrashIcon size={18} />}
                  onClick={() => void remove(chat)}
                >
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      {answer && answer.total > answer.items.length ? (
        <p className={classes.small}>
          The latest {answer.items.length} of {answer.total}. Search for older ones.
        </p>
      ) : null}
      {renamed ? (
        <RenameDialog
          chat={renamed}
          onClose={() => setRenamed(null)}
          onRename={async (title) => {
            await calls.change(renamed.id, { title, pinned: renamed.pinned });
            setRenamed(null);
            retry();
          }}
        />
      ) : null}
    </>
  );
}

interface RenameDialogProps {
  readonly chat: ListedChat;
  readonly onClose: () => void;
  readonly onRename: (title: string) => Promise<void>;
}

function RenameDialog({ chat, onClose, onRename }: RenameDialogProps) {
  const [title, setTitle] = useState(chat.title);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const wrong = titleError(title);
    setError(wrong);
    if (wrong !== null) return;
    setBusy(true);
    setFailure(null);
    try {
      await onRename(title.trim());
    } catch (problem) {
      setFailure(messageOf(problem));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Rename the chat">
      <form
        noValidate
        aria-label="Rename the chat"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure ? <Problem title="It was not renamed">{failure}</Problem> : null}
        <TextInput
          label="Name"
          data-autofocus
          value={title}
          error={error}
          maxLength={2 * maxTitle}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setError(null);
          }}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Rename
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

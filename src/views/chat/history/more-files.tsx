/** Saves the search results as Markdown, and the whole chats that contain them as JSON. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { chatsFile, filesNamedIn } from '../../../events/chat/chats-file.ts';
import { useApp } from '../../app.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { localDay } from '../../ui/local-day.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { saveFile } from '../../ui/save-file.ts';
import { historyMarkdown } from './markdown-text.ts';
import { filterOf, type HistoryList } from './use-history.ts';
import { leftOutWords } from './words.ts';

const kinds = { md: 'Markdown', json: 'JSON' } as const;
type Kind = keyof typeof kinds;

export function MoreFiles({ list }: { readonly list: HistoryList }) {
  const { chat } = useApp();
  const [making, setMaking] = useState<Kind | null>(null);
  const { search, filters } = list.question;

  const contentOf = async (kind: Kind): Promise<Blob> => {
    if (kind === 'md') {
      const text = historyMarkdown(await list.loadAll(), new Date());
      return new Blob([text], { type: 'text/markdown;charset=utf-8' });
    }
    const chats = await chat.history.whole(filterOf(search, filters));
    const left = filesNamedIn(chats).length;
    if (left > 0) notify({ message: leftOutWords(left), timeout: 10_000 });
    return new Blob([chatsFile(chats, new Date())], { type: 'application/json' });
  };
  const save = async (kind: Kind) => {
    setMaking(kind);
    try {
      saveFile(await contentOf(kind), `chatbot-history-${localDay(new Date())}.${kind}`);
    } catch (error) {
      notify({ message: `The file could not be made. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setMaking(null);
    }
  };

  return (
    <Group gap="xs">
      {(['md', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          size="compact-md"
          leftSection={<DownloadIcon size={17} />}
          loading={making === kind}
          disabled={making !== null && making !== kind}
          title={kind === 'json' ? 'The whole chats, with every branch, without attached files' : undefined}
          onClick={() => void save(kind)}
        >
          {kinds[kind]}
        </Button>
      ))}
    </Group>
  );
}

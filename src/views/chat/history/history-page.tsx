/** ChatbotHistory: all questions and answers, to search, open in their chat, and save as a file. */
import { Group } from '@mantine/core';
import { ButtonLink } from '../../ui/button.tsx';
import { HistoryIcon, QuestionIcon } from '../../ui/icons.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListFiles } from '../../ui/list/list-files.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { useWhenBack } from '../../ui/use-when-back.ts';
import { SeenNote } from '../seen-note.tsx';
import { historyColumns } from './columns.tsx';
import { EraseAll } from './erase-all.tsx';
import { HistoryFilters } from './filters.tsx';
import classes from './history.module.css';
import { ImportChats } from './import-chats.tsx';
import { MoreFiles } from './more-files.tsx';
import { useHistory } from './use-history.ts';
import { historyTitle } from './words.ts';

export function ChatHistoryPage() {
  const list = useHistory();
  const also = list.asked.answer?.also ?? [];
  const seen = list.asked.answer?.seen === true;
  useWhenBack(seen, list.asked.retry);
  return (
    <Page
      title={historyTitle}
      lead="Everything you asked, across all your chats. Only you can see it."
      width="wide"
      actions={
        <>
          <ImportChats
            onImported={() => {
              list.showAll();
              list.asked.retry();
            }}
          />
          {list.narrowed || (list.asked.answer?.total ?? 0) > 0 ? (
            <EraseAll
              onErased={() => {
                list.showAll();
                list.asked.retry();
              }}
            />
          ) : null}
          <ButtonLink to="/chatBot">
            <QuestionIcon size={18} />
            Ask a question
          </ButtonLink>
        </>
      }
    >
      {seen ? <SeenNote /> : null}
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'Words, or a "phrase" in quotation marks' }}
        filters={<HistoryFilters list={list} />}
        actions={
          <Group gap="xs">
            <ListFiles title={historyTitle} name="chatbot-history" list={list} columns={historyColumns} />
            <MoreFiles list={list} />
          </Group>
        }
        things={['question', 'questions']}
        empty={
          <EmptyState
            icon={<HistoryIcon size={26} />}
            title="Nothing asked yet"
            action={<ButtonLink to="/chatBot">Ask the chatbot</ButtonLink>}
          >
            What you ask the chatbot is kept here with its answer, so that you find it again.
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            {also.length > 0 ? (
              <p className={classes.also}>Also searched for: {also.map((word) => `“${word}”`).join(', ')}.</p>
            ) : null}
            <DataTable
              label={historyTitle}
              list={list}
              rows={rows}
              columns={historyColumns}
              rowKey={({ chat, turn }) => `${chat} ${turn.id}`}
            />
          </>
        )}
      </ListFrame>
    </Page>
  );
}

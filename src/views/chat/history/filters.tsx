/** Filters the history by days, engine and chat. */
import { NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../app.ts';
import { DayRange } from '../../ui/list/day-range.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { HistoryList } from './use-history.ts';

/** Others are found by typing a part of the name. */
const offeredChats = 50;

export function HistoryFilters({ list }: { readonly list: HistoryList }) {
  const { from, to, engine } = list.question.filters;
  const { chat } = useApp();
  const engines = useAnswer(() => chat.history.engines(), 'engines').answer ?? [];
  return (
    <>
      <DayRange from={from} to={to} onChange={list.filter} />
      <NativeSelect
        label="Engine"
        value={engine}
        onChange={(event) => list.filter({ engine: event.currentTarget.value })}
        data={[
          { value: '', label: 'Every engine' },
          ...[...new Set([...engines, ...(engine === '' ? [] : [engine])])].map((value) => ({
            value,
            label: value,
          })),
        ]}
      />
      <ChatSelect list={list} />
    </>
  );
}

function ChatSelect({ list }: { readonly list: HistoryList }) {
  const { calls } = useApp().chat;
  const [typed, setTyped] = useState('');
  const { chat } = list.question.filters;
  const offered = useAnswer(
    () => calls.list({ search: typed, page: 1, pageSize: offeredChats }),
    typed,
  ).answer;
  const data = (offered?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  // A chat from the URL need not be among the latest.
  const known = data.some(({ value }) => value === chat);
  const title = list.asked.answer?.rows.find((row) => row.chat === chat)?.chatTitle ?? 'One chat';
  return (
    <Select
      label="Chat"
      placeholder="Every chat"
      clearable
      searchable
      nothingFoundMessage="No chat matches."
      data={chat === '' || known ? data : [{ value: chat, label: title }, ...data]}
      value={chat === '' ? null : chat}
      onSearchChange={(words) =>
        setTyped(data.some(({ label }) => label === words) ? '' : words.trim().slice(0, 100))
      }
      onChange={(value) => list.filter({ chat: value ?? '' })}
    />
  );
}

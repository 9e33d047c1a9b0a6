/** The signed-in person's questions and answers, with search and filters. */
import {
  type FoundTurn,
  type FoundTurns,
  type TurnFilter,
  turnSorts,
  type TurnSort,
} from '../../../events/chat/history-port.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { type List, useList } from '../../ui/list/use-list.ts';
import { dayIn, startOf } from '../../ui/local-day.ts';

export type HistoryFilter = 'from' | 'to' | 'engine' | 'chat';
export type HistoryList = List<FoundTurn, TurnSort, HistoryFilter, FoundTurns>;

/** Rows per request when all are loaded for files. */
const maxConcurrent = 100;

export function filterOf(
  search: string,
  { from, to, engine, chat }: Readonly<Record<HistoryFilter, string>>,
): TurnFilter {
  const first = dayIn(from);
  const last = dayIn(to);
  return {
    search,
    from: first === null ? null : startOf(first),
    to: last === null ? null : startOf(last, 1),
    engine: engine === '' ? null : engine,
    chat: chat === '' ? null : chat,
  };
}

export function useHistory(): HistoryList {
  const { chat } = useApp();
  const uid = useSession().person?.uid ?? '';
  return useList<FoundTurn, TurnSort, HistoryFilter, FoundTurns>({
    sorts: turnSorts,
    filters: ['from', 'to', 'engine', 'chat'],
    personal: true,
    maxConcurrent,
    of: uid,
    load: ({ filters, search, sort, page, pageSize }) =>
      chat.history.search({ ...filterOf(search, filters), sort, page, pageSize }),
  });
}

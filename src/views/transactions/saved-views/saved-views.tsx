/** Menu of the saved views of a list: choose one, save what the list shows now, rename and delete. */
import { Button, Loader, Menu } from '@mantine/core';
import { useState } from 'react';
import type { TransactionList, TransactionSort } from '../../../events/transaction/port.ts';
import { showsTheSame, type ViewQuestion, viewLimits } from '../../../events/transaction/saved-views.ts';
import { CheckIcon, ChevronDownIcon, EditIcon, PlusIcon } from '../../ui/icons.tsx';
import type { ListQuestion } from '../../ui/list/use-list.ts';
import { dayIn } from '../../ui/local-day.ts';
import { type Filter, statusOf } from '../filters.tsx';
import { ManageViews } from './manage-views.tsx';
import { SaveView } from './save-view.tsx';
import { useSavedViews } from './use-saved-views.ts';

export interface SavedViewsProps {
  readonly of: TransactionList;
  readonly question: ListQuestion<TransactionSort, Filter>;
  readonly onShow: (view: ViewQuestion) => void;
}

export function SavedViews({ of, question, onShow }: SavedViewsProps) {
  const saved = useSavedViews();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const { asked } = saved;
  const views = asked.answer?.views.filter(({ list }) => list === of) ?? [];
  const now: ViewQuestion = {
    search: question.search,
    state: statusOf(question.filters.state),
    from: dayIn(question.filters.from),
    to: dayIn(question.filters.to),
    sort: question.sort,
  };
  const full = (asked.answer?.views.length ?? 0) >= viewLimits.views;
  return (
    <>
      <Menu position="bottom-start" onOpen={saved.open}>
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDownIcon size={18} />}>
            Saved views
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {asked.state === 'failed' ? (
            <Menu.Item closeMenuOnClick={false} onClick={asked.retry}>
              Couldn’t load your views. Try again
            </Menu.Item>
          ) : asked.answer === null ? (
            <Menu.Item disabled leftSection={<Loader size={16} />}>
              Loading your views…
            </Menu.Item>
          ) : views.length === 0 ? (
            <Menu.Label>Save a search and its filters to get back to it in one step.</Menu.Label>
          ) : (
            views.map((view) => {
              const current = showsTheSame(view, now);
              return (
                <Menu.Item
                  key={view.id}
                  aria-current={current || undefined}
                  leftSection={<CheckIcon size={18} style={current ? {} : { visibility: 'hidden' }} />}
                  onClick={() => onShow(view)}
                >
                  {view.name}
                </Menu.Item>
              );
            })
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<PlusIcon size={18} />}
            disabled={!asked.answer || full}
            onClick={() => setDialog('save')}
          >
            {full ? `Save this view (you have ${viewLimits.views} already)` : 'Save this view'}
          </Menu.Item>
          {views.length > 0 ? (
            <Menu.Item leftSection={<EditIcon size={18} />} onClick={() => setDialog('manage')}>
              Rename or delete
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' ? (
        <SaveView of={of} shown={now} saved={saved} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'manage' ? (
        <ManageViews views={views} saved={saved} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}

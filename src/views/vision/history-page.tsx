/** vision-bot: all one's analyses, to search, sort, print and delete. */
import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { type ItemType, itemTypeNames, itemTypes } from '../../events/analysis/item.ts';
import { type AnalysisRow, analysisSorts } from '../../events/analysis/port.ts';
import { isUnfinished } from '../../events/analysis/decide.ts';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DocumentIcon, PictureIcon, PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { removalOf } from '../ui/removal.ts';
import { historyColumns } from './columns.tsx';
import { DeletedAnalyses } from './deleted-analyses.tsx';
import { saveAnalysisPdf } from './save-analysis-pdf.ts';
import { historyTitle, nameOf } from './words.ts';

export function VisionHistoryPage() {
  const { analyses } = useApp();
  const [changes, setChanges] = useState(0);
  const list = useList({
    sorts: analysisSorts,
    filters: ['type'],
    load: async ({ filters, search, sort, page, pageSize }) => {
      const itemType = itemTypes.find((one) => one === filters.type) ?? null;
      const query = { from: 'mine', search, sort, page, pageSize, itemType } as const;
      const { items, total } = await analyses.calls.list(query);
      return { rows: items, total };
    },
  });
  const reload = () => {
    list.asked.retry();
    setChanges((count) => count + 1);
  };
  const { remove } = removalOf<AnalysisRow>({
    nameOf: (row) => `The analysis of “${nameOf(row)}”`,
    remove: analyses.calls.remove,
    restore: analyses.calls.restore,
    onDone: reload,
  });
  return (
    <Page
      title={historyTitle}
      lead="Every pair of photos you had measured."
      width="wide"
      actions={
        <ButtonLink to="/vision-submit">
          <PlusIcon size={18} />
          New analysis
        </ButtonLink>
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'By the item’s name or type' }}
        filters={
          <Select
            label="Type"
            placeholder="All"
            clearable
            data={itemTypes.map((value) => ({ value, label: itemTypeNames[value] }))}
            value={(list.question.filters.type || null) as ItemType | null}
            onChange={(type) => list.filter({ type: type ?? '' })}
          />
        }
        actions={
          <ListFiles title={historyTitle} name="image-analyses" list={list} columns={historyColumns} />
        }
        things={['analysis', 'analyses']}
        empty={
          <EmptyState
            icon={<PictureIcon size={26} />}
            title="Nothing measured yet"
            action={<ButtonLink to="/vision-submit">Measure two photos</ButtonLink>}
          >
            Two photos of an item, before and after a cleaning, show what changed.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label={historyTitle}
            list={list}
            rows={rows}
            columns={historyColumns}
            rowKey={({ id }) => id}
            actions={(row) => <RowActions row={row} onDelete={() => void remove(row)} />}
          />
        )}
      </ListFrame>
      <DeletedAnalyses key={changes} onRestored={reload} />
    </Page>
  );
}

function RowActions({ row, onDelete }: { row: AnalysisRow; onDelete: () => void }) {
  const { analyses } = useApp();
  const [making, setMaking] = useState(false);
  const print = async () => {
    setMaking(true);
    try {
      await saveAnalysisPdf(analyses.calls, row.id);
    } catch (error) {
      notify({ message: `The file could not be made. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<DocumentIcon size={17} />}
        loading={making}
        disabled={isUnfinished(row.status)}
        aria-label={`PDF of ${nameOf(row)}`}
        onClick={() => void print()}
      >
        PDF
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        disabled={isUnfinished(row.status)}
        aria-label={`Delete ${nameOf(row)}`}
        onClick={onDelete}
      >
        <TrashIcon size={18} />
      </Button>
    </Group>
  );
}

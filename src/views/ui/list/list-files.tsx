/** Saves a whole list, all pages in the current search and order, as a CSV, PDF or JSON file. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { fetchFonts } from '../../../pdf/fetch-fonts.ts';
import { useCurrency } from '../use-settings.ts';
import { saveFile } from '../save-file.ts';
import { DocumentIcon, DownloadIcon } from '../icons.tsx';
import { localDay } from '../local-day.ts';
import { messageOf } from '../message-of.ts';
import { notify } from '../notices.ts';
import { missingWords } from './missing-letters.ts';
import type { Column } from './column.ts';
import { csvOf } from './list-csv.ts';
import type { AnyList } from './use-list.ts';

export interface ListFilesProps<Row> {
  /** Heading of the PDF. */
  readonly title: string;
  /** File name, without the day and the extension. */
  readonly name: string;
  readonly list: Pick<AnyList<Row>, 'loadAll'>;
  readonly columns: readonly Column<Row>[];
  /** The rows as JSON, for lists that are offered as JSON. */
  readonly json?: (rows: readonly Row[]) => unknown;
  /** Sums of the rows, below the table of the PDF. */
  readonly totals?: (rows: readonly Row[]) => readonly (readonly [label: string, cents: number])[];
}

type Kind = 'csv' | 'pdf' | 'json';

export function ListFiles<Row>(props: ListFilesProps<Row>) {
  const { title, name, list, columns, json, totals } = props;
  const symbol = useCurrency();
  const [making, setMaking] = useState<Kind | null>(null);

  const save = async (kind: Kind) => {
    setMaking(kind);
    try {
      const rows = await list.loadAll();
      const file = kind === 'csv' ? csvOf(columns, rows) : kind === 'pdf' ? await pdfOf(rows) : jsonOf(rows);
      saveFile(file, `${name}-${localDay(new Date())}.${kind}`);
    } catch (error) {
      notify({ message: `The file could not be made. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setMaking(null);
    }
  };
  const jsonOf = (rows: readonly Row[]) =>
    new Blob([`${JSON.stringify(json?.(rows), null, 2)}\n`], { type: 'application/json' });
  const pdfOf = async (rows: readonly Row[]) => {
    const [{ drawList }, fonts] = await Promise.all([import('./list-pdf.ts'), fetchFonts()]);
    const drawn = { title, columns, rows, symbol, totals: totals?.(rows) ?? [], at: new Date() };
    const { file, missing } = drawList(drawn, fonts);
    if (missing.length > 0) notify({ message: missingWords(missing), timeout: 10_000 });
    return new Blob([file], { type: 'application/pdf' });
  };

  return (
    <Group gap="xs">
      {(['csv', 'pdf', ...(json ? (['json'] as const) : [])] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          size="compact-md"
          leftSection={kind === 'pdf' ? <DocumentIcon size={17} /> : <DownloadIcon size={17} />}
          loading={making === kind}
          disabled={making !== null && making !== kind}
          onClick={() => void save(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </Group>
  );
}

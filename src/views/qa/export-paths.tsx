/** Saves the paths as a file, in the formats that `npm run paths` writes. */
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Options } from '../../machines/paths/options.ts';
import { type Format, formatNames } from '../../machines/paths/formats/names.ts';
import { saveFile } from '../ui/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import type { Explorer } from './explorer.ts';
import classes from './qa-page.module.css';

/** A Playwright suite needs the drivers of the project, so only the command writes it. */
const savable = formatNames.filter((name) => name !== 'playwright');

export interface ExportPathsProps {
  readonly explorer: Explorer;
  readonly machine: string;
  readonly options: Options;
}

export function ExportPaths({ explorer, machine, options }: ExportPathsProps) {
  const [format, setFormat] = useState<Format>('html');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, text } = await explorer.ask({ ask: 'export', machine, options, format });
      saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);
    } catch (error) {
      notify({ message: `The file could not be written. ${(error as Error).message}`, tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <div className={classes.export}>
        <NativeSelect
          label="Format"
          value={format}
          data={savable}
          onChange={({ currentTarget: { selectedIndex } }) => setFormat(savable[selectedIndex] ?? 'html')}
        />
        <Button loading={busy} leftSection={<DownloadIcon size={18} />} onClick={() => void save()}>
          Save the paths
        </Button>
      </div>
      <p className={classes.small}>
        A suite for Playwright comes from <code>npm run paths -- --format playwright</code>, beside the
        drivers that it runs with.
      </p>
    </section>
  );
}

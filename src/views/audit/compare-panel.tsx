/** Compares a second export with the first: whether one continues the other, where they diverge, and which records differ. */
import { Button, FileButton, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  compareFiles,
  type DifferentRecord,
  type FileComparison,
  relationInWords,
} from '../../events/audit/compare-files.ts';
import { describeDeed } from '../../events/audit/describe-deed.ts';
import type { LedgerHistory } from '../../events/audit/ledger-history.ts';
import { headingOf } from '../../events/audit/report.ts';
import { safeCell } from '../../events/shared/csv-cell.ts';
import { Pages, pageSize } from '../ledger/history/pages.tsx';
import { useApp } from '../app.ts';
import { UploadIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { ErrorState } from '../ui/page.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './audit-page.module.css';
import { type AuditedFile, useAudit } from './use-audit.ts';
import { Working } from './working.tsx';

/** The other file, and the result of the comparison. */
export interface ComparedWith {
  readonly second: AuditedFile;
  readonly comparison: FileComparison;
}

export interface ComparePanelProps {
  readonly first: AuditedFile;
  /** Called with the result, or with null while nothing is compared. */
  readonly onCompared: (compared: ComparedWith | null) => void;
}

export function ComparePanel({ first, onCompared }: ComparePanelProps) {
  const [file, setFile] = useState<File | null>(null);
  const reset = useRef<() => void>(null);
  const second = useAudit(file, first.evidence);
  return (
    <section aria-labelledby="compare" className={classes.panel}>
      <h2 id="compare">Compare with another file</h2>
      <p className={classes.hint}>
        Another export of the same log: an older copy, or one from another device. Only what verifies is
        compared.
      </p>
      <Group gap="xs">
        <FileButton
          onChange={(chosen) => {
            if (chosen) setFile(new File([chosen], chosen.name, { type: chosen.type }));
            reset.current?.();
          }}
          resetRef={reset}
          inputProps={{ 'aria-label': 'Other file' }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<UploadIcon size={18} />}>
              {file === null ? 'Choose the other file' : 'Choose another file'}
            </Button>
          )}
        </FileButton>
        {file === null ? null : (
          <Button variant="subtle" onClick={() => setFile(null)}>
            Stop comparing files
          </Button>
        )}
      </Group>
      {second?.step === 'working' ? <Working file={second.file} done={second.done} /> : null}
      {second?.step === 'failed' ? (
        <ErrorState title={`${second.file.name} cannot be read`}>
          <p>{second.message}</p>
        </ErrorState>
      ) : null}
      {second?.step === 'done' ? <Compared first={first} second={second} onCompared={onCompared} /> : null}
    </section>
  );
}

interface ComparedProps extends ComparePanelProps {
  readonly second: AuditedFile;
}

function Compared({ first, second, onCompared }: ComparedProps) {
  const { audit: port } = useApp();
  const [found, setFound] = useState<FileComparison | string | null>(null);
  useEffect(() => {
    let current = true;
    const side = ({ audit, file }: AuditedFile) => ({
      audit,
      chunks: () => port.chunks(file, () => current),
    });
    compareFiles(side(first), side(second))
      .then((comparison) => {
        if (!current) return;
        setFound(comparison);
        onCompared({ second, comparison });
      })
      .catch((error: unknown) => current && setFound(messageOf(error)));
    return () => {
      current = false;
      onCompared(null);
    };
  }, [first, second, onCompared, port]);
  if (found === null) return <p role="status">Comparing…</p>;
  if (typeof found === 'string')
    return (
      <ErrorState title="The files cannot be compared">
        <p>{found}</p>
      </ErrorState>
    );
  return (
    <>
      <p role="status">
        {second.file.name}: {headingOf(second.audit)}.{' '}
        <b>{relationInWords(found, first.file.name, second.file.name)}</b>
      </p>
      {found.different.length > 0 ? <Different rows={found.different} first={first} second={second} /> : null}
    </>
  );
}

const number = (value: number) => value.toLocaleString('en');

interface DifferentProps {
  readonly rows: readonly DifferentRecord[];
  readonly first: AuditedFile;
  readonly second: AuditedFile;
}

function Different({ rows, first, second }: DifferentProps) {
  const symbol = useCurrency();
  const [start, setStart] = useState(0);
  const words = (type: string | null, seq: number, { history }: AuditedFile) =>
    wordsOf(type, seq, history, symbol);
  const save = () => {
    const lines = rows.map(
      ({ seq, sameContent, ...types }) =>
        `${[String(seq), safeCell(words(types.first, seq, first)), safeCell(words(types.second, seq, second)), sameContent ? 'yes' : 'no'].join(',')}\r\n`,
    );
    const head = ['Record', first.file.name, second.file.name, 'Same content'].map(safeCell).join(',');
    saveFile(new Blob([`${head}\r\n`, ...lines], { type: 'text/csv;charset=utf-8' }), 'compared-files.csv');
  };
  return (
    <>
      <div>
        <Button size="compact-md" variant="default" onClick={save}>
          CSV of all differences
        </Button>
      </div>
      <table className={classes.table}>
        <caption>Records that are not the same</caption>
        <thead>
          <tr>
            <th scope="col">Record</th>
            <th scope="col">{first.file.name}</th>
            <th scope="col">{second.file.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(start, start + pageSize).map(({ seq, sameContent, ...types }) => (
            <tr key={seq}>
              <th scope="row">{number(seq)}</th>
              <td>{words(types.first, seq, first)}</td>
              <td>{sameContent ? 'the same, behind other records' : words(types.second, seq, second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages what="records" start={start} total={rows.length} onStart={setStart} />
    </>
  );
}

function wordsOf(type: string | null, seq: number, history: LedgerHistory | null, symbol: string): string {
  if (type === null) return 'not there';
  return history ? describeDeed(history.change(seq).deed, symbol) : type;
}

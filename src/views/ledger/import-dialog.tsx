/** Shows what a chosen file holds and what is wrong with it; nothing is taken in before the person says so. */
import { Alert, Button, Group, Modal, Stack, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CsvProblem } from '../../events/ledger/csv.ts';
import type { Entry } from '../../events/ledger/events.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { Amount } from './amount.tsx';
import { type Preview, readImport } from './read-import.ts';
import classes from './import-dialog.module.css';

const shownEntries = 5;
const shownProblems = 100;

export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { ids, ledger } = useApp();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let current = true;
    readImport(file, ledger.readLog, ids.short)
      .then((read) => current && setPreview(read))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : 'The file cannot be read.';
        if (current) setPreview({ kind: 'refused', message });
      });
    return () => {
      current = false;
    };
  }, [file, ids, ledger]);

  const accept = async () => {
    if (preview?.kind === 'entries') {
      ledger.actor.send({
        type: 'entries.import',
        source: file.name.slice(0, 200),
        entries: preview.entries,
      });
      onClose();
    }
    if (preview?.kind === 'continues') {
      setBusy(true);
      try {
        await ledger.adoptLog(preview.offer);
        notify({ message: 'The history was taken over', tone: 'positive' });
        onClose();
      } catch (error) {
        const cause = error instanceof Error ? error.message : 'Try again.';
        setPreview({ kind: 'refused', message: `Nothing was taken over. ${cause}` });
      }
    }
  };

  return (
    <Modal opened onClose={onClose} title={`Import ${file.name}`} size="lg" centered>
      <Stack>
        {preview ? <Contents preview={preview} /> : <p role="status">Reading the file…</p>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {preview && canAccept(preview) ? 'Cancel' : 'Close'}
          </Button>
          {preview && canAccept(preview) ? (
            <Button loading={busy} onClick={() => void accept()}>
              {acceptLabel(preview)}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

const canAccept = (preview: Preview) =>
  preview.kind === 'continues' || (preview.kind === 'entries' && preview.entries.length > 0);

const many = (count: number, what: string) =>
  count === 1 ? `1 ${what}` : `${count.toLocaleString('en')} ${what.replace(/y$/, 'ie')}s`;

function acceptLabel(preview: Preview): string {
  if (preview.kind !== 'entries') return 'Take over';
  return `Import ${many(preview.entries.length, 'entry')}`;
}

function Contents({ preview }: { preview: Preview }) {
  switch (preview.kind) {
    case 'refused':
      return (
        <Alert color="red" role="alert" title="Nothing can be imported">
          {preview.message}
        </Alert>
      );
    case 'known':
      return <p>Everything in this file is in your ledger already.</p>;
    case 'continues':
      return (
        <p>
          This is your own ledger, {many(preview.offer.added, 'change')} further on, with{' '}
          {many(preview.offer.entries, 'entry')} in the end. Taking it over keeps its history as it is.
        </p>
      );
    case 'entries':
      return (
        <>
          {preview.intro ? <p>{preview.intro}</p> : null}
          {preview.remarks.map((remark) => (
            <Alert key={remark} color="yellow">
              {remark}
            </Alert>
          ))}
          {preview.mapping.length > 0 ? (
            <p className={classes.mapping}>
              {preview.mapping.map(({ field, header }) => `${field}: “${header}”`).join(' · ')}
            </p>
          ) : null}
          <Problems problems={preview.problems} />
          <FirstEntries entries={preview.entries} />
        </>
      );
  }
}

function Problems({ problems }: { problems: readonly CsvProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      title={`${many(problems.length, 'row')} cannot be read and would be left out`}
    >
      <ul className={classes.problems}>
        {problems.slice(0, shownProblems).map(({ row, message }) => (
          <li key={row}>
            Row {row}: {message}
          </li>
        ))}
        {problems.length > shownProblems ? <li>… and {problems.length - shownProblems} more</li> : null}
      </ul>
    </Alert>
  );
}

function FirstEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p>No entry could be read.</p>;
  const rest = entries.length - shownEntries;
  return (
    <div className={classes.table}>
      <Table aria-label="First entries">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Entry</Table.Th>
            <Table.Th>Date</Table.Th>
            <Table.Th>Paid</Table.Th>
            <Table.Th className={classes.number}>Sum</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.slice(0, shownEntries).map(({ id, name, date, paid, amountCents }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{date}</Table.Td>
              <Table.Td>{paid ? 'yes' : 'no'}</Table.Td>
              <Table.Td className={classes.number}>
                <Amount cents={amountCents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest > 0 ? <p className={classes.mapping}>… and {many(rest, 'more entry')}</p> : null}
    </div>
  );
}

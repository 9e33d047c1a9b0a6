/** Previews a chosen file and its problems; nothing is imported until the person confirms. */
import { Alert, Modal, Stack, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FileQuestion } from '../../events/ledger/bank/file-question.ts';
import type { Answers } from '../../events/ledger/bank/statement.ts';
import type { ImportedEntry } from '../../events/ledger/decide.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { counted } from '../ui/counted.ts';
import { notify } from '../ui/notices.ts';
import { Amount } from './amount.tsx';
import { FileProblems } from './file-problems.tsx';
import { FileQuestions } from './file-questions.tsx';
import { ImportButtons } from './import-buttons.tsx';
import { type Preview, readImport } from './read-import.ts';
import { StatementImport } from './statement-import.tsx';
import { useOpenLedger } from './use-open-ledger.ts';
import classes from './import-dialog.module.css';

const shownEntries = 5;
const noQuestions: readonly FileQuestion[] = [];

export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { ids, ledger } = useApp();
  const { stream } = useOpenLedger(useSession().person?.uid ?? null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [questions, setQuestions] = useState(noQuestions);
  const [answers, setAnswers] = useState<Answers>({});
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let current = true;
    readImport(file, ledger.readLog, ids.short, answers)
      .then((read) => {
        if (!current) return;
        setPreview(read);
        // Answered questions stay, so that an answer can be changed.
        if (read.kind === 'asks') setQuestions((asked) => (asked.length > 0 ? asked : read.questions));
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : 'The file cannot be read.';
        if (current) setPreview({ kind: 'refused', message });
      });
    return () => {
      current = false;
    };
  }, [file, ids, ledger, answers]);

  const answer = (given: Answers) => {
    setPreview(null);
    setAnswers(given);
  };

  const take = (entries: readonly ImportedEntry[]) => {
    ledger.actor.send({ type: 'entries.import', source: file.name.slice(0, 200), entries });
    onClose();
  };

  const accept = async () => {
    if (preview?.kind === 'entries') take(preview.entries);
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
        <FileQuestions questions={questions} answers={answers} onAnswers={answer} />
        {preview?.kind === 'statements' && stream ? (
          <StatementImport preview={preview} stream={stream} onTake={take} onClose={onClose} />
        ) : (
          <>
            {preview && preview.kind !== 'statements' ? (
              <Contents preview={preview} />
            ) : (
              <p role="status">{preview ? 'Opening your money bag…' : 'Reading the file…'}</p>
            )}
            <ImportButtons
              accept={preview ? acceptLabel(preview) : null}
              busy={busy}
              onAccept={() => void accept()}
              onClose={onClose}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}

const manyEntries = (count: number) => counted(count, 'entry', 'entries');

/** null when there is nothing to import. */
function acceptLabel(preview: Preview): string | null {
  if (preview.kind === 'continues') return 'Take over';
  if (preview.kind !== 'entries' || preview.entries.length === 0) return null;
  return `Import ${manyEntries(preview.entries.length)}`;
}

function Contents({ preview }: { preview: Exclude<Preview, { readonly kind: 'statements' }> }) {
  switch (preview.kind) {
    case 'refused':
      return (
        <Alert color="red" role="alert" title="Nothing can be imported">
          {preview.message}
        </Alert>
      );
    case 'asks':
      return null;
    case 'known':
      return <p>Everything in this file is in your ledger already.</p>;
    case 'continues':
      return (
        <p>
          This is your own ledger, {counted(preview.offer.added, 'change')} further on, with{' '}
          {manyEntries(preview.offer.entries)} in the end. Taking it over keeps its history as it is.
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
          <FileProblems
            unit="Row"
            problems={preview.problems.map(({ row, message }) => ({ place: row, message }))}
          />
          <FirstEntries entries={preview.entries} />
        </>
      );
  }
}

function FirstEntries({ entries }: { entries: readonly ImportedEntry[] }) {
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
      {rest > 0 ? (
        <p className={classes.mapping}>… and {counted(rest, 'more entry', 'more entries')}</p>
      ) : null}
    </div>
  );
}

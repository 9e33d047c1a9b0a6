/** The outcome of each file; those not on the server come first, since they need action. */
import { Anchor, Badge, Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddedResume } from '../../../events/screening/port.ts';
import { resumeCode } from '../../../events/screening/resume-code.ts';
import { failureWords } from '../../../events/screening/words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { momentText } from '../words.ts';
import classes from './adding.module.css';
import type { ChosenFile } from './chosen-files.ts';

export interface OutcomeListProps {
  readonly files: readonly ChosenFile[];
  readonly added: readonly AddedResume[];
  readonly blind: boolean;
  readonly onDrop: (key: number) => void;
  readonly onRetry: (row: AddedResume) => void;
}

const views = {
  all: 'All',
  problems: 'Refused or failed',
  same: 'Duplicates',
} as const;
type View = keyof typeof views;

export function OutcomeList({ files, added, blind, onDrop, onRetry }: OutcomeListProps) {
  const [view, setView] = useState<View>('all');
  const shownFiles = files.filter(
    ({ state }) => view === 'all' || (view === 'same' ? state === 'duplicate' : isProblem(state)),
  );
  const shownRows = added.filter(
    ({ status, samePerson }) =>
      view === 'all' || (view === 'same' ? samePerson !== null : status === 'failed'),
  );
  return (
    <section aria-label="Files">
      <NativeSelect
        label="Show"
        w={220}
        mb="sm"
        value={view}
        onChange={(event) => setView(event.currentTarget.value as View)}
        data={Object.entries(views).map(([value, label]) => ({ value, label }))}
      />
      {shownFiles.length + shownRows.length === 0 ? <Text c="dimmed">No such files.</Text> : null}
      <ul className={classes.files}>
        {shownFiles.map((file) => (
          <Chosen key={file.key} file={file} blind={blind} onDrop={onDrop} />
        ))}
        {shownRows.map((row) => (
          <OnServer key={row.id} row={row} blind={blind} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  );
}

const isProblem = (state: ChosenFile['state']) =>
  state === 'refused' || state === 'lost' || state === 'unsent';

const stateWords: Readonly<Record<ChosenFile['state'], string>> = {
  waiting: 'Chosen',
  sending: 'Sending',
  sent: 'Waiting',
  lost: 'Not sent',
  unsent: 'Not sent',
  duplicate: 'Already there',
  refused: 'Refused',
};

function Chosen({
  file: { key, name, state, reason, id },
  blind,
  onDrop,
}: {
  file: ChosenFile;
  blind: boolean;
  onDrop: (key: number) => void;
}) {
  const shownName = blind ? `File ${key}` : name;
  return (
    <li>
      <div className={classes.words}>
        <div>{shownName}</div>
        {reason === '' ? null : <small>{reason}</small>}
        {state !== 'duplicate' || id === null ? null : (
          <small>
            The same file as{' '}
            <Anchor component={Link} inherit to={showing(id, blind)}>
              {resumeCode(id)}
            </Anchor>
          </small>
        )}
      </div>
      <Badge
        variant="light"
        tt="none"
        color={isProblem(state) ? 'red' : state === 'sending' ? 'blue' : 'gray'}
      >
        {stateWords[state]}
      </Badge>
      {state === 'sending' || state === 'sent' ? null : (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Take off ${shownName}`}
          onClick={() => onDrop(key)}
        >
          Take off
        </Button>
      )}
    </li>
  );
}

const showing = (id: string, blind: boolean) =>
  `/resume-screened?show=${encodeURIComponent(id)}${blind ? '&blind=1' : ''}`;

function OnServer({
  row,
  blind,
  onRetry,
}: {
  row: AddedResume;
  blind: boolean;
  onRetry: (row: AddedResume) => void;
}) {
  const { id, name, fileName, status, total, failure, samePerson } = row;
  const who = name ?? resumeCode(id);
  return (
    <li>
      <div className={classes.words}>
        <Anchor component={Link} to={showing(id, blind)}>
          {who}
        </Anchor>
        {fileName === null ? null : <small>{fileName}</small>}
        {failure === null ? null : <small>{failureWords[failure]}</small>}
        {samePerson === null ? null : (
          <small>
            Same person as{' '}
            <Anchor component={Link} inherit to={showing(samePerson.id, blind)}>
              {samePerson.name ?? resumeCode(samePerson.id)}
            </Anchor>
            , received {momentText(samePerson.receivedAt)}
          </small>
        )}
      </div>
      {total === null ? null : <span className={classes.score}>{total}</span>}
      <StatusBadge status={status} />
      {status === 'failed' ? (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Try again: ${who}`}
          onClick={() => onRetry(row)}
        >
          Try again
        </Button>
      ) : null}
    </li>
  );
}

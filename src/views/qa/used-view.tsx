/** The transitions of a statechart that were taken in real use: from this device's journals, or from exported files. */
import { Anchor, Button, FileButton, Group, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { percent } from '../../machines/paths/coverage.ts';
import type { Used } from '../../machines/paths/used.ts';
import { UploadIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import type { Change, Choice } from './choice.ts';
import { type Answered, type Explorer, useAnswer } from './explorer.ts';
import classes from './qa-page.module.css';
import { TransitionsTable } from './transitions-table.tsx';
import { counted } from '../ui/counted.ts';
import { Statechart } from './statechart.tsx';
import { useJournals } from './use-journals.ts';
import { useUsed } from './use-used.ts';

export interface UsedViewProps {
  readonly explorer: Explorer;
  readonly machines: readonly string[];
  readonly choice: Choice;
  readonly onChange: (change: Change) => void;
}

export function UsedView({ explorer, machines, choice, onChange }: UsedViewProps) {
  const machine = machines.find((name) => name === choice.machine) ?? machines[0]!;
  const [files, setFiles] = useState<readonly File[]>([]);
  const journals = useJournals(machine, files);
  const used = useUsed(explorer, machine, journals.state === 'ready' ? journals.value.journals : null);
  const chart = useAnswer(explorer, { ask: 'chart', machine });
  const uncovered = useMemo(() => neverUsed(used), [used]);
  const failure = journals.state === 'failed' ? journals : used.state === 'failed' ? used : null;
  return (
    <>
      <div className={classes.choice}>
        <NativeSelect
          label="Statechart"
          value={machine}
          data={[...machines]}
          onChange={({ currentTarget: { value } }) => onChange({ machine: value })}
        />
        <div>
          <p className={classes.small}>
            {files.length === 0
              ? 'From the journals of this device.'
              : `From ${files.map(({ name }) => name).join(', ')}.`}{' '}
            <Anchor component={Link} to="/log" underline="always">
              Activity log
            </Anchor>
          </p>
          <Group gap="xs">
            <FileButton onChange={setFiles} accept=".jsonl,application/x-ndjson" multiple>
              {(props) => (
                <Button {...props} variant="default" leftSection={<UploadIcon size={18} />}>
                  Open exported files
                </Button>
              )}
            </FileButton>
            {files.length > 0 ? (
              <Button variant="default" onClick={() => setFiles([])}>
                This device
              </Button>
            ) : null}
          </Group>
        </div>
      </div>
      {failure ? (
        <ErrorState title="The journals could not be read">
          <p>{failure.message}</p>
        </ErrorState>
      ) : null}
      {journals.state === 'ready' && journals.value.refused.length > 0 ? (
        <ErrorState title="Not every file could be used">
          <ul>
            {journals.value.refused.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </ErrorState>
      ) : null}
      <div className={classes.columns}>
        <section aria-labelledby="picture" className={classes.column}>
          <h2 id="picture">Statechart</h2>
          {chart.state === 'ready' ? (
            <Statechart chart={chart.value} active={[]} uncovered={uncovered} />
          ) : null}
          {chart.state === 'failed' ? <ErrorState title={chart.message} /> : null}
        </section>
        <section aria-labelledby="used" className={classes.column}>
          <h2 id="used">Really used</h2>
          {used.state === 'loading' && failure === null ? (
            <p role="status">Following the facts through {machine}…</p>
          ) : null}
          {used.state === 'ready' ? <UsedTable used={used.value} machine={machine} /> : null}
        </section>
      </div>
    </>
  );
}

function UsedTable({
  used: { records, unclear, states, transitions },
  machine,
}: {
  used: Used;
  machine: string;
}) {
  if (records === 0)
    return (
      <EmptyState title={`No facts of ${machine} yet`}>
        <p>They come with use, or from a file that the activity log exports.</p>
      </EmptyState>
    );
  const taken = transitions.filter(({ times }) => times > 0);
  const left = transitions.filter(({ times }) => times === 0);
  const number = (value: number) => value.toLocaleString('en');
  return (
    <>
      <p role="status">
        {counted(records, 'fact')} {records === 1 ? 'shows' : 'show'} {number(taken.length)} of{' '}
        {number(transitions.length)} transitions and {Math.floor(percent(states))} % of the states.
        {unclear > 0 ? ` ${number(unclear)} fit several, or none, and count for none.` : ''}
      </p>
      <TransitionsTable transitions={taken} />
      {left.length > 0 ? (
        <details className={classes.more}>
          <summary>{number(left.length)} not seen</summary>
          <ul>
            {left.map(({ id, reason }) => (
              <li key={id}>
                {id}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function neverUsed(used: Answered<Used>): ReadonlySet<string> {
  if (used.state !== 'ready' || used.value.records === 0) return new Set();
  const { states, transitions } = used.value;
  return new Set([...states, ...transitions].filter(({ times }) => times === 0).map(({ id }) => id));
}

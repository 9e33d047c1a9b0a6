/** For admins: every statechart of the product, with test paths, their coverage, and what runs in this tab. */
import { SegmentedControl } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { useChoice } from './choice.ts';
import { Explorer, useAnswer } from './explorer.ts';
import { FailedView } from './failed-view.tsx';
import { PathsView } from './paths-view.tsx';
import classes from './qa-page.module.css';
import { RunningView } from './running-view.tsx';
import { UsedView } from './used-view.tsx';

const lead =
  'Every workflow of the product as a picture, test paths through it that come straight from what runs, what runs in this tab now, and what was really used on this device.';

export function QaPage() {
  const [attempt, setAttempt] = useState(0);
  const [explorer] = useState(() => new Explorer());
  useEffect(() => () => explorer.close(), [explorer]);
  const [choice, change] = useChoice();
  const machines = useAnswer(explorer, { ask: 'machines' }, attempt);
  return (
    <Page title="QA" lead={lead} width="wide">
      <div className={classes.page}>
        <SegmentedControl
          className={classes.views}
          aria-label="What to see"
          value={choice.view}
          onChange={(view) => change({ view })}
          data={[
            { value: 'paths', label: 'Paths' },
            { value: 'running', label: 'Running' },
            { value: 'used', label: 'Used' },
            { value: 'failed', label: 'Failed' },
          ]}
        />
        {machines.state === 'loading' ? <p role="status">Loading the statecharts…</p> : null}
        {machines.state === 'failed' ? (
          <ErrorState title="The statecharts could not be loaded" onRetry={() => setAttempt(attempt + 1)}>
            <p>Check your connection.</p>
          </ErrorState>
        ) : null}
        {machines.state === 'ready' && machines.value.length === 0 ? (
          <EmptyState icon={<DocumentIcon size={26} />} title="There are no statecharts">
            <p>A statechart appears here as soon as it has a model beside it.</p>
          </EmptyState>
        ) : null}
        {machines.state === 'ready' && machines.value.length > 0 ? (
          choice.view === 'paths' ? (
            <PathsView explorer={explorer} machines={machines.value} choice={choice} onChange={change} />
          ) : choice.view === 'running' ? (
            <RunningView explorer={explorer} drawable={machines.value} choice={choice} onChange={change} />
          ) : choice.view === 'failed' ? (
            <FailedView explorer={explorer} />
          ) : (
            <UsedView explorer={explorer} machines={machines.value} choice={choice} onChange={change} />
          )
        ) : null}
      </div>
    </Page>
  );
}

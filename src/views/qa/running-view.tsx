/** The statecharts that run in this tab: the state of each, its last events and the facts they recorded. */
import { NativeSelect } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app.ts';
import { FlowIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import type { Change, Choice } from './choice.ts';
import { type Explorer, useAnswer } from './explorer.ts';
import { FactList } from './facts.tsx';
import classes from './qa-page.module.css';
import { Statechart } from './statechart.tsx';

export interface RunningViewProps {
  readonly explorer: Explorer;
  /** Statecharts that have a diagram. */
  readonly drawable: readonly string[];
  readonly choice: Choice;
  readonly onChange: (change: Change) => void;
}

export function RunningView({ explorer, drawable, choice, onChange }: RunningViewProps) {
  const { running } = useApp();
  const all = useSyncExternalStore(
    (listener) => running.subscribe(listener),
    () => running.all(),
  );
  const shown = all.find(({ name }) => name === choice.machine) ?? all[0];
  const hasPicture = shown !== undefined && drawable.includes(shown.name);
  const chart = useAnswer(explorer, hasPicture ? { ask: 'chart', machine: shown.name } : null);
  if (!shown)
    return (
      <EmptyState icon={<FlowIcon size={26} />} title="Nothing runs in this tab">
        <p>A statechart appears here as soon as it starts.</p>
      </EmptyState>
    );
  const { name, active, seen } = shown;
  return (
    <>
      <div className={classes.choice}>
        <NativeSelect
          label="Statechart"
          value={name}
          data={all.map((one) => ({ value: one.name, label: `${one.name}: ${innermost(one.active)}` }))}
          onChange={({ currentTarget: { value } }) => onChange({ machine: value })}
        />
      </div>
      <div className={classes.columns}>
        <section aria-labelledby="picture" className={classes.column}>
          <h2 id="picture">Statechart</h2>
          {hasPicture ? null : <p>There is no picture of it: it has no model yet.</p>}
          {chart.state === 'ready' ? <Statechart chart={chart.value} active={active} /> : null}
          {chart.state === 'failed' ? <ErrorState title={chart.message} /> : null}
        </section>
        <section aria-labelledby="seen" className={classes.column}>
          <h2 id="seen">Last events</h2>
          <p role="status">
            Now in <b>{innermost(active)}</b>.
          </p>
          <ol className={classes.seen} reversed>
            {seen.map(({ number, at, event, active: then, facts }) => (
              <li key={number} value={number}>
                <b>{event}</b> <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-GB')}</time>
                <span className={classes.small}> in {innermost(then)}</span>
                {facts.length > 0 ? <FactList facts={facts} /> : null}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** The active states that contain no other active state. */
function innermost(active: readonly string[]): string {
  const inner = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  return inner.map((id) => id.slice(id.indexOf('.') + 1)).join(' and ') || 'no state';
}

/** Test paths through one statechart: how they are generated, what they cover, and one of them step by step. */
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { statesIn } from '../../machines/paths/chart.ts';
import { defaults, generators } from '../../machines/paths/options.ts';
import { ErrorState } from '../ui/page.tsx';
import type { PathAnswer, SuiteAnswer } from './answers.ts';
import type { Change, Choice } from './choice.ts';
import { CoverageTable } from './coverage-table.tsx';
import { type Answered, type Explorer, useAnswer } from './explorer.ts';
import { ExportPaths } from './export-paths.tsx';
import { PathList } from './path-list.tsx';
import { PathSteps } from './path-steps.tsx';
import { PathSearch } from './path-search.tsx';
import classes from './qa-page.module.css';
import { RunPath } from './run-path.tsx';
import { Statechart } from './statechart.tsx';
import { WalkForm } from './walk-form.tsx';

export interface PathsViewProps {
  readonly explorer: Explorer;
  readonly machines: readonly string[];
  readonly choice: Choice;
  readonly onChange: (change: Change) => void;
}

const names: Record<(typeof generators)[number], string> = {
  shortest: 'Shortest: the quickest way to every context',
  simple: 'Simple: every way that visits no context twice',
  transitions: 'Transitions: every transition once, in few steps',
  edge: 'Edges: every transition in every context',
  pairs: 'Pairs: every two transitions that can follow each other',
  random: 'Random: a walk where all steps are alike',
  weighted: 'Weighted: a walk as people take it',
};

export function PathsView({ explorer, machines, choice, onChange }: PathsViewProps) {
  const machine = machines.find((name) => name === choice.machine) ?? machines[0]!;
  const { options } = choice;
  const chart = useAnswer(explorer, { ask: 'chart', machine });
  const suite = useAnswer(explorer, { ask: 'suite', machine, options });
  const count = suite.state === 'ready' ? suite.value.paths.length : 0;
  const index = Math.min(choice.path, Math.max(0, count - 1));
  const path = useAnswer(explorer, count > 0 ? { ask: 'path', machine, options, index } : null);
  const step = path.state === 'ready' ? Math.min(choice.step, path.value.steps.length - 1) : 0;
  const uncovered = useMemo(() => uncoveredBy(suite), [suite]);
  const here = path.state === 'ready' ? path.value.steps[step] : undefined;
  const walks = options.generator === 'random' || options.generator === 'weighted';

  return (
    <>
      <div className={classes.choice}>
        <NativeSelect
          label="Statechart"
          value={machine}
          data={[...machines]}
          onChange={({ currentTarget: { value } }) => onChange({ machine: value })}
        />
        <NativeSelect
          label="Find paths by"
          value={options.generator}
          data={generators.map((value) => ({ value, label: names[value] }))}
          onChange={({ currentTarget: { selectedIndex } }) =>
            onChange({ generator: generators[selectedIndex] ?? defaults.generator })
          }
        />
        <NativeSelect
          label="Ending in"
          value={options.target ?? ''}
          data={[
            { value: '', label: 'anywhere' },
            ...(chart.state === 'ready' ? statesIn(chart.value).slice(1) : []).map(({ id }) => ({
              value: id,
              label: id,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ target: value === '' ? null : value })}
        />
      </div>
      {walks ? (
        <WalkForm
          key={`${options.seed} ${options.steps}`}
          seed={options.seed}
          steps={options.steps}
          onWalk={onChange}
        />
      ) : null}
      <div className={classes.columns}>
        <section aria-labelledby="picture" className={classes.column}>
          <h2 id="picture">Statechart</h2>
          {chart.state === 'ready' ? (
            <Statechart
              chart={chart.value}
              active={here?.active ?? []}
              taken={here?.transitions ?? []}
              uncovered={uncovered}
            />
          ) : null}
          {chart.state === 'failed' ? <ErrorState title={chart.message} /> : null}
        </section>
        <div className={classes.column}>
          {suite.state === 'loading' ? <p role="status">Finding paths through {machine}…</p> : null}
          {suite.state === 'failed' ? (
            <ErrorState title="The paths could not be found">
              <p>{suite.message}</p>
            </ErrorState>
          ) : null}
          {suite.state === 'ready' ? (
            <Found
              suite={suite.value}
              path={path}
              index={index}
              step={step}
              onChange={onChange}
              searching={
                <PathSearch
                  key={machine}
                  explorer={explorer}
                  machine={machine}
                  options={options}
                  onChoose={(chosen, at) => onChange({ path: chosen, step: at })}
                />
              }
              running={
                <RunPath
                  key={`${machine} ${JSON.stringify(options)} ${index}`}
                  explorer={explorer}
                  machine={machine}
                  options={options}
                  index={index}
                  steps={suite.value.paths[index]?.steps ?? 0}
                  onStep={(next) => onChange({ step: next })}
                />
              }
              exporting={<ExportPaths explorer={explorer} machine={machine} options={options} />}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

interface FoundProps {
  readonly suite: SuiteAnswer;
  readonly path: Answered<PathAnswer>;
  readonly index: number;
  readonly step: number;
  readonly onChange: (change: Change) => void;
  readonly searching: React.ReactNode;
  readonly running: React.ReactNode;
  readonly exporting: React.ReactNode;
}

function Found({ suite, path, index, step, onChange, searching, running, exporting }: FoundProps) {
  const { paths, unexplained } = suite;
  return (
    <>
      <section aria-labelledby="paths">
        <h2 id="paths">Paths</h2>
        <p role="status">{countsOf(suite)}</p>
        {unexplained.length > 0 ? (
          <ErrorState title="Not everything can be reached">
            <ul>
              {unexplained.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </ErrorState>
        ) : null}
        {paths.length === 0 ? <p>None of these paths leads there. Choose another way to find them.</p> : null}
        {paths.length > 0 ? searching : null}
        <PathList paths={paths} chosen={index} onChoose={(chosen) => onChange({ path: chosen })} />
      </section>
      {paths.length > 0 ? (
        <section aria-labelledby="steps">
          <h2 id="steps">Path {index + 1}</h2>
          {running}
          {path.state === 'loading' ? <p role="status">Loading the path…</p> : null}
          {path.state === 'failed' ? <ErrorState title={path.message} /> : null}
          {path.state === 'ready' ? (
            <PathSteps path={path.value} step={step} onStep={(next) => onChange({ step: next })} />
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="coverage">
        <h2 id="coverage">What these paths cover</h2>
        <CoverageTable coverage={suite.coverage} />
        <p className={classes.small}>Contexts distinguished by: {suite.abstraction}.</p>
      </section>
      {paths.length > 0 ? exporting : null}
    </>
  );
}

function countsOf({ paths, steps, lowerBound, note }: SuiteAnswer): string {
  const count = `${paths.length.toLocaleString('en')} ${paths.length === 1 ? 'path' : 'paths'}, ${steps.toLocaleString('en')} steps.`;
  const bound =
    lowerBound === null
      ? ''
      : ` Steps and starts: ${(steps + paths.length).toLocaleString('en')}, and no fewer than ${lowerBound.toLocaleString('en')} can do.`;
  return `${count}${bound}${note === null ? '' : ` ${note}`}`;
}

const nothing: ReadonlySet<string> = new Set();

function uncoveredBy(suite: Answered<SuiteAnswer>): ReadonlySet<string> {
  if (suite.state !== 'ready') return nothing;
  const { states, transitions } = suite.value.coverage;
  return new Set([...states, ...transitions].filter(({ times }) => times === 0).map(({ id }) => id));
}

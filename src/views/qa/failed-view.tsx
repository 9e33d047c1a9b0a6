/** A path that failed elsewhere, for example in CI, opened from its file: the failed step, and how it runs in this version. */
import { Alert, Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { AlertIcon, DocumentIcon, UploadIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import type { Answers } from './answers.ts';
import { type Answered, type Explorer, useAnswer } from './explorer.ts';
import { type FailedPath, largestFile, readFailedPaths, type ReadPaths } from './failed-paths.ts';
import { PathSteps } from './path-steps.tsx';
import classes from './qa-page.module.css';
import { Statechart } from './statechart.tsx';

interface Opened {
  readonly fileName: string;
  readonly paths: readonly FailedPath[];
}

export function FailedView({ explorer }: { explorer: Explorer }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const reset = useRef<() => void>(null);
  const open = async (file: File | null) => {
    // Lets the same file be chosen again after it was fixed.
    reset.current?.();
    if (!file) return;
    const read = await readFile(file);
    if (!read.ok) {
      setRefused(`${file.name}: ${read.message}`);
      return;
    }
    setRefused(null);
    setOpened({ fileName: file.name, paths: read.paths });
    setChosen(0);
  };
  const path = opened?.paths[chosen];
  return (
    <>
      <div className={classes.open}>
        <p className={classes.small}>
          A file of <code>npm run paths -- --format json</code>, or the <code>failed-path.json</code> that a
          Playwright suite attaches.
        </p>
        <FileButton
          onChange={(file) => void open(file)}
          resetRef={reset}
          accept=".json,application/json"
          inputProps={{ 'aria-label': 'Failed path' }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<UploadIcon size={18} />}>
              {opened === null ? 'Open a failed path' : 'Open another one'}
            </Button>
          )}
        </FileButton>
      </div>
      {refused === null ? null : (
        <ErrorState title="This file cannot be used">
          <p>{refused}</p>
        </ErrorState>
      )}
      {opened !== null && opened.paths.length > 1 ? (
        <PathChoice opened={opened} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {path ? (
        <FailedPathView key={`${opened.fileName} ${chosen} ${path.replay}`} explorer={explorer} path={path} />
      ) : null}
      {opened === null && refused === null ? (
        <EmptyState icon={<DocumentIcon size={26} />} title="No failed path is open">
          <p>Open the file that a failed run has left, and step through what happened.</p>
        </EmptyState>
      ) : null}
    </>
  );
}

async function readFile(file: File): Promise<ReadPaths> {
  if (file.size > largestFile) return { ok: false, message: 'It is too large to be a suite of paths.' };
  try {
    return readFailedPaths(await file.text());
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}

interface PathChoiceProps {
  readonly opened: Opened;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function PathChoice({ opened: { fileName, paths }, chosen, onChoose }: PathChoiceProps) {
  return (
    <section aria-labelledby="failed">
      <h2 id="failed">
        {paths.length} paths of {fileName}
      </h2>
      <ol className={classes.list}>
        {paths.map(({ machine, failure }, i) => (
          <li key={i}>
            <button
              type="button"
              className={classes.row}
              aria-current={i === chosen || undefined}
              onClick={() => onChoose(i)}
            >
              <span>
                {machine}
                {failure === null ? '' : `, step ${failure.step}: ${failure.name}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FailedPathView({ explorer, path }: { explorer: Explorer; path: FailedPath }) {
  const { machine, replay, failure } = path;
  const chart = useAnswer(explorer, { ask: 'chart', machine });
  const replayed = useAnswer(explorer, { ask: 'replay', machine, replay });
  const [wanted, setWanted] = useState(failure?.step ?? 0);
  const steps = replayed.state === 'ready' ? replayed.value.path.steps : [];
  const step = Math.max(0, Math.min(wanted, steps.length - 1));
  const here = steps[step];
  return (
    <div className={classes.columns}>
      <section aria-labelledby="picture" className={classes.column}>
        <h2 id="picture">Statechart {machine}</h2>
        {chart.state === 'ready' ? (
          <Statechart chart={chart.value} active={here?.active ?? []} taken={here?.transitions ?? []} />
        ) : null}
        {chart.state === 'failed' ? <ErrorState title={chart.message} /> : null}
      </section>
      <section aria-labelledby="steps" className={classes.column}>
        <h2 id="steps">The path</h2>
        {failure === null ? null : (
          <Alert color="red" icon={<AlertIcon />} title={`Step ${failure.step} failed: ${failure.name}`}>
            <p className={classes.problem}>{failure.problem}</p>
          </Alert>
        )}
        {replayed.state === 'loading' ? <p role="status">Running the path…</p> : null}
        {replayed.state === 'failed' ? (
          <ErrorState title="This path cannot be taken here">
            <p>{replayed.message}</p>
            <p>The statechart may have changed since.</p>
          </ErrorState>
        ) : null}
        {replayed.state === 'ready' ? (
          <>
            <p className={classes.here}>{whatHappensHere(replayed)}</p>
            <PathSteps
              path={replayed.value.path}
              step={step}
              failed={failure?.step ?? null}
              onStep={setWanted}
            />
          </>
        ) : null}
      </section>
    </div>
  );
}

function whatHappensHere(replayed: Answered<Answers['replay']> & { readonly state: 'ready' }): string {
  const { failure } = replayed.value;
  if (failure === null) return 'Here the statechart does all that the path says.';
  return `Here it fails at step ${failure.step}, ${failure.name}: ${failure.problem}`;
}

/** Runs the chosen path in the worker, against a separate actor: it does not affect the app. */
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import type { Failure } from '../../machines/paths/run.ts';
import type { Options } from '../../machines/paths/options.ts';
import { counted } from '../ui/counted.ts';
import type { Explorer } from './explorer.ts';
import classes from './qa-page.module.css';

export interface RunPathProps {
  readonly explorer: Explorer;
  readonly machine: string;
  readonly options: Options;
  readonly index: number;
  /** Number of steps of the path. */
  readonly steps: number;
  readonly onStep: (step: number) => void;
}

type Ran = { readonly failure: Failure | null } | { readonly problem: string };

export function RunPath({ explorer, machine, options, index, steps, onStep }: RunPathProps) {
  const [ran, setRan] = useState<Ran | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setRan(
      await explorer.ask({ ask: 'run', machine, options, index }).then(
        (failure) => ({ failure }),
        (error: Error) => ({ problem: error.message }),
      ),
    );
    setBusy(false);
  };
  return (
    <div className={classes.export}>
      <Button variant="default" loading={busy} onClick={() => void run()}>
        Run this path
      </Button>
      <p role="status" className={classes.ran}>
        {ran === null
          ? 'Against a copy of the statechart, with a simulated clock; nothing is sent or saved.'
          : null}
        {ran && 'problem' in ran ? ran.problem : null}
        {ran && 'failure' in ran && ran.failure === null
          ? `All ${counted(steps, 'step')} did what the path says, and the log folds to what is shown.`
          : null}
        {ran && 'failure' in ran && ran.failure !== null ? (
          <>
            <Anchor
              component="button"
              type="button"
              underline="always"
              onClick={() => onStep(ran.failure!.step)}
            >
              Step {ran.failure.step}
            </Anchor>
            , {ran.failure.name}: {ran.failure.problem}
          </>
        ) : null}
      </p>
    </div>
  );
}

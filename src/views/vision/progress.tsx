/** Live progress of an analysis: the steps that are done, and the current one. */
import { VisuallyHidden } from '@mantine/core';
import type { AnalysisStatus } from '../../events/analysis/projection.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { useFocusHere } from './use-focus-here.ts';
import classes from './vision.module.css';
import { steps } from './words.ts';

export function Progress({ status }: { status: AnalysisStatus | 'sending' }) {
  const at = steps.findIndex((step) => step.status === status);
  const now = at < 0 ? 'Sending the photos' : steps[at]!.name;
  const heading = useFocusHere();
  return (
    <section className={classes.progress} aria-labelledby="progress">
      <h2 id="progress" ref={heading} tabIndex={-1}>
        Measuring your photos
      </h2>
      <VisuallyHidden role="status">{now}</VisuallyHidden>
      <ol>
        <Step name="Sending the photos" state={at < 0 ? 'now' : 'done'} />
        {steps.map(({ name }, index) => (
          <Step key={name} name={name} state={index < at ? 'done' : index === at ? 'now' : 'later'} />
        ))}
      </ol>
      <p className={classes.dim}>
        {at < 0
          ? 'Keep this page open until both photos have arrived.'
          : 'This takes a few seconds. You can leave this page: the result will be in your history.'}
      </p>
    </section>
  );
}

function Step({ name, state }: { name: string; state: 'done' | 'now' | 'later' }) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.dot} aria-hidden="true">
        {state === 'done' ? <CheckIcon size={16} /> : null}
      </span>
      {name}
    </li>
  );
}

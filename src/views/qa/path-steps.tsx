/** One path, step by step: the event, its payload, and the facts and effects of the statechart. */
import { Pages, pageSize } from '../ledger/history/pages.tsx';
import type { PathAnswer, StepAnswer } from './answers.ts';
import { FactList, Json } from './facts.tsx';
import classes from './qa-page.module.css';
import { SequenceView } from './sequence-view.tsx';
import { StepControls } from './step-controls.tsx';

export interface PathStepsProps {
  readonly path: PathAnswer;
  /** From 0, which is the initial state. */
  readonly step: number;
  /** The step that failed elsewhere. */
  readonly failed?: number | null;
  readonly onStep: (step: number) => void;
}

export function PathSteps({
  path: { steps, command, sequence },
  step,
  failed = null,
  onStep,
}: PathStepsProps) {
  const start = Math.floor(step / pageSize) * pageSize;
  const last = steps.length - 1;
  return (
    <>
      <p role="status">
        Step {step.toLocaleString('en')} of {last.toLocaleString('en')}
        {step === failed ? ', the one that failed' : ''}
      </p>
      <StepControls step={step} last={last} onStep={onStep} />
      <StepDetails step={steps[step]!} />
      <details className={classes.more}>
        <summary>As a sequence</summary>
        <SequenceView sequence={sequence} step={step} failed={failed} />
      </details>
      <details className={classes.more}>
        <summary>All steps</summary>
        <ol className={classes.list} start={start}>
          {steps.slice(start, start + pageSize).map(({ says, state }, i) => (
            <li key={start + i}>
              <button
                type="button"
                className={classes.row}
                aria-current={start + i === step ? 'step' : undefined}
                onClick={() => onStep(start + i)}
              >
                <span>
                  {start + i}. {says}
                  {start + i === failed ? ', failed' : ''}
                </span>
                <span className={classes.small}>{state}</span>
              </button>
            </li>
          ))}
        </ol>
        <Pages what="steps" start={start} total={steps.length} onStart={onStep} />
      </details>
      <details className={classes.more}>
        <summary>The command that runs this path</summary>
        <pre className={classes.json}>{command}</pre>
      </details>
    </>
  );
}

function StepDetails({
  step: { says, event, payload, state, transitions, guards, facts, asks },
}: {
  step: StepAnswer;
}) {
  return (
    <dl className={classes.details}>
      <dt>What happens</dt>
      <dd>
        {says} <code>{event}</code>
      </dd>
      <dt>State</dt>
      <dd>
        <b>{state}</b>
      </dd>
      <dt>Payload</dt>
      <dd>{payload === null ? 'none' : <Json value={payload} />}</dd>
      <dt>Facts</dt>
      <dd>{facts.length === 0 ? 'none' : <FactList facts={facts} />}</dd>
      <dt>Transitions</dt>
      <dd>
        {transitions.length === 0 ? (
          'none: guards turned it away, or it began'
        ) : (
          <Names names={transitions} />
        )}
      </dd>
      <dt>Guards</dt>
      <dd>
        {guards.length === 0 ? (
          'none'
        ) : (
          <Names
            names={guards.map(
              ({ transition, passed }) => `${transition}: ${passed ? 'passes' : 'turns away'}`,
            )}
          />
        )}
      </dd>
      <dt>Effects</dt>
      <dd>{asks.length === 0 ? 'none' : <Names names={asks} />}</dd>
    </dl>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, i) => (
        <li key={i}>{name}</li>
      ))}
    </ul>
  );
}

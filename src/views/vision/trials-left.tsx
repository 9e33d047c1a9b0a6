/** How many analyses are left, shown before one is started; nothing if there is no limit. */
import type { Trials } from '../../events/analysis/port.ts';
import type { Asked } from '../ui/use-answer.ts';
import classes from './vision.module.css';

export function TrialsLeft({ trials: { state, answer } }: { trials: Asked<Trials> }) {
  if (state === 'loading' && !answer) return <p className={classes.trials}>Checking how many are left…</p>;
  if (state === 'failed' || !answer) return <span />;
  const { limit, left, reserved } = answer;
  return (
    <p className={classes.trials} data-tone={left === 0 ? 'negative' : undefined} role="status">
      {left === 0
        ? `Your ${limit} free analyses are used up${reserved > 0 ? ', or still running' : ''}. Ask whoever runs this site for more.`
        : `${left} of ${limit} free analyses left. Only a measurement counts.`}
    </p>
  );
}

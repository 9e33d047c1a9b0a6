/** A score of 0 to 100 with its interval, as a bar and in words. */
import type { CSSProperties } from 'react';
import type { Interval } from '../../events/analysis/port.ts';
import classes from './vision.module.css';

export interface ScoreProps {
  readonly name: string;
  /** null: no score. */
  readonly score: Interval | null;
}

export function Score({ name, score }: ScoreProps) {
  if (!score)
    return (
      <div className={classes.score}>
        <span className={classes.scoreName}>{name}</span>
        <span className={classes.dim}>Nothing was dirty before</span>
      </div>
    );
  const [value, low, high] = [score.value, score.low, score.high].map(Math.round) as [number, number, number];
  return (
    <div className={classes.score}>
      <span className={classes.scoreName}>{name}</span>
      <span className={classes.scoreValue}>
        {value}
        <small> of 100</small>
      </span>
      <span
        className={classes.bar}
        aria-hidden="true"
        style={{ '--value': value, '--low': low, '--high': high } as CSSProperties}
      >
        <span className={classes.fill} />
        <span className={classes.range} />
      </span>
      <span className={classes.dim}>
        {low} to {high}, at 95 %
      </span>
    </div>
  );
}

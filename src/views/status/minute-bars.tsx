/** A count over the last hour, one bar per minute. */
import { max, scaleLinear, sum } from 'd3';
import type { StatusMinute } from '../../events/account/server-status.ts';
import { useWidth } from '../ui/use-width.ts';
import classes from './status.module.css';

const height = 72;
const gap = 1;

export interface MinuteBarsProps {
  readonly label: string;
  readonly minutes: readonly StatusMinute[];
  readonly of: 'answered' | 'failed' | 'refused';
}

export function MinuteBars({ label, minutes, of }: MinuteBarsProps) {
  const [place, width] = useWidth();
  const counts = minutes.map((minute) => minute[of]);
  const total = sum(counts);
  const most = max(counts) ?? 0;
  const y = scaleLinear([0, Math.max(1, most)], [0, height]);
  const step = width / Math.max(1, minutes.length);
  const description = `${label}: ${total.toLocaleString()} in the last hour, at most ${most.toLocaleString()} a minute`;
  return (
    <figure className={classes.figure} data-count={of}>
      <figcaption>
        <span>{label}</span>
        <strong>{total.toLocaleString()}</strong>
      </figcaption>
      <div ref={place} className={classes.plot}>
        {width === 0 ? null : (
          <svg width={width} height={height} role="img" aria-label={description}>
            <line className={classes.ground} x2={width} y1={height - 0.5} y2={height - 0.5} />
            {counts.map((count, i) =>
              count === 0 ? null : (
                <rect
                  key={minutes[i]!.at}
                  className={classes.bar}
                  x={i * step}
                  width={Math.max(1, step - gap)}
                  y={height - Math.max(2, y(count))}
                  height={Math.max(2, y(count))}
                />
              ),
            )}
          </svg>
        )}
      </div>
      <p className={classes.scale}>
        <span>an hour ago</span>
        <span>at most {most.toLocaleString()} a minute</span>
        <span>now</span>
      </p>
    </figure>
  );
}

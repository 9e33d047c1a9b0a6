/** Each dirty area: how far its colour was from the clean surface, before and after. */
import { max, scaleBand, scaleLinear } from 'd3';
import type { DirtyArea } from '../../../events/analysis/measurement.ts';
import classes from './charts.module.css';
import { useWidth } from '../../ui/use-width.ts';

const height = 260;
const pad = { left: 36, right: 8, top: 12, bottom: 40 };
/** More would be too narrow to tell apart. */
const most = 12;

export function AreasChart({ areas }: { areas: readonly DirtyArea[] }) {
  const [place, width] = useWidth();
  const shown = areas.slice(0, most);
  const top = max(shown, ({ deltaEBefore, deltaEAfter }) => Math.max(deltaEBefore, deltaEAfter)) ?? 1;
  const x = scaleBand(
    shown.map(({ number }) => String(number)),
    [pad.left, Math.max(pad.left + 1, width - pad.right)],
  ).padding(0.25);
  const y = scaleLinear([0, top], [height - pad.bottom, pad.top]).nice();
  const bar = x.bandwidth() / 2;
  const said = shown.map(
    ({ number, deltaEBefore, deltaEAfter }) =>
      `Area ${number}: ${deltaEBefore.toFixed(1)} before, ${deltaEAfter.toFixed(1)} after`,
  );
  return (
    <figure className={classes.figure}>
      <figcaption>
        <span className={classes.key} data-series="first">
          Before
        </span>
        <span className={classes.key} data-series="second">
          After
        </span>
        Colour difference (ΔE00) to the clean surface around it
        {areas.length > most ? `; the ${most} largest of ${areas.length}` : ''}
      </figcaption>
      <div ref={place} className={classes.chart}>
        {width === 0 ? null : (
          <svg width={width} height={height} role="img" aria-label={`Dirty areas. ${said.join('. ')}`}>
            {y.ticks(5).map((tick) => (
              <g key={tick} transform={`translate(0,${y(tick)})`}>
                <line className={classes.grid} x1={pad.left} x2={width - pad.right} />
                <text className={classes.tick} x={pad.left - 8} dy="0.32em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {shown.map(({ number, deltaEBefore, deltaEAfter }) => (
              <g key={number} transform={`translate(${x(String(number))},0)`}>
                <rect
                  className={classes.bar}
                  data-series="first"
                  width={bar}
                  y={y(deltaEBefore)}
                  height={y(0) - y(deltaEBefore)}
                />
                <rect
                  className={classes.bar}
                  data-series="second"
                  x={bar}
                  width={bar}
                  y={y(deltaEAfter)}
                  height={y(0) - y(deltaEAfter)}
                />
                <text className={classes.tick} x={bar} y={height - 18} textAnchor="middle">
                  {number}
                </text>
              </g>
            ))}
            <text className={classes.tick} x={pad.left} y={height - 2}>
              Area, from the largest
            </text>
          </svg>
        )}
      </div>
    </figure>
  );
}

/** The balance over time, with the moment that is looked at. A click goes there; keys use the slider below it. */
import { curveStepAfter, line, scaleLinear, scaleUtc } from 'd3';
import { type MouseEvent, useMemo } from 'react';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { type CurvePoint, curveOf, monthEnds } from './balance-curve.ts';
import { describeTime } from './describe.ts';
import classes from './history.module.css';

const width = 960;
const height = 220;
const edge = { left: 92, right: 12, top: 12, bottom: 26 };

export interface BalanceChartProps {
  readonly history: LedgerHistory;
  readonly version: number;
  readonly seq: number;
  /** The other end of a comparison. */
  readonly from: number | null;
  readonly onSeq: (seq: number) => void;
}

export function BalanceChart({ history, version, seq, from, onSeq }: BalanceChartProps) {
  const symbol = useCurrency();
  const drawing = useMemo(() => draw(history, version), [history, version]);
  if (!drawing) return null;
  const { points, lowest, highest, x, y, path, months } = drawing;
  const [first, last] = [points[0]!, points.at(-1)!];
  const money = (cents: number) => formatCents(cents, { symbol });
  const day = ({ time }: CurvePoint) => describeTime(new Date(time).toISOString());
  const placeOf = (at: number) => points.find((point) => point.seq >= at) ?? last;

  const goTo = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const time = x.invert(((event.clientX - box.left) / box.width) * width).getTime();
    // Steps hold until the next one: the one that counts is the last before the place.
    onSeq((points.findLast((point) => point.time <= time) ?? first).seq);
  };

  const said = `Balance over time: ${money(first.cents)} on ${day(first)}, ${money(last.cents)} on ${day(last)}. Lowest ${money(lowest.cents)} on ${day(lowest)}, highest ${money(highest.cents)} on ${day(highest)}.`;
  return (
    <figure className={classes.figure}>
      {/* The slider under the chart does the same by key. */}
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={said}
        onClick={goTo}
      >
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line
              className={tick === 0 ? classes.zero : classes.grid}
              x1={edge.left}
              x2={width - edge.right}
            />
            <text className={classes.tick} x={edge.left - 8} dy="0.32em" textAnchor="end">
              {money(Math.round(tick))}
            </text>
          </g>
        ))}
        {x.ticks(6).map((tick) => (
          <text key={tick.getTime()} className={classes.tick} x={x(tick)} y={height - 6} textAnchor="middle">
            {x.tickFormat(6)(tick)}
          </text>
        ))}
        <path className={classes.curve} d={path} />
        {from === null ? null : <Marker x={x(placeOf(from).time)} kind="from" />}
        {seq === 0 ? null : (
          <Marker x={x(placeOf(seq).time)} y={y(history.sums(seq).balanceCents)} kind="now" />
        )}
      </svg>
      <details className={classes.months}>
        <summary>Balance at the end of each month</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" className={classes.number}>
                Paid balance
              </th>
              <th scope="col" className={classes.number}>
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, seq: end }) => (
              <tr key={month}>
                <th scope="row">
                  <button type="button" className={classes.link} onClick={() => onSeq(end)}>
                    {month}
                  </button>
                </th>
                <td className={classes.number}>
                  <Amount cents={history.sums(end).balancePaidCents} />
                </td>
                <td className={classes.number}>
                  <Amount cents={history.sums(end).balanceCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Marker({ x, y, kind }: { x: number; y?: number; kind: 'from' | 'now' }) {
  return (
    <g transform={`translate(${x} 0)`} className={classes.marker} data-kind={kind}>
      <line y1={edge.top} y2={height - edge.bottom} />
      {y === undefined ? null : <circle cy={y} r={5} />}
    </g>
  );
}

/** @param _version tells one state of the history, which grows in place, from the next */
function draw(history: LedgerHistory, _version: number) {
  const curve = curveOf(history);
  if (!curve) return null;
  const { points, lowest, highest } = curve;
  const [from, to] = [points[0]!.time, points.at(-1)!.time];
  const x = scaleUtc()
    .domain([from, to > from ? to : from + 1000])
    .range([edge.left, width - edge.right]);
  const y = scaleLinear()
    .domain([Math.min(0, lowest.cents), Math.max(100, highest.cents)])
    .nice(4)
    .range([height - edge.bottom, edge.top]);
  const path = line<CurvePoint>(
    ({ time }) => x(time),
    ({ cents }) => y(cents),
  ).curve(curveStepAfter)(points);
  return { ...curve, x, y, path: path ?? '', months: monthEnds(history) };
}

/** Chart of the balance over time with the selected moment. Clicking selects a moment; keyboards use the slider below it. */
import { curveStepAfter, line, scaleLinear, scaleTime, timeFormat } from 'd3';
import { type MouseEvent, useMemo } from 'react';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { Amount } from '../amount.tsx';
import { FoldedTable } from '../../ui/charts/chart-table.tsx';
import chart from '../../ui/charts/charts.module.css';
import { roomFor, ValueAxis } from '../../ui/charts/value-axis.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { useWidth } from '../../ui/use-width.ts';
import { type CurvePoint, curveOf, monthEnds } from './balance-curve.ts';
import { describeTime } from './describe.ts';
import classes from './history.module.css';

const height = 220;
const edge = { right: 28, top: 12, bottom: 26 };
/** Width of a time label with the space beside it, in CSS pixels. */
const labelWidth = 88;

interface Space {
  readonly width: number;
  /** Width of the amount labels, in CSS pixels. */
  readonly left: number;
}

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
  const [place, width] = useWidth();
  const money = (cents: number) => formatCents(cents, { symbol });
  const curve = useMemo(() => curveAt(history, version), [history, version]);
  if (!curve) return null;
  const { points, lowest, highest, months } = curve;
  const [first, last] = [points[0]!, points.at(-1)!];
  const y = amountScale(curve);
  const amounts = y.ticks(4);
  const amount = (tick: number) => money(Math.round(tick));
  const left = roomFor(amounts.map(amount));
  const { x, path } = draw(curve, y, { width, left });
  const day = ({ time }: CurvePoint) => describeTime(new Date(time).toISOString());
  const placeOf = (at: number) => points.find((point) => point.seq >= at) ?? last;

  const goTo = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const time = x.invert(((event.clientX - box.left) / box.width) * width).getTime();
    // The balance holds until the next change: select the last change before the click.
    onSeq((points.findLast((point) => point.time <= time) ?? first).seq);
  };

  const timeText = timeTextFor(last.time - first.time);
  const times = x
    .ticks(Math.max(1, Math.floor((width - left) / labelWidth)))
    .map((tick) => ({ tick, label: timeText(tick) }))
    .filter(({ label }, i, all) => label !== all[i - 1]?.label);

  const description = `Balance over time: ${money(first.cents)} on ${day(first)}, ${money(last.cents)} on ${day(last)}. Lowest ${money(lowest.cents)} on ${day(lowest)}, highest ${money(highest.cents)} on ${day(highest)}.`;
  return (
    <figure className={classes.figure} ref={place}>
      {/* The slider below the chart does the same by keyboard. */}
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description}
        onClick={goTo}
      >
        <ValueAxis ticks={amounts} y={y} from={left} to={width - edge.right} format={amount} />
        {times.map(({ tick, label }) => (
          <text key={label} className={chart.tick} x={x(tick)} y={height - 6} textAnchor="middle">
            {label}
          </text>
        ))}
        <path className={classes.curve} d={path} />
        {from === null ? null : <Marker x={x(placeOf(from).time)} kind="from" />}
        {seq === 0 ? null : (
          <Marker x={x(placeOf(seq).time)} y={y(history.sums(seq).balanceCents)} kind="now" />
        )}
      </svg>
      <FoldedTable
        summary="Balance at the end of each month"
        label="Balance at the end of each month"
        head={['Month', 'Paid balance', 'Balance']}
        rows={months.map(({ month, seq: end }) => ({
          key: month,
          name: (
            <button type="button" className={classes.link} onClick={() => onSeq(end)}>
              {month}
            </button>
          ),
          cells: [
            <Amount key="paid" cents={history.sums(end).balancePaidCents} />,
            <Amount key="all" cents={history.sums(end).balanceCents} />,
          ],
        }))}
      />
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

/** @param _version version of the history, which grows in place */
function curveAt(history: LedgerHistory, _version: number) {
  const curve = curveOf(history);
  return curve && { ...curve, months: monthEnds(history) };
}

type Curve = NonNullable<ReturnType<typeof curveAt>>;

const amountScale = ({ lowest, highest }: Curve) =>
  scaleLinear()
    .domain([Math.min(0, lowest.cents), Math.max(100, highest.cents)])
    .nice(4)
    .range([height - edge.bottom, edge.top]);

function draw({ points }: Curve, y: ReturnType<typeof amountScale>, { width, left }: Space) {
  const [from, to] = [points[0]!.time, points.at(-1)!.time];
  const x = scaleTime()
    .domain([from, to > from ? to : from + 1000])
    .range([left, Math.max(left + 1, width - edge.right)]);
  const path = line<CurvePoint>(
    ({ time }) => x(time),
    ({ cents }) => y(cents),
  ).curve(curveStepAfter)(points);
  return { x, path: path ?? '' };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Format of a time, as precise as the shown span needs.
 * @param span milliseconds
 */
function timeTextFor(span: number): (at: Date) => string {
  if (span < 10 * minuteMs) return timeFormat('%H:%M:%S');
  if (span < 2 * dayMs) return timeFormat('%H:%M');
  return timeFormat(span < 2 * 365 * dayMs ? '%-d %b' : '%b %Y');
}

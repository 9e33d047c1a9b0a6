/** The steps around the current one as a sequence diagram: a lane per participant, an arrow per message. */
import type { Message, Sequence } from '../../machines/paths/sequence.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import classes from './sequence-view.module.css';

export interface SequenceViewProps {
  readonly sequence: Sequence;
  /** From 0, which is the initial state. */
  readonly step: number;
  /** The step that failed. */
  readonly failed?: number | null;
}

/** Steps drawn at a time: more than fit on a screen, but few enough to render quickly. */
const stepsShown = 20;
const laneWidth = 168;
const margin = 72;
const headHeight = 34;
const rowHeight = 40;
/** Width of a wide letter in the diagram's font, in CSS pixels. */
const letter = 6.4;

export function SequenceView({ sequence: { lanes, messages }, step, failed = null }: SequenceViewProps) {
  const first = Math.floor(step / stepsShown) * stepsShown;
  const last = first + stepsShown - 1;
  const shown = messages.filter((message) => message.step >= first && message.step <= last);
  const x = (lane: number) => margin + lane * laneWidth;
  const height = headHeight + Math.max(1, shown.length) * rowHeight + 12;
  const width = Math.max(
    x(lanes.length - 1) + margin,
    ...shown.map(({ from, to, text }) => x(Math.min(from, to)) + 12 + text.length * letter),
  );
  return (
    <ScrollBox className={classes.frame} label="Sequence of the path">
      <svg
        className={classes.picture}
        role="img"
        aria-label={`Sequence of ${lanes.join(', ')}, from step ${first} on. In words below, under “All steps”.`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {lanes.map((lane, i) => (
          <g key={lane}>
            <line className={classes.lane} x1={x(i)} x2={x(i)} y1={headHeight - 8} y2={height} />
            <text className={classes.name} x={x(i)} y={18} textAnchor="middle">
              {lane}
            </text>
          </g>
        ))}
        {shown.map((message, row) => (
          <Arrow
            key={row}
            message={message}
            top={headHeight + row * rowHeight}
            width={width}
            x={x}
            current={message.step === step}
            failed={message.step === failed}
          />
        ))}
      </svg>
    </ScrollBox>
  );
}

interface ArrowProps {
  readonly message: Message;
  readonly top: number;
  readonly width: number;
  readonly x: (lane: number) => number;
  readonly current: boolean;
  readonly failed: boolean;
}

function Arrow({ message, top, width, x, current, failed }: ArrowProps) {
  const { step, from, to, text, kind } = message;
  const y = top + rowHeight - 12;
  const [start, end] = [x(from), x(to)];
  const back = end > start ? -7 : 7;
  return (
    <g
      className={classes.message}
      data-kind={kind}
      data-current={current || undefined}
      data-failed={failed || undefined}
    >
      {current || failed ? <rect x={0} y={top} width={width} height={rowHeight} /> : null}
      <text className={classes.number} x={6} y={y + 4}>
        {step}
      </text>
      <text x={Math.min(start, end) + 8} y={y - 8}>
        {text}
      </text>
      <path className={classes.arrow} d={`M${start} ${y}H${end}`} />
      <path className={classes.head} d={`M${end} ${y}l${back} -4v8z`} />
    </g>
  );
}

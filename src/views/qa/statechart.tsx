/** Diagram of a statechart: nested states, arrows between them, the active states in bold; and the same as text. */
import { ActionIcon, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type ChartState, statesIn } from '../../machines/paths/chart.ts';
import { MinusIcon, PlusIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/page.tsx';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { type Arrow, type Box, type Line, lineHeight, type Picture, titleHeight } from './picture.ts';
import classes from './statechart.module.css';

export interface StatechartProps {
  readonly chart: ChartState;
  /** Ids of the active states. */
  readonly active: readonly string[];
  /** Ids of the transitions just taken. */
  readonly taken?: readonly string[];
  /** Ids of states and transitions that the chosen paths do not cover. */
  readonly uncovered?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const scales = [0.4, 0.55, 0.7, 0.85, 1, 1.25, 1.6, 2];

export function Statechart({ chart, active, taken = [], uncovered: missed = none }: StatechartProps) {
  const picture = usePicture(chart);
  const [scale, setScale] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const innermost = active.at(-1);

  useEffect(() => {
    if (picture.state !== 'ready') return;
    const box = picture.value.boxes.find(({ state }) => state.id === innermost);
    const within = frame.current;
    if (!box || !within) return;
    const shown = within.firstElementChild!.clientWidth / picture.value.width;
    within.scrollTo({
      left: (box.x + box.width / 2) * shown - within.clientWidth / 2,
      top: (box.y + box.height / 2) * shown - within.clientHeight / 2,
    });
  }, [picture, innermost, scale]);

  if (picture.state === 'failed')
    return (
      <ErrorState title="The picture could not be drawn">
        <p>The same is below in words. Reload the page to try again.</p>
        <InWords chart={chart} active={active} />
      </ErrorState>
    );
  if (picture.state === 'loading') return <p role="status">Drawing {chart.key}…</p>;

  const { width, height, boxes, arrows } = picture.value;
  const lit = new Set(active);
  const walked = new Set(taken);
  const larger = scales.find((one) => one > (scale ?? 0.99));
  const smaller = scales.findLast((one) => one < (scale ?? 0.99));
  return (
    <figure className={classes.figure}>
      <Group className={classes.tools} gap={4}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Smaller"
          disabled={smaller === undefined}
          onClick={() => setScale(smaller!)}
        >
          <MinusIcon />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Larger"
          disabled={larger === undefined}
          onClick={() => setScale(larger!)}
        >
          <PlusIcon />
        </ActionIcon>
        <button
          type="button"
          className={classes.fit}
          aria-pressed={scale === null}
          onClick={() => setScale(null)}
        >
          Fit
        </button>
      </Group>
      <ScrollBox ref={frame} className={classes.frame} label={`Picture of ${chart.key}`}>
        <svg
          className={classes.picture}
          role="img"
          aria-label={`Statechart ${chart.key}. Active: ${active.length > 0 ? active.map(shortId).join(', ') : 'nothing'}.`}
          viewBox={`0 0 ${width} ${height}`}
          style={scale === null ? { width: '100%', maxWidth: width } : { width: width * scale }}
        >
          <defs>
            <marker
              id="head"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path className={classes.head} d="M0 0l8 4-8 4z" />
            </marker>
          </defs>
          {boxes.map((box) => (
            <StateBox key={box.state.id} box={box} active={lit.has(box.state.id)} uncovered={missed} />
          ))}
          {arrows.map((arrow) => (
            <ArrowLine key={arrow.id} arrow={arrow} uncovered={missed} walked={walked} />
          ))}
          {boxes.map((box) => (
            <StateText
              key={box.state.id}
              box={box}
              active={lit.has(box.state.id)}
              uncovered={missed}
              walked={walked}
            />
          ))}
        </svg>
      </ScrollBox>
      <figcaption>
        <InWords chart={chart} active={active} />
      </figcaption>
    </figure>
  );
}

const shortId = (id: string) => id.slice(id.indexOf('.') + 1);

type Drawing =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Picture }
  | { readonly state: 'failed' };

function usePicture(chart: ChartState): Drawing {
  const [drawn, setDrawn] = useState<{ chart: ChartState; drawing: Drawing } | null>(null);
  useEffect(() => {
    let current = true;
    const show = (drawing: Drawing) => current && setDrawn({ chart, drawing });
    import('./layout.ts')
      .then(({ layOut }) => layOut(chart))
      .then((value) => show({ state: 'ready', value }))
      .catch(() => show({ state: 'failed' }));
    return () => {
      current = false;
    };
  }, [chart]);
  return drawn?.chart === chart ? drawn.drawing : { state: 'loading' };
}

interface Marks {
  readonly uncovered: ReadonlySet<string>;
  readonly walked: ReadonlySet<string>;
}

function StateBox({ box, active, uncovered }: { box: Box; active: boolean; uncovered: ReadonlySet<string> }) {
  const { state, x, y, width, height } = box;
  return (
    <g
      className={classes.state}
      data-active={active || undefined}
      data-missed={uncovered.has(state.id) || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={10} />
    </g>
  );
}

/** Drawn above the arrows, which may cross a state with children. */
function StateText({ box, active, uncovered: missed, walked }: { box: Box; active: boolean } & Marks) {
  const { state, x, y, lines } = box;
  const kind = state.kind === 'parallel' || state.kind === 'final' ? ` (${state.kind})` : '';
  return (
    <g className={classes.words} data-active={active || undefined}>
      <text className={classes.title} x={x + 12} y={y + 19}>
        {state.initial ? '● ' : ''}
        {state.key}
        {kind}
      </text>
      <Lines lines={lines} x={x + 12} y={y + titleHeight} uncovered={missed} walked={walked} />
    </g>
  );
}

function ArrowLine({ arrow, uncovered: missed, walked }: { arrow: Arrow } & Marks) {
  const { points, lines, x, y } = arrow;
  const isWalked = lines.some(({ transition }) => walked.has(transition!));
  const isMissed = lines.every(({ transition }) => missed.has(transition!));
  return (
    <g className={classes.arrow} data-walked={isWalked || undefined} data-missed={isMissed || undefined}>
      <path
        d={points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')}
        markerEnd="url(#head)"
      />
      <Lines lines={lines} x={x + 4} y={y} uncovered={missed} walked={walked} />
    </g>
  );
}

function Lines({
  lines,
  x,
  y,
  uncovered: missed,
  walked,
}: { lines: readonly Line[]; x: number; y: number } & Marks) {
  return lines.map(({ text, transition }, i) => (
    <text
      key={`${transition} ${text}`}
      className={classes.line}
      data-walked={(transition !== null && walked.has(transition)) || undefined}
      data-missed={(transition !== null && missed.has(transition)) || undefined}
      x={x}
      y={y + i * lineHeight + 12}
    >
      {text}
    </text>
  ));
}

/** Everything in the diagram as text, for screen readers. */
function InWords({ chart, active }: { chart: ChartState; active: readonly string[] }) {
  return (
    <details className={classes.inWords}>
      <summary>The statechart in words</summary>
      <ul>
        {statesIn(chart).map(({ id, kind, initial, effects, transitions }) => (
          <li key={id}>
            <b>{id}</b>
            {active.includes(id) ? ', active now' : ''}
            {initial ? ', entered first' : ''}
            {kind === 'parallel' || kind === 'final' ? `, ${kind}` : ''}
            {effects.length > 0 ? `, runs ${effects.join(', ')}` : ''}
            {transitions.length > 0 ? (
              <ul>
                {transitions.map((transition) => (
                  <li key={transition.id}>
                    {transition.event}
                    {transition.guard === null ? '' : `, if ${transition.guard}`}
                    {transition.target === null ? ', stays' : `, leads to ${transition.target}`}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

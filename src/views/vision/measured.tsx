/** The result of a measurement: summary, scores, photos with the findings on them, and every number; or why there is none. */
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { figuresOf } from '../../events/analysis/figures.ts';
import type { Measurement } from '../../events/analysis/measurement.ts';
import { type Reason, reasonWords } from '../../events/analysis/reason.ts';
import { summaryOf } from '../../events/analysis/summary.ts';
import { FiguresTable } from './figures-table.tsx';
import { PairViewer, type ShownPair } from './pair-viewer.tsx';
import { Score } from './score.tsx';
import { useFocusHere } from './use-focus-here.ts';
import classes from './vision.module.css';
import { sideNames } from './words.ts';

export interface MeasuredProps {
  readonly pair: ShownPair;
  /** SHA-256 of the record of the measurement; null if it is not stored. */
  readonly record: string | null;
}

export function Measured({ pair, record }: MeasuredProps) {
  const { name, measurement } = pair;
  const heading = useFocusHere();
  if (!measurement) return null;
  const { cleaningScore = null, colourRestoration = null } = measurement.findings ?? {};
  return (
    <Stack gap="xl">
      <section aria-labelledby="summary" className={classes.summary}>
        <h2 id="summary" ref={heading} tabIndex={-1}>
          {name}: what the cleaning changed
        </h2>
        <p>{summaryOf(measurement).join(' ')}</p>
        <div className={classes.scores}>
          <Score name="Cleaning score" score={cleaningScore} />
          <Score name="Colour restoration" score={colourRestoration} />
        </div>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">On the photos</h2>
        <PairViewer pair={pair} />
      </section>
      <section aria-labelledby="numbers">
        <h2 id="numbers">All numbers</h2>
        <FiguresTable figures={figuresOf(measurement)} />
        <Method measurement={measurement} record={record} />
      </section>
    </Stack>
  );
}

function Method({ measurement, record }: { measurement: Measurement } & Pick<MeasuredProps, 'record'>) {
  const { engine, registration, light, pictures } = measurement;
  return (
    <details className={classes.method}>
      <summary>How this was measured</summary>
      <ul>
        {registration ? (
          <li>
            {registration.inliers} points of the surface were found in both photos, which overlap by{' '}
            {Math.round(registration.overlap * 100)} %.
          </li>
        ) : null}
        {light ? (
          <li>
            The light of the two photos was evened out over{' '}
            {light.source === 'card' ? 'the printed card' : 'the surface that did not change'}; a colour
            difference (ΔE00) of {light.residual.toFixed(1)} remained there.
          </li>
        ) : null}
        <li>
          Every interval is meant to hold the true number 95 times in 100. Engine {engine.version}; no model
          was asked.
        </li>
        <li className={classes.hash}>Photo of before, SHA-256: {pictures.before.sha256}</li>
        <li className={classes.hash}>Photo of after, SHA-256: {pictures.after.sha256}</li>
        {record === null ? null : <li className={classes.hash}>Record of this measurement: {record}</li>}
      </ul>
    </details>
  );
}

export interface InconclusiveProps {
  readonly pair: ShownPair;
  readonly onAnother: () => void;
  /** An additional sentence. */
  readonly children?: ReactNode;
}

export function Inconclusive({ pair, onAnother, children }: InconclusiveProps) {
  const reasons = pair.measurement?.reasons ?? [];
  const heading = useFocusHere();
  return (
    <Stack gap="xl">
      <section aria-labelledby="summary" className={classes.summary} data-tone="warning">
        <h2 id="summary" ref={heading} tabIndex={-1}>
          {pair.name}: inconclusive
        </h2>
        <p>These photos don’t carry a measurement we would stand by, so there is none. {children}</p>
        <ul className={classes.reasons}>
          {reasons.map((reason, index) => (
            <Why key={index} {...reason} />
          ))}
        </ul>
        <Button onClick={onAnother}>Try with better photos</Button>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">The photos</h2>
        <PairViewer pair={pair} />
      </section>
    </Stack>
  );
}

function Why({ code, picture, measured, limit }: Reason) {
  const { title, advice } = reasonWords[code];
  return (
    <li>
      <strong>
        {picture ? `${sideNames[picture]}: ` : ''}
        {title}
      </strong>
      <span>{advice}</span>
      <span className={classes.dim}>
        Measured {plain(measured)}, the limit is {plain(limit)}.
      </span>
    </li>
  );
}

const plain = (number: number) => Number(number.toPrecision(3)).toLocaleString('en');

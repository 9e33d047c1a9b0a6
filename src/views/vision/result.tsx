/** What came of an analysis: the summary, the scores, the photos with what was found on them, and every number. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { Reason } from '../../events/analysis/reason.ts';
import { reasonWords } from '../../events/analysis/reason.ts';
import { summaryOf } from '../../events/analysis/summary.ts';
import type { AnalysisDetail } from '../../events/analysis/port.ts';
import type { AnalysisActor } from '../../machines/analysis.machine.ts';
import { ErrorState } from '../ui/page.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PairViewer } from './pair-viewer.tsx';
import { Score } from './score.tsx';
import { useFocusHere } from './use-focus-here.ts';
import classes from './vision.module.css';
import { failureWords, nameOf, refusalWords, sideNames } from './words.ts';

export interface ResultProps {
  readonly analysis: AnalysisDetail;
  readonly actor: AnalysisActor;
  readonly onAnother: () => void;
}

export function Result({ analysis, actor, onAnother }: ResultProps) {
  const { status, refusal, failure } = analysis;
  if (status === 'measured') return <Measured analysis={analysis} />;
  if (status === 'inconclusive') return <Inconclusive analysis={analysis} onAnother={onAnother} />;
  if (status === 'refused' && refusal)
    return (
      <ErrorState
        title={refusalWords[refusal].title}
        action={<Button onClick={onAnother}>Choose other photos</Button>}
      >
        {refusalWords[refusal].advice} {analysis.trial ? 'No free analysis was used.' : null}
      </ErrorState>
    );
  return (
    <ErrorState
      title="These photos could not be measured"
      action={
        <Group justify="center">
          <Retry actor={actor} />
          <Button variant="default" onClick={onAnother}>
            Choose other photos
          </Button>
        </Group>
      }
    >
      {failureWords[failure?.reason ?? 'broken']}
    </ErrorState>
  );
}

function Retry({ actor }: { actor: AnalysisActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches('working'));
  return (
    <Button loading={busy} onClick={() => actor.send({ type: 'analysis.change', change: 'RetryAnalysis' })}>
      Try again
    </Button>
  );
}

function Measured({ analysis }: { analysis: AnalysisDetail }) {
  const { measurement, cleaningScore, colourRestoration } = analysis;
  const heading = useFocusHere();
  if (!measurement) return null;
  return (
    <Stack gap="xl">
      <section aria-labelledby="summary" className={classes.summary}>
        <h2 id="summary" ref={heading} tabIndex={-1}>
          {nameOf(analysis)}: what the cleaning changed
        </h2>
        <p>{summaryOf(measurement).join(' ')}</p>
        <div className={classes.scores}>
          <Score name="Cleaning score" score={cleaningScore} />
          <Score name="Colour restoration" score={colourRestoration} />
        </div>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">On the photos</h2>
        <PairViewer analysis={analysis} />
      </section>
      <section aria-labelledby="numbers">
        <h2 id="numbers">All numbers</h2>
        <FiguresTable measurement={measurement} />
        <Method analysis={analysis} />
      </section>
    </Stack>
  );
}

function Method({ analysis: { measurement, record } }: { analysis: AnalysisDetail }) {
  if (!measurement) return null;
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

function Inconclusive({ analysis, onAnother }: { analysis: AnalysisDetail; onAnother: () => void }) {
  const reasons = analysis.measurement?.reasons ?? [];
  const heading = useFocusHere();
  return (
    <Stack gap="xl">
      <section aria-labelledby="summary" className={classes.summary} data-tone="warning">
        <h2 id="summary" ref={heading} tabIndex={-1}>
          {nameOf(analysis)}: inconclusive
        </h2>
        <p>
          These photos don’t carry a measurement we would stand by, so there is none.{' '}
          {analysis.trial ? 'No free analysis was used.' : null}
        </p>
        <ul className={classes.reasons}>
          {reasons.map((reason, index) => (
            <Why key={index} {...reason} />
          ))}
        </ul>
        <Button onClick={onAnother}>Try with better photos</Button>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">The photos</h2>
        <PairViewer analysis={analysis} />
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

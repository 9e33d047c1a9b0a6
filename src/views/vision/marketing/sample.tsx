/** A sample with its measurement: the comparison of the photos, the scores, and every number. */
import { useId, useState } from 'react';
import { sides } from '../../../events/analysis/port.ts';
import type { SampleResult } from '../../../events/analysis/sample-result.ts';
import { type Sample, type SampleId, samplePath, sampleSize } from '../../../events/analysis/samples.ts';
import { Comparison } from '../../trade/posts/pairs/comparison.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { Score } from '../score.tsx';
import visionClasses from '../vision.module.css';
import classes from './marketing.module.css';

interface SampleProps {
  readonly sample: Sample & { readonly id: SampleId };
  readonly result: SampleResult;
}

export function MeasuredSample({ sample: { id, name, about }, result }: SampleProps) {
  const heading = useId();
  const [shown, setShown] = useState(false);
  const [broken, setBroken] = useState(false);
  const compared = (side: string, picture: 'before' | 'after-lined-up') => ({
    picture: { url: samplePath(id, picture), ...sampleSize },
    alt: `${name}, ${side}`,
  });
  return (
    <article className={classes.sample} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <p className={classes.about}>{about}</p>
      {broken ? (
        <p role="status">The photos could not be loaded. Reload the page to try again.</p>
      ) : (
        <Comparison
          before={compared('before', 'before')}
          after={compared('after, laid over it and in its light', 'after-lined-up')}
          onBroken={() => setBroken(true)}
        >
          {shown ? (
            <div className={visionClasses.layer} data-on="before">
              <img src={samplePath(id, 'dirt')} alt="" draggable={false} />
            </div>
          ) : null}
        </Comparison>
      )}
      <label className={classes.choice}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        Show what was found dirty
      </label>
      <p>{result.summary.join(' ')}</p>
      <div className={visionClasses.scores}>
        <Score name="Cleaning score" score={result.cleaningScore} />
        <Score name="Colour restoration" score={result.colourRestoration} />
      </div>
      <details>
        <summary>All numbers of this sample</summary>
        <FiguresTable figures={result.figures} />
        <p className={visionClasses.dim}>Measured by engine {result.engine}.</p>
      </details>
    </article>
  );
}

export function UnmeasuredSample({ sample: { id, name, about }, result }: SampleProps) {
  const heading = useId();
  return (
    <article className={classes.sample} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <p className={classes.about}>{about}</p>
      <div className={classes.beside}>
        {sides.map((side) => (
          <img key={side} src={samplePath(id, side)} alt={`${name}, ${side}`} {...sampleSize} />
        ))}
      </div>
      <p>
        <strong>Inconclusive.</strong> {result.reasons.map((reason) => `${reason}.`).join(' ')} So there is no
        score, and no number that only looks like one.
      </p>
    </article>
  );
}

/** Sample pairs to start with: a click measures one. */
import { sides } from '../../../events/analysis/port.ts';
import type { Sample, SampleId } from '../../../events/analysis/samples.ts';
import { sampleList, samplePath, sampleSize } from '../../../events/analysis/samples.ts';
import { useApp } from '../../app.ts';
import classes from './try.module.css';
import type { Wanted } from './use-visitor-measurement.ts';

export function SampleChoice({ onChoose }: { onChoose: (wanted: Wanted) => void }) {
  const { analyses } = useApp();
  const choose = ({ id, name, itemType }: Sample & { readonly id: SampleId }) =>
    onChoose({ name, itemType, photos: () => analyses.calls.samplePhotos(id) });
  return (
    <section aria-labelledby="samples">
      <h2 id="samples">Measure a sample</h2>
      <p className={classes.lead}>
        These pictures were painted by a program of ours, with stains and light as in a workshop. They are
        measured anew for you, here and now.
      </p>
      <ul className={classes.samples}>
        {sampleList.map((sample) => (
          <li key={sample.id}>
            <button type="button" className={classes.sample} onClick={() => choose(sample)}>
              <span className={classes.pair}>
                {sides.map((side) => (
                  <img key={side} src={samplePath(sample.id, side)} alt="" {...sampleSize} />
                ))}
              </span>
              <span className={classes.name}>{sample.name}</span>
              <span className={classes.about}>{sample.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

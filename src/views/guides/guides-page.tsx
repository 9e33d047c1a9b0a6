/** guides: all care guides, by material and by stain. */
import { Link } from 'react-router-dom';
import { guides } from '../../events/guide/all-guides.ts';
import type { Guide } from '../../events/guide/fact.ts';
import { type Material, materials, type Stain, stains } from '../../events/guide/names.ts';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';
import classes from './guides.module.css';

const keys = <T extends string>(names: Readonly<Record<T, string>>) => Object.keys(names) as T[];

/** `any`, which applies to all materials, comes first. */
const materialsInOrder: readonly Material[] = ['any', ...keys(materials).filter((each) => each !== 'any')];
/** Topics that are not stains are listed by material only. */
const noStains: readonly Stain[] = ['care', 'label', 'rules', 'dirt'];
const stainsInOrder = keys(stains).filter((stain) => !noStains.includes(stain));

export function GuidesPage() {
  return (
    <Page
      title="Care guides"
      width="wide"
      lead="What to do first, how to go on, what never to do, and when to hand it over. General practice, not yet reviewed by a professional: test first."
    >
      <Prose>
        {[
          ...materialsInOrder.map((material) => (
            <Section key={material} id={material} title={materials[material]}>
              <GuideList guides={guides.filter((guide) => guide.material === material)} />
            </Section>
          )),
          <Section key="by-stain" id="by-stain" title="By stain">
            {stainsInOrder.map((stain) => (
              <div key={stain}>
                <h3 id={`stain-${stain}`}>{stains[stain]}</h3>
                <GuideList guides={guides.filter((guide) => guide.stains.includes(stain))} />
              </div>
            ))}
          </Section>,
        ]}
      </Prose>
    </Page>
  );
}

function GuideList({ guides: listed }: { guides: readonly Guide[] }) {
  return (
    <div className={classes.columns}>
      <ul className={classes.list}>
        {listed.map((guide) => (
          <li key={guide.id}>
            <Link to={`/guides/${guide.id}`}>{guide.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** marketing: what the image analysis measures and what it does not, with real measurements of our samples. */
import { Link } from 'react-router-dom';
import { sampleResults } from '../../../events/analysis/sample-results.ts';
import { sampleList } from '../../../events/analysis/samples.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Prose, Section } from '../../ui/prose.tsx';
import { marketingTitle } from '../words.ts';
import { MeasuredSample, UnmeasuredSample } from './sample.tsx';
import classes from './marketing.module.css';

export function MarketingPage() {
  const { person } = useSession();
  return (
    <Page
      title={marketingTitle}
      width="wide"
      lead="One photo before, one after: how much of the visible dirt is gone, in numbers that say how sure they are. And when two photos can’t tell, that is what the answer says."
      actions={<ButtonLink to="/try">Try it, without an account</ButtonLink>}
    >
      <Prose>
        <Section id="samples" title="What it measured on our samples">
          <p>
            We painted these pictures with a program, so that they show nobody’s things. The numbers are the
            engine’s own, to the last digit: a test measures the very same files again with every change we
            make.
          </p>
          {sampleList.map((sample) =>
            sampleResults[sample.id].verdict === 'measured' ? (
              <MeasuredSample key={sample.id} sample={sample} result={sampleResults[sample.id]} />
            ) : (
              <UnmeasuredSample key={sample.id} sample={sample} result={sampleResults[sample.id]} />
            ),
          )}
        </Section>
        <Section id="measured" title="What is measured">
          <ul>
            <li>Which places were dirty, how many, and what part of the item that is.</li>
            <li>
              A cleaning score from 0 to 100: how far the colour of those places moved from dirty towards
              clean, weighed by how plain the dirt was to see.
            </li>
            <li>How close their colour came to the clean surface around them.</li>
            <li>
              Scuffs, the strength of the grain, and edges that were not there before, as places to look at.
            </li>
            <li>
              With our printed card in the photos: square centimetres, and light that is evened out by it.
            </li>
          </ul>
          <p>
            Each number has an interval that is meant to hold the true number 95 times in 100, and says how it
            came about.
          </p>
        </Section>
        <Section id="not-measured" title="What is not measured">
          <ul>
            <li>Whether it smells, is germ-free, or is dry. Photos don’t show that.</li>
            <li>
              What a stain was, how old it is, or whether a mark is a crack or a fold. New edges are shown to
              you; you judge.
            </li>
            <li>Whether a bag is genuine. No photo tells that, and we never say it.</li>
            <li>
              Dirt whose colour hardly differs from the surface: clear grease on black leather stays unseen.
            </li>
            <li>
              What an item is worth, or what cleaning it should cost. That is what the price book is for.
            </li>
          </ul>
        </Section>
        <Section id="limits" title="When there is no number">
          <p>
            Blurred, too dark, too bright, light that can’t be evened out, or two photos that can’t be shown
            to be of the same item: then the answer is “inconclusive”, with the reason and what to do better.
            It happens to good photos too, now and then; a guess would be worse.
          </p>
          <p>
            The numbers of the samples come from painted pictures, where light and cameras behave. Your
            workshop is harder. Lay the item flat and the same way for both photos, use the same lamp, no
            flash, and put the printed card beside it.
          </p>
        </Section>
        <Section id="photos" title="What happens to your photos">
          <p>
            Without an account: they are measured in the server’s memory and gone with the answer. How many
            you can have measured in an hour is limited. With an account they belong to you, next to their
            results, until you delete them. Either way they are measured on this server, by plain image
            processing; no model is asked, and nobody learns from them.
          </p>
          <p className={classes.ways}>
            <ButtonLink to="/try" look="outline">
              Try it on a sample
            </ButtonLink>
            <ButtonLink to={person ? '/vision-submit' : '/signup'}>
              {person ? 'Measure your photos' : 'Create an account'}
            </ButtonLink>
          </p>
          <p>
            What takes which stain out of which material is in the <Link to="/guides">care guides</Link>.
          </p>
        </Section>
      </Prose>
    </Page>
  );
}

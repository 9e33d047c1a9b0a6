import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';

export function BusinessAboutPage() {
  const { productTitle } = useApp().config;
  return (
    <Page
      title="About"
      width="wide"
      lead="Patina is what leather gains from years of use and good care: a surface that tells its history. We think a shop’s records should be like that."
    >
      <Prose>
        <Section id="why" title="Why this exists">
          <p>
            A cleaning shop runs on small facts. What the bag looked like when it came in. What was agreed.
            Whether the deposit was paid. Who is good with suede. They live in a notebook, a phone, three
            chats and somebody’s memory, and go missing when they are needed.
          </p>
          <p>
            {productTitle} is a place for those facts, made for people whose hands are wet: plain words, large
            targets, no waiting for a network, and no way to lose something by a slip of the thumb.
          </p>
        </Section>

        <Section id="principles" title="What we hold to">
          <h3>Nothing is overwritten</h3>
          <p>
            Every change is added to a log; the page is only a reading of it. That is why undo still works
            next week, and why a balance can be followed back, entry by entry, to how it came about.
          </p>
          <h3>Saved means saved</h3>
          <p>
            A change is shown as done after your device has stored it, not before. When the device refuses,
            you are told, in words.
          </p>
          <h3>You can check us</h3>
          <p>
            Each record carries a fingerprint of the one before. An export can be verified by any program that
            knows the published format; alter one character, and the place is found.
          </p>
          <h3>Yours to take</h3>
          <p>Exports are complete and readable. There is a delete button, and it deletes.</p>
          <h3>A machine says what it knows</h3>
          <p>
            The tools for photos and hiring follow one rule: every result shows what it’s based on and how
            sure it is, “I can’t tell” is an answer, and a person decides.
          </p>
        </Section>

        <Section id="for" title="Who it is for">
          <p>
            Leather and fabric cleaners and repairers, from one person with a table to a shop with a counter;
            and the people who hire them. Everything it does is listed on{' '}
            <Link to="/business-info">the page for your business</Link>. Practical pages for the bench are
            under <Link to="/for-cleaners">For cleaners</Link>.
          </p>
        </Section>
      </Prose>
    </Page>
  );
}

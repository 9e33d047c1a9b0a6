import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';

export function ForCleanersPage() {
  const { productTitle } = useApp().config;
  const { person } = useSession();
  return (
    <Page
      title="For cleaners"
      width="wide"
      lead="Three things for the bench that need no account: how to tell what you have in front of you, what to write down before you touch it, and when to say no. And one that does: keeping the money straight."
    >
      <Prose>
        <Section id="tell" title="Tell the leather before you clean it">
          <p>
            Put one drop of water where nobody looks: under a flap, inside a seam, below a cushion. Wait ten
            seconds, and look at the surface under a lamp from the side.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">What you see</th>
                <th scope="col">What it is, and how it can be treated</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">The drop stays on top; even colour, little grain</th>
                <td>
                  Pigmented leather, as in most car seats and sofas. A mild, pH-neutral cleaner and a soft
                  brush, little water, dry cloth after. The easiest to clean.
                </td>
              </tr>
              <tr>
                <th scope="row">The drop darkens slowly; pores and small marks show</th>
                <td>
                  Semi-aniline. Foam rather than liquid, whole panels rather than spots, or the edge of the
                  cleaned place stays visible.
                </td>
              </tr>
              <tr>
                <th scope="row">The drop goes in at once and leaves a dark ring</th>
                <td>
                  Aniline, sometimes waxed. Barely damp, the whole panel, no solvents. Oil that has gone in
                  does not come out with cleaner; powder and patience take some of it.
                </td>
              </tr>
              <tr>
                <th scope="row">A nap you can write on with a finger</th>
                <td>
                  Suede or nubuck. Dry first: brush, rubber, then as little foam as possible. Brush again when
                  it is dry.
                </td>
              </tr>
              <tr>
                <th scope="row">It peels in sheets and there is cloth beneath</th>
                <td>
                  Coated textile, not leather. Cleaning is safe, peeling cannot be repaired: say so before you
                  start.
                </td>
              </tr>
            </tbody>
          </table>
          <p>
            Whatever it is: try your cleaner on the hidden place first, let it dry fully, and rub with a white
            cloth. Colour on the cloth means stop.
          </p>
        </Section>

        <Section id="intake" title="Write this down before it is left with you">
          <ol>
            <li>Whose it is, and a phone number that answers.</li>
            <li>What it is: kind, material, colour, and anything inside it.</li>
            <li>
              Every mark that is there already: scuffs, tears, missing stitches, stains, smell. Photograph
              each one.
            </li>
            <li>What was tried on it before. “Baby wipes” explains a lot later.</li>
            <li>What you agreed to do, and what you said you cannot promise.</li>
            <li>The price, the deposit, and the day it will be ready.</li>
          </ol>
          <p>Read it aloud to the customer. Most arguments end there, before they begin.</p>
        </Section>

        <Section id="no" title="When to say no">
          <ul>
            <li>
              Mould that has reached padding or lining. The surface will be clean, and it will come back.
            </li>
            <li>
              Dry, cracked leather that breaks when you bend it. Cleaning makes it worse before anything makes
              it better.
            </li>
            <li>Ink or dye in aniline and suede. What lifts the ink lifts the colour.</li>
            <li>Anything whose value you could not pay back. Send it to somebody who is insured for it.</li>
          </ul>
        </Section>

        <Section id="money" title="Keep the money straight">
          <p>
            In {productTitle} each job is a line or two in the <em>Money bag</em>: the name as you would say
            it, and the amount.
          </p>
          <ul>
            <li>
              Comes in: <strong>Sofa, Ms Okafor</strong>, 180. A deposit is a line of its own, ticked as paid
              when you have it in your hand.
            </li>
            <li>
              Goes out: <strong>Foam cleaner, 5 l</strong>, −42.50. Write the minus yourself.
            </li>
            <li>Totals are always at the bottom: what all of it comes to, and what has been paid.</li>
            <li>A wrong tap is no harm. Undo takes it back, also tomorrow.</li>
            <li>At the end of the month, export the table and send it to your bookkeeper.</li>
          </ul>
          <p>
            <ButtonLink to={person ? '/ledger' : '/signup'}>
              {person ? 'Open the money bag' : 'Create an account'}
            </ButtonLink>
          </p>
        </Section>
      </Prose>
    </Page>
  );
}

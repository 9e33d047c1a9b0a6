import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';

export function ContentPolicyPage() {
  const { productTitle } = useApp().config;
  return (
    <Page
      title="Content policy"
      width="wide"
      lead="What may be shown where other people can see it. Your ledger is private and none of this concerns it."
    >
      <Prose>
        <Section id="where" title="What others can see">
          <p>
            Today one place in {productTitle} is open to others: your public page, with your display name,
            user name, business, the text about you and your picture. This policy is about those.
          </p>
        </Section>

        <Section id="good" title="Good to have there">
          <ul>
            <li>Your own name or your business’s name, as customers know it.</li>
            <li>What you clean and repair, where, since when, and what you do not take on.</li>
            <li>A picture of you, your sign or your work.</li>
          </ul>
        </Section>

        <Section id="not" title="Not allowed">
          <ul>
            <li>Pretending to be somebody else, or to have a brand’s approval that you do not have.</li>
            <li>Pictures or texts that you have no right to use, such as another shop’s photos.</li>
            <li>
              Somebody else’s private matters: a customer’s name, home, phone or belongings, without their
              yes.
            </li>
            <li>Threats, harassment, and contempt for people for what they are.</li>
            <li>
              Sexual content, and cruelty shown for its own sake. Anything that exploits children is reported
              to the police.
            </li>
            <li>Selling fakes or stolen goods, or instructions for making a fake pass as real.</li>
            <li>False promises about health, such as a cleaner that cures.</li>
            <li>Advertising that has nothing to do with your work, chains of links, harmful files.</li>
          </ul>
        </Section>

        <Section id="act" title="What happens when it is broken">
          <ol>
            <li>An administrator looks at it. No program decides this alone.</li>
            <li>
              For a slip, the administrator changes or removes the text or asks you to, and that is all.
            </li>
            <li>
              For something serious, or the same thing again, the account is disabled, and nobody can log in
              with it.
            </li>
          </ol>
          <p>
            Think it was wrong? Answer the operator of this installation, say why, and a person looks again.
          </p>
        </Section>

        <Section id="report" title="See something that does not belong here?">
          <p>
            Tell whoever runs this installation: the person or business that gave you this address. Send the
            address of the page and one sentence on what is wrong. You need no account for that.
          </p>
          <p>
            How data is kept and erased is on the <Link to="/privacy">privacy page</Link>; the rest of the
            rules are in the <Link to="/terms">terms</Link>.
          </p>
        </Section>
      </Prose>
    </Page>
  );
}

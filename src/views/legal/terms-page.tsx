import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';

export function TermsPage() {
  const { productTitle } = useApp().config;
  return (
    <Page
      title="Terms"
      width="wide"
      lead={`What you and the people who run this ${productTitle} can expect of each other.`}
    >
      <Prose>
        <Section id="account" title="Your account">
          <ul>
            <li>
              An account belongs to one person. Give a true email address, or you cannot get back in when you
              forget the password.
            </li>
            <li>
              Keep the password to yourself. What is done with your account counts as done by you, until you
              tell an administrator that somebody else has got in.
            </li>
            <li>
              You must be old enough to make a contract where you live, or have a parent or guardian who
              agrees.
            </li>
            <li>
              An administrator can disable an account that breaks these terms or the{' '}
              <Link to="/content-policy">content policy</Link>, and can enable it again.
            </li>
          </ul>
        </Section>

        <Section id="yours" title="What you write stays yours">
          <p>
            Your ledger, your profile and your pictures are yours. You allow this installation to store and
            show them as far as it needs to do what you asked for: to keep them for you, and to show your
            public profile to visitors. Nothing more, and it ends when you delete them.
          </p>
        </Section>

        <Section id="ledger" title="The ledger">
          <ul>
            <li>
              The ledger adds up what you type, to the cent, and keeps every change. It does not check whether
              what you typed is true.
            </li>
            <li>
              It lives on your device. Export it regularly: if the device is lost or its storage is cleared,
              nobody can bring back what was never exported.
            </li>
            <li>
              It is a notebook for money, not a set of books in the sense of tax law, and nothing in it is
              advice on tax or law. Ask your accountant which records you have to keep.
            </li>
          </ul>
        </Section>

        <Section id="fair" title="Fair use">
          <p>Please do not:</p>
          <ul>
            <li>break the law with it, or break into it, or into somebody else’s account;</li>
            <li>put a load on it that keeps others from using it;</li>
            <li>pretend to be a person or a business that you are not.</li>
          </ul>
          <p>
            If you look for security holes: use an account of your own, touch nobody else’s data, and tell the
            operator first. Then you are welcome.
          </p>
        </Section>

        <Section id="promise" title="What is promised, and what is not">
          <p>
            {productTitle} is made with care: it shows a change as saved only after it is saved, and an export
            can be verified. It is still a program, provided as it is. Within what the law allows, whoever
            runs it is not liable for loss that you could have avoided with an export, nor for times when the
            server is not reachable. Nothing here limits rights that the law gives you as a consumer, or
            liability for intent and gross negligence.
          </p>
        </Section>

        <Section id="end" title="Leaving, and changes">
          <p>
            You can delete your account at any time on your <Link to="/profile/edit">profile page</Link>. When
            these terms change in a way that matters, the operator tells you before they apply; if you do not
            agree, export your data and delete the account.
          </p>
          <p>
            How data is handled is on the <Link to="/privacy">privacy page</Link>, which is part of these
            terms.
          </p>
        </Section>
      </Prose>
    </Page>
  );
}

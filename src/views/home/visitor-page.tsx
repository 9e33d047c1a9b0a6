/** The front page for visitors. It claims only what works. */
import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import {
  BriefcaseIcon,
  HistoryIcon,
  type Icon,
  MoneyBagIcon,
  OfflineIcon,
  ShieldIcon,
  SprayIcon,
} from '../ui/icons.tsx';
import { LedgerPicture } from './ledger-picture.tsx';
import classes from './visitor-page.module.css';

interface Work {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

const works: readonly Work[] = [
  {
    icon: MoneyBagIcon,
    title: 'Two balances, always right',
    text: 'What all your jobs come to, and what has really been paid. Amounts are counted in whole cents, so nothing drifts.',
  },
  {
    icon: OfflineIcon,
    title: 'No network, no problem',
    text: 'In the cellar, in the van, at a customer’s home: it opens, you write, it is saved on your device.',
  },
  {
    icon: HistoryIcon,
    title: 'A slip of the thumb is no loss',
    text: 'Every change is added, none overwritten. Take back a deleted line tomorrow, after the browser was closed.',
  },
  {
    icon: ShieldIcon,
    title: 'You can check it',
    text: 'Export the whole log. Each record carries the fingerprint of the one before: alter a single character and the place is found.',
    link: { to: '/audit', label: 'Check an export' },
  },
];

const questions = [
  {
    question: 'Where is my ledger kept?',
    answer:
      'On the device you write it on. It is not sent to the server, so nobody else can read it there. It also means: export it now and then, since a lost phone is a lost ledger.',
  },
  {
    question: 'Can several people use one device?',
    answer: 'Yes. Everyone logs in with their own account and sees only their own ledger.',
  },
  {
    question: 'Can I bring what I have?',
    answer: 'Yes. Import a table (CSV) from your spreadsheet, or a complete log you exported earlier.',
  },
  {
    question: 'How do I leave?',
    answer:
      'Export, delete the account on your profile page, and erase the device in the settings. Nobody has to be asked.',
  },
] as const;

export function VisitorPage() {
  const { productTitle } = useApp().config;
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <h1 tabIndex={-1}>
            <span>Leather remembers.</span> <span>So should your books.</span>
          </h1>
          <p className={classes.lead}>
            {productTitle} is made for people who clean leather and fabric, and for those who hire them:
            orders, clients, jobs, and a money ledger that keeps every change, needs no network, and can be
            checked to the cent.
          </p>
          <div className={classes.actions}>
            <ButtonLink to="/signup" size="lg">
              Create an account
            </ButtonLink>
            <ButtonLink to="/business-info" size="lg" look="outline">
              See what it does
            </ButtonLink>
          </div>
        </div>
        <LedgerPicture />
      </section>

      <section aria-labelledby="works" className={classes.section}>
        <h2 id="works">What you get</h2>
        <ul className={classes.works}>
          {works.map(({ icon: WorkIcon, title, text, link }) => (
            <li key={title}>
              <WorkIcon size={28} className={classes.icon} />
              <h3>{title}</h3>
              <p>{text}</p>
              {link ? <Link to={link.to}>{link.label}</Link> : null}
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="who" className={classes.section}>
        <h2 id="who">Two trades, one bench</h2>
        <div className={classes.trades}>
          <article>
            <SprayIcon size={30} className={classes.icon} />
            <h3>You run a cleaning shop</h3>
            <p>
              Write down the job while the customer is still talking. Offer your work in the marketplace, take
              the order, print the invoice, and see at a glance what is unpaid.
            </p>
            <p>
              Compare photos from before and after, look up a stain in the care guides, and quote a price from
              your price book.
            </p>
            <Link to="/marketplace">Look around the marketplace</Link>
          </article>
          <article>
            <BriefcaseIcon size={30} className={classes.icon} />
            <h3>You are hiring</h3>
            <p>
              Good hands are hard to see on paper. Write the job, open it to everybody, and see why each
              résumé got its points, word by word. The decision stays yours.
            </p>
            <Link to="/public/job-opening">Jobs that are open</Link>
          </article>
        </div>
      </section>

      <section aria-labelledby="begin" className={classes.section}>
        <h2 id="begin">Begin in three minutes</h2>
        <ol className={classes.steps}>
          <li>
            <h3>Sign up</h3>
            <p>First name, email, a password. No card, no call.</p>
          </li>
          <li>
            <h3>Write the first line</h3>
            <p>“Handbag, Ms Lee”, 85, Enter. The balance is there.</p>
          </li>
          <li>
            <h3>Put it on the phone</h3>
            <p>Install it from the browser’s menu. From then on it opens offline.</p>
          </li>
        </ol>
      </section>

      <section aria-labelledby="questions" className={classes.section}>
        <h2 id="questions">Questions</h2>
        <div className={classes.questions}>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

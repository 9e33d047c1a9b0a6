import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import classes from './business-info-page.module.css';

interface Tool {
  readonly name: string;
  readonly does: string;
  readonly rule: string;
}

const tools: readonly Tool[] = [
  {
    name: 'Before and after',
    does: 'Compares two photos of a bag, a shoe, a jacket, a sofa: soiled areas, colour, scuffs, damage, each marked on the picture.',
    rule: '“Inconclusive” is a result. A blurred or badly lit photo gets no score made up for it.',
  },
  {
    name: 'Brand comparison',
    does: 'Compares a photo of a mark with reference photos that you took yourself.',
    rule: 'Never says that an item is genuine. Without a good match it says “no match”.',
  },
  {
    name: 'Care guides and chatbot',
    does: 'Ask how to treat a material or a stain. Answers quote our care guides, and each sentence opens the passage it comes from.',
    rule: 'It says when the guides don’t cover a question, and a method never comes without its don’ts.',
  },
  {
    name: 'Price estimate',
    does: 'Material, stain, number of spots and condition give a price from one price book, for the counter and the phone alike.',
    rule: 'An estimate keeps the version of the price book it was made with.',
  },
  {
    name: 'Photos, videos and sound',
    does: 'Take them in the browser, one by one or a hundred in a batch; share them with a client, comment, and turn speech into text.',
    rule: 'What is recorded survives a closed browser, and is uploaded once the network is back.',
  },
  {
    name: 'Money bag',
    does: 'A ledger for jobs, deposits and materials. Tick off what is paid; see the balance, and the balance of what has really come in.',
    rule: 'Every change is kept. Undo works after the browser was closed, and with no network at all.',
  },
  {
    name: 'Export that can be checked',
    does: 'A table for your spreadsheet or accountant, or the complete log with every change.',
    rule: 'Another program can verify the log without trusting us. An altered character is found and located.',
  },
  {
    name: 'Products and orders',
    does: 'Offer services and products in the marketplace, take orders from its cart or write them down by hand, and print the invoice.',
    rule: 'A changed price is shown before it is accepted, and an order that was sent twice is placed once.',
  },
  {
    name: 'Clients by invitation',
    does: 'Invite somebody to become your client: they see what you offer to them alone, and you see the photos they share.',
    rule: 'Nothing about a client is shared with a shop before the client says yes.',
  },
  {
    name: 'Job board',
    does: 'Post a job, open it, and let people apply without making an account.',
    rule: 'Anybody can read an open job, search engines included. A draft is nobody else’s.',
  },
  {
    name: 'Résumé screening',
    does: 'Points for years, skills, certificates, projects and a degree, by a published scale of 100.',
    rule: 'Every point names the words it came from. Name, gender, age, address and photo never change it.',
  },
  {
    name: 'Matching',
    does: 'The résumés that fit a job best, and the jobs that fit a résumé, each with reasons.',
    rule: 'People shortlist and reject, with a reason that is kept. The machine only sorts the pile.',
  },
  {
    name: 'HR agent',
    does: 'Ask about your jobs, applicants and scores in your own words, and have a résumé analysed on the way.',
    rule: 'Every answer names what it rests on and which engine gave it. The conversation stays in your tab.',
  },
  {
    name: 'Your public page',
    does: 'Your name, your business, what you take on, at an address you can print on a card.',
    rule: 'Only what you chose to show. Phone and email are not on it.',
  },
  {
    name: 'An app on the phone',
    does: 'Install it from the browser. It opens offline and keeps working at the bench, in the cellar, at a customer’s home.',
    rule: 'It tells you when it is offline and when something could not be saved.',
  },
];

export function BusinessInfoPage() {
  const { productTitle } = useApp().config;
  const { person } = useSession();
  return (
    <Page
      width="wide"
      title="AI Tools for Leather & Fabric Cleaning"
      lead={`What ${productTitle} does for a cleaning business and for hiring, and the rule each tool has to keep.`}
      actions={
        person ? null : (
          <ButtonLink to="/signup" data-visitors>
            Create an account
          </ButtonLink>
        )
      }
    >
      <ul className={classes.tools}>
        {tools.map(({ name, does, rule }) => (
          <li key={name} className={classes.tool}>
            <h2>{name}</h2>
            <p>{does}</p>
            <p className={classes.rule}>{rule}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

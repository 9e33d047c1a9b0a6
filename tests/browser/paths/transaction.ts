/** One transaction on its page: found or not, changed, refused, changed by somebody else first, without a network. */
import { expect } from '../expect.ts';
import type { TransactionDetail } from '../../../src/events/transaction/detail.ts';
import { sampleTransaction } from '../../../src/machines/paths/sample-transaction.ts';
import { transactionMachine } from '../../../src/machines/transaction.machine.ts';
import type { Found } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

type TransactionAt = At<ReturnType<typeof transactionMachine.getInitialSnapshot>, null>;

const { number } = sampleTransaction;
const path = `/transactions/${number}`;

const inState =
  (...states: ReturnType<typeof transactionMachine.getInitialSnapshot>['value'][]) =>
  ({ snapshot }: TransactionAt): boolean =>
    states.includes(snapshot.value);
const changes = ({ snapshot }: TransactionAt) => snapshot.context.change !== null;
const refused = ({ snapshot }: TransactionAt) => snapshot.context.refusal !== null;
const known = ({ snapshot }: TransactionAt) => snapshot.context.transaction !== null;

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = ({ page }: Stage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const details = ({ page }: Stage) => page.getByRole('dialog', { name: 'Change the details' });

/** A dialog stays open until its change is saved. */
async function closeDetails(stage: Stage): Promise<void> {
  if ((await details(stage).count()) === 0) return;
  await answer(stage, 'Cancel');
  await details(stage).waitFor({ state: 'detached' });
}

/** Milliseconds; the page also checks for changes when its tab is shown again, so paths need not wait for this. */
const betweenLooks = 8000;
const never = 86_400_000;

const notAllowed = { reason: 'not-allowed', message: 'Only the seller can do this.' };
const alreadyPaid = { reason: 'already-paid', message: 'This order is paid already.' };

let notes = 0;

export const transactionDriver = (browser: Browser, { session }: Found): PageDriver => {
  /** A draft of the person at the page: its details can be changed, and it can be placed. */
  const draft = (version: number): TransactionDetail => ({
    ...sampleTransaction,
    version,
    state: 'draft',
    origin: 'hand',
    buyer: { uid: null, userName: null, name: 'Bea Buyer' },
    seller: { ...sampleTransaction.seller, uid: session.value.uid },
    placedAt: null,
  });
  /** Whether the page is checking for changes of others. */
  let looking = false;

  return defineDriver<typeof transactionMachine, null>({
    noun: 'transaction',
    machine: transactionMachine,
    starts: { start: null },
    steps: {
      'transaction.open:one': { byItself: inState('closed') },
      'transaction.reload': {
        when: (at) => inState('conflict')(at) || (inState('showing')(at) && !refused(at)),
        async act(stage, at) {
          if (inState('conflict')(at)) return press(stage, 'Show how it is now');
          await closeDetails(stage);
          looking = true;
          await stage.page.evaluate(() => dispatchEvent(new Event('focus')));
        },
      },
      'done.load:found': { act: ({ wires }) => wires.load!.end(answerWith(200, draft(2))) },
      'done.load:missing': {
        act: ({ wires }) => wires.load!.end(answerWith(404, { reason: 'not-found', message: 'Not found.' })),
      },
      'failed.load': { act: ({ wires }) => wires.load!.end(answerWith(500, {})) },
      'change.ask': {
        async act(stage) {
          await closeDetails(stage);
          await press(stage, 'Place order');
        },
      },
      'change.confirm': { act: (stage) => answer(stage, 'Place order') },
      'change.cancel': {
        when: changes,
        act: (stage, at) => (inState('confirming')(at) ? answer(stage, 'Not yet') : press(stage, 'Leave it')),
      },
      'change.make': {
        async act(stage) {
          notes += 1;
          if ((await details(stage).count()) === 0) await press(stage, 'Change the details');
          await details(stage).getByLabel('Note').fill(`Note ${notes}`);
          await answer(stage, 'Save');
        },
      },
      'refusal.dismiss': { when: refused, act: (stage) => press(stage, 'Close this message') },
      retry: { act: (stage) => press(stage, 'Try again') },
      'done.change:made': { act: ({ wires }) => wires.change!.end(answerWith(200, draft(3))) },
      'done.change:refused': { act: ({ wires }) => wires.change!.end(answerWith(403, notAllowed)) },
      'done.change:stale': { act: ({ wires }) => wires.change!.end(answerWith(409, alreadyPaid)) },
      'failed.change': { act: ({ wires }) => wires.change!.end(cutOff) },
    },
    impossible: {
      'transaction.open:other': 'every number has a page and a statechart of its own',
      'transaction.missing / transaction.reload': 'what is not there has no button to look again',
    },
    async open() {
      looking = false;
      const { nodeRead, nodeWrite } = wireOf;
      const look = nodeRead(
        path,
        (route) => {
          looking = false;
          return answerWith(200, draft(9))(route);
        },
        () => looking,
      );
      return openStage(browser, {
        path: `/view-transaction/${number}`,
        session,
        wires: { look, load: nodeRead(path), change: nodeWrite(path) },
        held: ['load', 'change'],
        paces: { [betweenLooks]: never },
      });
    },
    effects: ({ wires }) => ({ load: wires.load!, change: wires.change! }),
    async shows({ page }, at) {
      const alert = (title: string) => page.getByRole('alert').filter({ hasText: title }).count();
      const matches = (...states: Parameters<typeof inState>) => inState(...states)(at);
      const count = (yes: boolean) => (yes ? 1 : 0);
      const place = page.getByRole('button', { name: 'Place order', exact: true, includeHidden: true });
      await expect
        .poll(
          async () => ({
            loader: await page.getByLabel('Loading the order').count(),
            missing: await page.getByText('We can’t find that order').count(),
            notLoaded: await page.getByText('The order could not be loaded').count(),
            shown: await page
              .getByRole('heading', { name: `Order ${number}`, exact: true, includeHidden: true })
              .count(),
            pressable: (await place.count()) > 0 && (await place.first().isEnabled()),
            question: await page.getByRole('dialog', { name: `Place order ${number}?` }).count(),
            faster: await alert('Someone else changed this first'),
            refused: await alert('Your change wasn’t saved'),
            undecided: await alert('It may not have been saved'),
            old: await alert('This may be old'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          loader: count(matches('loading') && !known(at)),
          missing: count(matches('missing')),
          notLoaded: count(matches('failed') && !known(at)),
          shown: count(known(at)),
          pressable: known(at) && matches('showing'),
          question: count(matches('confirming')),
          faster: count(matches('conflict')),
          refused: count(matches('showing') && refused(at)),
          undecided: count(matches('failed') && changes(at)),
          old: count(matches('failed') && known(at) && !changes(at)),
        });
    },
    reported: ({ type, data }) => {
      // The model's example is paid; only a draft can be changed and queried on the same page.
      const { change } = data as { change?: string };
      const said = change === 'PayTransaction' ? { change: 'PlaceTransaction' } : data;
      return [{ stream: 'workflow/transaction', type, data: said }];
    },
    streams: () => ['workflow/transaction'],
  });
};

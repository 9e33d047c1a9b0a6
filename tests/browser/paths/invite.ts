/** Invites on both sides: a merchant sends, withdraws and ends them, an invited person answers. */
import { expect } from '../expect.ts';
import type { InviteRequest } from '../../../src/events/invite/port.ts';
import { inviteMachine } from '../../../src/machines/invite.machine.ts';
import { doneWords, questions } from '../../../src/views/clients/words.ts';
import type { Found } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** Each page has its own statechart; null until the first command chooses one. */
  readonly page: 'merchant' | 'client' | null;
}

type InviteAt = At<ReturnType<typeof inviteMachine.getInitialSnapshot>, Memo>;

const links = { merchant: 'Clients', client: 'My merchant' } as const;

/** Opens the page that the first command is given on. */
async function goTo({ page }: Stage, { memo }: InviteAt, chosen: keyof typeof links): Promise<void> {
  if (memo.page === null) await page.getByRole('link', { name: links[chosen], exact: true }).first().click();
}

const openTab = ({ page }: Stage, name: string) => page.getByRole('tab', { name }).click();

const ready = ({ snapshot }: InviteAt) => snapshot.matches('ready');
/** Whether it is on that page, in a state that waits for a command. */
const onPage =
  (page: keyof typeof links) =>
  (at: InviteAt): boolean =>
    ready(at) && at.memo.page === page;
const asked = ({ snapshot }: InviteAt) => snapshot.context.request?.type ?? null;

/** Lists for each page, so that every command is possible at any time. None of these people exist on the server. */
const day = '2026-03-01T09:00:00.000Z';
const card = {
  uid: 'other',
  userName: 'other',
  displayName: 'Olga Other',
  companyName: '',
};
const sent = (id: string, state: string, client: typeof card | null) => ({
  id,
  state,
  sentTo: 'secret@example.com',
  client,
  sentAt: day,
  expiresAt: '2036-03-01T09:00:00.000Z',
  endedAt: null,
});
const invite = { id: 'i1', merchant: card, sentAt: day, expiresAt: '2036-03-01T09:00:00.000Z' };
const relation = { inviteId: 'i1', merchant: card, since: day };
const client = { ...card, inviteId: 'i1', email: 'secret@example.com', phone: '', since: day };

const answers: Readonly<Record<string, InviteRequest['type']>> = {
  pending: 'SendInvite',
  accepted: 'AcceptInvite',
  declined: 'DeclineInvite',
  withdrawn: 'WithdrawInvite',
  ended: 'EndRelation',
};

const withdrawn = 'The merchant has withdrawn this invite.';

/** The server's answer to the command that leads to this state. */
const doneWith = (state: string) => ({
  when: (at: InviteAt) => asked(at) === answers[state],
  act: ({ wires }: Stage) =>
    wires.execute!.end(
      answerWith(
        state === 'pending' ? 201 : 200,
        state === 'pending' ? sent('i1', state, null) : { id: 'i1', state },
      ),
    ),
});

export const inviteDriver = (browser: Browser, { session }: Found): PageDriver =>
  defineDriver<typeof inviteMachine, Memo>({
    noun: 'invite',
    machine: inviteMachine,
    starts: { start: { page: null } },
    steps: {
      'invite.send': {
        when: (at) => ready(at) && at.memo.page !== 'client',
        then: () => ({ page: 'merchant' }),
        async act(stage, at) {
          await goTo(stage, at, 'merchant');
          await stage.page.getByLabel('User name, email or phone').fill('secret@example.com');
          await stage.page.getByRole('button', { name: 'Send invite' }).click();
        },
      },
      'invite.accept': {
        when: (at) => ready(at) && at.memo.page !== 'merchant',
        then: () => ({ page: 'client' }),
        async act(stage, at) {
          await goTo(stage, at, 'client');
          await stage.page.getByRole('button', { name: 'Accept' }).click();
        },
      },
      'invite.decline': {
        when: onPage('client'),
        act: ({ page }) => page.getByRole('button', { name: 'Decline' }).click(),
      },
      'invite.withdraw': {
        when: onPage('merchant'),
        async act(stage) {
          await openTab(stage, 'Sent invites');
          await stage.page.getByRole('button', { name: /^Withdraw the invite to/ }).click();
        },
      },
      'relation.end': {
        when: (at) => ready(at) && at.memo.page !== null,
        async act(stage, { memo }) {
          if (memo.page === 'merchant') await openTab(stage, 'Clients');
          await stage.page.getByRole('button', { name: /^(End relationship|Leave shop)/ }).click();
        },
      },
      'command.confirm': { act: (stage) => dialogButton(stage, 'confirm') },
      'command.drop': {
        async act(stage, at) {
          if (at.snapshot.matches('confirming')) await dialogButton(stage, 'keep');
          else await stage.page.getByRole('button', { name: 'Leave it' }).click();
        },
      },
      'outcome.dismiss': {
        // A success is shown as a notice, which need not be dismissed.
        when: ({ snapshot }) => snapshot.context.refusal !== null,
        act: ({ page }) => page.getByRole('button', { name: 'Close this message' }).click(),
      },
      retry: { act: ({ page }) => page.getByRole('button', { name: 'Try again' }).click() },
      'done.execute:pending': doneWith('pending'),
      'done.execute:accepted': doneWith('accepted'),
      'done.execute:declined': doneWith('declined'),
      'done.execute:withdrawn': doneWith('withdrawn'),
      'done.execute:ended': doneWith('ended'),
      'done.execute:refused': {
        act: ({ wires }) =>
          wires.execute!.end(answerWith(409, { reason: 'already-withdrawn', message: withdrawn })),
      },
      'failed.execute:offline': { act: ({ wires }) => wires.execute!.end(cutOff) },
      'failed.execute:broken': { act: ({ wires }) => wires.execute!.end(answerWith(500, {})) },
    },
    impossible: {},
    async open() {
      const { nodeRead, nodeWrite } = wireOf;
      const always = (path: string, found: unknown) => nodeRead(path, answerWith(200, found));
      return openStage(browser, {
        path: '/settings',
        session,
        wires: {
          execute: nodeWrite('/invites'),
          waiting: always('/invites/pending', { invite }),
          merchant: always('/my-merchant', { relation }),
          clients: always('/clients', { clients: [client], total: 1 }),
          sent: always('/invites', { invites: [sent('i1', 'pending', null)], total: 1 }),
        },
        held: ['execute'],
      });
    },
    effects: ({ wires }) => ({ execute: wires.execute! }),
    async shows({ page }, { snapshot, memo }) {
      if (memo.page === null) {
        await page.getByRole('link', { name: links.merchant, exact: true }).first().waitFor();
        return;
      }
      const { request, outcome, refusal, failure } = snapshot.context;
      // Only buttons without a confirmation show that they are working; the others cannot be pressed meanwhile.
      const showsWork =
        snapshot.matches('working') && (memo.page === 'client' || request?.type === 'SendInvite');
      const name = request && 'id' in request ? /^(Decline|Withdraw|End the relationship)/ : '';
      await expect
        .poll(
          async () => ({
            question: await page.getByRole('dialog', { name }).count(),
            working: (await page.locator('[data-loading=true]').count()) > 0,
            refused: await page.getByRole('alert').filter({ hasText: withdrawn }).count(),
            failed: await page.getByRole('alert').filter({ hasText: 'It may not have happened' }).count(),
            done: outcome === null || (await page.getByText(doneWords[outcome.status]).count()) > 0,
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          question: snapshot.matches('confirming') ? 1 : 0,
          working: showsWork,
          refused: refusal ? 1 : 0,
          failed: failure ? 1 : 0,
          done: true,
        });
    },
    reported: ({ type, data }) => [{ stream: 'workflow/invite', type, data }],
    streams: () => ['workflow/invite'],
  });

/** The button of the dialog that asks about the current command. */
async function dialogButton({ page }: Stage, answer: 'confirm' | 'keep'): Promise<void> {
  const words = Object.values(questions).map((of) => of('')[answer]);
  const either = new RegExp(`^(${words.join('|')})$`);
  await page.getByRole('dialog').getByRole('button', { name: either }).click();
}

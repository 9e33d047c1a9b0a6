/** A session with the second backend on its pages: restored, missing, opened, refused, expired. */
import { expect } from '../expect.ts';
import { todoMachine } from '../../../src/machines/todo.machine.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { nextTodoAccount, registerTodoAccount, signInToTodos } from './todo-accounts.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** The form that is open while nobody is signed in. */
  readonly form: 'login' | 'register';
}

type TodoAt = At<ReturnType<typeof todoMachine.getInitialSnapshot>, Memo>;

const submit = ({ page }: Stage) =>
  page.getByRole('main').getByRole('button', { name: /^(Log in|Create the account)$/ });

const idle = ({ snapshot }: TodoAt) => snapshot.matches({ signedOut: 'idle' });
const signedIn = ({ snapshot }: TodoAt) => snapshot.matches('signedIn');

const turned = ({ form }: Memo): Memo => ({ form: form === 'login' ? 'register' : 'login' });

const headingOf = ({ page }: Stage, form: Memo['form']) =>
  page.getByRole('heading', {
    name: form === 'login' ? 'Log in to your todos' : 'Create an account for todos',
  });

async function turn(stage: Stage, { memo }: TodoAt): Promise<void> {
  const { form } = turned(memo);
  const { page } = stage;
  const name = form === 'login' ? 'Log in' : 'Create one';
  await page.getByRole('main').getByRole('link', { name }).click();
  // Leaving an unsent registration asks for confirmation.
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  await leave.or(headingOf(stage, form)).first().waitFor();
  if (await leave.isVisible()) await leave.click();
}

/** Stores what the tab had before it was reloaded. */
async function keepSession({ page }: Stage, text: string): Promise<void> {
  await page.evaluate((kept) => sessionStorage.setItem('todoSession', kept), text);
}

/** Milliseconds since 1970 at which the token runs out, by the clock of the page. */
const endOfSession = ({ page }: Stage) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('todoSession')!) as { expiresAt: number }).expiresAt,
  );

export const todoDriver = (browser: Browser, { session }: Newcomer): PageDriver => {
  const anna = nextTodoAccount();
  let made: Promise<void> | null = null;
  /** The person of the last registration form. */
  let typed = anna;
  return defineDriver<typeof todoMachine, Memo>({
    noun: 'todo',
    machine: todoMachine,
    starts: { start: { form: 'login' } },
    steps: {
      'done.restore:session': {
        async act(stage) {
          const { token, lasts, account } = await signInToTodos(anna);
          await keepSession(stage, JSON.stringify({ token, account, expiresAt: Date.now() + lasts }));
          await stage.wires.restore!.end();
        },
      },
      'done.restore:nobody': { act: ({ wires }) => wires.restore!.end() },
      'failed.restore': {
        async act(stage) {
          await keepSession(stage, 'rubbish');
          await stage.wires.restore!.end();
        },
      },
      'account.signIn': {
        when: (at) => at.memo.form === 'login' && idle(at),
        async act(stage) {
          await stage.page.getByLabel('User name or email').fill(anna.username);
          await stage.page.getByLabel('Password', { exact: true }).fill(anna.password);
          await submit(stage).click();
        },
      },
      'done.signIn': { act: ({ wires }) => wires.signIn!.end() },
      'failed.signIn': {
        act: ({ wires }) => wires.signIn!.end(refuseTodo(401, 'Incorrect username or password')),
      },
      'account.register': {
        when: (at) => at.memo.form === 'register' && idle(at),
        async act(stage) {
          const { page } = stage;
          typed = nextTodoAccount();
          await page.getByLabel('User name').fill(typed.username);
          await page.getByLabel('First name').fill('Anna');
          await page.getByLabel('Last name').fill('Holm');
          await page.getByLabel('Email').fill(typed.email);
          await page.getByLabel('Password', { exact: true }).fill(typed.password);
          await submit(stage).click();
        },
      },
      'done.register': { act: ({ wires }) => wires.register!.end() },
      'failed.register': {
        async act({ wires }) {
          // Somebody else registers the name first.
          await registerTodoAccount({ ...typed, email: `other.${typed.email}` });
          await wires.register!.end();
        },
      },
      'account.signOut': {
        then: () => ({ form: 'login' }),
        async act({ page }) {
          if (page.url().includes('/py_PageUsers'))
            await page.getByRole('link', { name: 'Your todos' }).click();
          await page.getByRole('button', { name: 'Log out of todos' }).click();
        },
      },
      'session.refused': {
        then: () => ({ form: 'login' }),
        async act({ page }) {
          const questions = '**/api/py/**';
          await page.route(questions, refuseTodo(401, 'Could not validate credentials'));
          await page.getByRole('link', { name: /^Your (account|todos)$/ }).click();
          await page.waitForURL('**/py_loginPage*');
          await page.unroute(questions);
        },
      },
      'after.tokenLifetime': {
        then: () => ({ form: 'login' }),
        async act(stage) {
          const { clock } = stage.page;
          await clock.pauseAt((await endOfSession(stage)) - second);
          expect(stage.page.url(), 'it did not wait until the token ran out').not.toContain('/py_loginPage');
          await clock.fastForward(2 * second);
        },
      },
      'failure.dismiss': {
        // The page that would show it leads on to the todos at once.
        when: (at) => !signedIn(at),
        then: turned,
        act: turn,
      },
    },
    impossible: {},
    async open() {
      await (made ??= registerTodoAccount(anna));
      const { todoBackend, todoSignIn, todoRegister } = wireOf;
      return openStage(browser, {
        path: '/py_loginPage',
        session,
        wires: { restore: todoBackend(), signIn: todoSignIn(anna.username), register: todoRegister() },
        held: ['restore'],
        clock: true,
      });
    },
    effects: ({ wires: { restore, signIn, register } }) => ({
      restore: restore!,
      signIn: signIn!,
      register: register!,
    }),
    async shows(stage, at) {
      const { page } = stage;
      const { snapshot, memo } = at;
      await page.clock.resume();
      if (signedIn(at)) {
        await page.getByRole('main').getByText('Logged in as').waitFor();
        await page.getByText('Nothing to do').or(page.getByLabel('First name')).waitFor();
        return;
      }
      const { ended, failure } = snapshot.context;
      await headingOf(stage, memo.form).waitFor();
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to login.' });
      const reason = failure?.reason;
      await expect
        .poll(
          async () => ({
            busy: await submit(stage).isDisabled(),
            ended: await page.getByText('Your session has ended').count(),
            wrong: await alert.getByText('Incorrect username or password').count(),
            taken: await page.getByText('This user name is taken').count(),
            kept: await page.evaluate(
              () => sessionStorage.getItem('todoSession')?.includes('token') ?? false,
            ),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          busy: !idle(at),
          ended: memo.form === 'login' && ended && !failure ? 1 : 0,
          wrong: reason === 'wrongCredentials' ? 1 : 0,
          taken: reason === 'taken' ? 1 : 0,
          kept: false,
        });
    },
    reported({ type, data }) {
      const known = 'accountId' in (data as object) ? {} : { data };
      return [{ stream: 'todo', type, ...known }];
    },
    streams: () => ['todo'],
  });
};

const second = 1000;

/** A refusal in the format of the second backend. */
const refuseTodo = (status: number, detail: string) => answerWith(status, { detail });

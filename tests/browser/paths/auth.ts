/** Signing in and out on the pages: the login form, the account menu, a registration, and what another tab does meanwhile. */
import { expect } from '../expect.ts';
import { pendingSignInMs } from '../../../src/events/account/second-factor.ts';
import { causeText } from '../../../src/events/shared/causes.ts';
import { authMachine } from '../../../src/machines/auth.machine.ts';
import type { Newcomer } from '../people.ts';
import { somebody } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff, refuse } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { fillSignUp } from './sign-up-form.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** Result of loading the code that talks to the identity service. */
  readonly service: 'loading' | 'there' | 'broken';
  /** Whether the browser has stored a session. */
  readonly stored: boolean;
  /** After a failed sign-out the SDK has no person any more: only signing out again helps. */
  readonly lost: boolean;
  /** The page has just reported that signing out failed. */
  readonly reported: boolean;
}

type AuthAt = At<ReturnType<typeof authMachine.getInitialSnapshot>, Memo>;

const account = ({ page }: Stage) => page.getByRole('button', { name: /^Account of/ });
const submit = ({ page }: Stage) =>
  page.getByRole('main').getByRole('button', { name: /^(Log in|Use my passkey)$/ });

const signedOut = ({ snapshot }: AuthAt) => snapshot.matches({ ready: { signedOut: 'idle' } });
const signingIn = ({ snapshot }: AuthAt) => snapshot.matches({ ready: { signedOut: 'signingIn' } });
const asked = ({ snapshot }: AuthAt) => snapshot.matches({ ready: { signedOut: { secondFactor: 'asked' } } });
const showing = ({ snapshot }: AuthAt) =>
  snapshot.matches({ ready: { signedOut: { secondFactor: 'showing' } } });
const signedIn = ({ snapshot }: AuthAt) => snapshot.matches({ ready: { signedIn: 'idle' } });
const registering = ({ snapshot }: AuthAt) => snapshot.context.registering;
const holds = ({ snapshot }: AuthAt) => snapshot.context.held;

/** Gives the SDK time to notice what another tab did, where the page must not show it yet. */
const noticed = (stage: Stage) => stage.page.waitForTimeout(250);

async function goTo({ page }: Stage, path: '/login' | '/signup'): Promise<void> {
  if (page.url().includes(path)) return;
  const name = path === '/login' ? 'Log in' : 'Create an account';
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.waitForURL(`**${path}*`);
}

/** The answer to a correct password of somebody with a passkey. */
const enough = (email: string) => ({
  kind: 'identitytoolkit#VerifyPasswordResponse',
  registered: true,
  localId: 'somebody',
  email,
  mfaPendingCredential: 'pending',
  mfaInfo: [{ mfaEnrollmentId: 'passkey', displayName: 'Passkey' }],
});
const challenge = { challenge: 'AAAA', rpId: '127.0.0.1', allowCredentials: [], timeout: 60_000 };
const shown = { customToken: 'token', recoveryCodesLeft: 9 };

const tokensOf = ({ value }: Newcomer['session']) => {
  const { accessToken, refreshToken } = (
    value as unknown as { stsTokenManager: { accessToken: string; refreshToken: string } }
  ).stsTokenManager;
  return { idToken: accessToken, refreshToken, expiresIn: '3600', isNewUser: false };
};

/** Runs in the page: browsers have no passkeys at a bare IP address, and nothing verifies this one. */
function showsPasskeys(): void {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null };
  const credential = { id: 'AQID', rawId: bytes, type: 'public-key', response };
  navigator.credentials.get = () =>
    Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) } as unknown as Credential);
}

const lockedMeanwhile = 'the stored session is locked for as long as a sign-out in this tab takes';
const waitsForTheService = 'the sign-up form can be sent only once the first auth state is there';

export const authDriver = (browser: Browser, { person, session }: Newcomer): PageDriver =>
  defineDriver<typeof authMachine, Memo>({
    noun: 'auth',
    machine: authMachine,
    starts: { start: { service: 'loading', stored: false, lost: false, reported: false } },
    steps: {
      'auth.changed:anna': {
        when: (at) =>
          at.memo.service !== 'broken' &&
          !at.memo.stored &&
          (at.snapshot.matches('notReady')
            ? at.memo.service === 'loading' && !registering(at)
            : registering(at)
              ? holds(at) === undefined
              : signedOut(at) || signingIn(at) || asked(at) || showing(at)),
        then: (memo) => ({ ...memo, service: 'there', stored: true }),
        async act(stage, at) {
          if (registering(at)) {
            await stage.wires.commit!.hold();
            await stage.wires.createAccount!.end();
            await stage.wires.commit!.begun();
            return;
          }
          await stage.other.signIn(session);
          if (at.memo.service === 'loading') await stage.wires.identity!.end();
          if (signingIn(at) || showing(at)) await noticed(stage);
        },
      },
      'auth.changed:nobody': {
        byItself: ({ snapshot, memo }) => snapshot.matches('notReady') && memo.service === 'there',
        when: (at) =>
          at.snapshot.matches('notReady')
            ? at.memo.service === 'loading'
            : at.memo.stored &&
              !at.memo.lost &&
              (signedIn(at) || signingIn(at) || showing(at) || registering(at)),
        then: (memo) => ({ ...memo, service: 'there', stored: false }),
        async act(stage, at) {
          if (at.memo.service === 'loading') {
            await stage.wires.identity!.end();
            return;
          }
          await stage.other.signOut();
          if (!signedIn(at)) await noticed(stage);
        },
      },
      'auth.unavailable': {
        when: ({ memo }) => memo.service === 'loading',
        then: (memo) => ({ ...memo, service: 'broken' }),
        act: (stage) => stage.wires.identity!.endAll(cutOff),
      },
      'signIn.submit': {
        when: (at) => signedOut(at) && !registering(at) && at.memo.service === 'there',
        async act(stage) {
          await goTo(stage, '/login');
          await stage.page.getByLabel('Email').fill(person.email);
          await stage.page.getByLabel('Password', { exact: true }).fill(person.password);
          await submit(stage).click();
        },
      },
      'done.signIn': {
        then: (memo) => ({ ...memo, stored: true }),
        act: (stage) => stage.wires.signIn!.end(),
      },
      'done.signIn:pending': {
        act: (stage) => stage.wires.signIn!.end(answerWith(200, enough(person.email))),
      },
      'secondFactor.show:passkey': {
        when: asked,
        async act(stage) {
          const instead = stage.page.getByRole('button', { name: 'Use my passkey instead' });
          if (await instead.isVisible()) await instead.click();
          await stage.page.getByRole('button', { name: 'Use my passkey', exact: true }).click();
        },
      },
      'secondFactor.show:code': {
        when: asked,
        async act(stage) {
          const instead = stage.page.getByRole('button', { name: 'Use a recovery code instead' });
          if (await instead.isVisible()) await instead.click();
          await stage.page.getByLabel('Recovery code').fill('7KQM-2XRA-9HTD-4PWC');
          await submit(stage).click();
        },
      },
      'secondFactor.cancel': {
        when: asked,
        act: ({ page }) => page.getByRole('button', { name: 'Back to the password' }).click(),
      },
      'done.showFactor': {
        then: (memo) => ({ ...memo, stored: true }),
        async act(stage) {
          await stage.page.evaluate(showsPasskeys);
          await stage.wires.token!.hold();
          await stage.wires.factor!.end((route) =>
            route.fulfill({ json: route.request().url().endsWith('/options') ? challenge : shown }),
          );
          await stage.wires.token!.end(answerWith(200, tokensOf(session)));
        },
      },
      'failed.showFactor': {
        act: (stage) =>
          stage.wires.factor!.end(answerWith(403, { reason: 'passkey-refused', message: 'No.' })),
      },
      'failed.showFactor:over': {
        act: (stage) =>
          stage.wires.factor!.end(answerWith(409, { reason: 'sign-in-over', message: 'Late.' })),
      },
      'after.secondFactorTimeout': {
        when: (at) => asked(at) || showing(at),
        act: ({ page }) => page.clock.fastForward(pendingSignInMs),
      },
      'failed.signIn': {
        act: (stage) => stage.wires.signIn!.end(refuse(400, 'INVALID', 'INVALID_LOGIN_CREDENTIALS')),
      },
      'signOut.submit': {
        when: signedIn,
        then: (memo) => ({ ...memo, reported: false }),
        async act(stage) {
          await account(stage).click();
          await stage.page.getByRole('button', { name: 'Log out' }).first().click();
        },
      },
      'done.signOut': {
        then: (memo) => ({ ...memo, stored: false, lost: false }),
        act: (stage) => stage.gates.signOut!.end(),
      },
      'failed.signOut': {
        then: (memo) => ({ ...memo, lost: true }),
        act: (stage) => stage.gates.signOut!.end('UnknownError'),
      },
      'failure.dismiss': {
        byItself: (at) => signedIn(at) && at.snapshot.context.failure !== null,
        when: (at) => signedOut(at) && at.snapshot.context.failure !== null,
        then: (memo, at) => ({ ...memo, reported: signedIn(at) }),
        act: (stage) => goTo(stage, '/signup'),
      },
      'registration.started': {
        when: (at) =>
          signedOut(at) && !registering(at) && at.memo.service === 'there' && !at.snapshot.context.failure,
        async act(stage) {
          await goTo(stage, '/signup');
          await stage.wires.createAccount!.hold();
          await fillSignUp(stage.page, somebody('Auth'));
          await stage.wires.createAccount!.begun();
        },
      },
      'registration.finished': {
        when: (at) => registering(at) && holds(at) !== undefined,
        async act(stage, at) {
          await stage.wires.commit!.end();
          if (holds(at) === null) await stage.page.waitForURL('**/login*');
        },
      },
      'registration.failed': {
        when: registering,
        then: (memo, at) => ({ ...memo, lost: Boolean(holds(at)) }),
        async act(stage, at) {
          if (holds(at) === undefined) {
            await stage.wires.createAccount!.end(cutOff);
            return;
          }
          // The person stays signed in only if the sign-out after a failure fails as well.
          if (holds(at)) await stage.gates.signOut!.set('UnknownError');
          await stage.wires.commit!.end(refuse(403, 'PERMISSION_DENIED', 'Not allowed.'));
        },
      },
    },
    impossible: {
      'auth.changed:renamed': 'the SDK tells of another person, never of another name',
      'auth.ready / auth.changed #2': 'the SDK never tells of the same person twice',
      'auth.ready.signedIn.signingOut / auth.changed': lockedMeanwhile,
      'auth.ready.signedIn.signingOut / failed.signOut #1': lockedMeanwhile,
      'auth.notReady / auth.changed #1': waitsForTheService,
    },
    async open() {
      const { identity, signIn, showFactor, showPasskey, customToken, createAccount, commit } = wireOf;
      return openStage(browser, {
        path: '/login?next=/settings',
        session: null,
        wires: {
          identity: identity(),
          signIn: signIn(),
          factor: showFactor(),
          passkey: showPasskey(answerWith(200, shown)),
          token: customToken(),
          createAccount: createAccount(),
          commit: commit(),
        },
        clock: true,
        gates: { signOut: gateOf.signOut },
        held: ['identity'],
      });
    },
    effects: ({ wires, gates }) => ({
      signIn: wires.signIn!,
      showFactor: wires.factor!,
      signOut: gates.signOut!,
    }),
    look: ({ snapshot: { value, context }, memo }) => [
      value,
      context.failure !== null,
      context.registering,
      memo.reported,
    ],
    async shows(stage, at) {
      const { page } = stage;
      const { context } = at.snapshot;
      const inside = at.snapshot.matches({ ready: 'signedIn' });
      const ways = page.getByRole('banner').getByRole('link', { name: /^(Log in|Sign up)$/ });
      await expect
        .poll(async () => [await account(stage).count(), (await ways.count()) > 0], { timeout: 10_000 })
        .toEqual([inside ? 1 : 0, !inside]);
      if (inside) {
        await page.waitForURL('**/settings');
        const leave = page.getByRole('main').getByRole('button', { name: 'Log out' });
        await expect
          .poll(() => leave.isDisabled())
          .toBe(at.snapshot.matches({ ready: { signedIn: 'signingOut' } }));
        if (at.memo.reported) await page.getByText('Failed to log out.').first().waitFor();
        return;
      }
      if (page.url().includes('/signup')) {
        await page.getByRole('heading', { name: 'Sign up' }).waitFor();
        await expect
          .poll(() => page.getByRole('main').getByRole('button', { name: 'Sign up' }).isDisabled())
          .toBe(context.registering || !context.ready);
        return;
      }
      await page.getByRole('heading', { name: 'Log in' }).waitFor();
      await expect.poll(() => submit(stage).isDisabled()).toBe(signingIn(at) || showing(at));
      const problem = page.getByRole('alert').filter({ hasText: 'Failed to login.' });
      if (context.failure) await problem.filter({ hasText: causeText[context.failure.cause] }).waitFor();
      else expect(await problem.count()).toBe(0);
    },
    reported(fact) {
      const { type } = fact;
      // The model does not know the person that a registration creates, and storage fails with its own messages.
      const { uid } = fact.data as { uid?: string | null };
      if (typeof uid === 'string' || type === 'SignOutFailed') return [{ stream: 'auth', type }];
      return [{ stream: 'auth', type, data: fact.data }];
    },
    streams: () => ['auth'],
  });

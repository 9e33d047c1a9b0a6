import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pendingSignInMs } from '../../src/events/account/second-factor.ts';
import type { AuthUser, PendingSignIn } from '../../src/events/auth/events.ts';
import type { Fact } from '../../src/events/log/event.ts';
import type { AuthSignal } from '../../src/events/auth/port.ts';
import { authMachine, isAuthenticated, viewAuth } from '../../src/machines/auth.machine.ts';
import { listener } from '../../src/machines/slots.ts';
import { effect } from './effects.ts';
import { anna, bert, failure } from '../../src/machines/paths/sample-people.ts';

function start() {
  const clock = new SimulatedClock();
  const signIn = effect<AuthUser | PendingSignIn, { email: string; password: string }>();
  const showFactor = effect<AuthUser, { pending: string; recoveryCode: string | null }>();
  const signOut = effect<void>();
  const listeners: { send: (heard: AuthSignal) => void; stopped: boolean }[] = [];
  const actor = createActor(
    authMachine.provide({
      actors: {
        listen: listener<AuthSignal>((send) => {
          const entry = { send, stopped: false };
          listeners.push(entry);
          return () => {
            entry.stopped = true;
          };
        }),
        signIn: signIn.logic,
        showFactor: showFactor.logic,
        signOut: signOut.logic as never,
      },
    }),
    { clock },
  );
  const facts: Fact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  const hear = (user: AuthUser | null) => listeners.at(-1)!.send({ type: 'auth.changed', user });
  const submit = () =>
    actor.send({ type: 'signIn.submit', email: 'anna@patina.example', password: 'secret' });
  return {
    actor,
    clock,
    signIn,
    showFactor,
    signOut,
    listeners,
    facts,
    hear,
    submit,
    view: () => viewAuth(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  };
}

describe('auth', () => {
  it('[AUTH1] is not ready, and nobody is authenticated, before the first auth state', () => {
    const { actor, view, context } = start();
    expect(view()).toEqual({ step: 'notReady', uid: null, held: false, cause: null });
    expect(context()).toMatchObject({ ready: false, user: null });
    expect(isAuthenticated(actor.getSnapshot())).toBe(false);
  });

  it.each([
    [anna, true],
    [null, false],
  ])('[AUTH1] is ready with the first auth state: %o', (user, authenticated) => {
    const { actor, hear, context } = start();
    hear(user);
    expect(context()).toMatchObject({ ready: true, user });
    expect(isAuthenticated(actor.getSnapshot())).toBe(authenticated);
  });

  it('[AUTH1] is ready with nobody and the cause when the auth state cannot be had', () => {
    const { listeners, context } = start();
    listeners[0]!.send({ type: 'auth.unavailable', error: failure('auth/network-request-failed') });
    expect(context()).toMatchObject({
      ready: true,
      user: null,
      failure: { title: 'Failed to login.', cause: 'noNetwork' },
    });
  });

  it('signs in, once however often it is submitted', async () => {
    const { signIn, hear, submit, view } = start();
    hear(null);
    submit();
    submit();
    expect(signIn.calls).toEqual([{ email: 'anna@patina.example', password: 'secret' }]);
    expect(view().step).toBe('signingIn');
    hear(anna);
    await signIn.resolve(anna);
    expect(view()).toEqual({ step: 'signedIn', uid: 'anna', held: false, cause: null });
  });

  it('[AUTH2] says that a sign-in failed and why, until the next try', async () => {
    const { signIn, hear, submit, context } = start();
    hear(null);
    submit();
    await signIn.reject(failure('auth/invalid-credential'));
    expect(context().failure).toEqual({ title: 'Failed to login.', cause: 'wrongCredentials' });
    submit();
    expect(context().failure).toBeNull();
  });

  it('[AUTH2] forgets a failure that was dismissed', async () => {
    const { actor, signIn, hear, submit, view } = start();
    hear(null);
    submit();
    await signIn.reject(failure('auth/too-many-requests'));
    actor.send({ type: 'failure.dismiss' });
    expect(view()).toEqual({ step: 'signedOut', uid: null, held: false, cause: null });
  });

  it('[AUTH3] clears the user, resets ready and listens afresh after a sign-out', async () => {
    const { actor, signOut, hear, listeners, context } = start();
    hear(anna);
    actor.send({ type: 'signOut.submit' });
    hear(null);
    expect(context().user).toEqual(anna);
    await signOut.resolve();
    expect(context()).toMatchObject({ user: null, ready: false });
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, false]);
    hear(null);
    expect(context()).toMatchObject({ user: null, ready: true });
  });

  it('[AUTH3] keeps the person signed in when the sign-out fails', async () => {
    const { actor, signOut, hear, context } = start();
    hear(anna);
    actor.send({ type: 'signOut.submit' });
    await signOut.reject(failure('auth/network-request-failed'));
    expect(context()).toMatchObject({
      user: anna,
      ready: true,
      failure: { title: 'Failed to log out.', cause: 'noNetwork' },
    });
  });

  it('[AUTH4] follows another tab that signs out, in, or in as somebody else', () => {
    const { hear, view } = start();
    hear(anna);
    hear(bert);
    expect(view().uid).toBe('bert');
    hear(null);
    expect(view().step).toBe('signedOut');
    hear(anna);
    expect(view().step).toBe('signedIn');
  });

  it('[AUTH4] takes the user of another tab when the own sign-in is refused', async () => {
    const { signIn, hear, submit, view } = start();
    hear(null);
    submit();
    hear(bert);
    await signIn.reject(failure('auth/invalid-credential'));
    expect(view()).toMatchObject({ step: 'signedIn', uid: 'bert', cause: null });
  });

  it('[AUTH5] holds a new user back until the registration has finished', () => {
    const { actor, hear, view, context } = start();
    hear(null);
    actor.send({ type: 'registration.started' });
    hear(anna);
    expect(view()).toEqual({ step: 'signedOut', uid: null, held: true, cause: null });
    actor.send({ type: 'registration.finished', user: { ...anna, displayName: 'Anna Holm' } });
    expect(view()).toEqual({ step: 'signedIn', uid: 'anna', held: false, cause: null });
    expect(context().user?.displayName).toBe('Anna Holm');
  });

  it('[AUTH5] stays signed out when the registration failed and its account was signed out', () => {
    const { actor, hear, view } = start();
    hear(null);
    actor.send({ type: 'registration.started' });
    hear(anna);
    hear(null);
    actor.send({ type: 'registration.failed' });
    expect(view()).toEqual({ step: 'signedOut', uid: null, held: false, cause: null });
  });

  it('[AUTH5] shows the user when the registration failed and the account could not be signed out', () => {
    const { actor, hear, view } = start();
    hear(null);
    actor.send({ type: 'registration.started' });
    hear(anna);
    actor.send({ type: 'registration.failed' });
    expect(view()).toMatchObject({ step: 'signedIn', uid: 'anna', held: false });
  });

  it('[AUTH6] keeps no password after the call, and tells none', async () => {
    const { actor, signIn, hear, submit, facts } = start();
    hear(null);
    submit();
    await signIn.reject(failure('auth/invalid-credential'));
    submit();
    await signIn.resolve(anna);
    expect(JSON.stringify([actor.getPersistedSnapshot(), facts])).not.toContain('secret');
    expect(JSON.stringify(facts)).not.toContain('@');
    expect(facts.map(({ type }) => type)).toEqual([
      'AuthStateReceived',
      'SignInRequested',
      'SignInFailed',
      'SignInRequested',
      'SignedIn',
    ]);
  });

  it('[AUTH10] asks for a passkey behind a right password that is not enough, and signs in with it', async () => {
    const { signIn, showFactor, hear, submit, view, context } = start();
    hear(null);
    submit();
    await signIn.resolve({ pending: 'leads-on' });
    expect(view().step).toBe('showingSecondFactor');
    expect(showFactor.calls).toEqual([{ pending: 'leads-on', recoveryCode: null }]);
    hear(anna);
    await showFactor.resolve(anna);
    expect(view()).toEqual({ step: 'signedIn', uid: 'anna', held: false, cause: null });
    expect(context().pending).toBeNull();
  });

  it('[AUTH10] says why it was refused, and takes a recovery code or the passkey once more', async () => {
    const { actor, signIn, showFactor, hear, submit, view, facts } = start();
    hear(null);
    submit();
    await signIn.resolve({ pending: 'leads-on' });
    await showFactor.reject(failure('passkey/cancelled'));
    expect(view()).toMatchObject({ step: 'askingSecondFactor', cause: 'passkeyCancelled' });
    actor.send({ type: 'secondFactor.show', recoveryCode: 'wrong-code' });
    actor.send({ type: 'secondFactor.show', recoveryCode: 'twice' });
    await showFactor.reject(failure('passkey/wrong-code'));
    expect(view()).toMatchObject({ step: 'askingSecondFactor', cause: 'wrongRecoveryCode' });
    actor.send({ type: 'secondFactor.show', recoveryCode: null });
    await showFactor.resolve(anna);
    expect(view()).toMatchObject({ step: 'signedIn', cause: null });
    expect(showFactor.calls.map(({ recoveryCode }) => recoveryCode)).toEqual([null, 'wrong-code', null]);
    expect(JSON.stringify(facts)).not.toMatch(/leads-on|wrong-code/);
  });

  it('[AUTH11] begins anew with the password when it is cancelled, comes too late, or is over at the server', async () => {
    const { actor, clock, signIn, showFactor, hear, submit, view, context } = start();
    const asked = async () => {
      submit();
      await signIn.resolve({ pending: 'leads-on' });
      await showFactor.reject(failure('passkey/cancelled'));
    };
    hear(null);
    await asked();
    actor.send({ type: 'secondFactor.cancel' });
    expect(view()).toMatchObject({ step: 'signedOut', cause: null });
    await asked();
    clock.increment(pendingSignInMs - 1);
    expect(view().step).toBe('askingSecondFactor');
    clock.increment(1);
    expect(view()).toMatchObject({ step: 'signedOut', cause: 'signInOver' });
    await asked();
    actor.send({ type: 'secondFactor.show', recoveryCode: 'code' });
    await showFactor.reject(failure('passkey/over'));
    expect(view()).toMatchObject({ step: 'signedOut', cause: 'signInOver' });
    expect(JSON.stringify(context())).not.toContain('leads-on');
  });

  it('[AUTH4] takes the user of another tab where a second factor is asked for, and when it was refused', async () => {
    for (const reply of ['before', 'after']) {
      const { signIn, showFactor, hear, submit, view } = start();
      hear(null);
      submit();
      await signIn.resolve({ pending: 'leads-on' });
      if (reply === 'before') hear(bert);
      expect(view().step).toBe('showingSecondFactor');
      await showFactor.reject(failure('passkey/cancelled'));
      if (reply === 'after') hear(bert);
      expect(view()).toEqual({ step: 'signedIn', uid: 'bert', held: false, cause: null });
    }
  });

  it('fails loudly when a slot was forgotten', async () => {
    const actor = createActor(authMachine);
    const error = new Promise((caught) => actor.subscribe({ error: caught }));
    actor.start();
    expect(String(await error)).toContain('The slot auth.listen is not filled');
  });
});

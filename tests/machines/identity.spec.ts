import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { AuthUser, PendingSignIn } from '../../src/events/auth/events.ts';
import type { CurrentUser } from '../../src/events/profile/stored-user.ts';
import type { AuthSignal } from '../../src/events/auth/port.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { connectIdentity } from '../../src/machines/identity.ts';
import { profileMachine } from '../../src/machines/profile.machine.ts';
import { register, registrationMachine } from '../../src/machines/registration.machine.ts';
import { answer, listener } from '../../src/machines/slots.ts';
import { arrival } from './effects.ts';
import { anna, annaDocument, failure, form } from '../../src/machines/paths/sample-people.ts';

/** An identity service that knows one person and fails on demand. */
function start({ writeFails = false } = {}) {
  const clock = new SimulatedClock();
  let signedIn: AuthUser | null = null;
  let document: CurrentUser | null = null;
  let notifyAuth: (heard: AuthSignal) => void = () => undefined;
  const become = (user: AuthUser | null) => {
    signedIn = user;
    notifyAuth({ type: 'auth.changed', user });
  };
  const auth = createActor(
    authMachine.provide({
      actors: {
        listen: listener<AuthSignal>((send) => {
          notifyAuth = send;
          queueMicrotask(() => send({ type: 'auth.changed', user: signedIn }));
          return () => undefined;
        }),
        signIn: answer(async (): Promise<AuthUser | PendingSignIn> => {
          become(anna);
          return anna;
        }),
        signOut: answer(async () => become(null)) as never,
      },
    }),
    { clock },
  );
  const registration = createActor(
    registrationMachine.provide({
      actors: {
        createAccount: answer(async () => {
          become(anna);
          return anna;
        }),
        setDisplayName: answer(async (): Promise<void> => undefined),
        draw: answer(async () => ({ number: 12345, now: annaDocument.registrationDate })) as never,
        writeUserDocument: answer(async () => {
          if (writeFails) throw failure('permission-denied');
          document = annaDocument;
        }),
        signOut: answer(async () => become(null)) as never,
      },
    }),
    { clock },
  );
  const reads: string[] = [];
  const profile = createActor(
    profileMachine.provide({
      actors: {
        readUser: answer(async ({ uid }: { uid: string }) => {
          reads.push(uid);
          return document;
        }),
        networkReturns: listener(() => () => undefined),
      },
      actions: { keepUser: () => undefined, forgetUser: () => undefined },
    }),
    { input: { cached: null }, clock },
  );
  const disconnect = connectIdentity({ auth, registration, profile });
  for (const actor of [profile, registration, auth]) actor.start();
  return { auth, registration, profile, clock, reads, become, disconnect };
}

describe('identity', () => {
  it('[REGISTRATION3] sets the auth user 200 ms after the document, and then loads the profile', async () => {
    const { auth, registration, profile, clock, reads } = start();
    await arrival();
    const registering = register(registration, form, 'secret');
    await arrival();
    expect(registration.getSnapshot().value).toBe('settling');
    expect(auth.getSnapshot().context.user).toBeNull();
    clock.increment(199);
    expect(auth.getSnapshot().context.user).toBeNull();
    expect(reads).toEqual([]);
    clock.increment(1);
    expect(auth.getSnapshot().context.user).toEqual({ ...anna, displayName: 'Anna Holm' });
    expect(reads).toEqual(['anna']);
    await registering;
    await arrival();
    expect(profile.getSnapshot().context.user).toEqual(annaDocument);
  });

  it('[REGISTRATION6] leaves nobody signed in when the registration fails', async () => {
    const { auth, registration, reads } = start({ writeFails: true });
    await arrival();
    await expect(register(registration, form, 'secret')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(auth.getSnapshot().context).toMatchObject({ user: null, ready: true, registering: false });
    expect(reads).toEqual([]);
  });

  it('[PROFILE1] loads whoever signs in and clears whoever signs out', async () => {
    const { auth, profile, reads } = start();
    await arrival();
    auth.send({ type: 'signIn.submit', email: 'anna@patina.example', password: 'secret' });
    await arrival();
    expect(reads[0]).toBe('anna');
    auth.send({ type: 'signOut.submit' });
    await arrival();
    expect(profile.getSnapshot().context).toMatchObject({ uid: null, user: null });
  });

  it('[AUTH4] follows another tab with the profile', async () => {
    const { profile, become, reads } = start();
    await arrival();
    become(anna);
    expect(reads).toEqual(['anna']);
    become(null);
    expect(profile.getSnapshot().context.uid).toBeNull();
  });

  it('hears nothing any more once disconnected', async () => {
    const { disconnect, become, reads } = start();
    await arrival();
    disconnect();
    become(anna);
    expect(reads).toEqual([]);
  });
});

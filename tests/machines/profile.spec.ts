import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CurrentUser } from '../../src/events/profile/stored-user.ts';
import { profileMachine } from '../../src/machines/profile.machine.ts';
import { listener } from '../../src/machines/slots.ts';
import { effect } from './effects.ts';
import { annaDocument, failure } from '../../src/machines/paths/sample-people.ts';

function start(cached: CurrentUser | null = null) {
  const clock = new SimulatedClock();
  const readUser = effect<CurrentUser | null, { uid: string }>();
  let kept: CurrentUser | null = cached;
  let networkReturns: (() => void) | null = null;
  const actor = createActor(
    profileMachine.provide({
      actors: {
        readUser: readUser.logic,
        networkReturns: listener((send) => {
          networkReturns = () => send({ type: 'profile.reload' });
          return () => {
            networkReturns = null;
          };
        }),
      },
      actions: {
        keepUser: ({ context }) => {
          kept = context.user;
        },
        forgetUser: () => {
          kept = null;
        },
      },
    }),
    { input: { cached }, clock },
  ).start();
  return {
    actor,
    clock,
    readUser,
    kept: () => kept,
    networkReturns: () => networkReturns,
    context: () => actor.getSnapshot().context,
    load: (uid = 'anna') => actor.send({ type: 'profile.load', uid }),
  };
}

describe('profile', () => {
  it('[PROFILE1] is loaded once the document has come', async () => {
    const { load, readUser, context, kept } = start();
    expect(context().userLoaded).toBe(false);
    load();
    load();
    expect(context().userLoaded).toBe(false);
    await readUser.resolve(annaDocument);
    expect(context()).toMatchObject({ userLoaded: true, user: annaDocument, pendingInvite: null });
    expect(kept()).toEqual(annaDocument);
    expect(readUser.calls).toEqual([{ uid: 'anna' }]);
  });

  it('[PROFILE1] [PROFILE3] is loaded on error too, with nobody and the cause', async () => {
    const { load, readUser, context, kept } = start(annaDocument);
    load();
    await readUser.reject(failure('unavailable'));
    expect(context()).toMatchObject({
      userLoaded: true,
      user: null,
      pendingInvite: null,
      cause: 'noNetwork',
    });
    expect(kept()).toBeNull();
  });

  it('[PROFILE2] [PROFILE3] asks for a missing document three times more, 300 ms apart, then gives up', async () => {
    const { load, readUser, clock, context, kept, actor } = start(annaDocument);
    load();
    for (let retry = 1; retry <= 3; retry += 1) {
      await readUser.resolve(null);
      expect(readUser.calls).toHaveLength(retry);
      clock.increment(299);
      expect(readUser.calls).toHaveLength(retry);
      expect(context().userLoaded).toBe(false);
      clock.increment(1);
      expect(readUser.calls).toHaveLength(retry + 1);
    }
    await readUser.resolve(null);
    clock.increment(10_000);
    expect(readUser.calls).toHaveLength(4);
    expect(actor.getSnapshot().value).toBe('missing');
    expect(context()).toMatchObject({ userLoaded: true, user: null });
    expect(kept()).toBeNull();
  });

  it('[PROFILE2] takes a document that turns up late', async () => {
    const { load, readUser, clock, context } = start();
    load();
    await readUser.resolve(null);
    clock.increment(300);
    await readUser.resolve(annaDocument);
    expect(context().user).toEqual(annaDocument);
  });

  it('[PROFILE3] forgets the person who signs out', async () => {
    const { actor, load, readUser, context, kept } = start();
    load();
    await readUser.resolve(annaDocument);
    actor.send({ type: 'profile.clear' });
    expect(context()).toMatchObject({ uid: null, user: null, userLoaded: false });
    expect(kept()).toBeNull();
  });

  it('[PROFILE4] shows the kept person at once, and still loads', async () => {
    const { load, readUser, context } = start({ ...annaDocument, pendingMerchantInvite: 'm1' });
    expect(context()).toMatchObject({ userLoaded: false, pendingInvite: { merchantId: 'm1' } });
    expect(context().user?.displayName).toBe('Anna Holm');
    load();
    expect(context().user?.displayName).toBe('Anna Holm');
    await readUser.resolve({ ...annaDocument, displayName: 'Anna H.' });
    expect(context()).toMatchObject({ userLoaded: true, pendingInvite: null });
    expect(context().user?.displayName).toBe('Anna H.');
  });

  it('[PROFILE4] shows nobody when somebody else has signed in', async () => {
    const { load, context, kept, readUser } = start(annaDocument);
    load('bert');
    expect(context()).toMatchObject({ uid: 'bert', user: null });
    expect(kept()).toBeNull();
    expect(readUser.calls).toEqual([{ uid: 'bert' }]);
  });

  it('[PROFILE4] drops what was on its way for the person before', async () => {
    const { load, context, readUser } = start();
    load('anna');
    load('bert');
    await readUser.resolve(annaDocument, 0);
    expect(context()).toMatchObject({ uid: 'bert', user: null, userLoaded: false });
    await readUser.resolve({ ...annaDocument, uid: 'bert' });
    expect(context().user?.uid).toBe('bert');
  });

  it('[PROFILE5] exposes the invite that waits', async () => {
    const { load, readUser, context } = start();
    load();
    await readUser.resolve({ ...annaDocument, pendingMerchantInvite: 'm7' });
    expect(context().pendingInvite).toEqual({ merchantId: 'm7' });
  });

  it('[PROFILE6] shows and keeps what was saved', async () => {
    const { actor, load, readUser, context, kept } = start();
    load();
    await readUser.resolve(annaDocument);
    actor.send({ type: 'user.saved', fields: { displayName: 'Anna H.', imageUrl: '/files/1' } });
    expect(context().user).toEqual({ ...annaDocument, displayName: 'Anna H.', imageUrl: '/files/1' });
    expect(kept()).toEqual(context().user);
  });

  it('[PROFILE6] fetches again when something was saved during a fetch', async () => {
    const { actor, load, readUser } = start();
    load();
    actor.send({ type: 'user.saved', fields: { displayName: 'Anna H.' } });
    expect(readUser.calls).toHaveLength(2);
  });

  it('tries again when the network returns, and listens for it only then', async () => {
    const { load, readUser, networkReturns, context } = start();
    load();
    expect(networkReturns()).toBeNull();
    await readUser.reject(failure('unavailable'));
    networkReturns()?.();
    expect(context().userLoaded).toBe(false);
    await readUser.resolve(annaDocument);
    expect(networkReturns()).toBeNull();
    expect(context().user).toEqual(annaDocument);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { AuthUser } from '../../src/events/auth/events.ts';
import type { Fact } from '../../src/events/log/event.ts';
import { newUserDocument, type UserDocument, userSchema } from '../../src/events/profile/user.ts';
import { register, registrationMachine, userNameAttempts } from '../../src/machines/registration.machine.ts';
import { arrival, effect } from './effects.ts';
import { anna, failure, form } from '../../src/machines/paths/sample-people.ts';

const now = '2026-02-03T04:05:06.007Z';

function start() {
  const clock = new SimulatedClock();
  const effects = {
    createAccount: effect<AuthUser, { email: string; password: string }>(),
    signIn: effect<AuthUser, { email: string; password: string }>(),
    setDisplayName: effect<void, { displayName: string }>(),
    hasUserDocument: effect<boolean, { uid: string }>(),
    draw: effect<{ number: number; now: string }>(),
    writeUserDocument: effect<void, { uid: string; document: UserDocument }>(),
    signOut: effect<void>(),
  };
  const actors = Object.fromEntries(Object.entries(effects).map(([name, { logic }]) => [name, logic]));
  const actor = createActor(registrationMachine.provide({ actors: actors as never }), { clock });
  const facts: Fact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  const registering = register(actor, form, 'secret');
  // Avoids an unhandled rejection in tests that check only the steps.
  registering.catch(() => undefined);
  return { actor, clock, facts, registering, step: () => actor.getSnapshot().value, ...effects };
}

async function untilWriting(test: ReturnType<typeof start>, number = 12345) {
  await test.createAccount.resolve(anna);
  await test.setDisplayName.resolve();
  await test.draw.resolve({ number, now });
}

describe('registration', () => {
  it('[REGISTRATION1] makes account, display name and document in this order', async () => {
    const test = start();
    expect(test.createAccount.calls).toEqual([{ email: 'anna@patina.example', password: 'secret' }]);
    expect(test.setDisplayName.calls).toEqual([]);
    await test.createAccount.resolve(anna);
    expect(test.setDisplayName.calls).toEqual([{ displayName: 'Anna Holm' }]);
    expect(test.draw.calls).toHaveLength(0);
    await test.setDisplayName.resolve();
    await test.draw.resolve({ number: 99999, now });
    expect(test.writeUserDocument.calls).toEqual([
      { uid: 'anna', document: newUserDocument(form, 'anna99999', now) },
    ]);
    const { document } = test.writeUserDocument.calls[0]!;
    expect(userSchema.parse(document)).toEqual(document);
    expect(document).toMatchObject({
      role: 'user',
      trialLimit: 5,
      trialUsed: 0,
      pendingMerchantInvite: null,
      registrationDate: now,
    });
  });

  it('[REGISTRATION3] has finished exactly 200 ms after the document was written', async () => {
    const test = start();
    await untilWriting(test);
    await test.writeUserDocument.resolve();
    expect(test.step()).toBe('settling');
    test.clock.increment(199);
    expect(test.step()).toBe('settling');
    test.clock.increment(1);
    expect(test.step()).toBe('registered');
    expect(await test.registering).toEqual({ ...anna, displayName: 'Anna Holm' });
  });

  it('[REGISTRATION2] draws another name when one is taken', async () => {
    const test = start();
    await untilWriting(test, 10000);
    await test.writeUserDocument.reject(failure('aborted'));
    expect(test.step()).toBe('checking');
    await test.hasUserDocument.resolve(false);
    await test.draw.resolve({ number: 10001, now });
    expect(test.writeUserDocument.calls.map(({ document }) => document.userName)).toEqual([
      'anna10000',
      'anna10001',
    ]);
  });

  it('[REGISTRATION2] gives up after five taken names, with the last refusal', async () => {
    const test = start();
    await untilWriting(test);
    const refusal = failure('aborted');
    for (let attempt = 1; attempt <= userNameAttempts; attempt += 1) {
      await test.writeUserDocument.reject(refusal);
      await test.hasUserDocument.resolve(false);
      if (attempt < userNameAttempts) await test.draw.resolve({ number: 20000 + attempt, now });
    }
    expect(test.step()).toBe('leaving');
    await test.signOut.resolve();
    await expect(test.registering).rejects.toBe(refusal);
    expect(test.writeUserDocument.calls).toHaveLength(userNameAttempts);
  });

  it.each(['auth/network-request-failed', 'auth/weak-password', 'auth/too-many-requests'])(
    '[REGISTRATION4] rethrows the original error of the account: %s',
    async (code) => {
      const test = start();
      const original = failure(code);
      await test.createAccount.reject(original);
      await expect(test.registering).rejects.toBe(original);
      expect(test.signOut.calls).toHaveLength(0);
    },
  );

  it('[REGISTRATION4] rethrows that the email is taken when the password is not that account’s', async () => {
    const test = start();
    const taken = failure('auth/email-already-in-use');
    await test.createAccount.reject(taken);
    await test.signIn.reject(failure('auth/invalid-credential'));
    await expect(test.registering).rejects.toBe(taken);
  });

  it('[REGISTRATION4] rethrows why the half-made account could not be opened, when that is news', async () => {
    const test = start();
    await test.createAccount.reject(failure('auth/email-already-in-use'));
    const original = failure('auth/network-request-failed');
    await test.signIn.reject(original);
    await expect(test.registering).rejects.toBe(original);
  });

  it('[REGISTRATION6] signs the account out when the document cannot be written', async () => {
    const test = start();
    await untilWriting(test);
    const original = failure('permission-denied');
    await test.writeUserDocument.reject(original);
    expect(test.signOut.calls).toHaveLength(1);
    await test.signOut.reject(failure('auth/network-request-failed'));
    await expect(test.registering).rejects.toBe(original);
  });

  it('[REGISTRATION5] finishes a half-made registration when it is tried again', async () => {
    const test = start();
    await test.createAccount.resolve(anna);
    await test.setDisplayName.reject(failure('auth/network-request-failed'));
    await test.signOut.resolve();
    expect(test.step()).toBe('failed');

    const again = register(test.actor, form, 'secret');
    await test.createAccount.reject(failure('auth/email-already-in-use'));
    expect(test.signIn.calls).toEqual([{ email: 'anna@patina.example', password: 'secret' }]);
    await test.signIn.resolve(anna);
    await test.setDisplayName.resolve();
    await test.hasUserDocument.resolve(false);
    await test.draw.resolve({ number: 12345, now });
    await test.writeUserDocument.resolve();
    test.clock.increment(200);
    expect((await again).uid).toBe('anna');
  });

  it('[REGISTRATION5] writes nothing when the document of the half-made account is there', async () => {
    const test = start();
    await test.createAccount.reject(failure('auth/email-already-in-use'));
    await test.signIn.resolve(anna);
    await test.setDisplayName.resolve();
    await test.hasUserDocument.resolve(true);
    test.clock.increment(200);
    await test.registering;
    expect(test.writeUserDocument.calls).toHaveLength(0);
  });

  it('[REGISTRATION5] takes a lost answer for what it was: the document is there', async () => {
    const test = start();
    await untilWriting(test);
    await test.writeUserDocument.reject(failure('already-exists'));
    await test.hasUserDocument.resolve(true);
    test.clock.increment(200);
    await test.registering;
    expect(test.writeUserDocument.calls).toHaveLength(1);
  });

  it('[AUTH6] holds the password no longer than the account needs it, and tells nobody', async () => {
    const test = start();
    expect(test.actor.getSnapshot().context.password).toBe('secret');
    await test.createAccount.resolve(anna);
    const holds = () => JSON.stringify(test.actor.getPersistedSnapshot()).includes('secret');
    expect(holds()).toBe(false);
    test.actor.stop();

    const refused = start();
    await refused.createAccount.reject(failure('auth/email-already-in-use'));
    await refused.signIn.reject(failure('auth/invalid-credential'));
    expect(JSON.stringify(refused.actor.getPersistedSnapshot())).not.toContain('secret');
    expect(JSON.stringify([test.facts, refused.facts])).not.toMatch(/secret|anna@|Holm/);
  });

  it('submits once, however often the button is pressed', async () => {
    const test = start();
    test.actor.send({ type: 'registration.submit', form, password: 'secret' });
    await arrival();
    expect(test.createAccount.calls).toHaveLength(1);
  });
});

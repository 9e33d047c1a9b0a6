import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Fact } from '../../src/events/log/event.ts';
import { TodoProblem } from '../../src/events/todo/problem.ts';
import type { TodoRegistration, TodoSession } from '../../src/events/todo/port.ts';
import { todoMachine, viewTodo } from '../../src/machines/todo.machine.ts';
import { effect } from './effects.ts';

const session: TodoSession = {
  account: { id: 7, username: 'anna', firstName: 'Anna', admin: false },
  lasts: 1000,
};
const wrong = new TodoProblem('wrongCredentials', 'Incorrect username or password');
const signedOut = { step: 'signedOut', accountId: null, ended: false, reason: null };
const registration: TodoRegistration = {
  username: 'anna',
  email: 'anna@patina.example',
  firstName: 'Anna',
  lastName: 'Holm',
  phone: null,
  password: 'secret',
};

function start() {
  const clock = new SimulatedClock();
  const restore = effect<TodoSession | null>();
  const signIn = effect<TodoSession, { username: string; password: string }>();
  const register = effect<TodoSession, TodoRegistration>();
  let forgotten = 0;
  const actor = createActor(
    todoMachine.provide({
      actors: { restore: restore.logic as never, signIn: signIn.logic, register: register.logic },
      actions: {
        forgetSession: () => {
          forgotten += 1;
        },
      },
    }),
    { clock },
  );
  const facts: Fact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return {
    actor,
    clock,
    restore,
    signIn,
    register,
    facts,
    forgotten: () => forgotten,
    submit: () => actor.send({ type: 'account.signIn', username: 'anna', password: 'secret' }),
    view: () => viewTodo(actor.getSnapshot()),
  };
}

async function startSignedIn() {
  const started = start();
  await started.restore.resolve(session);
  return started;
}

describe('todo', () => {
  it('[TODO1] goes on with the session that the tab had before it was reloaded', async () => {
    const { view } = await startSignedIn();
    expect(view()).toEqual({ step: 'signedIn', accountId: 7, ended: false, reason: null });
  });

  it('[TODO1] starts signed out when the tab had none, or none that can be read', async () => {
    const empty = start();
    await empty.restore.resolve(null);
    expect(empty.view()).toEqual(signedOut);
    const damaged = start();
    await damaged.restore.reject(new Error('unreadable'));
    expect(damaged.view()).toEqual(signedOut);
  });

  it('signs in, once however often it is submitted', async () => {
    const { restore, signIn, submit, view } = start();
    await restore.resolve(null);
    submit();
    submit();
    expect(signIn.calls).toEqual([{ username: 'anna', password: 'secret' }]);
    expect(view().step).toBe('signingIn');
    await signIn.resolve(session);
    expect(view()).toMatchObject({ step: 'signedIn', accountId: 7 });
  });

  it('[TODO2] says why a sign-in was refused, until the next try or until it is dismissed', async () => {
    const { actor, restore, signIn, submit, view } = start();
    await restore.resolve(null);
    submit();
    await signIn.reject(wrong);
    expect(view()).toEqual({ ...signedOut, reason: 'wrongCredentials' });
    expect(actor.getSnapshot().context.failure?.message).toBe('Incorrect username or password');
    submit();
    expect(view().reason).toBeNull();
    await signIn.reject(wrong);
    actor.send({ type: 'failure.dismiss' });
    expect(view()).toEqual(signedOut);
  });

  it('[TODO2] names the field of a sign-up that was refused, and takes the next try', async () => {
    const { actor, restore, register, view } = start();
    await restore.resolve(null);
    actor.send({ type: 'account.register', registration });
    expect(view().step).toBe('registering');
    await register.reject(new TodoProblem('taken', 'This user name is taken', 'username'));
    expect(actor.getSnapshot().context.failure).toMatchObject({ reason: 'taken', field: 'username' });
    actor.send({ type: 'account.register', registration });
    await register.resolve(session);
    expect(view()).toMatchObject({ step: 'signedIn', reason: null });
  });

  it('[TODO3] ends, and says so, when the token runs out and not before', async () => {
    const { clock, view, forgotten } = await startSignedIn();
    clock.increment(999);
    expect(view().step).toBe('signedIn');
    clock.increment(1);
    expect(view()).toEqual({ ...signedOut, ended: true });
    expect(forgotten()).toBe(1);
  });

  it('[TODO3] ends, and says so, when the backend refuses the token', async () => {
    const { actor, view, forgotten } = await startSignedIn();
    actor.send({ type: 'session.refused' });
    expect(view()).toEqual({ ...signedOut, ended: true });
    expect(forgotten()).toBe(1);
  });

  it('[TODO3] ends without a word at a sign-out', async () => {
    const { actor, view, forgotten } = await startSignedIn();
    actor.send({ type: 'account.signOut' });
    expect(view()).toEqual(signedOut);
    expect(forgotten()).toBe(1);
  });

  it('[TODO4] keeps no password after the call, and tells no password and no name', async () => {
    const { actor, restore, signIn, submit, facts } = start();
    await restore.resolve(null);
    submit();
    await signIn.reject(wrong);
    submit();
    await signIn.resolve(session);
    expect(JSON.stringify([actor.getPersistedSnapshot(), facts])).not.toContain('secret');
    expect(JSON.stringify(facts)).not.toContain('anna');
    expect(facts.map(({ type }) => type)).toEqual([
      'TodoSessionMissed',
      'TodoSignInRequested',
      'TodoSignInFailed',
      'TodoSignInRequested',
      'TodoSignedIn',
    ]);
  });
});

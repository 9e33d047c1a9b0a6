/** Watching shows what runs and the facts that it reported, and nothing that a person typed. */
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AuthUser, PendingSignIn } from '../../src/events/auth/events.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { anna } from '../../src/machines/paths/sample-people.ts';
import { answer, listener } from '../../src/machines/slots.ts';
import { Watch } from '../../src/machines/watch.ts';

function watched() {
  const watch = new Watch();
  const auth = createActor(
    authMachine.provide({
      actors: {
        listen: listener(() => () => undefined),
        signIn: answer(async (): Promise<AuthUser | PendingSignIn> => anna),
      },
    }),
  );
  watch.add(auth);
  auth.start();
  return { watch, auth, seen: () => watch.all()[0]! };
}

describe('a watch', () => {
  it('tells the active states, the last events and their facts', () => {
    const { auth, seen } = watched();
    expect(seen().name).toBe('auth');
    expect(seen().seen.map(({ event }) => event)).toEqual(['starts']);
    auth.send({ type: 'auth.changed', user: anna });
    const [last] = seen().seen;
    expect(last).toMatchObject({ number: 2, event: 'auth.changed', facts: [{ type: 'AuthStateReceived' }] });
    expect(last!.active).toEqual(seen().active);
    expect(seen().active).toContain('auth.ready');
  });

  it('keeps no payload', () => {
    const { auth, watch } = watched();
    auth.send({ type: 'auth.changed', user: null });
    auth.send({ type: 'signIn.submit', email: 'anna@patina.example', password: 'secret' });
    expect(watch.all()[0]!.seen[0]!.event).toBe('signIn.submit');
    expect(JSON.stringify(watch.all())).not.toMatch(/secret|anna@/);
  });

  it('keeps the last fifty events, and tells whoever listens of each', () => {
    const { auth, watch, seen } = watched();
    const heard = vi.fn();
    const stop = watch.subscribe(heard);
    for (let i = 0; i < 60; i += 1) auth.send({ type: 'auth.changed', user: null });
    expect(seen().seen).toHaveLength(50);
    expect(seen().seen[0]!.number).toBe(61);
    expect(heard).toHaveBeenCalledTimes(60);
    stop();
    auth.send({ type: 'auth.changed', user: null });
    expect(heard).toHaveBeenCalledTimes(60);
  });
});

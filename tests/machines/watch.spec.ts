/** Watching shows what runs and the facts that it reported, and nothing that a person typed. */
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AuthUser, PendingSignIn } from '../../src/events/auth/events.ts';
import type { CartSignal, Readiness, WaitingOrder } from '../../src/events/cart/port.ts';
import type { Fact } from '../../src/events/log/event.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { cartMachine } from '../../src/machines/cart.machine.ts';
import { orderMachine } from '../../src/machines/order.machine.ts';
import { anna } from '../../src/machines/paths/sample-people.ts';
import { waitingOrder } from '../../src/machines/paths/sample-order.ts';
import { answer, listener } from '../../src/machines/slots.ts';
import { factsOfAll } from '../../src/machines/started.ts';
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

  it('tells of the statecharts that it starts, from their first event on', async () => {
    const watch = new Watch();
    const none = listener<CartSignal>(() => () => undefined);
    const readiness = answer<Readiness, { buyer: string | null }>(async () => 'offline');
    const order = orderMachine.provide({ actors: { follow: none, networkReturns: none, readiness } });
    const openCart = answer(async (): Promise<WaitingOrder | null> => waitingOrder('k1'));
    const cart = createActor(cartMachine.provide({ actors: { openCart, order } }));
    const facts: Fact[] = [];
    factsOfAll(cart).on('*', (fact) => facts.push(fact));
    watch.add(cart);
    cart.start();
    await vi.waitFor(() => expect(watch.all()[1]?.active).toEqual(['order.waitingForNetwork']));
    expect(watch.all().map(({ name }) => name)).toEqual(['cart', 'order']);
    expect(watch.all()[1]!.seen.at(-1)!.event).toBe('starts');
    expect(facts.map(({ type, data }) => [type, data])).toEqual([
      ['CartOpened', {}],
      ['OrderStepTaken', { step: 'checking', changes: 0 }],
      ['OrderStepTaken', { step: 'waitingForNetwork', changes: 0 }],
    ]);
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

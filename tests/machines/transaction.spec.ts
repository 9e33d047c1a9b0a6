import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Refused } from '../../src/events/log/decider.ts';
import { failureOf } from '../../src/events/shared/failure.ts';
import { ChainBroken, LogUnavailable } from '../../src/events/log/log.ts';
import type { TransactionChange } from '../../src/events/transaction/decide.ts';
import type { TransactionDetail } from '../../src/events/transaction/detail.ts';
import { RefusedField } from '../../src/events/transaction/refusal.ts';
import { sampleTransaction } from '../../src/machines/paths/sample-transaction.ts';
import { transactionMachine } from '../../src/machines/transaction.machine.ts';
import { effect } from './effects.ts';

const { number } = sampleTransaction;
const pay = { type: 'PayTransaction' } as const;
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline', status: 0 });

async function start(shown: TransactionDetail | null = sampleTransaction) {
  const load = effect<TransactionDetail | null, { number: number }>();
  const change = effect<
    TransactionDetail | Refused,
    { number: number; change: TransactionChange; seen: number }
  >();
  const actor = createActor(
    transactionMachine.provide({ actors: { load: load.logic, change: change.logic } }),
  ).start();
  actor.send({ type: 'transaction.open', number });
  await load.resolve(shown);
  return {
    actor,
    load,
    change,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('a transaction on a page', () => {
  it('[TRANSACTION11] is loaded and shown, or missing', async () => {
    const found = await start();
    expect(found.value()).toBe('showing');
    expect(found.context().transaction).toEqual(sampleTransaction);
    expect((await start(null)).value()).toBe('missing');
  });

  it('[TRANSACTION11] asks before a change, and sends it with the version that was seen', async () => {
    const { actor, change, value, context } = await start();
    actor.send({ type: 'change.ask', change: pay });
    expect(value()).toBe('confirming');
    actor.send({ type: 'change.cancel' });
    expect([value(), context().change, change.calls]).toEqual(['showing', null, []]);
    actor.send({ type: 'change.ask', change: pay });
    actor.send({ type: 'change.confirm' });
    actor.send({ type: 'change.make', change: pay });
    expect(change.calls).toEqual([{ number, change: pay, seen: 2 }]);
    await change.resolve({ ...sampleTransaction, version: 3, state: 'paid' });
    expect([value(), context().transaction?.state]).toEqual(['showing', 'paid']);
  });

  it('[TRANSACTION11] shows why a change is refused, until that is dismissed', async () => {
    const { actor, change, value, context } = await start();
    actor.send({ type: 'change.make', change: pay });
    await change.resolve(new Refused('not-allowed', 'Only the seller can do this.'));
    expect(value()).toBe('showing');
    expect(context().refusal).toEqual({
      reason: 'not-allowed',
      message: 'Only the seller can do this.',
      field: null,
    });
    actor.send({ type: 'refusal.dismiss' });
    expect(context().refusal).toBeNull();
  });

  it('knows which field a refusal is about, where the server names one', async () => {
    const { actor, change, context } = await start();
    actor.send({ type: 'change.make', change: pay });
    await change.resolve(new RefusedField('bad-request', 'Check the phone number.', 'contact.phone'));
    expect(context().refusal?.field).toBe('contact.phone');
  });

  it('[TRANSACTION12] lets nobody go on with what somebody else has changed', async () => {
    const { actor, load, change, value, context } = await start();
    actor.send({ type: 'change.make', change: pay });
    await change.resolve(new Refused('already-paid', 'This order is paid already.'));
    expect([value(), context().refusal?.reason]).toEqual(['conflict', 'already-paid']);
    actor.send({ type: 'change.make', change: pay });
    expect(change.calls).toHaveLength(1);
    actor.send({ type: 'transaction.reload' });
    await load.resolve({ ...sampleTransaction, version: 3 });
    expect([value(), context().refusal, context().transaction?.version]).toEqual(['showing', null, 3]);
  });

  it('[TRANSACTION12] tries the same change again, or gives it up', async () => {
    const { actor, change, value, context } = await start();
    actor.send({ type: 'change.make', change: pay });
    await change.reject(offline);
    expect(value()).toBe('failed');
    expect(context().failure).toEqual({ kind: 'offline', message: 'The server cannot be reached.' });
    actor.send({ type: 'retry' });
    expect(change.calls.map((call) => call.change)).toEqual([pay, pay]);
    await change.reject(offline);
    actor.send({ type: 'change.cancel' });
    expect([value(), context().failure]).toEqual(['showing', null]);
  });

  it('[TRANSACTION12] loads again after a failure, and keeps what it showed of the same one only', async () => {
    const { actor, load, value, context } = await start();
    actor.send({ type: 'transaction.reload' });
    expect(context().transaction).toEqual(sampleTransaction);
    await load.reject(offline);
    actor.send({ type: 'retry' });
    await load.resolve(sampleTransaction);
    expect(value()).toBe('showing');
    actor.send({ type: 'transaction.open', number: number + 1 });
    expect(context().transaction).toBeNull();
    expect(load.calls.map((call) => call.number)).toEqual([number, number, number, number + 1]);
  });

  it('[TRANSACTION12] drops what was on its way for another one', async () => {
    const { actor, load, context } = await start();
    actor.send({ type: 'transaction.open', number: number + 1 });
    actor.send({ type: 'transaction.open', number: number + 2 });
    await load.resolve({ ...sampleTransaction, number: number + 1 }, 1);
    expect(context().transaction).toBeNull();
  });
});

describe('failures', () => {
  it.each([
    [new LogUnavailable('full', 'The disk is full.'), 'storage', 'The disk is full.'],
    [new ChainBroken('cart', 3, 'is missing'), 'damaged', /damaged: Record 3 of cart is missing\./],
    [offline, 'offline', 'The server cannot be reached.'],
    [Object.assign(new Error('Too slow.'), { reason: 'timeout', status: 0 }), 'offline', 'Too slow.'],
    [Object.assign(new Error('Log in.'), { reason: 'signed-out', status: 401 }), 'signed-out', 'Log in.'],
    [Object.assign(new Error('Too often.'), { reason: 'too-often', status: 429 }), 'failed', 'Too often.'],
    [new TypeError('x is not a function'), 'failed', /^Something went wrong/],
    ['nothing', 'failed', /^Something went wrong/],
  ])('[TRANSACTION12] are told apart, in words for people: %s', (error, kind, message) => {
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
  });
});

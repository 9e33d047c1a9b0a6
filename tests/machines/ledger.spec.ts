import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused } from '../../src/events/log/decider.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import type { LedgerCommand, LedgerRefusal } from '../../src/events/ledger/decide.ts';
import { LogUnavailable } from '../../src/events/log/log.ts';
import { maxWaiting } from '../../src/machines/command-queue.ts';
import { ledgerMachine, type LedgerEvent, viewLedger } from '../../src/machines/ledger.machine.ts';
import { ledgerWorkflowFacts } from '../../src/events/ledger/workflow.ts';
import { readFact } from '../../src/events/log/facts.ts';

const add = (id: string): LedgerEvent => ({
  type: 'entry.add',
  id,
  name: 'secret name',
  amountCents: 1,
  note: null,
  date: null,
  index: null,
});
const full = new LogUnavailable('full', 'The disk is full.');

type Result = readonly EventRecord[] | Refused<LedgerRefusal>;

/** A ledger whose appends end when the test says so; with `slow`, so does its closing. */
function openLedger(open: () => Promise<void> = () => Promise.resolve(), { slow = false } = {}) {
  const closing: ((lost: number) => void)[] = [];
  const asked: LedgerCommand[] = [];
  const answers: { resolve(result: Result): void; reject(error: unknown): void }[] = [];
  const closed: (readonly LedgerCommand[])[] = [];
  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        openLedger: fromPromise<void, { uid: string }>(open),
        append: fromPromise<Result, { uid: string; command: LedgerCommand }>(({ input }) => {
          asked.push(input.command);
          return new Promise((resolve, reject) => answers.push({ resolve, reject }));
        }),
        closeLedger: fromPromise<number, { uid: string; commands: readonly LedgerCommand[] }>(
          async ({ input }) => {
            closed.push(input.commands);
            return slow ? new Promise<number>((resolve) => closing.push(resolve)) : 0;
          },
        ),
      },
    }),
  ).start();
  actor.send({ type: 'ledger.open', uid: 'u1' });
  const settled = () => new Promise((later) => setImmediate(later));
  const close = (lost = 0) => closing.shift()!(lost);
  return { actor, asked, answers, closed, close, settled };
}

const ids = (commands: readonly LedgerCommand[]) =>
  commands.map((command) => ('id' in command ? command.id : ''));

describe('the queue', () => {
  it('[LEDGER24] appends what arrives while it opens or appends, one after another', async () => {
    const { actor, asked, answers, settled } = openLedger();
    actor.send(add('a'));
    actor.send(add('b'));
    await settled();
    actor.send({ type: 'entry.pay', id: 'a' });
    expect(ids(asked)).toEqual(['a']);
    answers[0]!.resolve([]);
    await settled();
    expect(ids(asked)).toEqual(['a', 'b']);
    answers[1]!.resolve(new Refused('duplicate-id', 'There already.'));
    await settled();
    expect(asked[2]).toEqual({ type: 'PayEntry', id: 'a' });
    answers[2]!.resolve([]);
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ queue: [], refusal: { reason: 'duplicate-id' } });
    expect(viewLedger(actor.getSnapshot()).step).toBe('idle');
  });

  it('[LEDGER24] tries the same command again after a failure, with those that came meanwhile', async () => {
    const { actor, asked, answers, settled } = openLedger();
    actor.send(add('a'));
    await settled();
    answers[0]!.reject(full);
    await settled();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.failure).toEqual({
      during: 'appending',
      kind: 'storage',
      message: 'The disk is full.',
    });
    actor.send(add('b'));
    actor.send({ type: 'retry' });
    expect(ids(asked)).toEqual(['a', 'a']);
    answers[1]!.resolve([]);
    await settled();
    expect(ids(asked)).toEqual(['a', 'a', 'b']);
  });

  it('[LEDGER24] asks before a delete without beginning again what is being saved', async () => {
    const { actor, asked, answers, settled } = openLedger();
    await settled();
    actor.send(add('a'));
    actor.send({ type: 'entry.delete', id: 'b', prompt: true });
    expect(ids(asked)).toEqual(['a']);
    actor.send({ type: 'delete.confirm' });
    answers[0]!.resolve([]);
    await settled();
    expect(ids(asked)).toEqual(['a', 'b']);
    expect(actor.getSnapshot().context.last).not.toBeNull();
  });

  it('[LEDGER47] keeps what touches locked entries, asks once, and makes it in order or not at all', async () => {
    const { actor, asked, answers, settled } = openLedger();
    await settled();
    const locked = new Refused<LedgerRefusal>('behind-lock', 'Locked.');
    for (const id of ['a', 'b', 'c']) actor.send({ type: 'entry.pay', id });
    for (const answer of [locked, locked, [] as const]) {
      answers.at(-1)!.resolve(answer);
      await settled();
    }
    expect(actor.getSnapshot().context).toMatchObject({ queue: [], refusal: null });
    expect(viewLedger(actor.getSnapshot()).held).toBe(2);
    actor.send({ type: 'lock.override' });
    expect(asked[3]).toEqual({ type: 'PayEntry', id: 'a', despiteLock: true });
    answers[3]!.resolve([]);
    await settled();
    expect(asked[4]).toEqual({ type: 'PayEntry', id: 'b', despiteLock: true });
    answers[4]!.resolve([]);
    await settled();
    actor.send({ type: 'entry.pay', id: 'd' });
    answers[5]!.resolve(locked);
    await settled();
    actor.send({ type: 'lock.keep' });
    expect(viewLedger(actor.getSnapshot())).toMatchObject({ held: 0, waiting: 0, refused: null });
    expect(asked).toHaveLength(6);
  });

  it('[LEDGER24] turns away what is too much, and says so', async () => {
    const { actor, settled } = openLedger(() => new Promise(() => undefined));
    for (let i = 0; i <= maxWaiting; i += 1) actor.send(add(`e${i}`));
    await settled();
    const { queue, refusal } = actor.getSnapshot().context;
    expect(queue).toHaveLength(maxWaiting);
    expect(refusal?.reason).toBe('busy');
  });

  it('[LEDGER24] hands over what still waits when it closes, but never the command at work', async () => {
    const { actor, closed, settled } = openLedger();
    await settled();
    actor.send(add('a'));
    actor.send(add('b'));
    actor.send({ type: 'ledger.close' });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    expect(closed.map(ids)).toEqual([['b']]);
  });

  it('[LEDGER24] opens the next person only after the last one is closed, and with nothing of theirs', async () => {
    const { actor, asked, closed, settled } = openLedger();
    await settled();
    actor.send(add('a'));
    actor.send(add('b'));
    actor.send({ type: 'ledger.open', uid: 'u2' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(actor.getSnapshot().context).toMatchObject({ uid: 'u2', queue: [] });
    expect(ids(asked)).toEqual(['a']);
    expect(closed.map(ids)).toEqual([['b']]);
  });

  it('[LEDGER24] keeps what is asked while the ledger of before is being closed, for the person who asked', async () => {
    const { actor, asked, answers, close, settled } = openLedger(undefined, { slow: true });
    await settled();
    actor.send({ type: 'ledger.close' });
    actor.send(add('nobody'));
    actor.send({ type: 'ledger.open', uid: 'u1' });
    actor.send(add('a'));
    actor.send({ type: 'ledger.open', uid: 'u2' });
    actor.send(add('b'));
    close();
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ uid: 'u2', queue: [{ id: 'b' }] });
    answers[0]!.resolve([]);
    await settled();
    actor.send({ type: 'ledger.open', uid: 'u1' });
    close();
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ uid: 'u1', queue: [{ id: 'a' }], deferred: [] });
    expect(ids(asked)).toEqual(['b', 'a']);
  });

  it('[LEDGER24] turns away what is too much while it closes, too', async () => {
    const { actor, settled } = openLedger(undefined, { slow: true });
    await settled();
    actor.send({ type: 'ledger.open', uid: 'u2' });
    for (let i = 0; i <= maxWaiting; i += 1) actor.send(add(`e${i}`));
    const { deferred: early, refusal } = actor.getSnapshot().context;
    expect(early).toHaveLength(maxWaiting);
    expect(refusal?.reason).toBe('busy');
  });

  it('[LEDGER25] folds the failures of version 1, which had reasons of their own', () => {
    const kindOf = (reason: string) => {
      const record = { type: 'AppendFailed', v: 1, data: { reason } } as unknown as EventRecord;
      return readFact(ledgerWorkflowFacts, record)?.data;
    };
    expect(['full', 'blocked', 'closed', 'private'].map(kindOf)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'storage' })),
    );
    expect(['failed', 'damaged'].map(kindOf)).toEqual([{ kind: 'failed' }, { kind: 'damaged' }]);
  });
});

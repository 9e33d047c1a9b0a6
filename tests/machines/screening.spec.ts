import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Refused } from '../../src/events/log/decider.ts';
import type { ScreeningChange } from '../../src/events/screening/employer-changes.ts';
import type { ScreeningStatus } from '../../src/events/screening/projection.ts';
import { sampleScreening } from '../../src/machines/paths/sample-screening.ts';
import type { ScreeningAnswer } from '../../src/events/screening/port.ts';
import { screeningMachine } from '../../src/machines/screening.machine.ts';
import { effect } from './effects.ts';

const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline', status: 0 });
const shortlist: ScreeningChange = { type: 'ShortlistResume', reason: 'skills', note: '' };

const found = (
  status: ScreeningStatus,
  version: number,
  refused: Refused | null = null,
): ScreeningAnswer => ({
  screening: { ...sampleScreening, status, version },
  refused,
});

function start() {
  const execute = effect<
    ScreeningAnswer,
    { id: string; blind: boolean; change: ScreeningChange | null; seen: number }
  >();
  const actor = createActor(screeningMachine.provide({ actors: { execute: execute.logic } })).start();
  actor.send({ type: 'screening.open', id: 'r1', blind: false });
  return {
    actor,
    execute,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('a screening on a page', () => {
  it.each([
    'received',
    'extracting',
    'scoring',
    'screened',
    'shortlisted',
    'rejected',
    'failed',
    'withdrawn',
    'erased',
  ] as const)('[SCREENING10] is %s when the server says so', async (status) => {
    const { execute, value, context } = start();
    await execute.resolve(found(status, 7));
    expect([value(), context().screening?.version]).toEqual([{ shown: status }, 7]);
  });

  it('[SCREENING10] is looked at again when it has moved on, and not for old news or another', async () => {
    const { actor, execute, value, context } = start();
    await execute.resolve(found('extracting', 2));
    actor.send({ type: 'screening.moved', id: 'r1', version: 2 });
    actor.send({ type: 'screening.moved', id: 'r2', version: 9 });
    expect([value(), execute.calls.length]).toEqual([{ shown: 'extracting' }, 1]);
    actor.send({ type: 'screening.moved', id: 'r1', version: 3 });
    expect([value(), context().screening?.version]).toEqual(['working', 2]);
    // News that arrives before the answer: the pending request is no longer waited for.
    actor.send({ type: 'screening.moved', id: 'r1', version: 4 });
    expect(execute.calls).toHaveLength(3);
    await execute.resolve(found('screened', 4));
    expect(value()).toEqual({ shown: 'screened' });
  });

  it('[SCREENING10] shows no name that was seen before it became blind', async () => {
    const { actor, execute, context } = start();
    await execute.resolve(found('screened', 4));
    actor.send({ type: 'screening.open', id: 'r1', blind: true });
    expect([context().screening, execute.calls.at(-1)?.blind]).toEqual([null, true]);
  });

  it('[SCREENING10] sends a change with the version that was seen, once', async () => {
    const { actor, execute, value } = start();
    await execute.resolve(found('screened', 4));
    actor.send({ type: 'screening.change', change: shortlist });
    actor.send({ type: 'screening.change', change: shortlist });
    actor.send({ type: 'screening.moved', id: 'r1', version: 5 });
    expect(execute.calls.slice(1)).toEqual([{ id: 'r1', blind: false, change: shortlist, seen: 4 }]);
    await execute.resolve(found('shortlisted', 5));
    expect(value()).toEqual({ shown: 'shortlisted' });
  });

  it('[SCREENING11] says why a change is refused, beside what is there now', async () => {
    const { actor, execute, value, context } = start();
    await execute.resolve(found('screened', 4));
    actor.send({ type: 'screening.change', change: shortlist });
    await execute.resolve(found('rejected', 5, new Refused('changed-meanwhile', 'Look at it again first.')));
    expect([value(), context().refusal?.message]).toEqual([{ shown: 'rejected' }, 'Look at it again first.']);
    actor.send({ type: 'refusal.dismiss' });
    expect(context().refusal).toBeNull();
  });

  it('[SCREENING11] tries a failed change again, or looks what became of it', async () => {
    const { actor, execute, value, context } = start();
    await execute.resolve(found('screened', 4));
    actor.send({ type: 'screening.change', change: shortlist });
    await execute.reject(offline);
    expect([value(), context().failure?.kind]).toEqual(['unreachable', 'offline']);
    actor.send({ type: 'retry' });
    expect(execute.calls.at(-1)).toMatchObject({ change: shortlist, seen: 4 });
    await execute.reject(offline);
    actor.send({ type: 'change.drop' });
    expect(execute.calls.at(-1)?.change).toBeNull();
    await execute.resolve(found('shortlisted', 5));
    expect(value()).toEqual({ shown: 'shortlisted' });
  });

  it('[SCREENING11] says that there is none', async () => {
    const { actor, execute, value } = start();
    await execute.resolve({ screening: null, refused: null });
    expect(value()).toBe('missing');
    actor.send({ type: 'screening.close' });
    expect(value()).toBe('closed');
  });
});

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type {
  AnalysisAnswer,
  AnalysisDetail,
  AnalysisRequest,
  Submission,
} from '../../src/events/analysis/port.ts';
import { analysisStatuses, type AnalysisStatus } from '../../src/events/analysis/projection.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { analysisMachine, analysisStep } from '../../src/machines/analysis.machine.ts';
import { sampleAnalysis } from '../../src/machines/paths/sample-analysis.ts';
import { effect } from './effects.ts';

const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline', status: 0 });
const picture = new Blob(['picture']);
const submission: Submission = { key: 'k1', itemType: 'bag', item: 'Tote', before: picture, after: picture };

const found = (status: AnalysisStatus, version: number, refused: Refused | null = null): AnalysisAnswer => ({
  analysis: { ...sampleAnalysis, status, version },
  refused,
});

function start() {
  const submit = effect<AnalysisDetail | Refused, Submission>();
  const execute = effect<AnalysisAnswer, AnalysisRequest>();
  const actors = { submit: submit.logic, execute: execute.logic };
  const actor = createActor(analysisMachine.provide({ actors })).start();
  return {
    actor,
    submit,
    execute,
    step: () => analysisStep(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  };
}

function opened() {
  const started = start();
  started.actor.send({ type: 'analysis.open', id: 'a1' });
  return started;
}

describe('two pictures on a page', () => {
  it('[ANALYSIS9] are sent, and shown as the server took them', async () => {
    const { actor, submit, execute, step, context } = start();
    actor.send({ type: 'pictures.send', submission });
    actor.send({ type: 'pictures.send', submission });
    expect([step(), submit.calls]).toEqual(['sending', [submission]]);
    await submit.resolve({ ...sampleAnalysis, status: 'received', version: 1 });
    expect([step(), execute.calls.at(-1)?.id]).toEqual(['working', 'a1']);
    await execute.resolve(found('checking', 2));
    expect([step(), context().id, context().submission]).toEqual(['checking', 'a1', null]);
  });

  it('[ANALYSIS9] are the same submission when they are sent again', async () => {
    const { actor, submit, step } = start();
    actor.send({ type: 'pictures.send', submission });
    await submit.reject(offline);
    expect(step()).toBe('unsent');
    actor.send({ type: 'retry' });
    expect(submit.calls).toEqual([submission, submission]);
  });

  it('[ANALYSIS9] that were declined say why, and are not sent again as they are', async () => {
    const { actor, submit, step, context } = start();
    actor.send({ type: 'pictures.send', submission });
    await submit.resolve(new Refused('trial-used-up', 'They are used up.'));
    expect([step(), context().refusal?.message]).toEqual(['declined', 'They are used up.']);
    actor.send({ type: 'retry' });
    expect(submit.calls).toHaveLength(1);
    actor.send({ type: 'pictures.drop' });
    expect([step(), context().submission]).toEqual(['closed', null]);
  });
});

describe('an analysis on a page', () => {
  it.each(analysisStatuses)('[ANALYSIS10] is %s when the server says so', async (status) => {
    const { execute, step, context } = opened();
    await execute.resolve(found(status, 7));
    expect([step(), context().analysis?.version]).toEqual([status, 7]);
  });

  it('[ANALYSIS10] is looked at again when it has moved on, and not for old news or another', async () => {
    const { actor, execute, step } = opened();
    await execute.resolve(found('checking', 2));
    actor.send({ type: 'analysis.moved', id: 'a1', version: 2 });
    actor.send({ type: 'analysis.moved', id: 'a2', version: 9 });
    expect([step(), execute.calls.length]).toEqual(['checking', 1]);
    actor.send({ type: 'analysis.moved', id: 'a1', version: 3 });
    // News that arrives before the answer: the pending request is no longer waited for.
    actor.send({ type: 'analysis.moved', id: 'a1', version: 4 });
    expect([step(), execute.calls.length]).toEqual(['working', 3]);
    await execute.resolve(found('measured', 5));
    expect(step()).toBe('measured');
  });

  it('[ANALYSIS10] sends a change with the version that was seen, once', async () => {
    const { actor, execute, step } = opened();
    await execute.resolve(found('failed', 4));
    actor.send({ type: 'analysis.change', change: 'RetryAnalysis' });
    actor.send({ type: 'analysis.change', change: 'RetryAnalysis' });
    actor.send({ type: 'analysis.moved', id: 'a1', version: 5 });
    expect(execute.calls.slice(1)).toEqual([{ id: 'a1', change: 'RetryAnalysis', seen: 4 }]);
    await execute.resolve(found('received', 5));
    expect(step()).toBe('received');
  });

  it('[ANALYSIS11] says why a change is refused, beside what is there now', async () => {
    const { actor, execute, step, context } = opened();
    await execute.resolve(found('failed', 4));
    actor.send({ type: 'analysis.change', change: 'RetryAnalysis' });
    await execute.resolve(found('measured', 8, new Refused('not-failed', 'It has not failed.')));
    expect([step(), context().refusal?.message]).toEqual(['measured', 'It has not failed.']);
    actor.send({ type: 'refusal.dismiss' });
    expect(context().refusal).toBeNull();
  });

  it('[ANALYSIS11] tries a failed change again, or looks what became of it', async () => {
    const { actor, execute, step, context } = opened();
    await execute.resolve(found('failed', 4));
    actor.send({ type: 'analysis.change', change: 'RetryAnalysis' });
    await execute.reject(offline);
    expect([step(), context().failure?.kind]).toEqual(['unreachable', 'offline']);
    actor.send({ type: 'retry' });
    expect(execute.calls.at(-1)).toMatchObject({ change: 'RetryAnalysis', seen: 4 });
    await execute.reject(offline);
    actor.send({ type: 'change.drop' });
    expect(execute.calls.at(-1)?.change).toBeNull();
    await execute.resolve(found('measured', 8));
    expect(step()).toBe('measured');
  });

  it('[ANALYSIS11] says that there is none, or that it was deleted', async () => {
    const { actor, execute, step } = opened();
    await execute.resolve({ analysis: null, refused: null });
    expect(step()).toBe('missing');
    actor.send({ type: 'analysis.reload' });
    const deletedAt = '2026-01-02T00:00:00.000Z';
    await execute.resolve({ analysis: { ...sampleAnalysis, deletedAt }, refused: null });
    expect(step()).toBe('deleted');
    actor.send({ type: 'analysis.close' });
    expect(step()).toBe('closed');
  });
});

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Fact } from '../../src/events/log/event.ts';
import type { Turn } from '../../src/events/hr-agent/conversation.ts';
import type { AgentQuestion, AttachedResume, HrAgentSignal } from '../../src/events/hr-agent/port.ts';
import { hrAgentMachine, viewHrAgent } from '../../src/machines/hr-agent.machine.ts';
import { sampleAnalysis, sampleResume, sampleTurn } from '../../src/machines/paths/sample-conversation.ts';
import { listener } from '../../src/machines/slots.ts';
import { effect } from './effects.ts';

interface Call<Input> {
  readonly input: Input;
  readonly send: (heard: HrAgentSignal) => void;
  stopped: boolean;
}

/** A listener through which a test sends events. */
function heard<Input extends object>() {
  const calls: Call<Input>[] = [];
  const logic = listener<HrAgentSignal, Input>((send, input) => {
    const call: Call<Input> = { input, send, stopped: false };
    calls.push(call);
    return () => (call.stopped = true);
  });
  return { calls, logic };
}

function start() {
  const restore = effect<readonly Turn[], { uid: string }>();
  const answer = heard<AgentQuestion>();
  const analyse = heard<AttachedResume>();
  const kept: { uid: string | null; turns: readonly Turn[] }[] = [];
  const facts: Fact[] = [];
  const actor = createActor(
    hrAgentMachine.provide({
      actors: { restore: restore.logic, answer: answer.logic, analyse: analyse.logic },
      actions: { keep: ({ context: { uid, turns } }) => void kept.push({ uid, turns }) },
    }),
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return {
    actor,
    restore,
    answer,
    analyse,
    kept,
    facts,
    view: () => viewHrAgent(actor.getSnapshot()),
    turns: () => actor.getSnapshot().context.turns,
    async open(turns: readonly Turn[] = []) {
      actor.send({ type: 'person.changed', uid: 'anna' });
      await restore.resolve(turns);
    },
    ask: (question: string, blind = false) => actor.send({ type: 'question.ask', question, blind }),
  };
}

const text = (piece: string): HrAgentSignal => ({ type: 'answer.came', part: { of: 'text', text: piece } });
const offline: HrAgentSignal = {
  type: 'agent.failed',
  failure: { reason: 'offline', message: 'The server cannot be reached.' },
};

describe('a conversation', () => {
  it('[AGENT3] answers one question at a time, with what was said before', async () => {
    const { open, ask, answer, turns, view } = start();
    await open([sampleTurn]);
    ask('And whom else?');
    ask('Not yet');
    expect(answer.calls).toHaveLength(1);
    expect(answer.calls[0]!.input).toEqual({
      question: 'And whom else?',
      blind: false,
      filters: null,
      history: [
        { by: 'person', text: sampleTurn.question },
        { by: 'agent', text: sampleTurn.answer.text },
      ],
    });
    answer.calls[0]!.send(text('No'));
    answer.calls[0]!.send(text('body.'));
    answer.calls[0]!.send({ type: 'answer.ended' });
    expect(turns().at(-1)).toMatchObject({ ended: 'done', answer: { text: 'Nobody.' } });
    expect(view()).toMatchObject({ doing: 'nothing', turns: 2 });
  });

  it('[AGENT3] keeps what has come when it is stopped, and asks again from the beginning', async () => {
    const { open, ask, actor, answer, turns, kept } = start();
    await open();
    ask('Who has applied?');
    answer.calls[0]!.send(text('Ida'));
    actor.send({ type: 'stop' });
    expect(answer.calls[0]!.stopped).toBe(true);
    expect(turns()).toMatchObject([{ ended: 'stopped', answer: { text: 'Ida' } }]);
    expect(kept.at(-1)).toEqual({ uid: 'anna', turns: turns() });
    actor.send({ type: 'again' });
    expect(answer.calls[1]!.input).toEqual({
      question: 'Who has applied?',
      filters: null,
      blind: false,
      history: [],
    });
    expect(turns()).toMatchObject([{ ended: null, answer: { text: '' } }]);
  });

  it('[AGENT4] says why an answer failed, and asks again', async () => {
    const { open, ask, actor, answer, turns, view } = start();
    await open();
    ask('Who has applied?');
    answer.calls[0]!.send(offline);
    expect(view()).toMatchObject({ doing: 'failed', failure: 'offline', turns: 1 });
    expect(turns()).toMatchObject([{ question: 'Who has applied?', ended: 'offline' }]);
    actor.send({ type: 'again' });
    answer.calls[1]!.send(text('Ida'));
    answer.calls[1]!.send({ type: 'answer.ended' });
    expect(view()).toMatchObject({ doing: 'nothing', failure: null, turns: 1 });
  });

  it('[AGENT5] analyses a résumé, and tries one again that failed, or puts it away', async () => {
    const { open, actor, analyse, turns, view } = start();
    await open();
    actor.send({ type: 'resume.analyse', resume: sampleResume });
    expect(analyse.calls[0]!.input).toBe(sampleResume);
    analyse.calls[0]!.send({ type: 'resume.sent', part: 0.5 });
    expect(actor.getSnapshot().context.sent).toBe(0.5);
    analyse.calls[0]!.send(offline);
    expect(view()).toMatchObject({ doing: 'failed', failure: 'offline', turns: 0 });
    actor.send({ type: 'again' });
    expect(analyse.calls[1]!.input).toBe(sampleResume);
    analyse.calls[1]!.send({ type: 'resume.analysed', analysis: sampleAnalysis });
    expect(turns()).toEqual([
      { of: 'analysis', fileName: 'secret.txt', analysis: sampleAnalysis, blind: false },
    ]);
    actor.send({ type: 'resume.analyse', resume: { ...sampleResume, job: null } });
    analyse.calls[2]!.send(offline);
    actor.send({ type: 'resume.drop' });
    expect(actor.getSnapshot().context.resume).toBeNull();
    expect(view()).toMatchObject({ doing: 'nothing', turns: 1 });
  });

  it('[AGENT9] keeps whether an analysis is shown blind, and a question is neither', async () => {
    const { open, actor, kept, turns } = start();
    const analysed: Turn = { of: 'analysis', fileName: 'cv.txt', analysis: sampleAnalysis, blind: false };
    await open([sampleTurn, analysed, analysed]);
    actor.send({ type: 'analysis.cover', turn: 1, blind: true });
    expect(turns()).toEqual([sampleTurn, { ...analysed, blind: true }, analysed]);
    expect(kept).toEqual([{ uid: 'anna', turns: turns() }]);
    actor.send({ type: 'analysis.cover', turn: 0, blind: true });
    expect(kept).toHaveLength(1);
    actor.send({ type: 'analysis.cover', turn: 1, blind: false });
    expect(kept.at(-1)?.turns).toEqual([sampleTurn, analysed, analysed]);
  });

  it('[AGENT10] remembers with each question whether it is asked blind, also when it is asked again', async () => {
    const { open, ask, actor, answer, facts, turns, view } = start();
    await open([sampleTurn]);
    ask('Who has applied?', true);
    // An answer given with names is not sent along with a blind question.
    expect(answer.calls[0]!.input).toEqual({
      question: 'Who has applied?',
      filters: null,
      blind: true,
      history: [],
    });
    expect(view()).toMatchObject({ doing: 'answering', blind: true });
    answer.calls[0]!.send(text('CV1A2B3C4D'));
    actor.send({ type: 'stop' });
    actor.send({ type: 'again' });
    expect(answer.calls[1]!.input).toMatchObject({ blind: true });
    answer.calls[1]!.send(text('CV1A2B3C4D'));
    answer.calls[1]!.send({ type: 'answer.ended' });
    expect(turns().map(({ blind }) => blind)).toEqual([false, true]);
    ask('And who else?');
    expect(answer.calls[2]!.input.history).toHaveLength(4);
    expect(facts.filter(({ type }) => type === 'AgentQuestionAsked').map(({ data }) => data)).toEqual([
      { again: false, blind: true },
      { again: true, blind: true },
      { again: false, blind: false },
    ]);
  });

  it('[AGENT10] keeps no file name of what is analysed blind, and shows it in no other way', async () => {
    const { open, actor, analyse, turns } = start();
    await open();
    actor.send({ type: 'resume.analyse', resume: { ...sampleResume, blind: true } });
    const analysis = { ...sampleAnalysis, blind: true };
    analyse.calls[0]!.send({ type: 'resume.analysed', analysis });
    actor.send({ type: 'analysis.cover', turn: 0, blind: false });
    expect(turns()).toEqual([{ of: 'analysis', fileName: '', analysis, blind: true }]);
  });

  it('[AGENT6] goes on after a reload, where an answer under way is cut off', async () => {
    const { open, view, turns } = start();
    await open([sampleTurn, { ...sampleTurn, ended: null }]);
    expect(view()).toMatchObject({ doing: 'failed', failure: 'cut-off', turns: 2 });
    expect(turns()[0]).toEqual(sampleTurn);
  });

  it('[AGENT6] ends with its person, and is nobody else’s', async () => {
    const { open, actor, answer, ask, kept, restore, turns, view } = start();
    await open([sampleTurn]);
    ask('Who else?');
    actor.send({ type: 'person.changed', uid: 'bert' });
    expect(answer.calls[0]!.stopped).toBe(true);
    expect(turns()).toEqual([]);
    expect(kept.at(-1)).toEqual({ uid: null, turns: [] });
    expect(restore.calls.at(-1)).toEqual({ uid: 'bert' });
    await restore.reject(new Error('nothing that can be read'));
    expect(view()).toMatchObject({ step: 'open', turns: 0 });
    actor.send({ type: 'person.changed', uid: null });
    expect(view().step).toBe('closed');
  });
});

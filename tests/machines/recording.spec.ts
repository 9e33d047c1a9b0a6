import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  defaultRecordingChoices,
  type FinishedRecording,
  littleRoom,
  noRoom,
  type RecordingChoices,
  type RecordingProblem,
  recordingProblems,
  type StoredRecording,
} from '../../src/events/recording/recording.ts';
import { recordingMachine, stepOf, viewRecording } from '../../src/machines/recording.machine.ts';
import { problemTitle, remedies } from '../../src/views/recording/words.ts';
import { effect } from './effects.ts';

const opened = {
  type: 'device.opened',
  device: {
    camera: { id: 'c1', facing: null, width: 1280, height: 720 },
    microphone: { id: 'm1' },
  },
  devices: { cameras: [], microphones: [] },
} as const;
const made = { id: 'r1', file: new Blob(['x']), durationMs: 2000 } as FinishedRecording;
const started = { type: 'recorder.started', id: 'r1', at: 1000 } as const;
const fail = (problem: RecordingProblem) => ({ type: 'device.failed', problem }) as const;

function start(choices: Partial<RecordingChoices> = {}) {
  const clock = new SimulatedClock();
  const on = { device: 0, recorder: 0, awake: 0 };
  const asked: string[] = [];
  const running = (name: keyof typeof on) =>
    fromCallback(() => {
      on[name] += 1;
      return () => void (on[name] -= 1);
    }) as never;
  const list = effect<readonly StoredRecording[], { kind: string }>();
  const finish = effect<FinishedRecording, { id: string }>();
  const remove = effect<void, { id: string }>();
  const actor = createActor(
    recordingMachine.provide({
      actors: {
        device: running('device'),
        recorder: running('recorder'),
        awake: running('awake'),
        deviceReturns: fromCallback(() => undefined) as never,
        room: fromCallback(() => undefined) as never,
        personLeaves: fromCallback(() => undefined) as never,
        list: list.logic as never,
        finish: finish.logic as never,
        remove: remove.logic as never,
      },
      actions: {
        rememberChoices: ({ context }) => void asked.push(`remember ${context.choices.size}`),
        pauseRecorder: () => void asked.push('pause'),
        resumeRecorder: () => void asked.push('resume'),
        stopRecorder: () => void asked.push('stop'),
      },
    }),
    { input: { kind: 'video', choices: { ...defaultRecordingChoices, ...choices } }, clock },
  ).start();
  const step = () => stepOf(actor.getSnapshot());
  const context = () => actor.getSnapshot().context;
  const record = () => {
    actor.send(opened);
    actor.send({ type: 'recording.start' });
    actor.send(started);
  };
  return { actor, clock, on, asked, list, finish, remove, step, context, record };
}

describe('a device to record with', () => {
  it.each([...recordingProblems.map((problem) => fail(problem)), { type: 'person.leave' } as const])(
    '[RECORDING1] goes off with %o, while it opens and when it is open',
    (event) => {
      for (const before of [[], [opened]]) {
        const { actor, on } = start();
        for (const earlier of before) actor.send(earlier);
        expect(on.device).toBe(1);
        actor.send(event);
        expect(on.device).toBe(0);
      }
    },
  );

  it('[RECORDING1] goes off with the recording, whoever leaves it', () => {
    for (const end of ['leave', 'page'] as const) {
      const { actor, on, record } = start();
      record();
      expect(on).toEqual({ device: 1, recorder: 1, awake: 1 });
      if (end === 'leave') actor.send({ type: 'person.leave' });
      else actor.stop();
      expect(on).toEqual({ device: 0, recorder: 0, awake: 0 });
    }
  });

  it.each(recordingProblems)('[RECORDING3] that is %s has words and a remedy of its own', (problem) => {
    const { actor, step } = start();
    actor.send(fail(problem));
    expect(step()).toBe(problem);
    const others = recordingProblems.filter((other) => other !== problem);
    expect(others.map((other) => remedies[other])).not.toContain(remedies[problem]);
    for (const kind of ['video', 'audio'] as const)
      expect(others.map((other) => problemTitle(kind, other))).not.toContain(problemTitle(kind, problem));
  });

  it('[RECORDING3] that is another one is opened at once and remembered', () => {
    const { actor, on, asked, step } = start();
    actor.send(opened);
    actor.send({ type: 'device.choose', change: { size: '480' } });
    expect([step(), on.device, asked]).toEqual(['asking', 1, ['remember 480']]);
  });
});

describe('a recording', () => {
  it('[RECORDING6] counts by the clock, without its pauses', () => {
    const { actor, record, context, asked, step } = start();
    record();
    actor.send({ type: 'recording.pause' });
    actor.send({ type: 'recorder.paused', at: 3500 });
    expect([step(), context().runningSince, context().countedMs]).toEqual(['paused', null, 2500]);
    actor.send({ type: 'recording.resume' });
    actor.send({ type: 'recorder.resumed', at: 9000 });
    expect([step(), context().runningSince, context().countedMs]).toEqual(['recording', 9000, 2500]);
    actor.send({ type: 'recording.stop' });
    expect([step(), asked]).toEqual(['stopping', ['pause', 'resume', 'stop']]);
  });

  it('[RECORDING5] is paused by a device that gives nothing, and not gone on with where a person paused it', () => {
    const { actor, record, asked } = start();
    record();
    actor.send({ type: 'device.muted' });
    actor.send({ type: 'recorder.paused', at: 2000 });
    actor.send({ type: 'device.unmuted' });
    actor.send({ type: 'recorder.resumed', at: 3000 });
    expect(asked).toEqual(['pause', 'resume']);
    actor.send({ type: 'recording.pause' });
    actor.send({ type: 'recorder.paused', at: 4000 });
    actor.send({ type: 'device.muted' });
    actor.send({ type: 'device.unmuted' });
    expect(asked).toEqual(['pause', 'resume', 'pause']);
  });

  it.each([
    ['lost', fail('busy')],
    ['full', { type: 'storage.full' }],
    ['full', { type: 'room.changed', room: noRoom }],
    ['person', { type: 'recording.stop' }],
  ] as const)('[RECORDING5] [RECORDING8] that is %s by %o is there up to then', async (ending, event) => {
    const { actor, record, asked, step, on, finish, context } = start();
    record();
    actor.send(event);
    // A later event does not change the reason.
    actor.send(fail('lost'));
    expect([step(), asked]).toEqual(['stopping', ['stop']]);
    actor.send({ type: 'recorder.stopped', id: 'r1', ending: 'failed' });
    expect([step(), on]).toEqual(['finishing', { device: 0, recorder: 0, awake: 0 }]);
    await finish.resolve(made);
    expect([step(), context().ending, context().finished]).toEqual(['reviewing', ending, made]);
  });

  it('[RECORDING8] does not begin without room', () => {
    const { actor, step } = start();
    actor.send(opened);
    actor.send({ type: 'room.changed', room: noRoom });
    actor.send({ type: 'recording.start' });
    expect(step()).toBe('ready');
    actor.send({ type: 'room.changed', room: littleRoom });
    actor.send({ type: 'recording.start' });
    expect(step()).toBe('starting');
  });

  it('[RECORDING7] of which nothing could be kept says so', () => {
    const { actor, step, context } = start();
    actor.send(opened);
    actor.send({ type: 'recording.start' });
    actor.send({ type: 'recorder.stopped', id: null, ending: 'full' });
    expect([step(), context().ending]).toEqual(['failed', 'full']);
    actor.send({ type: 'retry' });
    expect([step(), context().ending]).toEqual(['asking', null]);
  });

  it('[RECORDING9] is behind when a second of it waits, and no more once nothing does', () => {
    const { actor, clock, record } = start();
    const storage = () => viewRecording(actor.getSnapshot()).storage;
    record();
    actor.send({ type: 'chunk.waiting', waiting: 1 });
    clock.increment(900);
    actor.send({ type: 'chunk.saved', waiting: 1, bytes: 10 });
    clock.increment(900);
    expect(storage()).toBe('even');
    clock.increment(100);
    expect(storage()).toBe('behind');
    actor.send({ type: 'chunk.saved', waiting: 0, bytes: 20 });
    expect(storage()).toBe('even');
    actor.send({ type: 'chunk.waiting', waiting: 1 });
    actor.send({ type: 'chunk.waiting', waiting: 4 });
    expect(storage()).toBe('behind');
    actor.send({ type: 'storage.full' });
    expect(storage()).toBe('full');
  });

  it('[RECORDING10] keeps the screen on until it stops', () => {
    const { actor, record, on } = start();
    actor.send(opened);
    expect(on.awake).toBe(0);
    record();
    actor.send({ type: 'awake.held' });
    actor.send({ type: 'awake.released' });
    expect(on.awake).toBe(1);
    actor.send({ type: 'recording.stop' });
    actor.send({ type: 'recorder.stopped', id: 'r1', ending: 'person' });
    expect(on.awake).toBe(0);
  });

  it('[RECORDING2] [RECORDING11] that lies here is opened, and discarded for good', async () => {
    const { actor, list, finish, remove, step, context, on } = start();
    const cutOff = { id: 'old', cutOff: true } as StoredRecording;
    await list.resolve([cutOff]);
    expect(context().found).toEqual([cutOff]);
    actor.send({ type: 'recording.open', id: 'old' });
    expect([step(), on.device, finish.calls]).toEqual(['finishing', 0, [{ id: 'old', kind: 'video' }]]);
    await finish.resolve(made);
    actor.send({ type: 'recording.discard' });
    await remove.reject(new Error('busy'));
    expect([step(), context().finished, context().failure?.kind]).toEqual(['reviewing', made, 'failed']);
    actor.send({ type: 'recording.discard' });
    await remove.resolve();
    expect([step(), remove.calls.at(-1), list.calls.length]).toEqual([
      'asking',
      { id: 'old', kind: 'video' },
      2,
    ]);
  });

  it('[RECORDING4] that cannot be read can be left or discarded', async () => {
    const { actor, finish, remove, step } = start();
    actor.send({ type: 'recording.open', id: 'old' });
    await finish.reject(Object.assign(new Error('Nothing of it.'), { reason: 'unreadable' }));
    expect(step()).toBe('unreadable');
    actor.send({ type: 'recording.discard' });
    await remove.reject(new Error('busy'));
    expect(step()).toBe('unreadable');
    actor.send({ type: 'recording.again' });
    expect(step()).toBe('asking');
  });
});

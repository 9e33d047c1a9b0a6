import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type CameraChoices,
  type CameraProblem,
  cameraProblems,
  type CameraSettings,
  defaultChoices,
} from '../../src/events/capture/camera.ts';
import type { CaptureDraft, Shot } from '../../src/events/capture/port.ts';
import type { PostFields } from '../../src/events/post/port.ts';
import { captureMachine, stepOf } from '../../src/machines/capture.machine.ts';
import type { CaptureEvent, CaptureMode } from '../../src/machines/capture/context.ts';
import { problemTitles, remedies, remedyButtons } from '../../src/views/capture/words.ts';
import { effect } from './effects.ts';

const camera = { id: 'c1', facing: null, width: 1280, height: 720, light: false, zoom: null } as const;
const cameras = [
  { id: 'c1', label: 'One' },
  { id: 'c2', label: 'Two' },
];
const shot = (key = 'k1'): Shot => ({ key, picture: new Blob(['x']), width: 1280, height: 720 });
const fields: PostFields = { caption: 'Bag', visibility: 'private' };
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });

function start(
  choices: Partial<CameraChoices> = {},
  mode: CaptureMode = 'one',
  found: CaptureDraft | null = null,
) {
  const clock = new SimulatedClock();
  /** Every camera that was opened, in order, and whether it is on. */
  const opened: { readonly settings: CameraSettings; on: boolean }[] = [];
  const watched: CameraProblem[] = [];
  const remembered: CameraChoices[] = [];
  const handed: string[] = [];
  const saved: ({ key: string; caption: string } | null)[] = [];
  const [takePicture, readFile] = [effect<Shot>(), effect<Shot, { file: Blob }>()];
  const keep = effect<void, PostFields & { shot: Shot }>();
  const actor = createActor(
    captureMachine.provide({
      actors: {
        camera: fromCallback<CaptureEvent, { settings: CameraSettings }>(({ input: { settings } }) => {
          // One at a time: some devices cannot open a second one.
          expect(opened.filter(({ on }) => on)).toEqual([]);
          const mine = { settings, on: true };
          opened.push(mine);
          return () => void (mine.on = false);
        }) as never,
        cameraReturns: fromCallback<CaptureEvent, { problem: CameraProblem }>(({ input: { problem } }) => {
          watched.push(problem);
        }) as never,
        personLeaves: fromCallback(() => undefined) as never,
        draft: fromCallback<CaptureEvent>(({ sendBack }) => {
          sendBack(found ? { type: 'draft.found', draft: found } : { type: 'draft.none' });
        }) as never,
        takePicture: takePicture.logic as never,
        readFile: readFile.logic,
        keep: keep.logic as never,
      },
      actions: {
        rememberChoices: ({ context }) => void remembered.push(context.choices),
        adjustCamera: () => undefined,
        saveDraft: ({ context: { shot: taken, draft } }) =>
          void saved.push(taken && { key: taken.key, caption: draft.caption }),
        handOver: (_, { shot: taken }) => void handed.push(taken.key),
      },
    }),
    { input: { mode, choices: { ...defaultChoices, ...choices } }, clock },
  ).start();
  const isOn = () => opened.some(({ on }) => on);
  const step = () => stepOf(actor.getSnapshot());
  const open = () => actor.send({ type: 'camera.opened', camera, cameras });
  const take = async () => {
    open();
    actor.send({ type: 'picture.take' });
    await takePicture.resolve(shot());
  };
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    opened,
    watched,
    remembered,
    handed,
    saved,
    takePicture,
    readFile,
    keep,
    isOn,
    step,
    open,
    take,
    context,
  };
}

const give = { type: 'file.give', file: new Blob(['file']) } as const;
const fail = (problem: CameraProblem) => ({ type: 'camera.failed', problem }) as const;

describe('the camera', () => {
  it('[CAPTURE1] is on while one sees what it sees, and off as soon as there is a picture', async () => {
    const { actor, take, isOn, step } = start();
    expect([isOn(), step()]).toEqual([true, 'asking']);
    await take();
    expect([isOn(), step()]).toEqual([false, 'taken']);
    actor.send({ type: 'picture.retake' });
    expect([isOn(), step()]).toEqual([true, 'asking']);
  });

  it.each([
    ['a file', give],
    ['a sign-out', { type: 'person.leave' }],
    ...cameraProblems.map((problem) => [problem, fail(problem)] as const),
  ] as const)('[CAPTURE1] goes off with %s, while it opens and when it is open', (_, event) => {
    for (const before of ['asking', 'framing'] as const) {
      const { actor, open, isOn, step } = start();
      if (before === 'framing') open();
      expect([step(), isOn()]).toEqual([before, true]);
      actor.send(event);
      expect(isOn()).toBe(false);
    }
  });

  it('[CAPTURE1] goes off with the page', () => {
    const { actor, open, isOn } = start();
    open();
    actor.stop();
    expect(isOn()).toBe(false);
  });

  it('[CAPTURE1] takes the picture of whoever has signed out with it', async () => {
    const { actor, take, context, step } = start();
    await take();
    actor.send({ type: 'person.leave' });
    expect([step(), context().shot]).toEqual(['over', null]);
  });

  it.each(cameraProblems)('[CAPTURE2] that is %s has a state and a remedy of its own', async (problem) => {
    const { actor, step, readFile } = start();
    actor.send(fail(problem));
    expect(step()).toBe(problem);
    const others = cameraProblems.filter((other) => other !== problem);
    for (const words of [problemTitles, remedies])
      expect(others.map((other) => words[other])).not.toContain(words[problem]);
    expect(remedyButtons[problem] === null).toBe(problem === 'insecure');
    actor.send(give);
    await readFile.resolve(shot());
    expect(step()).toBe('taken');
  });

  it.each(['blocked', 'absent', 'lost'] as const)(
    '[CAPTURE3] that is %s is opened again by itself',
    (problem) => {
      const { actor, step, watched, opened } = start();
      actor.send(fail(problem));
      expect(watched).toEqual([problem]);
      actor.send({ type: 'camera.return' });
      expect([step(), opened.length]).toEqual(['asking', 2]);
    },
  );

  it('[CAPTURE3] that is unfit is opened with the best resolution it has', () => {
    const { actor, opened, remembered } = start({ resolution: '1080' });
    actor.send(fail('unfit'));
    actor.send({ type: 'retry' });
    expect(opened.map(({ settings: { resolution } }) => resolution)).toEqual(['1080', 'best']);
    expect(remembered.at(-1)?.resolution).toBe('best');
  });

  it('[CAPTURE3] of an insecure page is asked for once', () => {
    const { actor, opened, step } = start();
    actor.send(fail('insecure'));
    actor.send({ type: 'retry' });
    actor.send({ type: 'camera.return' });
    expect([step(), opened.length]).toEqual(['insecure', 1]);
  });

  it('[CAPTURE4] is another one at once when another is chosen, and is remembered', () => {
    const { actor, open, opened, remembered } = start();
    open();
    actor.send({ type: 'camera.choose', change: { deviceId: 'c2' } });
    expect(opened.map(({ settings, on }) => [settings.deviceId, on])).toEqual([
      [null, false],
      ['c2', true],
    ]);
    open();
    actor.send({ type: 'aid.choose', change: { grid: true } });
    expect(opened.length).toBe(2);
    expect(remembered.at(-1)).toEqual({ ...defaultChoices, deviceId: 'c2', grid: true });
  });
});

describe('a countdown', () => {
  it('[CAPTURE5] counts whole seconds, then takes one picture', () => {
    const { actor, clock, open, step, context, takePicture } = start({ countdown: 3 });
    open();
    actor.send({ type: 'picture.take' });
    actor.send({ type: 'picture.take' });
    for (const left of [3, 2, 1]) {
      expect([step(), context().left]).toEqual(['counting', left]);
      clock.increment(999);
      expect(context().left).toBe(left);
      clock.increment(1);
    }
    expect([step(), takePicture.calls.length]).toEqual(['shooting', 1]);
  });

  it('[CAPTURE5] can be called off', () => {
    const { actor, clock, open, step, takePicture } = start({ countdown: 3 });
    open();
    actor.send({ type: 'picture.take' });
    clock.increment(2500);
    actor.send({ type: 'countdown.cancel' });
    clock.increment(5000);
    expect([step(), takePicture.calls.length]).toEqual(['framing', 0]);
  });
});

describe('a picture', () => {
  it('[CAPTURE6] is kept once, and again only when it could not be', async () => {
    const { actor, take, keep, step, context } = start();
    await take();
    actor.send({ type: 'picture.keep', ...fields });
    actor.send({ type: 'picture.keep', ...fields });
    await keep.reject(offline);
    expect([step(), context().failure?.kind, keep.calls.length]).toEqual(['taken', 'offline', 1]);
    actor.send({ type: 'picture.keep', ...fields });
    expect(keep.calls.map(({ shot: { key }, caption }) => [key, caption])).toEqual([
      ['k1', 'Bag'],
      ['k1', 'Bag'],
    ]);
    await keep.resolve();
    expect(step()).toBe('kept');
  });

  it('[CAPTURE7] that a file does not hold is refused with the reason', async () => {
    const { actor, readFile, step, context } = start();
    actor.send(give);
    await readFile.reject(Object.assign(new Error('Try a JPEG.'), { reason: 'unreadable' }));
    expect([step(), context().failure?.message]).toEqual(['unreadable', 'Try a JPEG.']);
    actor.send(give);
    await readFile.resolve(shot('k2'));
    expect([step(), context().shot?.key, context().failure]).toEqual(['taken', 'k2', null]);
  });

  it('[CAPTURE8] that was turned or cropped is the one that is kept', async () => {
    const { actor, take, keep } = start();
    await take();
    actor.send({ type: 'picture.edit', shot: shot('k2') });
    actor.send({ type: 'picture.keep', ...fields });
    expect(keep.calls[0]?.shot.key).toBe('k2');
  });
});

describe('a picture that is not kept yet', () => {
  const draft: CaptureDraft = {
    ...{ shot: shot('k9'), source: 'camera', caption: 'Bag', visibility: 'public', people: [] },
  };

  it('[CAPTURE11] is there again at the next visit, and the camera stays off', () => {
    const { step, context, isOn } = start({}, 'one', draft);
    expect([step(), context().shot?.key, context().draft.caption, isOn()]).toEqual([
      'taken',
      'k9',
      'Bag',
      false,
    ]);
  });

  it('[CAPTURE11] is saved with every change, and forgotten when it is kept or taken again', async () => {
    const { actor, take, keep, saved, context } = start();
    await take();
    expect(context().saved).toBe(false);
    actor.send({ type: 'draft.saved', key: 'another' });
    expect(context().saved).toBe(false);
    actor.send({ type: 'draft.saved', key: 'k1' });
    expect(context().saved).toBe(true);
    actor.send({ type: 'draft.change', change: { caption: 'Bag' } });
    actor.send({ type: 'picture.edit', shot: shot('k2') });
    expect(context().saved).toBe(false);
    expect(saved).toEqual([
      { key: 'k1', caption: '' },
      { key: 'k1', caption: 'Bag' },
      { key: 'k2', caption: 'Bag' },
    ]);
    actor.send({ type: 'picture.keep', ...fields });
    await keep.resolve();
    expect(saved.at(-1)).toBeNull();
    actor.send({ type: 'picture.retake' });
    await take();
    expect(context().draft.caption).toBe('');
    actor.send({ type: 'picture.retake' });
    expect(saved.at(-1)).toBeNull();
  });
});

describe('many in a row', () => {
  it('[CAPTURE10] leave the camera on, and are handed over one by one', async () => {
    const { actor, open, opened, step, context, takePicture, handed, clock } = start({}, 'many');
    open();
    for (const key of ['k1', 'k2', 'k3']) {
      actor.send({ type: 'picture.take' });
      actor.send({ type: 'picture.take' });
      await takePicture.resolve(shot(key));
      expect([step(), context().shot]).toEqual(['framing', null]);
    }
    expect([handed, takePicture.calls.length, opened.length]).toEqual([['k1', 'k2', 'k3'], 3, 1]);
    expect(opened[0]?.on).toBe(true);
    actor.send({ type: 'aid.choose', change: { countdown: 3 } });
    actor.send({ type: 'picture.take' });
    for (let second = 0; second < 3; second += 1) clock.increment(1000);
    await takePicture.resolve(shot('k4'));
    expect([step(), context().left, handed.at(-1)]).toEqual(['framing', 0, 'k4']);
  });
});

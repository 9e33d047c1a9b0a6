/** Paths of taking a picture: every way a camera opens and fails, a countdown, a file instead, saved or taken again. */
import { type CameraProblem, cameraProblems, defaultChoices } from '../events/capture/camera.ts';
import type { DraftFields, Shot } from '../events/capture/port.ts';
import { captureViewProjection, captureWorkflowFacts } from '../events/capture/workflow.ts';
import { type CaptureContext, noFields } from './capture/context.ts';
import { captureMachine, type CaptureSnapshot, stepOf, viewCapture } from './capture.machine.ts';
import type { Taken } from './paths/expectations.ts';
import { answerOf, comesFrom, saysWhyItFailed, takes } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { isSame } from './paths/same.ts';

const camera = { id: 'c1', facing: null, width: 1280, height: 720, light: true, zoom: null } as const;
const cameras = [
  { id: 'c1', label: 'secret one' },
  { id: 'c2', label: 'secret two' },
];
const shot = (width: number): Shot => ({ key: 'k1', picture: new Blob(['secret']), width, height: 720 });
/** Steps with an open camera, steps with a file, and steps whose picture can have text. */
const withCamera: ReadonlySet<string> = new Set(['framing', 'counting', 'shooting']);
const withFile: ReadonlySet<string> = new Set(['reading', 'unreadable']);
const withFields: ReadonlySet<string> = new Set(['taken', 'keeping', 'kept']);
const fails = (problem: CameraProblem) => ({ type: 'camera.failed', problem }) as const;

export const model = defineModel({
  machine: captureMachine,
  starts: {
    start: { mode: 'one', choices: defaultChoices },
    countdown: { mode: 'one', choices: { ...defaultChoices, countdown: 3 } },
    many: { mode: 'many', choices: { ...defaultChoices, countdown: 3 } },
  },
  samples: {
    'camera.opened': { type: 'camera.opened', camera, cameras },
    'cameras.changed': { type: 'cameras.changed', cameras: cameras.slice(0, 1) },
    ...Object.fromEntries(cameraProblems.map((problem) => [`camera.failed:${problem}`, fails(problem)])),
    'camera.return': { type: 'camera.return' },
    'camera.choose:device': { type: 'camera.choose', change: { deviceId: 'c2' } },
    'camera.choose:resolution': { type: 'camera.choose', change: { resolution: '1080' } },
    'camera.adjust': { type: 'camera.adjust', change: { light: true } },
    'aid.choose': { type: 'aid.choose', change: { countdown: 3 } },
    'picture.take': { type: 'picture.take' },
    'countdown.cancel': { type: 'countdown.cancel' },
    'file.give': { type: 'file.give', file: new Blob(['secret file']) },
    'draft.none': { type: 'draft.none' },
    'draft.found': {
      type: 'draft.found',
      draft: {
        shot: shot(640),
        source: 'file',
        caption: 'secret caption',
        visibility: 'named',
        people: ['secret uid'],
      },
    },
    'draft.saved': { type: 'draft.saved', key: 'k1' },
    'draft.change': { type: 'draft.change', change: { caption: 'secret words' } },
    'picture.edit': { type: 'picture.edit', shot: shot(720) },
    'picture.keep': { type: 'picture.keep', caption: 'secret caption', visibility: 'private' },
    'picture.retake': { type: 'picture.retake' },
    retry: { type: 'retry' },
    'person.leave': { type: 'person.leave' },
    'done.takePicture': done('takePicture', shot(1280)),
    'failed.takePicture': failed('takePicture', new Error('secret cause')),
    'done.readFile': done('readFile', shot(640)),
    'failed.readFile': failed(
      'readFile',
      Object.assign(new Error('secret file name cannot be read.'), { reason: 'unreadable' }),
    ),
    'done.keep': done('keep'),
    'failed.keep:offline': failed(
      'keep',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
    'failed.keep:broken': failed('keep', new Error('secret cause')),
  },
  abstraction: {
    name: 'the settings, the countdown and what went wrong; not what is in a picture',
    of: ({
      context: { mode, choices, cameras: known, adjustment, left, source, shot: taken, saved, failure },
    }) => ({
      mode,
      chosen: choices.deviceId !== null,
      resolution: choices.resolution,
      countdown: choices.countdown,
      several: known.length > 1,
      light: adjustment.light,
      left,
      source,
      edited: taken?.width === 720,
      saved,
      failure: failure?.kind,
    }),
    // One changed choice at a time is enough.
    within: ({ context: { choices } }) =>
      Number(choices.deviceId !== null) +
        Number(choices.resolution !== 'best') +
        Number(choices.countdown > 0) <=
      1,
  },
  weights: {
    'camera.opened': 8,
    'picture.take': 6,
    'done.takePicture': 6,
    'picture.keep': 4,
    'done.keep': 4,
  },
  invariants: [
    saysWhyItFailed<CaptureContext>('failure', 'readFile', 'keep'),
    comesFrom<CaptureContext>('shot', ({ event }) => [
      ...[event.shot, event.draft?.shot].filter(Boolean),
      ...answerOf(event, 'takePicture', 'readFile'),
    ]),
    takes<CaptureContext>('camera', ({ event }) => [event.camera].filter(Boolean)),
    takes<CaptureContext>('cameras', ({ event }) => [event.cameras].filter(Boolean)),
    comesFrom<CaptureContext>('fields', ({ event: { type, ...fields } }) =>
      type === 'picture.keep' ? [fields] : [],
    ),
    {
      name: 'a camera, a file and what is kept with a picture are there only where they are used',
      holds: ({ now }) => {
        const { camera: open, file, fields } = now.context;
        const step = stepOf(now);
        return (
          (open !== null) === withCamera.has(step) &&
          (file !== null) === withFile.has(step) &&
          (fields === null || withFields.has(step))
        );
      },
    },
    {
      name: 'the file is the very one that was given',
      holds: ({ now, before, event }) =>
        now.context.file === null || now.context.file === (event.file ?? before.context.file),
    },
    {
      name: 'a choice changes what was chosen, and nothing else of the settings',
      holds: ({ now, before, event }) =>
        (event.type !== 'camera.choose' && event.type !== 'aid.choose') ||
        isSame(now.context.choices, { ...before.context.choices, ...event.change }),
    },
    {
      name: 'what is written about a picture is what was written, and gone with the picture',
      holds: (step) => isSame(step.now.context.draft, draftAfter(step)),
    },
  ],
  definitions: captureWorkflowFacts,
  projection: captureViewProjection,
  view: viewCapture,
});

/** The text belongs to a picture: it arrives with it, changes while it is reviewed, and is dropped with it. */
function draftAfter({ now, before, event }: Taken<CaptureSnapshot>): DraftFields {
  if (!withFields.has(stepOf(now))) return noFields;
  if (event.type === 'draft.found') {
    const { caption, visibility, people } = event.draft as DraftFields;
    return { caption, visibility, people };
  }
  if (!withFields.has(stepOf(before))) return noFields;
  return event.type === 'draft.change'
    ? { ...before.context.draft, ...(event.change as Partial<DraftFields>) }
    : before.context.draft;
}

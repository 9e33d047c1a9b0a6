/** Paths of a batch: opened, in another tab or not at all; shots saved or not, retaken, removed, restored, arranged, handed over. */
import { type BatchFields, type BatchShot, noFields } from '../events/batch/batch.ts';
import { batchViewProjection, batchWorkflowFacts } from '../events/batch/workflow.ts';
import { batchMachine, type BatchSnapshot, stepOf, viewBatch } from './batch.machine.ts';
import type { Taken } from './paths/expectations.ts';
import { defineModel, done, failed, outcomeOf } from './paths/model.ts';
import { isSame } from './paths/same.ts';

const picture = new Blob(['secret']);
/** The only caption used: its text makes no difference to the model. */
const words = 'secret caption';
const shot = (id: string): BatchShot => ({
  ...{ id, picture, thumbnail: picture, width: 1280, height: 720, caption: words },
});
const failure = { kind: 'storage', message: 'secret message' } as const;
const opened = (...shots: BatchShot[]) =>
  ({
    type: 'batch.opened',
    batch: { fields: { ...noFields, people: ['secret uid'] }, shots },
  }) as const;

export const model = defineModel({
  machine: batchMachine,
  // Two shots are enough to fill a batch, to remove the last one, and to swap places.
  starts: { start: { most: 2 } },
  samples: {
    'batch.opened:none': opened(),
    'batch.opened:one': opened(shot('a')),
    'batch.opened:two': opened(shot('a'), shot('b')),
    'batch.elsewhere': { type: 'batch.elsewhere' },
    'batch.unopened': { type: 'batch.unopened', failure },
    'batch.unsaved': { type: 'batch.unsaved', failure },
    'batch.saved': { type: 'batch.saved' },
    'shots.give': { type: 'shots.give', given: [picture] },
    'shot.retake': { type: 'shot.retake', id: 'a' },
    'retake.cancel': { type: 'retake.cancel' },
    'shot.remove': { type: 'shot.remove', id: 'a' },
    'shot.bringBack': { type: 'shot.bringBack' },
    'shot.move': { type: 'shot.move', id: 'a', to: 1 },
    'shot.caption': { type: 'shot.caption', id: 'a', caption: words },
    'fields.change:captioning': { type: 'fields.change', change: { captioning: 'each' } },
    'fields.change:audience': { type: 'fields.change', change: { visibility: 'public' } },
    'fields.change:caption': { type: 'fields.change', change: { caption: words } },
    'batch.take': { type: 'batch.take' },
    'batch.arrange': { type: 'batch.arrange' },
    'batch.discard': { type: 'batch.discard' },
    'batch.handOver': { type: 'batch.handOver' },
    retry: { type: 'retry' },
    'person.leave': { type: 'person.leave' },
    'done.keep': done('keep', shot('c')),
    'failed.keep': failed('keep', Object.assign(new Error('secret cause'), { reason: 'storage' })),
    'done.handOver': done('handOver'),
    'failed.handOver': failed('handOver', new Error('secret cause')),
  },
  abstraction: {
    name: 'how many there are, wait and can come back, and what went wrong; not what they show',
    of: ({ context: { shots, waiting, retaking, removed, fields, handed, failure: failing, unsaved } }) => ({
      shots: shots.map(({ id }) => id),
      waiting: waiting.map(({ instead }) => instead),
      retaking,
      removed: removed && { place: removed.place, by: removed.by },
      captioning: fields.captioning,
      captioned: fields.caption !== '',
      visibility: fields.visibility,
      handed: handed > 0,
      failure: failing?.kind,
      unsaved: unsaved?.kind,
    }),
    // Explores each of these only while all the others have their initial value.
    within: ({ context: { shots, fields, unsaved, failure: failing, removed, waiting, retaking } }) =>
      areOnce([...shots, ...(removed ? [removed.shot] : [])]) &&
      Number(fields.captioning === 'each') +
        Number(fields.caption !== '') +
        Number(fields.visibility === 'public') +
        Number(unsaved !== null) +
        Number(failing !== null) +
        Number(removed !== null) +
        Number(waiting.length > 0) +
        Number(retaking !== null) <=
        1,
  },
  weights: {
    'batch.opened:none': 4,
    'shots.give': 6,
    'done.keep': 8,
    'batch.arrange': 3,
    'batch.handOver': 3,
    'done.handOver': 6,
  },
  invariants: [
    {
      name: 'what is decided for all is as it lay on the device',
      holds: ({ now, before, event }) =>
        !(isOpening(before) && !isOpening(now) && event.type === 'batch.opened') ||
        isSame(now.context.fields, (event.batch as { fields: BatchFields }).fields),
    },
    {
      name: 'it says which effect failed last, for as long as the batch is open',
      holds: (step) => step.now.context.failedTo === failedToAfter(step),
    },
  ],
  definitions: batchWorkflowFacts,
  projection: batchViewProjection,
  view: viewBatch,
});

/** A sample may be sent twice, but a shot is in the batch only once. */
const areOnce = (shots: readonly BatchShot[]) => new Set(shots.map(({ id }) => id)).size === shots.length;

const isOpening = (snapshot: BatchSnapshot) => ['opening', 'elsewhere'].includes(stepOf(snapshot));

function failedToAfter({ now, before, event }: Taken<BatchSnapshot>): string | null {
  if (isOpening(now) || stepOf(now) === 'over') return null;
  const outcome = outcomeOf(event);
  return outcome?.kind === 'failed' ? outcome.id : before.context.failedTo;
}

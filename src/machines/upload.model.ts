/** Paths of an upload: waiting for its turn and for a network; each failure of each step; paused, given up, published. */
import type { AnyEventObject } from 'xstate';
import { type UploadFailure, uploadFailureOf, type UploadOutcome } from '../events/upload/failure.ts';
import { uploadViewProjection, uploadWorkflowFacts } from '../events/upload/workflow.ts';
import type { Taken } from './paths/expectations.ts';
import { defineModel, done, failed, outcomeOf } from './paths/model.ts';
import { isSame } from './paths/same.ts';
import { comesFrom, errorOf, takes } from './paths/invariants.ts';
import {
  maxRestarts,
  stepOf,
  type UploadContext,
  uploadMachine,
  type UploadSnapshot,
  viewUpload,
} from './upload.machine.ts';

const failure = (outcome: UploadOutcome): UploadFailure => ({
  kind: outcome === 'again' ? 'offline' : 'failed',
  message: 'secret message',
  outcome,
  waitSeconds: 0,
});
const fails = (outcome: UploadOutcome) => ({ type: 'upload.failed', failure: failure(outcome) }) as const;
const problem = (status: number, reason: string) =>
  Object.assign(new Error('secret message'), { status, reason });
const gone = Object.assign(new Error('secret message'), { reason: 'content-gone' });

const isFailure = (event: AnyEventObject) =>
  'failure' in event || (outcomeOf(event)?.kind === 'failed' && outcomeOf(event)?.id !== 'discard');

const isStep = (snapshot: UploadSnapshot, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));

/** `rest` says why the upload is at rest, for the next visit on this device; null while it goes on. */
function keepsWhyItRests({ now }: Taken<UploadSnapshot>): boolean {
  const { rest, failure } = now.context;
  if (now.matches('going')) return rest === null;
  if (now.matches('paused')) return rest === 'paused';
  return !now.matches('refused') || (rest !== null && isSame(rest, failure));
}

const isBegunByPerson = ({ now, before }: Pick<Taken<UploadSnapshot>, 'now' | 'before'>) =>
  isStep(before, 'refused') && now.matches('going');

/** Each failure adds one; a new turn, a person's retry and any progress reset the count. */
function countsTries({ now, before, event }: Taken<UploadSnapshot>): boolean {
  const { tries } = now.context;
  if (event.type === 'turn.given' && isStep(before, 'waiting')) return tries === 0;
  if (isBegunByPerson({ now, before })) return tries === 0;
  if (event.type === 'upload.progressed' && before.context.sent > 0 && event.sent > before.context.sent)
    return tries === 0;
  return tries === before.context.tries + Number(isFailure(event));
}

/** Only a failure with outcome `anew` counts as a restart; a person's retry after a refusal resets the count. */
function countsRestarts({ now, before, event }: Taken<UploadSnapshot>): boolean {
  if (isBegunByPerson({ now, before })) return now.context.restarts === 0;
  const isAnew = isFailure(event) && now.context.failure?.outcome === 'anew';
  return now.context.restarts === before.context.restarts + Number(isAnew);
}

export const model = defineModel({
  machine: uploadMachine,
  starts: { start: { id: 'u1', kind: 'video', bytes: 100 } },
  samples: {
    'turn.given': { type: 'turn.given' },
    'network.changed:off': { type: 'network.changed', online: false },
    'network.changed:on': { type: 'network.changed', online: true },
    'upload.created': { type: 'upload.created' },
    'upload.progressed': { type: 'upload.progressed', sent: 50 },
    'upload.arrived': { type: 'upload.arrived' },
    'upload.failed:again': fails('again'),
    'upload.failed:anew': fails('anew'),
    'upload.failed:ask': fails('ask'),
    'upload.failed:never': fails('never'),
    'upload.failed:gone': fails('gone'),
    'upload.elsewhere': { type: 'upload.elsewhere' },
    'upload.pause': { type: 'upload.pause' },
    'upload.refuse': { type: 'upload.refuse', failure: failure('ask') },
    'upload.resume': { type: 'upload.resume' },
    'upload.discard': { type: 'upload.discard' },
    'done.verify': done('verify', { mediumId: 'm1' }),
    'failed.verify:offline': failed('verify', problem(0, 'offline')),
    'failed.verify:other': failed('verify', problem(409, 'other-bytes')),
    'failed.verify:full': failed('verify', problem(507, 'storage-full')),
    'failed.verify:gone': failed('verify', gone),
    'done.publish': done('publish', { postId: 'p1' }),
    'failed.publish:busy': failed('publish', problem(503, 'busy')),
    'failed.publish:full': failed('publish', problem(507, 'limit-reached')),
    'failed.publish:gone': failed('publish', gone),
    'done.discard': done('discard', undefined),
    'failed.discard': failed('discard', new Error('secret cause')),
  },
  abstraction: {
    name: 'turn, network, what went wrong and whether it begins anew; not how often',
    of: ({ context: { turn, online, anew, failure: last } }) => ({
      turn,
      online,
      anew,
      failure: last?.outcome,
    }),
    // A second restart adds nothing new.
    within: ({ context: { restarts, tries } }) => restarts <= 1 && tries <= 1,
  },
  weights: {
    'turn.given': 8,
    'upload.created': 8,
    'upload.progressed': 4,
    'upload.arrived': 6,
    'done.verify': 8,
    'done.publish': 8,
  },
  invariants: [
    comesFrom<UploadContext>('failure', ({ event }) => [
      ...[event.failure].filter(Boolean),
      ...errorOf(event, 'verify', 'publish').map((error) => uploadFailureOf(error)),
    ]),
    { name: 'it keeps why it rests', holds: keepsWhyItRests },
    { name: 'it counts how often it was tried', holds: countsTries },
    { name: 'it counts how often it began anew', holds: countsRestarts },
    {
      name: 'as much is sent as the transfer says: nothing in the beginning, and all of it once it has arrived',
      holds: ({ now, event }) => {
        const { sent, bytes } = now.context;
        if (isStep(now, 'creating')) return sent === 0;
        if (event.type === 'upload.arrived') return sent === bytes;
        return event.type !== 'upload.progressed' || sent === event.sent;
      },
    },
    {
      name: 'what was compared is published, and compared again after a failure',
      holds: ({ now, event }) =>
        isFailure(event)
          ? now.context.mediumId === null
          : now.context.mediumId === 'm1' || !isStep(now, 'publishing', 'done'),
    },
    takes<UploadContext>('postId', ({ event }) =>
      event.output?.postId === undefined ? [] : [event.output.postId],
    ),
  ],
  limits: [
    {
      ...{ name: 'times that it begins anew', key: 'restarts', most: maxRestarts },
      ...{ before: ['turn.given'], again: ['upload.failed:anew', 'after.wait', 'turn.given'] },
      isOver: (snapshot: UploadSnapshot) => snapshot.matches('refused'),
    },
  ],
  definitions: uploadWorkflowFacts,
  projection: uploadViewProjection,
  view: viewUpload,
});

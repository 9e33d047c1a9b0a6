/** Paths of the signed-in person's document: cached or not, found, missing, refused, changed, cleared. */
import { profileFacts } from '../events/profile/events.ts';
import { profileProjection } from '../events/profile/projection.ts';
import { pendingInviteOf } from '../events/profile/stored-user.ts';
import { type ProfileContext, profileMachine, viewProfile } from './profile.machine.ts';
import { answerOf, comesFrom, type StepOf } from './paths/invariants.ts';
import { isSame } from './paths/same.ts';
import { annaDocument, failure } from './paths/sample-people.ts';
import { defineModel, done, failed } from './paths/model.ts';

export const model = defineModel({
  machine: profileMachine,
  starts: {
    nobody: { cached: null },
    anna: { cached: { ...annaDocument, pendingMerchantInvite: 'm1' } },
  },
  samples: {
    'profile.load:anna': { type: 'profile.load', uid: 'anna' },
    'profile.load:bert': { type: 'profile.load', uid: 'bert' },
    'profile.load:known': { type: 'profile.load' },
    'profile.reload': { type: 'profile.reload' },
    'profile.clear': { type: 'profile.clear' },
    'user.saved': { type: 'user.saved', fields: { displayName: 'Anna H.' } },
    'done.readUser:found': done('readUser', annaDocument),
    'done.readUser:missing': done('readUser', null),
    'failed.readUser': failed('readUser', failure('unavailable')),
  },
  abstraction: {
    name: 'the document by its being there, its name and its invite',
    of: ({ context: { uid, user, userLoaded, attempt, pendingInvite, cause } }) => ({
      uid,
      userLoaded,
      attempt,
      cause,
      shown: user?.displayName,
      invite: pendingInvite?.merchantId,
    }),
  },
  weights: { 'done.readUser:found': 8, 'profile.load:bert': 0.2 },
  invariants: [
    comesFrom<ProfileContext>('user', ({ event, before: { context } }) => [
      ...[context.user, context.user && { ...context.user, ...event.fields }],
      ...answerOf(event, 'readUser'),
    ]),
    {
      name: 'the invite is the one of the document',
      holds: ({ now: { context } }: StepOf<ProfileContext>) =>
        isSame(context.pendingInvite, pendingInviteOf(context.user)),
    },
    {
      name: 'what was saved is in the document',
      holds: ({ now: { context }, event }: StepOf<ProfileContext>) =>
        event.type !== 'user.saved' ||
        !context.userLoaded ||
        context.user === null ||
        isSame(context.user, { ...context.user, ...event.fields }),
    },
  ],
  definitions: profileFacts,
  projection: profileProjection,
  view: viewProfile,
});

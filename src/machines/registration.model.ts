/** Paths of a registration: the answers and errors of every effect that lead somewhere of their own. */
import { registrationFacts } from '../events/registration/events.ts';
import { registrationProjection } from '../events/registration/projection.ts';
import { type RegistrationContext, registrationMachine, viewRegistration } from './registration.machine.ts';
import { answerOf, comesFrom, type StepOf } from './paths/invariants.ts';
import { causeOf } from '../events/shared/causes.ts';
import { anna, failure, form } from './paths/sample-people.ts';
import { defineModel, done, failed, outcomeOf } from './paths/model.ts';

/** The first cause counts; an error of signing out, or a mistyped password, does not replace it. */
function hasItsError({ now, before, event }: StepOf<RegistrationContext>): boolean {
  const { error } = now.context;
  const outcome = outcomeOf(event);
  const isCause =
    outcome?.kind === 'failed' &&
    outcome.id !== 'signOut' &&
    !(outcome.id === 'signIn' && causeOf(outcome.error) === 'wrongCredentials');
  return isCause ? error === outcome.error : error === null || error === before.context.error;
}

export const model = defineModel({
  machine: registrationMachine,
  samples: {
    'registration.submit': { type: 'registration.submit', form, password: 'secret' },
    'registration.reset': { type: 'registration.reset' },
    'done.createAccount': done('createAccount', anna),
    'failed.createAccount:taken': failed('createAccount', failure('auth/email-already-in-use')),
    'failed.createAccount:network': failed('createAccount', failure('auth/network-request-failed')),
    'done.signIn': done('signIn', anna),
    'failed.signIn:wrong': failed('signIn', failure('auth/invalid-credential')),
    'failed.signIn:often': failed('signIn', failure('auth/too-many-requests')),
    'done.setDisplayName': done('setDisplayName'),
    'failed.setDisplayName': failed('setDisplayName', failure('auth/network-request-failed')),
    'done.hasUserDocument:there': done('hasUserDocument', true),
    'done.hasUserDocument:missing': done('hasUserDocument', false),
    'failed.hasUserDocument': failed('hasUserDocument', failure('unavailable')),
    'done.draw': done('draw', { number: 12345, now: '2026-01-01T00:00:00.000Z' }),
    'failed.draw': failed('draw', failure('unknown')),
    'done.writeUserDocument': done('writeUserDocument'),
    'failed.writeUserDocument:conflict': failed('writeUserDocument', failure('aborted')),
    'failed.writeUserDocument:denied': failed('writeUserDocument', failure('permission-denied')),
    'done.signOut': done('signOut'),
    'failed.signOut': failed('signOut', failure('auth/network-request-failed')),
  },
  abstraction: {
    name: 'the form by its being there, the error by its cause',
    of: ({ context: { form: filled, password, user, resumed, document, attempt, error } }) => ({
      filled: filled !== null,
      password: password !== null,
      user: user?.uid,
      resumed,
      userName: document?.userName,
      attempt,
      cause: error === null ? null : causeOf(error),
    }),
  },
  weights: { 'done.createAccount': 8, 'done.setDisplayName': 8, 'done.draw': 8, 'done.writeUserDocument': 8 },
  invariants: [
    comesFrom<RegistrationContext>('form', ({ event }) => [event.form].filter(Boolean)),
    comesFrom<RegistrationContext>('password', ({ event }) => [event.password].filter(Boolean)),
    comesFrom<RegistrationContext>('user', ({ event }) => answerOf(event, 'createAccount', 'signIn')),
    { name: 'the error is the very one that the form must hear', holds: hasItsError },
  ],
  definitions: registrationFacts,
  projection: registrationProjection,
  view: viewRegistration,
});

/** Paths of sign-in: who it can be, what other tabs and a registration may bring, how the service may refuse. */
import { authFacts } from '../events/auth/events.ts';
import { authProjection } from '../events/auth/projection.ts';
import { authMachine, viewAuth } from './auth.machine.ts';
import { anna, failure } from './paths/sample-people.ts';
import { defineModel, done, failed } from './paths/model.ts';

export const model = defineModel({
  machine: authMachine,
  samples: {
    'auth.changed:anna': { type: 'auth.changed', user: anna },
    'auth.changed:renamed': { type: 'auth.changed', user: { ...anna, displayName: 'Anna Holm' } },
    'auth.changed:nobody': { type: 'auth.changed', user: null },
    'auth.unavailable': { type: 'auth.unavailable', error: failure('auth/internal-error') },
    'signIn.submit': { type: 'signIn.submit', email: 'anna@patina.example', password: 'secret' },
    'done.signIn': done('signIn', anna),
    'failed.signIn': failed('signIn', failure('auth/invalid-credential')),
    'signOut.submit': { type: 'signOut.submit' },
    'done.signOut': done('signOut'),
    'failed.signOut': failed('signOut', failure('auth/network-request-failed')),
    'failure.dismiss': { type: 'failure.dismiss' },
    'registration.started': { type: 'registration.started' },
    'registration.finished': { type: 'registration.finished', user: anna },
    'registration.failed': { type: 'registration.failed' },
  },
  abstraction: {
    name: 'who is signed in or held back by uid and name, the failure by its cause',
    of: ({ context: { registering, user, failure: problem, held, ready } }) => ({
      registering,
      ready,
      user: user && [user.uid, user.displayName],
      cause: problem?.cause,
      held: held === undefined ? 'none' : held ? [held.uid, held.displayName] : 'nobody',
    }),
  },
  weights: { 'signIn.submit': 5, 'done.signIn': 5, 'signOut.submit': 2, 'done.signOut': 4 },
  definitions: authFacts,
  projection: authProjection,
  view: viewAuth,
});

/** Paths of sign-in: every kind of user, what other tabs and a registration may bring, how the service may refuse. */
import { authFacts } from '../events/auth/events.ts';
import { authProjection } from '../events/auth/projection.ts';
import { causeOf, signInFailedText, signOutFailedText } from '../events/shared/causes.ts';
import { type AuthContext, authMachine, viewAuth } from './auth.machine.ts';
import { answerOf, comesFrom, errorOf } from './paths/invariants.ts';
import { anna, failure } from './paths/sample-people.ts';
import { defineModel, done, failed, shortType } from './paths/model.ts';

export const model = defineModel({
  machine: authMachine,
  samples: {
    'auth.changed:anna': { type: 'auth.changed', user: anna },
    'auth.changed:renamed': { type: 'auth.changed', user: { ...anna, displayName: 'Anna Holm' } },
    'auth.changed:nobody': { type: 'auth.changed', user: null },
    'auth.unavailable': { type: 'auth.unavailable', error: failure('auth/internal-error') },
    'signIn.submit': { type: 'signIn.submit', email: 'anna@patina.example', password: 'secret' },
    'done.signIn': done('signIn', anna),
    'done.signIn:pending': done('signIn', { pending: 'secret' }),
    'secondFactor.show:passkey': { type: 'secondFactor.show', recoveryCode: null },
    'secondFactor.show:code': { type: 'secondFactor.show', recoveryCode: 'secret' },
    'secondFactor.cancel': { type: 'secondFactor.cancel' },
    'done.showFactor': done('showFactor', anna),
    'failed.showFactor': failed('showFactor', failure('passkey/refused')),
    'failed.showFactor:over': failed('showFactor', failure('passkey/over')),
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
    name: 'who is signed in or held back by uid and name, the failure by its cause; no registration beside a second step',
    // Going to the sign-up form cancels the second step, and a changed display name makes no difference during it.
    within: ({ context: { registering, pending, held } }) =>
      pending === null || (!registering && !held?.displayName),
    of: ({ context: { registering, user, failure: problem, held, ready, pending } }) => ({
      registering,
      ready,
      pending,
      user: user && [user.uid, user.displayName],
      cause: problem?.cause,
      held: held === undefined ? 'none' : held ? [held.uid, held.displayName] : 'nobody',
    }),
  },
  weights: { 'signIn.submit': 5, 'done.signIn': 5, 'signOut.submit': 2, 'done.signOut': 4 },
  invariants: [
    comesFrom<AuthContext>('failure', ({ event }) => {
      const failure = (title: string) => (error: unknown) => ({ title, cause: causeOf(error) });
      if (event.type === 'auth.unavailable') return [failure(signInFailedText)(event.error)];
      if (shortType(event.type) === 'after.secondFactorTimeout')
        return [{ title: signInFailedText, cause: 'signInOver' }];
      return [
        ...errorOf(event, 'signIn', 'showFactor').map(failure(signInFailedText)),
        ...errorOf(event, 'signOut').map(failure(signOutFailedText)),
      ];
    }),
    comesFrom<AuthContext>('user', ({ event, before: { context } }) => [
      ...[context.user, context.held, event.user],
      ...answerOf(event, 'signIn', 'showFactor'),
    ]),
    comesFrom<AuthContext>('held', ({ event, before: { context } }) => [context.held, event.user]),
  ],
  definitions: authFacts,
  projection: authProjection,
  view: viewAuth,
});

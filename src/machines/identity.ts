/**
 * Connects the three identity machines: a registration hides its user until it is done, and the profile follows the
 * signed-in user. It has no state of its own.
 */
import type { Subscription } from 'xstate';
import { type AuthActor, isAuthenticated } from './auth.machine.ts';
import type { ProfileActor } from './profile.machine.ts';
import { registeredUser, type RegistrationActor } from './registration.machine.ts';

export interface IdentityActors {
  readonly auth: AuthActor;
  readonly registration: RegistrationActor;
  readonly profile: ProfileActor;
}

/** Call before the actors start. Returns a function that disconnects them. */
export function connectIdentity({ auth, registration, profile }: IdentityActors): () => void {
  const subscriptions: Subscription[] = [
    registration.on('RegistrationSubmitted', () => auth.send({ type: 'registration.started' })),
    registration.on('RegistrationFailed', () => auth.send({ type: 'registration.failed' })),
    registration.on('RegistrationFinished', () => {
      const user = registeredUser(registration.getSnapshot().context);
      auth.send({ type: 'registration.finished', user });
      // Already signed in with a half-made account: the profile gave up before the document was written.
      if (profile.getSnapshot().matches('missing')) profile.send({ type: 'profile.reload' });
    }),
    auth.subscribe((snapshot) => {
      const uid = isAuthenticated(snapshot) ? snapshot.context.user?.uid : undefined;
      // Not ready means not known yet: the cached profile stays on the screen.
      if (uid !== undefined) profile.send({ type: 'profile.load', uid });
      else if (snapshot.context.ready) profile.send({ type: 'profile.clear' });
    }),
    auth.on('SignedOut', () => profile.send({ type: 'profile.clear' })),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** Sign-in, registration, the signed-in person's profile, and the ports to the identity service that pages use. */
import { type Actor, createActor } from 'xstate';
import { accountPort, authSlots } from '../adapters/auth.adapter.ts';
import type { Firebase } from '../adapters/firebase.ts';
import type { HostedConfig, hostedBackend } from '../adapters/hosted.ts';
import { keepJournal } from '../adapters/journal.ts';
import { lazyPort, opening } from '../adapters/lazy-port.ts';
import { peoplePort, profileSlots } from '../adapters/profile.adapter.ts';
import { authMachine } from '../machines/auth.machine.ts';
import { connectIdentity } from '../machines/identity.ts';
import { type ProfileEvent, profileMachine } from '../machines/profile.machine.ts';
import { registrationMachine } from '../machines/registration.machine.ts';
import { answer, listener } from '../machines/slots.ts';
import type { App } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import type { Session } from './session.ts';

interface Surroundings {
  readonly config: HostedConfig;
  readonly hosted: ReturnType<typeof hostedBackend>;
  readonly log: DeviceLog;
  readonly session: Session;
  /** Resolves when the identity service may be asked who is signed in. */
  readonly whenReady: Promise<unknown>;
}

type Ports = Pick<App, 'people' | 'admin' | 'merchantRequest' | 'account' | 'passkeys'>;

interface Identity extends Ports {
  /** The caller starts the actors. */
  readonly auth: Actor<typeof authMachine>;
  readonly registration: Actor<typeof registrationMachine>;
  readonly profile: Actor<typeof profileMachine>;
}

export function composeIdentity({ config, hosted, log, session, whenReady }: Surroundings): Identity {
  const firebase = whenReady.then(() => openFirebase(config));
  const auth = composeAuth(firebase);
  const registration = composeRegistration(firebase);
  const profile = composeProfile(firebase);
  session.begin(auth, firebase);

  keepJournal({ ...log.journal, source: auth, stream: () => 'auth' });
  keepJournal({ ...log.journal, source: registration, stream: () => 'registration' });
  keepJournal({ ...log.journal, source: profile, stream: ({ data }) => `profile/${data.uid}` });
  connectIdentity({ auth, registration, profile });

  const isEmbedded = config.identity === 'embedded';
  return {
    auth,
    registration,
    profile,
    people: peoplePort({
      firebase,
      publicProfile: hosted.publicProfile,
      pictures: isEmbedded ? hosted : null,
    }),
    merchantRequest: hosted.merchantRequest,
    admin: lazyPort(
      opening(async () => {
        const { adminPort } = await import('../adapters/admin.adapter.ts');
        return adminPort({
          server: hosted.admin,
          database: isEmbedded ? null : firebase,
          asker: () => profile.getSnapshot().context.user,
        });
      }),
    ),
    account: accountPort(firebase, isEmbedded ? hosted.accountErasure : undefined),
    passkeys: lazyPort(
      opening(async () => {
        const { passkeysPort } = await import('../adapters/passkeys.adapter.ts');
        return passkeysPort({ baseUrl: '/api/hosted', token: session.token }, async (customToken) =>
          (await firebase).signInWithToken(customToken),
        );
      }),
    ),
  };
}

async function openFirebase(config: HostedConfig): Promise<Firebase> {
  const [module, { secondStep }] = await Promise.all([
    import('../adapters/firebase.ts'),
    import('../adapters/passkeys.adapter.ts'),
  ]);
  return module.openFirebase(
    config.identity === 'hosted'
      ? { identity: 'hosted', options: config.firebase }
      : { identity: 'embedded', origin: location.origin, projectId: config.firebase.projectId },
    // At the second step there is no session yet.
    config.identity === 'embedded' ? secondStep({ baseUrl: '/api/hosted', token: async () => null }) : null,
  );
}

function composeAuth(firebase: Promise<Firebase>) {
  const slots = authSlots(firebase);
  return createActor(
    authMachine.provide({
      actors: {
        listen: listener(slots.listen),
        signIn: answer(slots.signIn),
        showFactor: answer(slots.showFactor),
        signOut: answer(slots.signOut),
      },
    }),
  );
}

function composeRegistration(firebase: Promise<Firebase>) {
  const slots = lazyPort(
    opening(async () => (await import('../adapters/registration.adapter.ts')).registrationSlots(firebase)),
  );
  return createActor(
    registrationMachine.provide({
      actors: {
        createAccount: answer(slots.createAccount),
        signIn: answer(slots.signIn),
        setDisplayName: answer(slots.setDisplayName),
        hasUserDocument: answer(slots.hasUserDocument),
        draw: answer(slots.draw),
        writeUserDocument: answer(slots.writeUserDocument),
        signOut: answer(slots.signOut),
      },
    }),
  );
}

function composeProfile(firebase: Promise<Firebase>) {
  const slots = profileSlots(firebase);
  return createActor(
    profileMachine.provide({
      actors: {
        readUser: answer(slots.readUser),
        networkReturns: listener<ProfileEvent>(slots.networkReturns),
      },
      actions: { keepUser: slots.keepUser, forgetUser: slots.forgetUser },
    }),
    { input: slots.input() },
  );
}

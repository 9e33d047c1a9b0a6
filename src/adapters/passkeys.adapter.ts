/** Passkeys of the signed-in person, and the step of a sign-in that asks for one. The WebAuthn library is loaded when needed. */
import type { PasskeysPort } from '../events/account/port.ts';
import { dataOf, HttpProblem, httpClient, type HttpOptions } from './http.ts';
import type { components, paths } from './generated/hosted.ts';

/** Maps the server's reasons and WebAuthn's error names to codes that events/shared/causes.ts knows. */
const codes: Readonly<Record<string, string>> = {
  'passkey-refused': 'passkey/refused',
  'wrong-code': 'passkey/wrong-code',
  'sign-in-over': 'passkey/over',
  'no-passkeys-here': 'passkey/not-here',
  'too-often': 'auth/too-many-requests',
  offline: 'auth/network-request-failed',
  timeout: 'auth/network-request-failed',
  // The browser does not tell whether somebody canceled or took too long.
  NotAllowedError: 'passkey/cancelled',
  AbortError: 'passkey/cancelled',
  SecurityError: 'passkey/not-here',
  NotSupportedError: 'passkey/not-here',
  InvalidStateError: 'passkey/known',
};

async function coded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof HttpProblem ? error.reason : error instanceof Error ? error.name : '';
    const code = codes[name];
    throw code === undefined ? error : Object.assign(new Error(name, { cause: error }), { code });
  }
}

const webauthn = () => import('@simplewebauthn/browser');
type OptionsOf<Start extends (options: never) => unknown> = Parameters<Start>[0];
type Browser = Awaited<ReturnType<typeof webauthn>>;

/** @param signIn begins a new session with a custom token that the server answers with */
export function passkeysPort(
  options: HttpOptions,
  signIn: (customToken: string) => Promise<void>,
): PasskeysPort {
  const http = httpClient<paths>(options);
  const continueWith = async (customToken: string | null) => {
    if (customToken !== null) await signIn(customToken);
  };
  const at = (passkeyId: string) => ({ params: { path: { passkeyId } } });

  return {
    list: () => dataOf(http.GET('/account/passkeys')),

    /** Asks the browser to create a passkey. */
    add: (name) =>
      coded(async () => {
        const optionsJSON = await dataOf(http.POST('/account/passkeys/options'));
        const { startRegistration } = await webauthn();
        const response = await startRegistration({ optionsJSON } as OptionsOf<Browser['startRegistration']>);
        const body = { name, response: response as components['schemas']['AttestationResponse'] };
        const added = await dataOf(http.POST('/account/passkeys', { body }));
        await continueWith(added.customToken);
        return added.recoveryCodes;
      }),

    rename: async (id, name) => {
      await dataOf(http.PUT('/account/passkeys/{passkeyId}', { ...at(id), body: { name } }));
    },

    remove: async (id) =>
      continueWith((await dataOf(http.DELETE('/account/passkeys/{passkeyId}', at(id)))).customToken),

    newCodes: async () => (await dataOf(http.POST('/account/recovery-codes'))).recoveryCodes,
  };
}

/** The step from a correct password to a session. @param recoveryCode null: a passkey. Resolves with a custom token */
export function secondStep(options: HttpOptions) {
  const http = httpClient<paths>(options);
  return (pendingCredential: string, recoveryCode: string | null): Promise<string> =>
    coded(async () => {
      if (recoveryCode !== null) {
        const body = { pendingCredential, code: recoveryCode };
        return (await dataOf(http.POST('/second-factor/recovery-code', { body }))).customToken;
      }
      const optionsJSON = await dataOf(http.POST('/second-factor/options', { body: { pendingCredential } }));
      const { startAuthentication } = await webauthn();
      const response = await startAuthentication({ optionsJSON } as OptionsOf<
        Browser['startAuthentication']
      >);
      const body = {
        pendingCredential,
        response: response as components['schemas']['AssertionResponse'],
      };
      return (await dataOf(http.POST('/second-factor/passkey', { body }))).customToken;
    });
}

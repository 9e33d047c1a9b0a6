/** Passkeys of the signed-in person, and the step of a sign-in that asks for one. WebAuthn's own code comes when it is needed. */
import type { PasskeysPort } from '../events/account/port.ts';
import { dataOf, HttpProblem, httpClient, type HttpOptions } from './http.ts';
import type { components, paths } from './generated/hosted.ts';

/** Reasons of the server and names of WebAuthn's errors, as codes that events/shared/causes.ts knows. */
const codes: Readonly<Record<string, string>> = {
  'passkey-refused': 'passkey/refused',
  'wrong-code': 'passkey/wrong-code',
  'sign-in-over': 'passkey/over',
  'no-passkeys-here': 'passkey/not-here',
  'too-often': 'auth/too-many-requests',
  offline: 'auth/network-request-failed',
  timeout: 'auth/network-request-failed',
  // The browser does not tell whether somebody cancelled or took too long.
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

/** @param signIn with a custom token of the server: what it has just shown begins a session */
export function passkeysPort(
  options: HttpOptions,
  signIn: (customToken: string) => Promise<void>,
): PasskeysPort {
  const http = httpClient<paths>(options);
  const goOn = async (customToken: string | null) => {
    if (customToken !== null) await signIn(customToken);
  };
  const at = (passkeyId: string) => ({ params: { path: { passkeyId } } });

  return {
    list: () => dataOf(http.GET('/account/passkeys')),

    /** Asks the browser to make one. */
    add: (name) =>
      coded(async () => {
        const optionsJSON = await dataOf(http.POST('/account/passkeys/options'));
        const { startRegistration } = await webauthn();
        const response = await startRegistration({ optionsJSON } as OptionsOf<Browser['startRegistration']>);
        const body = { name, response: response as components['schemas']['AttestationResponse'] };
        const added = await dataOf(http.POST('/account/passkeys', { body }));
        await goOn(added.customToken);
        return added.recoveryCodes;
      }),

    rename: async (id, name) => {
      await dataOf(http.PUT('/account/passkeys/{passkeyId}', { ...at(id), body: { name } }));
    },

    remove: async (id) =>
      goOn((await dataOf(http.DELETE('/account/passkeys/{passkeyId}', at(id)))).customToken),

    newCodes: async () => (await dataOf(http.POST('/account/recovery-codes'))).recoveryCodes,
  };
}

/** What leads from a password to a session. @param recoveryCode instead of a passkey */
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

/**
 * WebAuthn ceremonies: creates the options for the browser and verifies the authenticator's response. The library checks
 * signatures, origins and flags; the caller checks whose passkey it is, and that a challenge is used once. The library is
 * loaded with the first passkey, since most requests need none.
 */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Account } from './accounts.ts';
import type { Passkey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Long enough to fetch a key from another room. */
const timeout = 2 * 60 * 1000;
/** A passkey is used in addition to a password, so one without a PIN is good enough. */
const userVerification = 'preferred';

/** The user id that an authenticator stores: not the email address, which may change and is private. */
const handleOf = (uid: string) => Uint8Array.from(Buffer.from(uid));

const descriptors = (known: readonly Passkey[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] }));

const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));

export async function creationOptions(
  { id: rpID }: RelyingParty,
  rpName: string,
  { uid, email, displayName }: Pick<Account, 'uid' | 'email' | 'displayName'>,
  known: readonly Passkey[],
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return (await library()).generateRegistrationOptions({
    rpID,
    rpName,
    userID: handleOf(uid),
    userName: email,
    userDisplayName: displayName,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
}

export async function requestOptions(
  { id: rpID }: RelyingParty,
  known: readonly Passkey[],
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return (await library()).generateAuthenticationOptions({
    rpID,
    allowCredentials: descriptors(known),
    challenge: bytesOf(challenge),
    timeout,
    userVerification,
  });
}

/** The challenge that an answer claims to be for; '' when it names none. */
export async function challengeIn(clientDataJSON: string): Promise<string> {
  try {
    const { challenge } = (await helpers()).decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

/** The passkey that an authenticator created; null: it is not what was asked for. */
export async function checkCreation(
  party: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await isWithoutCertificates(response))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/** No certificates are requested. A stranger's would make the library fetch revocation lists from any address named in it. */
async function isWithoutCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const attestation = (await helpers()).decodeAttestationObject(bytesOf(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

export type Assertion =
  | { readonly ok: true; readonly counter: number; readonly backedUp: boolean }
  /** `copied`: the signature is valid but the counter is not higher than before, so the authenticator may have been cloned. */
  | { readonly ok: false; readonly copied: boolean };

export async function checkAssertion(
  party: RelyingParty,
  challenge: string,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
): Promise<Assertion> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(passkey.uid)).toString('base64url')) {
    return { ok: false, copied: false };
  }
  const { counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      // The counter is compared below, where this failure can be told apart from a wrong signature.
      credential: {
        id: passkey.credentialId,
        publicKey: bytesOf(passkey.publicKey),
        counter: 0,
      },
    });
    if (!verified) return { ok: false, copied: false };
    const { newCounter, credentialBackedUp } = authenticationInfo;
    if (counter > 0 && newCounter <= counter) return { ok: false, copied: true };
    return { ok: true, counter: newCounter, backedUp: credentialBackedUp };
  } catch {
    return { ok: false, copied: false };
  }
}

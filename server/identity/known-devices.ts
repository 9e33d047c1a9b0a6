/**
 * Recognizes devices that somebody signed in from before, by a signed cookie. It grants no access: it only gives the device
 * an allowance of attempts that strangers cannot use up. The cookie names accounts by a hash, and is void once the password
 * changes, since whoever knew the old password counts as a stranger.
 */
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { readOwnToken } from './own-tokens.ts';
import { type SigningKeys, tokenAlgorithm } from './signing-keys.ts';
import { newId } from '../ids.ts';

const cookieName = 'patina-device';
/** Issuer and audience, so that none of our other tokens is accepted as one. */
const realm = 'patina/device';
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** Enough for a device shared by a whole shop; the account that was not used for longest is dropped first. */
const maxAccounts = 10;

export interface DeviceAccount {
  /** Unique among all accounts of all backends. */
  readonly id: string;
  /** Increases when the password changes. */
  readonly tokenGeneration: number;
}

export interface KnownDevices {
  /** The device's id if `account` signed in from it before, else null. @param cookies the request's header */
  find(cookies: string | undefined, account: DeviceAccount): Promise<string | null>;
  /** The `Set-Cookie` header that adds the account to the device. */
  remember(cookies: string | undefined, account: DeviceAccount): Promise<string>;
}

export interface DeviceCookieOptions {
  /** Paths that the cookie is sent to: those of one sign-in API, and no page. */
  readonly path: string;
  /** Only over https. */
  readonly secure: boolean;
}

interface Device {
  readonly id: string;
  /** Token generations by account, the latest sign-in last. */
  readonly accounts: readonly (readonly [account: string, generation: number])[];
}

export function knownDevices(
  keys: SigningKeys,
  clock: () => Date,
  { path, secure }: DeviceCookieOptions,
): KnownDevices {
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  async function read(cookies: string | undefined): Promise<Device | null> {
    const [, token] = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)`).exec(cookies ?? '') ?? [];
    if (token === undefined) return null;
    const payload = await readOwnToken(keys, clock, token, {
      realm,
      requiredClaims: ['jti', 'exp', 'accounts'],
    });
    return payload && { id: String(payload.jti), accounts: payload.accounts as Device['accounts'] };
  }

  return {
    async find(cookies, account) {
      const device = await read(cookies);
      const named = nameOf(account);
      const isKnown = device?.accounts.some(
        ([name, generation]) => name === named && generation === account.tokenGeneration,
      );
      return isKnown && device ? device.id : null;
    },
    async remember(cookies, account) {
      const device = (await read(cookies)) ?? { id: newId(), accounts: [] };
      const named = nameOf(account);
      const others = device.accounts.filter(([name]) => name !== named).slice(1 - maxAccounts);
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const token = await new SignJWT({ accounts: [...others, [named, account.tokenGeneration]] })
        .setProtectedHeader({ alg: tokenAlgorithm, kid: keys.kid })
        .setIssuer(realm)
        .setAudience(realm)
        .setJti(device.id)
        .setExpirationTime(issuedAt + maxAgeSeconds)
        .sign(keys.signingKey);
      return `${cookieName}=${token}; ${attributes}`;
    },
  };
}

const nameOf = ({ id }: DeviceAccount) => createHash('sha256').update(id).digest('base64url').slice(0, 16);

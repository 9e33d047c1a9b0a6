/**
 * The domain that passkeys are bound to: that of PUBLIC_URL if it is set, so that a request's headers cannot change it,
 * otherwise the request's own.
 */
import { isIP } from 'node:net';

export interface RelyingParty {
  /** The domain. */
  readonly id: string;
  /** The pages' origin, like https://patina.example. */
  readonly origin: string;
}

export interface AskedAt {
  readonly protocol: string;
  /** With the port, where there is one. */
  readonly host: string;
}

/**
 * @param publicUrl null while PUBLIC_URL is not set
 * @returns null where browsers have no passkeys: at a bare address like 127.0.0.1, and over plain http but for localhost
 */
export function relyingPartyOf(publicUrl: string | null, { protocol, host }: AskedAt): RelyingParty | null {
  const address = publicUrl ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { hostname, origin } = url;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return url.protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}

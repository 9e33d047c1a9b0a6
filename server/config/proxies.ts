/** TRUST_PROXY: which proxies are believed about a visitor's address. */
import { isIP, isIPv4 } from 'node:net';
import { ConfigError, expected, wrong } from './variables.ts';

const maxHops = 10;

/**
 * Only the addresses appended by a known number of proxies, or by proxies with known addresses, are trusted: the first
 * address of the header is whatever the visitor sent.
 */
export function readTrustProxy(text: string | undefined): false | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') {
    throw new ConfigError(
      `TRUST_PROXY must be ${expected.TRUST_PROXY}; "true" would believe any address that a visitor claims.`,
    );
  }
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxHops) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrRange)) return proxies.join(',');
  return wrong('TRUST_PROXY', text);
}

/** Rejects the range of all addresses (`/0`), which would be the same as `true`. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

/**
 * Decides which rate limits an attempt to sign in counts against. A device that signed in to the account before has an
 * allowance of its own; strangers share that of their address, and that of the account over all addresses. So many addresses
 * together guess no faster than the account allows, and use up nothing that its owner needs. An owner who comes with a new
 * device meanwhile resets the password by mail, which makes the device known.
 */
import type { DeviceAccount, KnownDevices } from './known-devices.ts';
import { type Charge, networkOf, type RateLimit } from '../common/rate-limit.ts';

export interface SignInAttempt {
  /** null: there is no such account, which nobody may learn. */
  readonly account: DeviceAccount | null;
  /** The name that was typed, normalized. */
  readonly name: string;
  readonly address: string;
  /** The request's header. */
  readonly cookies: string | undefined;
}

/**
 * Charges an attempt, before the password is checked.
 * @returns what to refund if it was the owner's
 * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function chargeSignIn(
  limit: RateLimit,
  devices: KnownDevices,
  attempt: SignInAttempt,
): Promise<readonly Charge[]> {
  const charges = await chargesOf(devices, attempt);
  await limit.chargeAll(charges);
  return charges;
}

/** Refunds an attempt charged in an earlier request, once it has proved to be the owner's. */
export async function refundSignIn(
  limit: RateLimit,
  devices: KnownDevices,
  attempt: SignInAttempt,
): Promise<void> {
  await limit.refundAll(await chargesOf(devices, attempt));
}

async function chargesOf(
  devices: KnownDevices,
  { account, name, address, cookies }: SignInAttempt,
): Promise<readonly Charge[]> {
  const device = account && (await devices.find(cookies, account));
  const network = networkOf(address);
  // The same id whichever name the account was addressed by.
  const id = account?.id ?? name;
  return device
    ? [['signInByDevice', device, id]]
    : [
        ['signInByAddress', network],
        ['signInByAddressAndAccount', network, id],
        // Last, so that an address that keeps trying is stopped before it uses up the account's allowance.
        ['signInByAccount', id],
      ];
}

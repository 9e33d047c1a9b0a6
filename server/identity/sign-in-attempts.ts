/**
 * What an attempt to sign in counts against. A device that signed in to the account before has an allowance of its
 * own; strangers share that of their address, and that of the account over all addresses. So many addresses together
 * guess no faster than the account allows, and use up nothing that its owner needs. An owner who comes with a new
 * device meanwhile chooses a new password by mail, which makes the device known.
 */
import type { DeviceAccount, KnownDevices } from './known-devices.ts';
import { type Charge, networkOf, type RateLimit } from '../common/rate-limit.ts';

export interface SignInAttempt {
  /** null: there is no such account, and nobody shall learn that. */
  readonly account: DeviceAccount | null;
  /** What was typed, in one spelling. */
  readonly name: string;
  readonly address: string;
  /** The request's header. */
  readonly cookies: string | undefined;
}

/**
 * Charges an attempt, before a password is looked at.
 * @returns what to give back when it was the owner's
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

/** Gives an attempt back that was charged in another request: only now it has shown to be the owner's. */
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
  // The same account under each of its names.
  const id = account?.id ?? name;
  return device
    ? [['signInByDevice', device, id]]
    : [
        ['signInByAddress', network],
        ['signInByAddressAndAccount', network, id],
        // Last, so that one address that tries on and on is stopped before it costs anybody else anything.
        ['signInByAccount', id],
      ];
}

/**
 * The rules of the second factor (SPEC.md, ACCOUNT13 to ACCOUNT15): who may add, remove and reset passkeys, and make
 * recovery codes. Whether an authenticator's signature is right is not decided here.
 */
import { type Decision, Refused } from '../log/decider.ts';
import type { Asked } from './asked.ts';
import { accountFact, type AccountFact } from './events.ts';

/** How long ago somebody may have signed in to change what they sign in with. */
export const freshProofMs = 5 * 60 * 1000;
/** How long a right password waits for a passkey or a recovery code. */
export const pendingSignInMs = 10 * 60 * 1000;
export const maxPasskeys = 20;
export const recoveryCodeCount = 10;

/** Needs a sign-in that is fresh. */
interface Proved extends Asked {
  /** When they last signed in: UTC, ISO 8601. */
  readonly provedAt: string;
  /** Now: UTC, ISO 8601. */
  readonly at: string;
}

export type SecondFactorCommand =
  | (Proved & { readonly type: 'AddPasskey' })
  | (Proved & { readonly type: 'RemovePasskey' })
  | (Proved & { readonly type: 'MakeRecoveryCodes' })
  | (Asked & { readonly type: 'UseRecoveryCode' })
  | (Asked & { readonly type: 'ResetPasskeys' });

export type SecondFactorRefusal = 'not-yours' | 'proof-too-old' | 'too-many-passkeys' | 'no-passkeys';

const notYours = new Refused('not-yours', 'Only its owner can change how an account signs in.');
const noPasskeys = new Refused('no-passkeys', 'This account has no passkeys.');
export const proofTooOld = new Refused('proof-too-old', 'Confirm that it is you, then try again.');

export const isFreshProof = (provedAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(provedAt) <= freshProofMs;

/** @param passkeys how many the account has */
export function decideSecondFactor(
  passkeys: number,
  command: SecondFactorCommand,
): Decision<AccountFact, SecondFactorRefusal> {
  const { by, uid, type } = command;
  if (type === 'ResetPasskeys') {
    if (by !== 'system') return notYours;
    return passkeys === 0 ? noPasskeys : [accountFact.PasskeysReset({}), accountFact.SessionsEnded({})];
  }
  if (by === 'system' || by.uid !== uid) return notYours;
  if (type === 'UseRecoveryCode') return [accountFact.RecoveryCodeUsed({})];
  if (!isFreshProof(command.provedAt, command.at)) return proofTooOld;
  switch (type) {
    case 'AddPasskey':
      if (passkeys >= maxPasskeys)
        return new Refused('too-many-passkeys', `An account has at most ${maxPasskeys} passkeys.`);
      if (passkeys > 0) return [accountFact.PasskeyAdded({ passkeys: passkeys + 1 })];
      return [
        accountFact.PasskeyAdded({ passkeys: 1 }),
        accountFact.RecoveryCodesMade({}),
        // Whoever is signed in elsewhere has shown a password only.
        accountFact.SessionsEnded({}),
      ];
    case 'RemovePasskey':
      if (passkeys === 0) return noPasskeys;
      if (passkeys > 1) return [accountFact.PasskeyRemoved({ passkeys: passkeys - 1 })];
      return [accountFact.PasskeyRemoved({ passkeys: 0 }), accountFact.SessionsEnded({})];
    case 'MakeRecoveryCodes':
      return passkeys === 0 ? noPasskeys : [accountFact.RecoveryCodesMade({})];
  }
}

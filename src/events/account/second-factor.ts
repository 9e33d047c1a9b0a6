/**
 * The rules of the second factor (SPEC.md, ACCOUNT13 to ACCOUNT15): who may add, remove and reset passkeys, and create
 * recovery codes. Whether an authenticator's signature is valid is not checked here.
 */
import { type Decision, Refused } from '../log/decider.ts';
import type { Asked } from './asked.ts';
import { accountFact, type AccountFact } from './events.ts';
import type { AccountState } from './projection.ts';

/** How recent the last sign-in must be to change the means of signing in. */
export const freshProofMs = 5 * 60 * 1000;
/** How long a correct password waits for a passkey or a recovery code. */
export const pendingSignInMs = 10 * 60 * 1000;
export const maxPasskeys = 20;
export const recoveryCodeCount = 10;

/** Needs a recent sign-in. */
interface Proved extends Asked {
  /** When they last signed in: UTC, ISO 8601. */
  readonly provedAt: string;
  /** Now: UTC, ISO 8601. */
  readonly at: string;
}

export type SecondFactorRefusal = 'not-yours' | 'proof-too-old' | 'too-many-passkeys' | 'no-passkeys';

const notYours = new Refused('not-yours', 'Only its owner can change how an account signs in.');
const noPasskeys = new Refused('no-passkeys', 'This account has no passkeys.');
export const proofTooOld = new Refused('proof-too-old', 'Confirm that it is you, then try again.');

export const isFreshProof = (provedAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(provedAt) <= freshProofMs;

type SecondFactorDecision = Decision<AccountFact, SecondFactorRefusal>;

const isOwn = ({ by, uid }: Asked) => by !== 'system' && by.uid === uid;

/** For rules that only the owner may use, after a recent sign-in. */
const recentOwnerOnly =
  (rule: (passkeys: number) => SecondFactorDecision) =>
  ({ passkeys }: AccountState, command: Proved): SecondFactorDecision => {
    if (!isOwn(command)) return notYours;
    return isFreshProof(command.provedAt, command.at) ? rule(passkeys) : proofTooOld;
  };

export const secondFactorRules = {
  AddPasskey: recentOwnerOnly((passkeys) => {
    if (passkeys >= maxPasskeys)
      return new Refused('too-many-passkeys', `An account has at most ${maxPasskeys} passkeys.`);
    if (passkeys > 0) return [accountFact.PasskeyAdded({ passkeys: passkeys + 1 })];
    return [
      accountFact.PasskeyAdded({ passkeys: 1 }),
      accountFact.RecoveryCodesMade({}),
      // Other sessions were opened with a password only.
      accountFact.SessionsEnded({}),
    ];
  }),

  RemovePasskey: recentOwnerOnly((passkeys) => {
    if (passkeys === 0) return noPasskeys;
    if (passkeys > 1) return [accountFact.PasskeyRemoved({ passkeys: passkeys - 1 })];
    return [accountFact.PasskeyRemoved({ passkeys: 0 }), accountFact.SessionsEnded({})];
  }),

  MakeRecoveryCodes: recentOwnerOnly((passkeys) =>
    passkeys === 0 ? noPasskeys : [accountFact.RecoveryCodesMade({})],
  ),

  UseRecoveryCode: (_: AccountState, command: Asked): SecondFactorDecision =>
    isOwn(command) ? [accountFact.RecoveryCodeUsed({})] : notYours,

  ResetPasskeys({ passkeys }: AccountState, { by }: Asked): SecondFactorDecision {
    if (by !== 'system') return notYours;
    return passkeys === 0 ? noPasskeys : [accountFact.PasskeysReset({}), accountFact.SessionsEnded({})];
  },
};

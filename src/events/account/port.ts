/** What people do with their own account, and admins with other people's. Every rejection is an Error whose message a person can read. */
import type { ServerStatus } from './server-status.ts';
import type { ErasureReceipt } from '../shared/erasure-receipt.ts';
import type { OwnFields, Role } from '../profile/user.ts';
import type { MerchantRequestForm } from './merchant-request.ts';
import type { PagedSearch, Paging } from '../shared/paging.ts';

export interface UserRow {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly userName: string;
  readonly role: Role | readonly Role[];
  readonly trialLimit: number;
  readonly trialUsed: number;
  readonly registrationDate: string;
  readonly disabled: boolean;
  /** E.164, or empty. */
  readonly phone: string;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
}

export interface OwnMerchantRequest extends MerchantRequestForm {
  readonly state: 'waiting' | 'granted' | 'declined';
  /** Why; may be empty. */
  readonly reason: string;
  readonly askedAt: string;
}

/** How somebody becomes a merchant. */
export interface MerchantRequestPort {
  /** null: they never asked, or withdrew it. */
  own(): Promise<OwnMerchantRequest | null>;
  ask(form: MerchantRequestForm): Promise<OwnMerchantRequest>;
  withdraw(): Promise<void>;
}

export interface WaitingMerchantRequest extends MerchantRequestForm {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly userName: string;
  readonly askedAt: string;
}

/** Admins only; the server refuses everyone else. */
export interface AdminPort {
  status(): Promise<ServerStatus>;
  listUsers(query: PagedSearch): Promise<{ readonly users: readonly UserRow[]; readonly total: number }>;
  setRoles(uid: string, roles: readonly Role[]): Promise<UserRow>;
  setTrialLimit(uid: string, trialLimit: number): Promise<UserRow>;
  setDisabled(uid: string, disabled: boolean): Promise<UserRow>;
  verifyContact(uid: string, contact: 'email' | 'phone'): Promise<UserRow>;
  /** Those that wait, the oldest first. */
  merchantRequests(
    page: Paging,
  ): Promise<{ readonly requests: readonly WaitingMerchantRequest[]; readonly total: number }>;
  answerMerchantRequest(uid: string, granted: boolean, reason: string): Promise<void>;
  /** @throws Error with `field` set when one field is the cause (a taken userName) */
  saveUser(uid: string, fields: Partial<OwnFields>): Promise<void>;
}

export interface AccountPort {
  /** @param recoveryCode instead of a passkey, where there are passkeys; so below */
  changePassword(current: string, next: string, recoveryCode: string | null): Promise<void>;
  /** Shows anew who is signed in: with the password, and a passkey or a recovery code where there are passkeys. */
  confirm(password: string, recoveryCode: string | null): Promise<void>;
  /** Succeeds whether or not the address is known. */
  sendPasswordReset(email: string): Promise<void>;
  /** @param code from the reset link */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Whether the signed-in person has shown that the email address is theirs. */
  isEmailVerified(): Promise<boolean>;
  sendVerification(): Promise<void>;
  /** @param code from the mailed link */
  verifyEmail(code: string): Promise<void>;
  /**
   * Removes the account and its documents; asks the server with the password again.
   * @returns the signed receipt; null when there is none to be had
   */
  deleteAccount(password: string, recoveryCode: string | null): Promise<ErasureReceipt | null>;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface SecondFactor {
  readonly passkeys: readonly PasskeyRow[];
  readonly recoveryCodesLeft: number;
  readonly possibleHere: boolean;
  /** This installation asks admins for one, and this session began without. */
  readonly neededNow: boolean;
}

/** What the signed-in person signs in with beside the password. All but `list` and `rename` need a confirmed password. */
export interface PasskeysPort {
  list(): Promise<SecondFactor>;
  /** Resolves with recovery codes when it is the first. */
  add(name: string): Promise<readonly string[] | null>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  newCodes(): Promise<readonly string[]>;
}

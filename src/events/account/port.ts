/** What people do with their own account, and admins with other accounts. Every rejection is an Error with a readable message. */
import type { ServerStatus } from './server-status.ts';
import type { ErasureReceipt } from '../shared/erasure-receipt.ts';
import type { OwnFields, Role } from '../profile/user.ts';
import type { MerchantRequestAnswer, MerchantRequestForm } from './merchant-request.ts';
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
  /** Why they ask; may be empty. */
  readonly reason: string;
  readonly askedAt: string;
}

/** How a person becomes a merchant. */
export interface MerchantRequestPort {
  /** null: they never asked, or withdrew the request. */
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
  /** Pending requests, oldest first. */
  merchantRequests(
    page: Paging,
  ): Promise<{ readonly requests: readonly WaitingMerchantRequest[]; readonly total: number }>;
  answerMerchantRequest(uid: string, answer: MerchantRequestAnswer): Promise<void>;
  /** @throws Error with `field` set when one field is the cause (a taken userName) */
  saveUser(uid: string, fields: Partial<OwnFields>): Promise<void>;
}

export interface AccountPort {
  /** @param recoveryCode instead of a passkey, for accounts with passkeys; so below */
  changePassword(current: string, next: string, recoveryCode: string | null): Promise<void>;
  /** Re-authenticates the signed-in person: with the password, and a passkey or recovery code for accounts with passkeys. */
  confirm(password: string, recoveryCode: string | null): Promise<void>;
  /** Succeeds whether or not the address is known. */
  sendPasswordReset(email: string): Promise<void>;
  /** @param code from the reset link */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Whether the signed-in person has proved that the email address is theirs. */
  isEmailVerified(): Promise<boolean>;
  sendVerification(): Promise<void>;
  /** @param code from the mailed link */
  verifyEmail(code: string): Promise<void>;
  /**
   * Removes the account and its documents; the server checks the password again.
   * @returns the signed receipt; null when there is none
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
  /** This installation requires a passkey of admins, and this session began without one. */
  readonly neededNow: boolean;
}

/** The signed-in person's second factors. All but `list` and `rename` need a confirmed password. */
export interface PasskeysPort {
  list(): Promise<SecondFactor>;
  /** Resolves with recovery codes when it is the first passkey. */
  add(name: string): Promise<readonly string[] | null>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  newCodes(): Promise<readonly string[]>;
}

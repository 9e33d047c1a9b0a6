/**
 * What the pages need of the running product: its statecharts and the ports they read and act through.
 * compose.ts builds one; pages get it with `useApp()`. Pages know no adapter.
 */
import { createContext, use } from 'react';
import type { AuthActor } from '../machines/auth.machine.ts';
import type { CartActor } from '../machines/cart.machine.ts';
import type { LedgerActor } from '../machines/ledger.machine.ts';
import type { RecoveryActor, recoveryMachine } from '../machines/recovery.machine.ts';
import type { ProfileActor } from '../machines/profile.machine.ts';
import type { RegistrationActor } from '../machines/registration.machine.ts';
import type { SettingsActor } from '../machines/settings.machine.ts';
import type { Watched } from '../machines/watch.ts';
import type { Checkpoint, CheckpointKey, VerifySignature } from '../events/audit/checkpoint.ts';
import type { ErasureReceipt } from '../events/audit/erasure-receipt.ts';
import type { CartStream } from '../events/cart/decide.ts';
import type { EventRecord, Head } from '../events/log/event.ts';
import type { LedgerStream } from '../events/ledger/decide.ts';
import type { LedgerPreview } from '../events/ledger/local-entry.ts';
import type { LogOffer } from '../events/ledger/log-offer.ts';
import type { OwnFields, PublicProfile, Role, UserDocument } from '../events/profile/user.ts';
import type { Ids } from '../events/shared/ids.ts';
import type { DeviceLogPort } from '../events/log/device-log.ts';
import type { SetAside } from '../events/log/salvage.ts';
import type { InvitesPort } from './clients/port.ts';
import type { HrAgentPort } from './hr-agent/port.ts';
import type { JobsPort } from './jobs/port.ts';
import type { ScreeningsPort } from './screening/port.ts';
import type { MatchesPort } from './matching/port.ts';
import type { PostsPort, ProductsPort, TenantsPort } from './trade/port.ts';
import type { TodoPort } from './todo/port.ts';
import type { TransactionsPort } from './transactions/port.ts';

export interface AppConfig {
  readonly productTitle: string;
  /** `embedded`: our own identity server; `hosted`: a Firebase project. */
  readonly identity: 'embedded' | 'hosted';
}

/** Reads and writes about people. Every rejection is an Error whose message a person can read. */
export interface PeoplePort {
  /** null when nobody has that name. */
  publicProfile(userName: string): Promise<PublicProfile | null>;
  loadUser(uid: string): Promise<UserDocument | null>;
  /** @throws Error with `field` set when one field is the cause (a taken userName) */
  saveOwn(uid: string, fields: OwnFields): Promise<void>;
  avatarUrl(uid: string): Promise<string | null>;
  uploadAvatar(uid: string, image: Blob): Promise<string>;
  removeAvatar(uid: string): Promise<void>;
}

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

/** Admins only; the server refuses everyone else. */
export interface AdminPort {
  listUsers(query: {
    search: string;
    page: number;
    pageSize: number;
  }): Promise<{ users: readonly UserRow[]; total: number }>;
  setRoles(uid: string, roles: readonly Role[]): Promise<UserRow>;
  setTrialLimit(uid: string, trialLimit: number): Promise<UserRow>;
  setDisabled(uid: string, disabled: boolean): Promise<UserRow>;
  verifyContact(uid: string, contact: 'email' | 'phone'): Promise<UserRow>;
  saveUser(uid: string, fields: OwnFields): Promise<void>;
}

export interface AccountPort {
  changePassword(current: string, next: string): Promise<void>;
  /** Shows anew who is signed in: with the password, and a passkey or a recovery code where there are passkeys. */
  confirm(password: string, recoveryCode: string | null): Promise<void>;
  /** Succeeds whether or not the address is known. */
  sendPasswordReset(email: string): Promise<void>;
  /** @param code from the reset link */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Whether the signed-in person has shown that the e-mail address is theirs. */
  isEmailVerified(): Promise<boolean>;
  sendVerification(): Promise<void>;
  /** @param code from the mailed link */
  verifyEmail(code: string): Promise<void>;
  /**
   * Removes the account and its documents; asks the server with the password again.
   * @returns the signed receipt; null when there is none to be had
   */
  deleteAccount(password: string): Promise<ErasureReceipt | null>;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** What the signed-in person signs in with beside the password. All but `list` and `rename` need a confirmed password. */
export interface PasskeysPort {
  list(): Promise<{
    readonly passkeys: readonly PasskeyRow[];
    readonly recoveryCodesLeft: number;
    readonly possibleHere: boolean;
    /** This installation asks admins for one, and this session began without. */
    readonly neededNow: boolean;
  }>;
  /** Resolves with recovery codes when it is the first. */
  add(name: string): Promise<readonly string[] | null>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  newCodes(): Promise<readonly string[]>;
}

export interface DevicePort {
  /** Removes every log, snapshot, cached file and local key of this device, then signs out. */
  eraseEverything(): Promise<void>;
}

export interface LedgerPort {
  readonly actor: LedgerActor;
  /** The open ledger of the signed-in person; null until the actor is past loading. */
  stream(): LedgerStream | null;
  /** What this device showed last, at once and without the log; null when it knows nothing of this person. */
  preview(uid: string): LedgerPreview | null;
  /** The open ledger's whole log as a file. */
  exportLog(uid: string): Promise<Blob>;
  /** The ledger's records behind `from`, in batches, each checked to continue the chain. @throws ChainBroken, LogUnavailable */
  records(uid: string, from: Head): AsyncIterable<readonly EventRecord[]>;
  /** What an exported log can give to the open ledger. */
  readLog(file: Blob): Promise<LogOffer>;
  /** Takes over an exported log that continues the open ledger. */
  adoptLog(offer: LogOffer & { readonly kind: 'continues' }): Promise<void>;
}

/** Ways back into a ledger that is damaged on this device. */
export interface RecoveryPort {
  /** The statechart of opening a damaged ledger again; still to be started. */
  actor(machine: typeof recoveryMachine, uid: string): RecoveryActor;
  /** The stored bytes of a damaged ledger, as they are. */
  exportDamaged(uid: string): Promise<Blob>;
  /** What was put aside of it when it was made anew, until it is discarded. */
  setAside(uid: string): Promise<readonly SetAside[]>;
  exportSetAside(name: string): Promise<Blob>;
  discardSetAside(name: string): Promise<void>;
}

/** The cart of this device, whoever is signed in. */
export interface CartPort {
  readonly actor: CartActor;
  /** null until it is open. */
  stream(): CartStream | null;
  /** Tells when it is open, and of every change, whichever tab made it. */
  subscribe(onChange: () => void): () => void;
  /** What can be read of a cart that is damaged, as a file. */
  exportDamaged(): Promise<Blob>;
}

/** What proving a log needs of the browser and of the server; works offline with what was seen last. */
export interface AuditPort {
  readonly verifySignature: VerifySignature;
  /** Public keys of this installation's server; none when they were never seen. */
  keys(): Promise<readonly CheckpointKey[]>;
  /** What the server has signed for this device; none when nobody is signed in or there is no network. */
  checkpoints(stream: string): Promise<readonly Checkpoint[]>;
}

/** The statecharts that run in this tab, seen from outside. */
export interface RunningPort {
  /** The same array until something happens. */
  all(): readonly Watched[];
  subscribe(listener: () => void): () => void;
}

export interface App {
  readonly ids: Ids;
  readonly config: AppConfig;
  readonly auth: AuthActor;
  readonly registration: RegistrationActor;
  readonly profile: ProfileActor;
  readonly settings: SettingsActor;
  readonly ledger: LedgerPort;
  readonly recovery: RecoveryPort;
  readonly people: PeoplePort;
  readonly admin: AdminPort;
  readonly account: AccountPort;
  readonly passkeys: PasskeysPort;
  readonly device: DevicePort;
  readonly audit: AuditPort;
  readonly deviceLog: DeviceLogPort;
  readonly cart: CartPort;
  readonly products: ProductsPort;
  readonly posts: PostsPort;
  readonly invites: InvitesPort;
  readonly tenants: TenantsPort;
  readonly jobs: JobsPort;
  readonly screenings: ScreeningsPort;
  readonly matches: MatchesPort;
  readonly hrAgent: HrAgentPort;
  readonly running: RunningPort;
  readonly transactions: TransactionsPort;
  readonly todo: TodoPort;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

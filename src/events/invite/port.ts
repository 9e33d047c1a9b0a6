/** What the pages and the statechart of clients and invites ask of the server, and the answers. */
import type { InviteStatus } from './projection.ts';
import type { ListQuery, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';

/** `id`: of the invite. */
interface Answer<Type extends string> {
  readonly type: Type;
  readonly id: string;
}

export type InviteRequest =
  /** `to`: user name, email or phone; `region`: country of a phone number without its code. */
  | { readonly type: 'SendInvite'; readonly to: string; readonly region: string | null }
  | Answer<'AcceptInvite'>
  | Answer<'DeclineInvite'>
  | Answer<'WithdrawInvite'>
  | Answer<'EndRelation'>;

export interface InviteOutcome {
  readonly id: string;
  readonly status: InviteStatus;
}

/** An invite as shown to the merchant who sent it. Times are UTC, ISO 8601. */
export interface SentInvite {
  readonly id: string;
  readonly state: InviteStatus;
  /** As the merchant typed it. */
  readonly sentTo: string;
  /** null until it is accepted. */
  readonly client: PersonCard | null;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** When it was declined, withdrawn or ended, or expired. */
  readonly endedAt: string | null;
}

export interface WaitingInvite {
  readonly id: string;
  readonly merchant: PersonCard;
  readonly sentAt: string;
  readonly expiresAt: string;
}

export interface Relation {
  readonly inviteId: string;
  readonly merchant: PersonCard;
  readonly since: string;
}

export interface Client extends PersonCard {
  readonly inviteId: string;
  readonly email: string;
  /** E.164, or empty. */
  readonly phone: string;
  /** The contacts for which a code can be shown now. */
  readonly codeFor: readonly ('email' | 'phone')[];
  readonly since: string;
}

export interface RegistrationFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface ClientRegistration extends RegistrationFields {
  readonly id: string;
  readonly state: 'waiting' | 'activated' | 'expired';
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface Activation {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly merchant: PersonCard;
  readonly expiresAt: string;
}

/** Shown to the client once, and never returned again. */
export interface ShownCode {
  readonly code: string;
  /** The email address, or the phone number as E.164. */
  readonly value: string;
  readonly expiresAt: string;
}

export interface OwnContacts {
  readonly email: string;
  readonly emailVerified: boolean;
  /** E.164, or empty. */
  readonly phone: string;
  readonly phoneVerified: boolean;
  /** The contacts that a code from the shop can confirm now. */
  readonly codeFor: readonly ('email' | 'phone')[];
}

export type SentInviteSort = Sorted<'sentAt' | 'state' | 'sentTo'>;
export type ClientSort = Sorted<'displayName' | 'since'>;
export type RegistrationSort = Sorted<'createdAt' | 'email'>;

export interface SentInvitesQuery extends ListQuery<SentInviteSort> {
  /** null: every state. */
  readonly state: InviteStatus | null;
}

/** Every rejection is an Error with a readable message. */
export interface InviteCalls {
  /** The invite that awaits the signed-in person's answer, or null. */
  pending(): Promise<WaitingInvite | null>;
  /** The signed-in person's merchant, or null. */
  myMerchant(): Promise<Relation | null>;
  sent(query: SentInvitesQuery): Promise<{ readonly invites: readonly SentInvite[]; readonly total: number }>;
  clients(
    query: ListQuery<ClientSort>,
  ): Promise<{ readonly clients: readonly Client[]; readonly total: number }>;
  /** A code for a client in the shop, who types it into their profile. */
  showCode(inviteId: string, contact: 'email' | 'phone'): Promise<ShownCode>;
  myContacts(): Promise<OwnContacts>;
  /** @throws Error whose `reason` is `wrong-code` */
  redeemCode(code: string): Promise<OwnContacts>;
  registrations(
    query: ListQuery<RegistrationSort>,
  ): Promise<{ readonly registrations: readonly ClientRegistration[]; readonly total: number }>;
  /** Registering an address again, with another key, sends a new link, and the old one stops working. */
  register(
    client: RegistrationFields & {
      readonly key: string;
      /** Country of a phone number without its code. */
      readonly region?: string;
    },
  ): Promise<ClientRegistration>;
  withdrawRegistration(id: string): Promise<void>;
  /** The person an activation link is for. @throws Error with `reason` `link-over` */
  lookUpActivation(code: string): Promise<Activation>;
  /** Returns the email address to sign in with. @throws Error with `reason` `link-over`, or `field` `password` */
  activate(activation: {
    readonly code: string;
    readonly password: string;
    readonly policyAccepted: true;
  }): Promise<string>;
}

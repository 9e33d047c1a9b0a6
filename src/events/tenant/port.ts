/** What the business directory and the page of trading users ask of the server. Rejections are Errors with a readable message. */
import type { Role } from '../profile/user.ts';
import type { ListQuery, Sorted } from '../shared/paging.ts';

export const plans = ['Basic', 'Premium'] as const;
export type Plan = (typeof plans)[number];
export const tenantStatuses = ['active', 'paused', 'closed'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

/** The part of a business that anybody may read. */
export interface TenantRow {
  readonly number: number;
  readonly name: string;
  readonly city: string;
  readonly plan: Plan;
  /** Whether the person asking may change it. */
  readonly editable: boolean;
}

export interface TenantFields {
  readonly name: string;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  /** E.164, or empty. */
  readonly phone: string;
  /** May be empty. */
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly plan: Plan;
  readonly monthlyFeeCents: number;
  readonly status: TenantStatus;
}

export interface Tenant extends TenantFields {
  readonly number: number;
  readonly version: number;
  readonly createdAt: string;
}

export interface TradingUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly userName: string;
  readonly role: Role | readonly Role[];
  readonly registrationDate: string;
  readonly products: number;
  /** Number of transactions as seller, and below as buyer. */
  readonly sold: number;
  readonly bought: number;
  readonly clients: number;
}

export interface TenantsQuery extends ListQuery<Sorted<'name' | 'city' | 'number' | 'plan'>> {
  readonly plan: Plan | null;
}

export type TradingUserSort = Sorted<'displayName' | 'email' | 'registrationDate'>;

export interface TenantsPort {
  list(query: TenantsQuery): Promise<{ readonly tenants: readonly TenantRow[]; readonly total: number }>;
  /** null when this person has no such business. */
  load(number: number): Promise<Tenant | null>;
  /** @param tenant its `key` is drawn once per intended action */
  add(tenant: TenantFields & { readonly key: string }): Promise<Tenant>;
  save(number: number, tenant: TenantFields & { readonly version: number }): Promise<Tenant>;
  remove(number: number): Promise<void>;
  /** Admins only. */
  tradingUsers(
    query: ListQuery<TradingUserSort>,
  ): Promise<{ readonly users: readonly TradingUser[]; readonly total: number }>;
}

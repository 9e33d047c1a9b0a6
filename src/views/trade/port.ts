/** What the pages of goods ask of the server, and what they get. Every rejection is an Error whose message a person can read. */
import type { Role } from '../../events/profile/user.ts';

/** As anybody may see them. */
export interface PersonCard {
  readonly uid: string;
  readonly userName: string;
  readonly displayName: string;
  readonly companyName: string;
}

export interface Picture {
  readonly id: string;
  readonly url: string;
  readonly smallUrl: string;
  /** Pixels of `url`. */
  readonly width: number;
  readonly height: number;
}

type Sorted<Key extends string> = Key | `-${Key}`;

interface ListQuery<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export const categories = [
  'bags',
  'shoes',
  'clothing',
  'furniture',
  'car-interiors',
  'carpets',
  'care-products',
  'other',
] as const;
export type Category = (typeof categories)[number];
/** private: for the clients named for it only. */
export type Visibility = 'public' | 'private';

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** 0: there is none, and one asks for a quote. */
  readonly priceCents: number;
  readonly category: Category;
  readonly visibility: Visibility;
  /** How many are left; null when they are not counted. */
  readonly stock: number | null;
  readonly pictures: readonly Picture[];
  readonly seller: PersonCard;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
}

export interface OwnProduct extends Product {
  readonly version: number;
  readonly hidden: boolean;
  readonly postId: string | null;
  /** The clients named for it, while it is private. */
  readonly clients: readonly PersonCard[];
  readonly updatedAt: string;
}

/** What its seller writes. */
export interface ProductFields {
  readonly title: string;
  readonly description: string;
  readonly priceCents: number;
  readonly category: Category;
  readonly visibility: Visibility;
  readonly stock: number | null;
  readonly pictureIds: readonly string[];
}

export type ProductSort = Sorted<'createdAt' | 'price' | 'title'>;
export type OwnProductSort = Sorted<'createdAt' | 'price' | 'title' | 'stock'>;

export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

export interface QuoteRequest {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  readonly buyer: PersonCard;
  readonly contact: Contact;
  readonly note: string;
  readonly createdAt: string;
}

export interface ProductsPort {
  market(
    query: ListQuery<ProductSort> & {
      readonly category: Category | null;
      readonly minCents: number | null;
      readonly maxCents: number | null;
      /** User name. */
      readonly seller: string | null;
    },
  ): Promise<{ readonly products: readonly Product[]; readonly total: number }>;
  mine(
    query: ListQuery<OwnProductSort> & {
      readonly category: Category | null;
      readonly show: 'all' | 'shown' | 'hidden' | 'private';
    },
  ): Promise<{ readonly products: readonly OwnProduct[]; readonly total: number }>;
  /** Private ones that merchants show to the signed-in person. */
  shared(
    query: ListQuery<ProductSort>,
  ): Promise<{ readonly products: readonly Product[]; readonly total: number }>;
  /** null when there is none for this person. */
  load(id: string): Promise<Product | null>;
  loadOwn(id: string): Promise<OwnProduct | null>;
  /** @param product its `key` is drawn once for one intention: sent again, it makes no second product */
  create(
    product: ProductFields & { readonly key: string; readonly postId: string | null },
  ): Promise<OwnProduct>;
  /** @param product its `version` is the one that was read */
  save(id: string, product: ProductFields & { readonly version: number }): Promise<OwnProduct>;
  setHidden(id: string, hidden: boolean): Promise<OwnProduct>;
  /** Replaces the whole list. */
  setClients(id: string, version: number, uids: readonly string[]): Promise<OwnProduct>;
  remove(id: string): Promise<void>;
  askForQuote(
    id: string,
    question: {
      readonly key: string;
      readonly quantity: number;
      readonly contact: Contact;
      readonly note: string;
    },
  ): Promise<void>;
  quoteRequests(query: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly quoteRequests: readonly QuoteRequest[]; readonly total: number }>;
  /** undefined when it is no longer there. */
  findQuoteRequest(id: string): Promise<QuoteRequest | undefined>;
  removeQuoteRequest(id: string): Promise<void>;
  /** Those who can be named for a private product. */
  ownClients(): Promise<readonly PersonCard[]>;
}

/** clients: shared between a merchant and accepted clients, whichever of them owns it. */
export type PostVisibility = 'public' | 'clients' | 'private';

export interface Post {
  readonly id: string;
  readonly owner: PersonCard;
  readonly caption: string;
  readonly visibility: PostVisibility;
  readonly picture: Picture;
  readonly createdAt: string;
}

export interface PostsPort {
  list(
    query: ListQuery<Sorted<'createdAt'>> & {
      /** `clients`: what own clients share with the signed-in merchant; `merchant`: what the own merchant shares. */
      readonly from: 'mine' | 'public' | 'clients' | 'merchant';
    },
  ): Promise<{ readonly posts: readonly Post[]; readonly total: number }>;
  /** null when there is none for this person. */
  load(id: string): Promise<Post | null>;
  /** @param onProgress gets 0 to 1 */
  upload(file: Blob, key: string, onProgress: (part: number) => void): Promise<Picture>;
  create(post: {
    readonly pictureId: string;
    readonly caption: string;
    readonly visibility: PostVisibility;
  }): Promise<Post>;
  save(id: string, post: { readonly caption: string; readonly visibility: PostVisibility }): Promise<Post>;
  remove(id: string): Promise<void>;
}

export const plans = ['Basic', 'Premium'] as const;
export type Plan = (typeof plans)[number];
export const tenantStatuses = ['active', 'paused', 'closed'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

/** What anybody may read of a business. */
export interface TenantRow {
  readonly number: number;
  readonly name: string;
  readonly city: string;
  readonly plan: Plan;
  /** Whether whoever asks may change it. */
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
  /** Transactions as seller, and as buyer. */
  readonly sold: number;
  readonly bought: number;
  readonly clients: number;
}

export interface TenantsPort {
  list(
    query: ListQuery<Sorted<'name' | 'city' | 'number' | 'plan'>> & { readonly plan: Plan | null },
  ): Promise<{ readonly tenants: readonly TenantRow[]; readonly total: number }>;
  /** null when there is none for this person. */
  load(number: number): Promise<Tenant | null>;
  /** @param tenant its `key` is drawn once for one intention */
  add(tenant: TenantFields & { readonly key: string }): Promise<Tenant>;
  save(number: number, tenant: TenantFields & { readonly version: number }): Promise<Tenant>;
  remove(number: number): Promise<void>;
  /** Admins only. */
  tradingUsers(
    query: ListQuery<Sorted<'displayName' | 'email' | 'registrationDate'>>,
  ): Promise<{ readonly users: readonly TradingUser[]; readonly total: number }>;
}

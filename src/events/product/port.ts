/** What the pages of products ask of the server, and the answers. Every rejection is an Error with a readable message. */
import type { QuotedEstimate } from '../bluebook/estimate.ts';
import type { ListQuery, Paging, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { Contact } from '../transaction/contact.ts';

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
/** private: only for the clients named for it. */
export type Visibility = 'public' | 'private';

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** 0: no fixed price; buyers ask for a quote. */
  readonly priceCents: number;
  readonly category: Category;
  readonly visibility: Visibility;
  /** Items left; null when they are not counted. */
  readonly stock: number | null;
  readonly pictures: readonly Picture[];
  readonly seller: PersonCard;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** Number of the seller's page in the directory; only of a product that was loaded by itself, null without one. */
  readonly shop?: number | null;
}

export interface OwnProduct extends Product {
  readonly version: number;
  readonly hidden: boolean;
  readonly postId: string | null;
  /** The clients named for it while it is private. */
  readonly clients: readonly PersonCard[];
  readonly updatedAt: string;
}

/** What its seller enters. */
export interface ProductFields {
  readonly title: string;
  readonly description: string;
  readonly priceCents: number;
  readonly category: Category;
  readonly visibility: Visibility;
  readonly stock: number | null;
  readonly pictureIds: readonly string[];
}

/** `key` is drawn once per intended action: a repeat creates no second product. */
export interface NewProduct extends ProductFields {
  readonly key: string;
  readonly postId: string | null;
}

/** `version`: the one that was read. */
export interface ChangedProduct extends ProductFields {
  readonly version: number;
}

export type ProductSort = Sorted<'createdAt' | 'price' | 'title'>;
export type OwnProductSort = Sorted<'createdAt' | 'price' | 'title' | 'stock'>;

export interface MarketQuery extends ListQuery<ProductSort> {
  readonly category: Category | null;
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** User name. */
  readonly seller: string | null;
}

export interface OwnProductsQuery extends ListQuery<OwnProductSort> {
  readonly category: Category | null;
  readonly show: 'all' | 'shown' | 'hidden' | 'private';
}

export interface NewQuoteRequest {
  /** Drawn once per intended action. */
  readonly key: string;
  readonly quantity: number;
  readonly contact: Contact;
  readonly note: string;
}

export interface QuoteRequest {
  readonly id: string;
  /** A request is about either a product or an estimate; the other field is null. */
  readonly productId: string | null;
  readonly estimate: QuotedEstimate | null;
  readonly title: string;
  readonly quantity: number;
  readonly buyer: PersonCard;
  readonly contact: Contact;
  readonly note: string;
  readonly createdAt: string;
}

export interface QuoteRequestPage {
  readonly quoteRequests: readonly QuoteRequest[];
  /** Number on all pages together. */
  readonly total: number;
}

interface ProductPage<Item> {
  readonly products: readonly Item[];
  readonly total: number;
}

export interface ProductsPort {
  market(query: MarketQuery): Promise<ProductPage<Product>>;
  mine(query: OwnProductsQuery): Promise<ProductPage<OwnProduct>>;
  /** Private products that merchants show to the signed-in person. */
  shared(query: ListQuery<ProductSort>): Promise<ProductPage<Product>>;
  /** null when there is no such product for this person. */
  load(id: string): Promise<Product | null>;
  loadOwn(id: string): Promise<OwnProduct | null>;
  create(product: NewProduct): Promise<OwnProduct>;
  save(id: string, product: ChangedProduct): Promise<OwnProduct>;
  setHidden(id: string, hidden: boolean): Promise<OwnProduct>;
  /** Replaces the whole list. */
  setClients(id: string, version: number, uids: readonly string[]): Promise<OwnProduct>;
  remove(id: string): Promise<void>;
  askForQuote(id: string, question: NewQuoteRequest): Promise<void>;
  quoteRequests(query: Paging): Promise<QuoteRequestPage>;
  /** undefined when it no longer exists. */
  findQuoteRequest(id: string): Promise<QuoteRequest | undefined>;
  removeQuoteRequest(id: string): Promise<void>;
  /** The clients who can be named for a private product. */
  ownClients(): Promise<readonly PersonCard[]>;
}

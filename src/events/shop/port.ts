/** What the pages ask of the server about a shop: its hours, and the page that it shows to everybody. */
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { HandoverWay, ShopHours, Slot } from './hours.ts';

export interface VersionedHours {
  /** 0: never saved. */
  readonly version: number;
  readonly hours: ShopHours | null;
}

/** The choices at a shop, at the server's current time. */
export interface OfferedSlots {
  /** Empty: this shop has no hours. */
  readonly ways: readonly HandoverWay[];
  /** IANA name. */
  readonly timeZone: string;
  /** Earliest first. */
  readonly slots: readonly Slot[];
}

/** Two photos of the same thing, both public. */
export interface ShownWork {
  readonly id: string;
  readonly caption: string;
  readonly before: Picture;
  readonly after: Picture;
}

/** A business as everybody sees it. */
export interface ShopPage {
  /** Of the business in the directory. */
  readonly number: number;
  readonly name: string;
  readonly city: string;
  /** Whether the person asking may change it. */
  readonly editable: boolean;
  /** Whose products are offered there; null while nothing can be ordered. */
  readonly seller: PersonCard | null;
  readonly cover: Picture | null;
  /** '' when the business has written nothing, as below. */
  readonly about: string;
  readonly area: string;
  /** What it shows of its contact details; the rest is empty or null. */
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    readonly email: string;
    readonly address: {
      readonly street: string;
      readonly postalCode: string;
      readonly city: string;
      readonly country: string;
    } | null;
  };
  readonly hours: ShopHours | null;
  /** The latest first. */
  readonly work: readonly ShownWork[];
}

/** What a business adds to its page, for changing it. */
export interface OwnShopPage {
  /** 0: never saved. */
  readonly version: number;
  readonly cover: Picture | null;
  readonly about: string;
  readonly area: string;
  readonly showPhone: boolean;
  readonly showEmail: boolean;
  readonly showAddress: boolean;
}

/** `version`: the one that was read. */
export type ChangedShopPage = Omit<OwnShopPage, 'cover'> & { readonly coverId: string | null };

/** Every rejection is an Error with a readable message. */
export interface ShopPort {
  /** The signed-in merchant's own hours. */
  hours(): Promise<VersionedHours>;
  /** @param version the version being changed */
  saveHours(version: number, hours: ShopHours): Promise<VersionedHours>;
  /** @param seller uid */
  slots(seller: string): Promise<OfferedSlots>;
  /** null when there is no such business. */
  page(number: number): Promise<ShopPage | null>;
  /** null when this person may not change it. */
  ownPage(number: number): Promise<OwnShopPage | null>;
  savePage(number: number, page: ChangedShopPage): Promise<OwnShopPage>;
}

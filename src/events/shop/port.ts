/** What the pages ask of the server about a shop's hours. */
import type { HandoverWay, ShopHours, Slot } from './hours.ts';

export interface VersionedHours {
  /** 0: nothing was saved yet. */
  readonly version: number;
  readonly hours: ShopHours | null;
}

/** What can be chosen of a shop, by the server's clock. */
export interface OfferedSlots {
  /** Empty: this shop has no hours. */
  readonly ways: readonly HandoverWay[];
  /** IANA name. */
  readonly timeZone: string;
  /** The earliest first. */
  readonly slots: readonly Slot[];
}

/** Every rejection is an Error whose message a person can read. */
export interface ShopPort {
  /** One's own. */
  hours(): Promise<VersionedHours>;
  /** @param version the one that is changed */
  saveHours(version: number, hours: ShopHours): Promise<VersionedHours>;
  /** @param seller uid */
  slots(seller: string): Promise<OfferedSlots>;
}

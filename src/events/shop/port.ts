/** What the pages ask of the server about a shop's hours. */
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

/** Every rejection is an Error with a readable message. */
export interface ShopPort {
  /** The signed-in merchant's own hours. */
  hours(): Promise<VersionedHours>;
  /** @param version the version being changed */
  saveHours(version: number, hours: ShopHours): Promise<VersionedHours>;
  /** @param seller uid */
  slots(seller: string): Promise<OfferedSlots>;
}

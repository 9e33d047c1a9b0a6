/** What the page that compares marks asks of the server, and the answers. Every rejection is an Error with a readable message. */
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';

export interface BrandEngine {
  readonly name: string;
  readonly version: string;
}

/** What a comparison uses. A name counts only with as many photos as a match needs. */
export interface BrandMeans {
  readonly engine: BrandEngine;
  readonly names: number;
  readonly photos: number;
  /** How many photos of one name must agree. */
  readonly needed: number;
  /** The merchant whose references are used; null: the person's own, or nobody's. */
  readonly merchant: PersonCard | null;
}

/** In fractions of the photo's width and height, from its upper left. */
export interface BrandPlace {
  readonly x: number;
  readonly y: number;
}

export interface BrandAgreement {
  readonly pictureId: string;
  /** The reference; null for everybody but its owner. */
  readonly photo: Picture | null;
  /** Number of points that match the reference. */
  readonly points: number;
  /** Outline of the reference in the photo; it may extend beyond the photo. */
  readonly outline: readonly BrandPlace[];
  readonly places: readonly BrandPlace[];
  readonly referencePlaces: readonly BrandPlace[];
}

export interface BrandCheck {
  /** null: no match. */
  readonly name: string | null;
  /** Best match first. */
  readonly agreeing: readonly BrandAgreement[];
  /** The photo has too few points to be distinguishable. */
  readonly fewPoints: boolean;
  readonly names: number;
  readonly photos: number;
  readonly engine: BrandEngine;
}

export interface BrandReference {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly photos: readonly Picture[];
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly deletedAt: string | null;
}

export interface ReferenceFields {
  readonly name: string;
  readonly pictureIds: readonly string[];
}

export interface BrandPort {
  means(): Promise<BrandMeans>;
  /** The photo is not stored. @param key drawn once per intended action */
  check(photo: Blob, key: string): Promise<BrandCheck>;
  references(show: 'kept' | 'deleted'): Promise<readonly BrandReference[]>;
  /** @throws with reason `name-taken`, naming the field */
  add(fields: ReferenceFields & { readonly key: string }): Promise<BrandReference>;
  /** @throws with reason `changed-meanwhile` when `version` is not the newest any more */
  save(id: string, change: ReferenceFields & { readonly version: number }): Promise<BrandReference>;
  /** It can be restored for a day. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<BrandReference>;
}

/** Finds guides for a known material and stain, as determined by an analysis of photos, for example. */
import { guides } from './all-guides.ts';
import type { Guide } from './fact.ts';
import type { Material, Stain } from './names.ts';

export interface Care {
  /** For this stain on this material; null when there is none, since a guide for another material is no substitute. */
  readonly guide: Guide | null;
  /** Everyday care of the material: how to recognize it, and what never to do to it. */
  readonly everyday: Guide | null;
}

/** @param stain null: none was found */
export function careFor(material: Material, stain: Stain | null): Care {
  const own = guides.filter((guide) => guide.material === material);
  const everyday = own.find(({ stains }) => stains[0] === 'care') ?? null;
  if (stain === null) return { guide: null, everyday };
  // Prefer a guide that is filed under the stain to one that covers it together with another.
  const guide =
    own.find(({ stains }) => stains[0] === stain) ?? own.find(({ stains }) => stains.includes(stain)) ?? null;
  return { guide, everyday };
}

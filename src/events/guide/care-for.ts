/** Guides by what an item is made of and what is wrong with it, for whoever knows both already, such as an analysis of photos. */
import { guides } from './all-guides.ts';
import type { Guide } from './fact.ts';
import type { Material, Stain } from './names.ts';

export interface Care {
  /** For this stain on this material; null: there is none, and one for another material is no substitute. */
  readonly guide: Guide | null;
  /** Everyday care of the material: how to tell it, and what never to do to it. */
  readonly everyday: Guide | null;
}

/** @param stain null: none was found */
export function careFor(material: Material, stain: Stain | null): Care {
  const own = guides.filter((guide) => guide.material === material);
  const everyday = own.find(({ stains }) => stains[0] === 'care') ?? null;
  if (stain === null) return { guide: null, everyday };
  // One that is filed under the stain before one that treats it along with another.
  const guide =
    own.find(({ stains }) => stains[0] === stain) ?? own.find(({ stains }) => stains.includes(stain)) ?? null;
  return { guide, everyday };
}

/** Texts about bags and stains. */
import type { Condition, Material, Stain } from '../../events/bluebook/book.ts';
import type { PriceQuestion } from '../../events/bluebook/price.ts';

export const materialNames: Readonly<Record<Material, string>> = {
  leather: 'Leather',
  suede: 'Suede',
  canvas: 'Canvas',
  other: 'Something else',
};

export const stainNames: Readonly<Record<Stain, string>> = {
  general: 'General',
  mold: 'Mold',
  dirt: 'Dirt',
  oil: 'Oil',
  ink: 'Ink',
};

export const conditionNames: Readonly<Record<Condition, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

/** `Oil × 3`, or a text for none. */
export const stainsOf = ({ stain, stainCount }: Pick<PriceQuestion, 'stain' | 'stainCount'>) =>
  stainCount === 0 ? 'No stains' : `${stainNames[stain]} × ${stainCount}`;

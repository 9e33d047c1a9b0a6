/** Attractive pairs for the page where one tries the analysis without an account. Generated, so free to show. */
import type { PairOptions } from './scene.ts';

export const samples = {
  'tan-leather-bag': { seed: 11, material: 'tan-leather', itemType: 'bag', stains: ['ink', 'water-ring', 'oil'], condition: 'cleaned', hand: false, card: true, gloss: false, folds: true },
  'black-leather-wallet': { seed: 21, material: 'black-leather', itemType: 'wallet', stains: ['mould', 'grease'], condition: 'cleaned', hand: false, card: true, gloss: false, folds: true },
  'suede-shoe': { seed: 22, material: 'suede', itemType: 'shoe', stains: ['mud', 'water-ring'], condition: 'cleaned', hand: false, card: false, gloss: false, folds: true },
  'canvas-sofa': { seed: 23, material: 'canvas', itemType: 'sofa', stains: ['wine', 'grease'], condition: 'cleaned', hand: false, card: true, gloss: false, folds: true },
  'denim-jacket': { seed: 24, material: 'denim', itemType: 'jacket', stains: ['oil', 'mud'], condition: 'cleaned', hand: false, card: false, gloss: false, folds: true },
  carpet: { seed: 31, material: 'carpet', itemType: 'carpet', stains: ['wine', 'mud', 'grease'], condition: 'cleaned', hand: false, card: true, gloss: false, folds: false },
} as const satisfies Record<string, PairOptions>; // prettier-ignore

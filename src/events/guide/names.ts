/** The materials and stains that guides are filed under, with their display names. */

export const materials = {
  pigmented: 'Pigmented leather',
  'semi-aniline': 'Semi-aniline leather',
  aniline: 'Aniline leather',
  nubuck: 'Nubuck',
  suede: 'Suede',
  'vegetable-tanned': 'Vegetable-tanned leather',
  waxy: 'Waxed and pull-up leather',
  patent: 'Patent leather',
  exotic: 'Reptile leather',
  coated: 'Faux leather',
  'canvas-cotton': 'Canvas and cotton',
  wool: 'Wool',
  'silk-viscose': 'Silk and viscose',
  'polyester-microfibre': 'Microfibre and polyester',
  'velvet-pile': 'Velvet',
  carpet: 'Carpet',
  any: 'Any material',
} as const;

export type Material = keyof typeof materials;

export const stains = {
  care: 'Everyday care',
  water: 'Water and rings',
  tannin: 'Wine, coffee and other drinks',
  ink: 'Ballpoint ink',
  marker: 'Permanent marker',
  dye: 'Dye transfer',
  grease: 'Oil and grease',
  'body-grease': 'Body grease',
  'make-up': 'Lipstick and make-up',
  blood: 'Blood and other protein',
  urine: 'Urine',
  mould: 'Mould and mildew',
  mud: 'Mud and dry soil',
  salt: 'Road salt and sweat salts',
  rust: 'Rust',
  wax: 'Candle wax',
  gum: 'Chewing gum',
  scuff: 'Scuffs and scratches',
  crush: 'Crushed pile',
  sticky: 'Stickiness',
  dirt: 'Dirt and shine',
  unknown: 'Unknown stain',
  label: 'Labels and codes',
  rules: 'Rules for every job',
} as const;

export type Stain = keyof typeof stains;

export const leathers: readonly Material[] = [
  'pigmented',
  'semi-aniline',
  'aniline',
  'nubuck',
  'suede',
  'vegetable-tanned',
  'waxy',
  'patent',
  'exotic',
];

export const fabrics: readonly Material[] = [
  'canvas-cotton',
  'wool',
  'silk-viscose',
  'polyester-microfibre',
  'velvet-pile',
];

export const isMaterial = (key: string): key is Material => Object.hasOwn(materials, key);
export const isStain = (key: string): key is Stain => Object.hasOwn(stains, key);

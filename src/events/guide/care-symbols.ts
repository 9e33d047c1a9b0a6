/** The care symbols that guides use, with their meanings. The pages draw them. */

export const careSymbols = {
  wash: 'Wash, at most at the number of degrees in the tub',
  'hand-wash': 'Wash by hand',
  'no-wash': 'Do not wash',
  'wash-mild': 'Wash mildly',
  'bleach-any': 'Any bleach',
  'bleach-oxygen': 'Oxygen bleach only',
  'bleach-none': 'Do not bleach',
  drying: 'Drying',
  'dry-flat': 'Dry flat',
  'dry-shade': 'Dry in the shade',
  'tumble-none': 'Do not tumble dry',
  'iron-low': 'Iron at low heat, one dot',
  'iron-medium': 'Iron at medium heat, two dots',
  'iron-high': 'Iron at high heat, three dots',
  'iron-none': 'Do not iron',
  'professional-p': 'Professional cleaning with the usual solvents',
  'professional-f': 'Professional cleaning with hydrocarbon only',
  'professional-w': 'Professional wet cleaning',
} as const;

export type CareSymbol = keyof typeof careSymbols;

export const isCareSymbol = (key: string): key is CareSymbol => Object.hasOwn(careSymbols, key);

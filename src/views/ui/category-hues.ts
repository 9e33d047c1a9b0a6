/** Colors that distinguish categories: dark shades on light pages, light shades on dark pages; never the only distinction. */
import type { palette } from './tokens.ts';

export const categoryHues = [
  'blue',
  'leather',
  'patina',
  'red',
  'yellow',
  'green',
  'gray',
] as const satisfies readonly (keyof typeof palette)[];

/** Shades of a hue with a contrast of at least 3:1 against a surface. */
export const categoryShades = { light: 6, dark: 3 } as const;

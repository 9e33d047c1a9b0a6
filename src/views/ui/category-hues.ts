/** Colours that tell categories apart: strong ones on light pages, light ones on dark pages, and never the only sign. */
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

/** Steps of a hue that show on a surface, 3:1 at least. */
export const categoryShades = { light: 6, dark: 3 } as const;

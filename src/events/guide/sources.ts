/** The sources of facts, by the keys that guides use for them. */

export const sources = {
  LD: 'Leather Doctor, stain pages and forum',
  GL: 'Garrett Leather, cleaning notes (2016)',
  AL: 'Advanced Leather, suede and nubuck care',
  AG: 'Leather technologists on dye transfer, car-care forum',
  UPH: 'Makers’ explanations of the upholstery codes W, S, WS and X',
  NE: 'University of Nebraska Extension, EC86-418: upholstery stains',
  S300: 'ANSI/IICRC S300, upholstery cleaning: scope and terms',
  CF: 'Cleanfax, on texture distortion',
  NB: 'Neighborly, carpet stain guide',
  ISO3758: 'ISO 3758 and GINETEX, care symbols',
  D4265: 'ASTM D4265, stain removal in home laundering',
  A02: 'ISO 105-A02, grey scale for change in colour',
} as const;

export type SourceKey = keyof typeof sources;

const standards: readonly SourceKey[] = ['S300', 'ISO3758', 'D4265', 'A02'];

export const isStandard = (key: SourceKey): boolean => standards.includes(key);
export const isSource = (key: string): key is SourceKey => Object.hasOwn(sources, key);

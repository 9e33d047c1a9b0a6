/** The numbers of a measurement for display: each with its interval, its unit and its method. */
import type { Estimate, Findings, Measurement } from './measurement.ts';
import { methodWords } from './method.ts';

export interface Figure {
  readonly name: string;
  /** One sentence: what it means. */
  readonly meaning: string;
  /** Formatted, with its unit. */
  readonly value: string;
  /** 95% interval; null where there is no number. */
  readonly interval: string | null;
  readonly method: string | null;
}

type Unit = 'points' | 'count' | 'share' | 'cm2' | 'deltaE' | 'ratio' | 'distance';

/** `percent` of a share: below ten percent with one decimal, which is needed to say anything. */
const percent = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

const writers: Readonly<Record<Unit, (value: number) => string>> = {
  points: (value) => String(Math.round(value)),
  count: (value) => String(Math.round(value)),
  share: percent,
  cm2: (value) => `${value.toFixed(value < 10 ? 1 : 0)} cm²`,
  deltaE: (value) => value.toFixed(1),
  ratio: (value) => value.toFixed(2),
  distance: (value) => value.toFixed(3),
};

export const writeNumber = (value: number, unit: Unit): string => writers[unit](value);

/** Both ends in the unit's own words: `78 to 88`. */
export const writeInterval = ({ low, high }: Pick<Estimate, 'low' | 'high'>, unit: Unit): string =>
  `${writers[unit](low)} to ${writers[unit](high)}`;

interface Row {
  readonly name: string;
  readonly meaning: string;
  readonly unit: Unit;
  /** Text shown where there is no number. */
  readonly none?: string;
  readonly of: (findings: Findings) => Estimate | null;
}

const nothingDirty = 'nothing was dirty before';
const noScale = 'no scale in the photo';

const rows: readonly Row[] = [
  {
    name: 'Cleaning score',
    meaning: '0 to 100: how much of the visible dirt is gone.',
    unit: 'points',
    none: nothingDirty,
    of: ({ cleaningScore }) => cleaningScore,
  },
  {
    name: 'Colour restoration',
    meaning: '0 to 100: how close the dirty places came to the clean surface around them.',
    unit: 'points',
    none: nothingDirty,
    of: ({ colourRestoration }) => colourRestoration,
  },
  {
    name: 'Dirty areas before',
    meaning: 'Separate dirty places in the first photo.',
    unit: 'count',
    of: ({ before }) => before.count,
  },
  {
    name: 'Dirty areas after',
    meaning: 'Separate dirty places in the second photo.',
    unit: 'count',
    of: ({ after }) => after.count,
  },
  {
    name: 'Dirty share before',
    meaning: 'Part of the item that was dirty.',
    unit: 'share',
    of: ({ before }) => before.share,
  },
  {
    name: 'Dirty share after',
    meaning: 'Part of the item that still is.',
    unit: 'share',
    of: ({ after }) => after.share,
  },
  {
    name: 'Dirty surface before',
    meaning: 'The same in square centimetres, by the printed card.',
    unit: 'cm2',
    none: noScale,
    of: ({ before }) => before.cm2,
  },
  {
    name: 'Dirty surface after',
    meaning: 'The same in square centimetres, by the printed card.',
    unit: 'cm2',
    none: noScale,
    of: ({ after }) => after.cm2,
  },
  {
    name: 'Colour change',
    meaning: 'How far the colour of the dirty places moved, as ΔE00; 1 is just visible side by side.',
    unit: 'deltaE',
    none: nothingDirty,
    of: ({ removedDeltaE }) => removedDeltaE,
  },
  {
    name: 'Scuffs before',
    meaning: 'Part of the item under long, thin marks.',
    unit: 'share',
    of: ({ scuffs }) => scuffs.before.share,
  },
  {
    name: 'Scuffs after',
    meaning: 'Part of the item under long, thin marks.',
    unit: 'share',
    of: ({ scuffs }) => scuffs.after.share,
  },
  {
    name: 'Grain',
    meaning: 'Strength of the surface’s grain, after against before; 1 is the same.',
    unit: 'ratio',
    of: ({ texture }) => texture.grain,
  },
  {
    name: 'Change of texture',
    meaning: 'How different the surface’s fine pattern is; 0 is the same.',
    unit: 'distance',
    of: ({ texture }) => texture.pattern,
  },
];

/** Empty when it is inconclusive. */
export function figuresOf({ findings }: Pick<Measurement, 'findings'>): readonly Figure[] {
  if (!findings) return [];
  return rows.map(({ name, meaning, unit, none = '', of }) => {
    const estimate = of(findings);
    if (!estimate) return { name, meaning, value: none, interval: null, method: null };
    return {
      name,
      meaning,
      value: writeNumber(estimate.value, unit),
      interval: writeInterval(estimate, unit),
      method: methodWords[estimate.method],
    };
  });
}

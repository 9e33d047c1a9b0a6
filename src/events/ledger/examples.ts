/**
 * Two months of example entries of a shop, for exploring the app before there is any own data. They are added as one import
 * with fixed ids, by which they are recognized; an example that a person has edited counts as their own and is kept.
 */
import type { ImportedEntry } from './decide.ts';
import type { Entry } from './events.ts';
import type { EntrySequence } from './sequence.ts';

/** Source of the import that adds them. */
export const exampleSource = 'example';

const exampleTag = 'example';

interface Example {
  readonly name: string;
  readonly amountCents: number;
  readonly category: string;
  readonly daysAgo: number;
  readonly paid: boolean;
  readonly note?: string;
}

const examples: readonly Example[] = [
  { name: 'Workshop rent', amountCents: -38000, category: 'Rent', daysAgo: 45, paid: true },
  { name: 'Leather sofa, three seats', amountCents: 18000, category: 'Sofas', daysAgo: 41, paid: true },
  { name: 'Foam cleaner, 5 l', amountCents: -4250, category: 'Supplies', daysAgo: 39, paid: true },
  { name: 'Suede jacket', amountCents: 6500, category: 'Clothes', daysAgo: 33, paid: true },
  { name: 'Car seats, front and back', amountCents: 14000, category: 'Cars', daysAgo: 27, paid: true },
  {
    name: 'Handbag, ink stain',
    amountCents: 8500,
    category: 'Bags',
    daysAgo: 20,
    paid: true,
    note: 'Pale blue, ink on the front. Tested on the inside first.',
  },
  { name: 'Workshop rent', amountCents: -38000, category: 'Rent', daysAgo: 14, paid: true },
  { name: 'Soft brushes and cloths', amountCents: -3180, category: 'Supplies', daysAgo: 12, paid: true },
  { name: 'Office chairs, twelve', amountCents: 54000, category: 'Offices', daysAgo: 9, paid: true },
  { name: 'Fuel for the van', amountCents: -5840, category: 'Travel', daysAgo: 6, paid: true },
  {
    name: 'Armchair, new color',
    amountCents: 22000,
    category: 'Sofas',
    daysAgo: 4,
    paid: false,
    note: 'Pays when it’s picked up.',
  },
  { name: 'Weekend bag', amountCents: 9500, category: 'Bags', daysAgo: 1, paid: false },
];

const byId: ReadonlyMap<string, Example> = new Map(
  examples.map((example, i) => [`${exampleTag}-${i + 1}`, example]),
);

/** @param day YYYY-MM-DD */
function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** @param today YYYY-MM-DD where the person is; the latest entry is from the day before */
export const exampleEntries = (today: string): readonly ImportedEntry[] =>
  [...byId].map(([id, { name, amountCents, category, daysAgo, paid, note = null }]) => ({
    ...{ id, name, amountCents, paid, note, category },
    date: daysBefore(today, daysAgo),
    tags: [exampleTag],
  }));

/** An example that was only marked or dated is still one; a changed name, amount or note makes it the person's own. */
export function isExample({ id, name, amountCents, note }: Entry): boolean {
  const example = byId.get(id);
  return (
    example !== undefined &&
    example.name === name &&
    example.amountCents === amountCents &&
    (example.note ?? null) === note
  );
}

/** Ids of the examples in the ledger; needs only one lookup per example. */
export const examplesIn = (entries: EntrySequence): readonly string[] =>
  [...byId.keys()].filter((id) => {
    const entry = entries.get(id);
    return entry !== undefined && isExample(entry);
  });

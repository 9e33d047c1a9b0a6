/**
 * A shop's two months, to look around with before there is anything of one's own. They come in as one import with ids that are
 * always the same, which is how they are known again; what somebody has made something else of is theirs and stays.
 */
import type { ImportedEntry } from './decide.ts';
import type { Entry } from './events.ts';
import type { EntrySequence } from './sequence.ts';

/** Of the import that brings them in. */
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

/** @param today YYYY-MM-DD where the person is; the last of them is of the day before */
export const exampleEntries = (today: string): readonly ImportedEntry[] =>
  [...byId].map(([id, { name, amountCents, category, daysAgo, paid, note = null }]) => ({
    ...{ id, name, amountCents, paid, note, category },
    date: daysBefore(today, daysAgo),
    tags: [exampleTag],
  }));

/** Marking or dating one leaves it an example; another name, amount or note makes it the person's own. */
export function isExample({ id, name, amountCents, note }: Entry): boolean {
  const example = byId.get(id);
  return (
    example !== undefined &&
    example.name === name &&
    example.amountCents === amountCents &&
    (example.note ?? null) === note
  );
}

/** Ids of the examples that are there, in as many looks as there are examples. */
export const examplesIn = (entries: EntrySequence): readonly string[] =>
  [...byId.keys()].filter((id) => {
    const entry = entries.get(id);
    return entry !== undefined && isExample(entry);
  });

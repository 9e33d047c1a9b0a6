/** Sums of income and spending by category, over a whole ledger or a part of it. */
import type { LabelBook } from './labels.ts';
import type { EntrySequence } from './sequence.ts';

export interface CategoryTotal {
  /** null: entries without a category. */
  readonly category: string | null;
  readonly count: number;
  readonly inCents: number;
  /** Absolute value. */
  readonly outCents: number;
}

/** Largest first, entries without a category last. @param ids only these entries; null for all */
export function categoryTotals(
  entries: EntrySequence,
  labels: LabelBook,
  ids: readonly string[] | null,
): readonly CategoryTotal[] {
  const totals = new Map<string | null, { count: number; inCents: number; outCents: number }>();
  const count = (id: string, cents: number) => {
    const { category } = labels.get(id);
    let total = totals.get(category);
    if (!total) totals.set(category, (total = { count: 0, inCents: 0, outCents: 0 }));
    total.count += 1;
    if (cents > 0) total.inCents += cents;
    else total.outCents -= cents;
  };
  if (ids) for (const id of ids) count(id, entries.amountOf(id) ?? 0);
  else
    entries.scan(0, ({ id, amountCents }) => {
      count(id, amountCents);
      return true;
    });
  const size = ({ inCents, outCents }: CategoryTotal) => inCents + outCents;
  return [...totals]
    .map(([category, total]) => ({ category, ...total }))
    .sort((a, b) => Number(a.category === null) - Number(b.category === null) || size(b) - size(a));
}

export interface UsedLabels {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** The categories and tags that entries of the ledger have, most used first. */
export function usedLabels(entries: EntrySequence, labels: LabelBook): UsedLabels {
  const [categories, tags] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const one of labels) {
    if (!entries.has(one.id)) continue;
    if (one.category !== null) count(categories, one.category);
    for (const tag of one.tags) count(tags, tag);
  }
  const byUse = (counts: Map<string, number>) =>
    [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return { categories: byUse(categories), tags: byUse(tags) };
}

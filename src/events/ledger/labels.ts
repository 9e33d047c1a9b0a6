/**
 * What an entry is filed under: one category, and tags. They are kept by the entry's id and outlive it, so that an entry that is
 * brought back has its own again, and a change of an entry costs what it did before there were any.
 */
import { isWellFormed } from '../log/well-formed.ts';

export const maxCategoryLength = 60;
export const maxTagLength = 40;
export const maxTags = 10;

export interface Labels {
  readonly category: string | null;
  /** No two are the same. */
  readonly tags: readonly string[];
}

export type LabelsOfEntry = Labels & { readonly id: string };

export const noLabels: Labels = { category: null, tags: [] };

const isLabel = (text: string, max: number) => text !== '' && text.length <= max && isWellFormed(text);

export const isCategory = (category: string | null) =>
  category === null || isLabel(category, maxCategoryLength);

export const areTags = (tags: readonly string[]) =>
  tags.length <= maxTags &&
  tags.every((tag) => isLabel(tag, maxTagLength)) &&
  new Set(tags).size === tags.length;

export const areSameLabels = (a: Labels, b: Labels) =>
  a.category === b.category && a.tags.length === b.tags.length && a.tags.every((tag, i) => tag === b.tags[i]);

export const hasLabels = ({ category, tags }: Labels) => category !== null || tags.length > 0;

/** Labels by the ids of entries, in place. */
export class LabelBook {
  readonly #byId = new Map<string, Labels>();
  /** In the order in which they were first used, which never changes: their colours follow from it. */
  readonly #places = new Map<string, number>();

  static of(labels: readonly LabelsOfEntry[], categories: readonly string[]): LabelBook {
    const book = new LabelBook();
    for (const category of categories) book.#places.set(category, book.#places.size);
    for (const { id, category, tags } of labels) book.#byId.set(id, { category, tags });
    return book;
  }

  /** How many entries have any. */
  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Labels {
    return this.#byId.get(id) ?? noLabels;
  }

  /** Every category that was ever used, the first one first. */
  get categories(): readonly string[] {
    return [...this.#places.keys()];
  }

  /** How many other categories were used before it; -1 for one that never was. */
  placeOf(category: string): number {
    return this.#places.get(category) ?? -1;
  }

  set(id: string, { category, tags }: Labels): void {
    if (category !== null && !this.#places.has(category)) this.#places.set(category, this.#places.size);
    if (category === null && tags.length === 0) this.#byId.delete(id);
    else this.#byId.set(id, { category, tags });
  }

  *[Symbol.iterator](): Generator<LabelsOfEntry> {
    for (const [id, { category, tags }] of this.#byId) yield { id, category, tags };
  }
}

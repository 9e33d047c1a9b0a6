/**
 * The labels of entries: one category, and tags. They are stored by entry id and outlive the entry, so that a restored entry
 * has its labels again, and separate from the entries, so that they add no cost to changes of an entry.
 */
import { isWellFormed } from '../log/well-formed.ts';

export const maxCategoryLength = 60;
export const maxTagLength = 40;
export const maxTags = 10;

export interface Labels {
  readonly category: string | null;
  /** All different. */
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

/** Labels by entry id; mutable. */
export class LabelBook {
  readonly #byId = new Map<string, Labels>();
  /** Categories in the order of first use, which never changes: their colors depend on it. */
  readonly #places = new Map<string, number>();

  static of(labels: readonly LabelsOfEntry[], categories: readonly string[]): LabelBook {
    const book = new LabelBook();
    for (const category of categories) book.#places.set(category, book.#places.size);
    for (const { id, category, tags } of labels) book.#byId.set(id, { category, tags });
    return book;
  }

  /** Number of entries with labels. */
  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Labels {
    return this.#byId.get(id) ?? noLabels;
  }

  /** Every category that was ever used, in the order of first use. */
  get categories(): readonly string[] {
    return [...this.#places.keys()];
  }

  /** Index of a category in the order of first use; -1 for one that was never used. */
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

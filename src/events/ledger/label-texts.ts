/** Parses, checks and describes labels as people type them. */
import { spellOut } from '../shared/plain-text.ts';
import {
  areSameLabels,
  areTags,
  isCategory,
  type Labels,
  maxCategoryLength,
  maxTagLength,
  maxTags,
} from './labels.ts';

/** Some of the fields; missing ones are left unchanged. */
export type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** null when nothing was typed. */
export const readCategory = (text: string): string | null => inOneLine(text) || null;

/** Parses comma-separated tags, with or without `#`. Tags that differ only in case are the same. */
export function readTags(text: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const piece of text.split(/[,;]/)) {
    const tag = inOneLine(piece.trim().replace(/^#+/, ''));
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

export const tagsText = (tags: readonly string[]) => tags.join(', ');

/** What is wrong with the labels that are given, as a sentence without its end; null for nothing. */
export function labelError({ category, tags }: Optional<Labels>): string | null {
  if (category !== undefined && (!isCategory(category) || category !== readCategory(category ?? '')))
    return `Use at most ${maxCategoryLength} characters of plain text for the category`;
  if (tags === undefined) return null;
  // Tags that cannot be typed would not survive an export and import.
  const typed = readTags(tagsText(tags));
  if (areTags(tags) && areSameLabels({ category: null, tags }, { category: null, tags: typed })) return null;
  return tags.length > maxTags
    ? `Use at most ${maxTags} tags`
    : `Use at most ${maxTagLength} characters of plain text for a tag, no commas, and each tag once`;
}

const quoted = (text: string) => `“${spellOut(text)}”`;

/** Describes a change of labels: `Filed “Bag” under “Repairs”, tags “suede”, “rush”`. @param what name of the entries */
export function describeLabels(what: string, labels: readonly Labels[]): string {
  const [first] = labels;
  if (labels.every((one) => one.category === null && one.tags.length === 0))
    return `Took category and tags of ${what} away`;
  if (!first || labels.some((one) => !areSameLabels(one, first)))
    return `Changed categories and tags of ${what}`;
  const { category, tags } = first;
  const tagWords = tags.length === 0 ? '' : `tags ${tags.map(quoted).join(', ')}`;
  if (category === null) return `Gave ${what} ${tagWords}, and no category`;
  return `Filed ${what} under ${quoted(category)}${tagWords && `, ${tagWords}`}`;
}

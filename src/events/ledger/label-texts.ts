/** Labels as people type them, and what is wrong with them. */
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

/** Any of them; the others are left open. */
export type Unsaid<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Nothing typed is none. */
export const readCategory = (text: string): string | null => inOneLine(text) || null;

/** Tags with commas between them, with or without `#`. One that comes again in another case is the same. */
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
export function labelError({ category, tags }: Unsaid<Labels>): string | null {
  if (category !== undefined && (!isCategory(category) || category !== readCategory(category ?? '')))
    return `Use at most ${maxCategoryLength} characters of plain text for the category`;
  if (tags === undefined) return null;
  // Those that could not be typed would not come back from a file.
  const typed = readTags(tagsText(tags));
  if (areTags(tags) && areSameLabels({ category: null, tags }, { category: null, tags: typed })) return null;
  return tags.length > maxTags
    ? `Use at most ${maxTags} tags`
    : `Use at most ${maxTagLength} characters of plain text for a tag, no commas, and each tag once`;
}

const quoted = (text: string) => `“${spellOut(text)}”`;

/** What was said of entries: `Filed “Bag” under “Repairs”, tags “suede”, “rush”`. @param what the entries are called */
export function describeLabels(what: string, labels: readonly Labels[]): string {
  const [first] = labels;
  if (labels.every((one) => one.category === null && one.tags.length === 0))
    return `Took category and tags of ${what} away`;
  if (!first || labels.some((one) => !areSameLabels(one, first)))
    return `Changed categories and tags of ${what}`;
  const { category, tags } = first;
  const said = tags.length === 0 ? '' : `tags ${tags.map(quoted).join(', ')}`;
  if (category === null) return `Gave ${what} ${said}, and no category`;
  return `Filed ${what} under ${quoted(category)}${said && `, ${said}`}`;
}

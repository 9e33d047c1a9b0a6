/**
 * One name for a skill however it is written: "JS" in a job is the "JavaScript" of a résumé. What the vocabulary does
 * not know keeps its own name, and is only ever the same as itself.
 */
import { folded } from '../shared/questions/words-of.ts';
import { blocks } from './vocabulary/index.ts';

/** A way to write a skill. */
export interface Spelling {
  readonly skill: string;
  /** Set for words that mean something else as well: they count only in this very spelling. */
  readonly exactly: string | null;
  /** And only standing alone in a list. */
  readonly alone: boolean;
  readonly field: string;
}

const spellings = new Map<string, Spelling>();
const names: string[] = [];
const broader = new Map<string, string>();
for (const { field, lines } of blocks)
  for (const line of lines.split('\n')) {
    const [head = '', ...others] = line.split('|').map((form) => form.trim());
    const [form = '', parent] = head.split(' < ');
    const more = form.startsWith('+');
    const skill = form.replace(/^[=~+]/, '');
    if (skill === '') continue;
    if (!more) names.push(skill);
    if (parent !== undefined) broader.set(skill, parent);
    for (const each of more ? others : [form, ...others]) {
      const written = each.replace(/^[=~]/, '');
      const key = folded(written);
      if (!spellings.has(key))
        spellings.set(key, {
          skill,
          exactly: /^[=~]/.test(each) ? written : null,
          alone: each.startsWith('='),
          field,
        });
    }
  }

/** Every skill that is known, in the order of the vocabulary. */
export const skillNames: readonly string[] = names;

/** The most words any spelling has. */
export const longestSpelling = Math.max(...[...spellings.keys()].map((key) => key.split(' ').length));

/** The skill that is written in words with these keys, joined by single spaces, or null. */
export const spellingOf = (key: string): Spelling | null => spellings.get(key) ?? null;

/** The known name of a skill in any of its spellings; a skill that is not known keeps its name, tidied. */
export const canonicalSkill = (name: string): string =>
  spellings.get(folded(name))?.skill ?? name.trim().replace(/\s+/g, ' ');

/** Equal for two names exactly when they mean the same skill. */
export const skillKey = (name: string): string => {
  const canonical = canonicalSkill(name);
  return folded(canonical) || canonical;
};

/** The skill that who has this one has as well, by its known name: OpenCV is computer vision. */
export const broaderSkill = (name: string): string | null => broader.get(canonicalSkill(name)) ?? null;

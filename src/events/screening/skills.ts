/**
 * Maps every spelling of a skill to one name: "JS" in a job is the "JavaScript" of a résumé. A skill that is not in the
 * vocabulary keeps its own name, and equals only itself.
 */
import { folded } from '../shared/questions/words-of.ts';
import { blocks } from './vocabulary/index.ts';

/** A spelling of a skill. */
export interface Spelling {
  readonly skill: string;
  /** Set for ambiguous words, which count only in exactly this spelling. */
  readonly exactly: string | null;
  /** Counts only as a list item of its own. */
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

/** Every known skill, in the order of the vocabulary. */
export const skillNames: readonly string[] = names;

/** Number of words of the longest spelling. */
export const longestSpelling = Math.max(...[...spellings.keys()].map((key) => key.split(' ').length));

/** The spelling with this key, the keys of its words joined by single spaces; null when unknown. */
export const spellingOf = (key: string): Spelling | null => spellings.get(key) ?? null;

/** The canonical name of a skill in any of its spellings; an unknown skill keeps its name, with blanks normalized. */
export const canonicalSkill = (name: string): string =>
  spellings.get(folded(name))?.skill ?? name.trim().replace(/\s+/g, ' ');

/** Equal for two names if and only if they mean the same skill. */
export const skillKey = (name: string): string => {
  const canonical = canonicalSkill(name);
  return folded(canonical) || canonical;
};

/** The broader skill that this one implies, by its canonical name: OpenCV implies computer vision. */
export const broaderSkill = (name: string): string | null => broader.get(canonicalSkill(name)) ?? null;

/**
 * One name for a skill however it is written: "JS" in a job is the "JavaScript" of a résumé. What the list does
 * not know keeps its own name, and is only ever the same as itself.
 */
import { folded } from '../shared/questions/words-of.ts';
import { skillList } from './skill-list.ts';
import { fields } from './vocabulary/index.ts';

/** A way to write a skill. */
interface Spelling {
  readonly skill: string;
  /** Set for words that mean something else as well: they count only in this very spelling. */
  readonly exactly: string | null;
  /** And only standing alone in a list. */
  readonly alone: boolean;
}

const spellings = new Map<string, Spelling>();
const names: string[] = [];
for (const line of [...Object.values(skillList), ...fields].join('\n').split('\n')) {
  const forms = line.split('|').map((form) => form.trim());
  const more = forms[0]!.startsWith('+');
  const skill = forms[0]!.replace(/^[=~+]/, '');
  if (skill === '') continue;
  if (!more) names.push(skill);
  for (const form of more ? forms.slice(1) : forms) {
    const written = form.replace(/^[=~]/, '');
    const key = folded(written);
    if (!spellings.has(key))
      spellings.set(key, {
        skill,
        exactly: /^[=~]/.test(form) ? written : null,
        alone: form.startsWith('='),
      });
  }
}

/** Every skill that is known, in the order of the list. */
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

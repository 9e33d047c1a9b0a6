/** Which occupations a text speaks of, by any of their names in any language. */
import { folded, wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { occupations } from '../../../src/events/screening/vocabulary/occupations.ts';

export interface Occupation {
  /** Its English name. */
  readonly name: string;
  readonly field: string;
}

const known = new Map<string, Occupation>();
for (const [field, lines] of Object.entries(occupations))
  for (const line of lines.split('\n')) {
    const forms = line.split('|').map((form) => form.trim());
    const occupation = { name: forms[0]!, field };
    for (const form of forms) {
      const key = folded(form);
      if (key !== '' && !known.has(key)) known.set(key, occupation);
    }
  }
const longest = Math.max(...[...known.keys()].map((key) => key.split(' ').length));

/** Those that are named, in the order of the text, each once; the longest name wins. */
export function occupationsIn(text: string): readonly Occupation[] {
  const keys = wordsOf(text).map(({ key }) => key);
  const found = new Set<Occupation>();
  for (let i = 0; i < keys.length;) {
    let next = i + 1;
    for (let length = Math.min(longest, keys.length - i); length > 0; length -= 1) {
      const occupation = known.get(keys.slice(i, i + length).join(' '));
      if (!occupation) continue;
      found.add(occupation);
      next = i + length;
      break;
    }
    i = next;
  }
  return [...found];
}

/** A line of more words is a sentence, and may speak of others. */
const mostWords = 14;
/** Who has had many occupations is asked for those that stand first, where the last ones are. */
const most = 4;

/** What somebody is or was, by the lines that could be a title, those of the first lines first. */
export function occupationsOfResume(text: string): readonly Occupation[] {
  const lines = text.split('\n').filter((line) => wordsOf(line).length <= mostWords);
  const found = new Set(lines.flatMap((line) => [...occupationsIn(line.replace(/\t/g, ' '))]));
  return [...found].slice(0, most);
}

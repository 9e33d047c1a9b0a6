/** Reads certificates in a question. */
import { valueOf } from './lexeme-kinds.ts';
import { isUnknown } from './lexemes.ts';
import type { Sentence } from './sentence.ts';

/** A certificate by name, with or without the word "certificate"; or any certificate. */
export function certificateAt(
  sentence: Sentence,
  i: number,
): { readonly value: string | null; readonly next: number } | null {
  const noun = (k: number) => sentence.has(k, 'certificate') || sentence.has(k, 'certified');
  if (noun(i)) {
    let k = i + 1;
    if (sentence.has(k, 'called') && !sentence.has(k, 'not')) k += 1;
    const next = sentence.at(k);
    const isNamed =
      next && (next.certificate || next.quoted || (isUnknown(next) && sentence.has(i, 'certificate')));
    const isPart = k > i + 1 && next && next.skill !== null;
    if (isNamed || isPart) {
      let end = k + 1;
      while (!next.quoted && sentence.at(end) && isUnknown(sentence.at(end)!)) end += 1;
      return { value: valueOf(sentence.lexemes.slice(k, end)), next: end };
    }
    return { value: null, next: i + 1 };
  }
  let end = i;
  while (
    end < sentence.lexemes.length &&
    (isUnknown(sentence.at(end)!) ||
      sentence.at(end)!.certificate ||
      (sentence.at(end)!.skill !== null && noun(end + 1)))
  )
    end += 1;
  const isIntroduced =
    sentence.has(i - 1, 'have') || (sentence.has(i - 1, 'filler') && sentence.has(i - 2, 'have'));
  if (end > i && isIntroduced && noun(end))
    return { value: valueOf(sentence.lexemes.slice(i, end)), next: end + 1 };
  return sentence.at(i)!.certificate ? { value: sentence.at(i)!.written, next: i + 1 } : null;
}

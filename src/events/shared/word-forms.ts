/** Stems English words, British or American, and counts the typing errors between two words. */

export function stemOf(word: string): string {
  let stem = word
    .replace(/isation$|ization$/, 'is')
    .replace(/iz(?=e|ing|ed)/, 'is')
    .replace(/our(?=$|s$|ed$|ing$)/, 'or');
  if (stem.length <= 3) return stem;
  stem = stem.replace(/ie[sd]$/, 'y').replace(/([^su])s$/, '$1');
  for (const ending of ['ing', 'ed', 'er']) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 3 && ending !== 'er') {
      stem = stem.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, '$1');
      break;
    }
  }
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** Typing errors: letters missing, added, changed or swapped with the next one (Damerau-Levenshtein). Stops counting above `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** How many typing errors are tolerated in a word of this length. */
export const allowedSlips = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word that was probably meant, or null; the first letter is seldom wrong. */
export function meant(word: string, among: Iterable<string>): string | null {
  const most = allowedSlips(word);
  let best: string | null = null;
  let least = most + 1;
  for (const each of among) {
    if (each[0] !== word[0] || each.length < 4) continue;
    const count = slips(word, each, least - 1);
    if (count < least) [best, least] = [each, count];
  }
  return best;
}

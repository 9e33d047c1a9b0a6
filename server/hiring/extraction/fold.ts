/** Folds text for comparison: lowercase, no accents, plain apostrophes; every character keeps its position. */
export function fold(text: string): string {
  return text.replace(/[^\0-\u007f]|[A-Z]/g, (character) => {
    if (character === 'ß') return 's';
    if (character === 'ł' || character === 'Ł') return 'l';
    if (character === '’' || character === '‘') return "'";
    if (character === 'ı') return 'i';
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}

/** The phrases of a word list, folded, with single spaces between words. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/[,|]/)
    .map((phrase) => fold(phrase).trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');

/** A regular expression for any of these phrases, longest first. */
export const anyOf = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\-]'))
    .join('|');

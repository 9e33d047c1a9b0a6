/** Detects confusable names of businesses, ignoring case, accents, spaces, punctuation and lookalike letters. */

/** Letters and digits that look like others in common typefaces. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 5: 's', i: 'l', '|': 'l' },
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'l',
    ѕ: 's',
  },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'l',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'l',
    ł: 'l',
    ø: 'o',
  },
};

/** Additions that do not make a different name: articles, legal forms, and words such as "support". */
const additions = new Set(
  'the die der das le la les el il gmbh ug ag kg ohg gbr se sa sas sarl srl spa bv nv ab as aps oy oyj ltd limited plc llc llp lp inc incorporated corp corporation co company group holding team support official hr careers jobs recruiting recruitment'.split(
    ' ',
  ),
);

const foldWord = (word: string): string =>
  [...word]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    // Hangul fillers count as letters, but are invisible.
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');

const foldedAdditions = new Set([...additions].map(foldWord));

/**
 * Names with the same folded form can be mistaken for each other: "The Conti Care, Inc." and "conti care". A name that
 * consists only of additions keeps them. Empty when the name has no letters or digits.
 */
export function foldBusinessName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    // "G.m.b.H." is one word.
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '');
  const words = plain.split(/[^\p{L}\p{N}|'’]+/u).map(foldWord);
  const significant = words.filter((word) => !foldedAdditions.has(word));
  return (significant.some((word) => word !== '') ? significant : words).join('');
}

/** Names of businesses as people mistake them for each other: without case, accents, spaces, signs and lookalike letters. */

/** Letters and digits that look like others in a common typeface. */
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

/** What people add to a name without making it another one: articles, legal forms, and who is speaking for it. */
const additions = new Set(
  'the die der das le la les el il gmbh ug ag kg ohg gbr se sa sas sarl srl spa bv nv ab as aps oy oyj ltd limited plc llc llp lp inc incorporated corp corporation co company group holding team support official hr careers jobs recruiting recruitment'.split(
    ' ',
  ),
);

const foldWord = (word: string): string =>
  [...word]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    // Fillers of Hangul count as letters, and show nothing.
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');

const foldedAdditions = new Set([...additions].map(foldWord));

/**
 * Two names that fold to the same would be taken for each other: "The Conti Care, Inc." and "conti care". A name that is
 * nothing but additions keeps them. Empty when nothing of it is a letter or digit.
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

/** Classifies single words by their spelling and their entry in the lexicon. */
import { isUnknown, type Lexeme } from './lexemes.ts';
import { degreeLevels, longestWords } from './query.ts';

export const isCapital = ({ written, quoted }: Lexeme) => quoted || /^\p{Lu}|^\d/u.test(written);
export const isStructure = ({ roles }: Lexeme) =>
  (
    [
      'and',
      'or',
      'nor',
      'but',
      'not',
      'half-not',
      'open-not',
      'who',
      'have',
      'speak',
      'is',
      'worked-after',
      'studied-after',
      'applied',
      'for',
    ] as const
  ).some((role) => roles.has(role));

export const valueOf = (lexemes: readonly Lexeme[]) =>
  lexemes
    .map(({ written }) => written)
    .join(' ')
    .slice(0, longestWords);

/** Whether a list of certificates may continue with this word. */
export const isCertificateWord = (lexeme: Lexeme) =>
  lexeme.roles.size === 0 &&
  (lexeme.quoted ||
    lexeme.certificate ||
    lexeme.skill !== null ||
    lexeme.language !== null ||
    isUnknown(lexeme));

export const degreeOf = ({ roles }: Lexeme) =>
  degreeLevels.find((level) => roles.has(level === 'any' ? 'degree' : level)) ?? null;

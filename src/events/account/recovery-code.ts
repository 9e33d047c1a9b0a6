/** The format of recovery codes, for printing and for comparing. Contains no randomness. */
import { codeAlphabet } from './contact-code.ts';

/** 16 of 31 characters: 79 random bits, too many to guess or to find from a hash. */
export const recoveryCodeLength = 16;

/** Normalized for comparison: people type lower case, spaces and dashes. */
export const tidyRecoveryCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** In four groups, which are easier to copy by hand. */
export const readableRecoveryCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Why this cannot be a recovery code, or null. */
export function validateRecoveryCode(typed: string): string | null {
  const code = tidyRecoveryCode(typed);
  if (code === '') return 'Enter one of your recovery codes';
  const isCode = code.length === recoveryCodeLength && [...code].every((sign) => codeAlphabet.includes(sign));
  return isCode ? null : 'A recovery code has 16 letters and digits, like 7KQM-2XRA-9HTD-4PWC';
}

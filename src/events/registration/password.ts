/**
 * Requirements for a password, and a hint of its strength while it is typed. The server decides: it also
 * refuses the 3,000 most common passwords, a list too large for a browser.
 */
export const passwordLength = { least: 8, most: 128 } as const;

/** The error to show beside the field, or null when the length is valid. */
export function validatePassword(password: string): string | null {
  if (password.length < passwordLength.least) return `Use at least ${passwordLength.least} characters`;
  if (password.length > passwordLength.most) return `Use at most ${passwordLength.most} characters`;
  return null;
}

export interface PasswordStrength {
  /** 0 easy to guess … 3 strong. */
  readonly score: 0 | 1 | 2 | 3;
  readonly hint: string;
}

const wellKnown =
  /pass ?word|passwort|qwert|azerty|letmein|welcome|iloveyou|admin|dragon|monkey|football|(?:0?1?23456)|abcdef|111111|000000/i;

/** @param personal the person's own names and email, which attackers try first */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return { score: 0, hint: 'A short sentence works well.' };
  const lower = password.toLowerCase();
  const own = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .find((word) => word.length >= 3 && lower.includes(word));
  if (own) return { score: 0, hint: 'It contains your own name or email, which is tried first.' };
  if (wellKnown.test(password))
    return { score: 0, hint: 'This password is too common. Try a longer phrase.' };
  const bits = Math.log2(alphabetOf(password)) * variedLength(lower);
  if (bits < 40) return { score: 0, hint: 'Easy to guess. Add a word or two.' };
  if (bits < 55) return { score: 1, hint: 'Fair. Longer would be better.' };
  if (bits < 75) return { score: 2, hint: 'Good.' };
  return { score: 3, hint: 'Strong.' };
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}

/** Length without repeated or consecutive characters: `aaaa` and `4567` count little more than one character. */
function variedLength(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const step = i === 0 ? Number.NaN : text.charCodeAt(i) - text.charCodeAt(i - 1);
    length += step === 0 || step === 1 || step === -1 ? 0.25 : 1;
  }
  return length;
}

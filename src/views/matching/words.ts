/** Texts about matches. */
import type { MatchReason } from '../../events/match/port.ts';

export const reasonWords: Readonly<Record<MatchReason['of'], string>> = {
  occupation: 'Occupation',
  'required-skill': 'Required',
  'nice-skill': 'Nice to have',
  word: 'Both say',
};

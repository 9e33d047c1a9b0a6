/** Words for people about matches. */
import type { Reason } from './port.ts';

export const reasonWords: Readonly<Record<Reason['of'], string>> = {
  'required-skill': 'Required',
  'nice-skill': 'Nice to have',
  word: 'Word',
};

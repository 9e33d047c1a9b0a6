/**
 * Why an employer shortlists or rejects: a reason from a fixed list, which facts may keep, and a note in the employer's own
 * words, which may be about the person and is therefore stored with the résumé and erased with it.
 */

export const shortlistReasons = ['skills', 'experience', 'education', 'projects', 'other'] as const;
export type ShortlistReason = (typeof shortlistReasons)[number];

export const rejectReasons = [
  'skills',
  'experience',
  'education',
  'location',
  'availability',
  'position-filled',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const longestNote = 500;

/** What is wrong with the note; null: nothing. */
export function validateNote(reason: string, note: string): string | null {
  const length = note.trim().length;
  if (length > longestNote) return `Use at most ${longestNote} characters`;
  if (reason === 'other' && length === 0) return 'Say in your own words what the reason is';
  return null;
}

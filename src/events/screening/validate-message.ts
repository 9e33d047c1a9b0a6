/** What a message to an applicant must fulfil, regardless of the résumé. */
import type { Refused } from '../log/decider.ts';
import { type MessageText, subjectError, textError } from './message.ts';
import { refuse, type ScreeningRefusal } from './refusal.ts';

/** Maximum number of messages to one applicant: enough for any hiring, and no flood. */
export const maxMessages = 50;

/** What is wrong with a message, regardless of the résumé; null: nothing. */
export function validateMessage({ subject, text }: MessageText): Refused<ScreeningRefusal> | null {
  const [ofSubject, ofText] = [subjectError(subject), textError(text)];
  if (ofSubject !== null) return refuse('bad-subject', `${ofSubject}.`);
  return ofText === null ? null : refuse('bad-text', `${ofText}.`);
}

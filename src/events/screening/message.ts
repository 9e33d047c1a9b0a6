/** The texts of messages from employers to applicants, and of the templates for them: placeholders and limits. */
import { plainLineError, plainTextError } from '../shared/plain-text.ts';

export const longestSubject = 120;
export const longestText = 4000;

/** What each placeholder stands for; written in braces. */
export const placeholders = ['name', 'job', 'company'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/** What stands in for a name that nobody knows. */
export const namelessWord = 'applicant';

const everyPlaceholder = /\{([^{}\n]{1,40})\}/g;

export const filled = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(everyPlaceholder, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : written,
  );

/** A mistyped placeholder would reach the applicant as it is. */
function unknownIn(text: string): string | null {
  const unknown = [...text.matchAll(everyPlaceholder)].find(
    ([, name]) => !(placeholders as readonly (string | undefined)[]).includes(name),
  );
  return unknown ? `${unknown[0]} isn’t a placeholder. There are {name}, {job} and {company}` : null;
}

export function subjectError(subject: string): string | null {
  if (subject.trim() === '') return 'Enter a subject';
  if (subject.trim().length > longestSubject) return `Use at most ${longestSubject} characters`;
  return plainLineError(subject) ?? unknownIn(subject);
}

export function textError(text: string): string | null {
  if (text.trim() === '') return 'Write a message';
  if (text.trim().length > longestText) return `Use at most ${longestText} characters`;
  return plainTextError(text) ?? unknownIn(text);
}

/** A message as it was sent, for the employer. */
export interface SentMessage extends MessageText {
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Whether it was mailed, too. */
  readonly mailed: boolean;
}

/** A message as its applicant sees it. */
export type ReceivedMessage = Omit<SentMessage, 'mailed'>;

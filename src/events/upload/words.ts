/** Validates the text fields of an upload before it is sent; the server would only refuse them after all of it has arrived. */
import { plainTextError } from '../shared/plain-text.ts';
import type { NewUpload } from './port.ts';

/** The error as a sentence; null when there is none. */
export function wordsError({
  caption,
  transcript,
}: Pick<NewUpload, 'caption' | 'transcript'>): string | null {
  const aboutCaption = plainTextError(caption);
  if (aboutCaption !== null) return `The caption: ${aboutCaption}.`;
  const lines = transcript?.lines ?? [];
  for (const [i, { text }] of lines.entries()) {
    const error = plainTextError(text);
    if (error !== null) return `Line ${i + 1} of what is said: ${error}.`;
  }
  return null;
}

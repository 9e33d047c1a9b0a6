/** Texts about speech to text. Where the sound goes, and help when recognition fails, is in ui/hearing-words.ts. */
import type { TranscriptRefusal } from '../../events/transcription/transcript.ts';

export const title = 'Speech to text';

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (language: string): string => names.of(language) ?? language;

export const whereSent = (model: string) =>
  `The sound goes to this site’s server and on to ${model}. This site keeps nothing of it.`;

export const noEngine =
  'Neither this browser nor the server can write speech down. You can still record, and write it by hand below.';

export const refusalWords: Readonly<Record<TranscriptRefusal, string>> = {
  'too-many-lines': 'There are 5,000 lines already: begin another transcript.',
  'unknown-line': 'This line is not there any more.',
  'bad-time': 'A time lies between 0 and 24 hours.',
  'too-long': 'A line has up to 1,000 characters: press Enter to begin another one.',
};

/** Reveals no content. */
export function exportName(extension: string, now = new Date()): string {
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return `transcript-${here.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.${extension}`;
}

/** The reasons for refusing a résumé. A refused file is not read in part, and no content is made up. */

export type UnreadableReason =
  'encrypted' | 'scanned' | 'empty' | 'too-large' | 'wrong-type' | 'damaged' | 'too-slow';

/** Messages for the sender. */
const messages: Readonly<Record<UnreadableReason, string>> = {
  encrypted: 'This file is protected by a password. Save it without one and send it again.',
  scanned: 'This PDF holds pictures of pages and no text. Send one that was saved from the text itself.',
  empty: 'There is no text in this file.',
  'too-large': 'This file is too large. A résumé may have 10 MB.',
  'wrong-type': 'This is no PDF, no Word document (.docx) and no plain text, whatever its name says.',
  damaged: 'This file is damaged and cannot be opened.',
  'too-slow': 'This file takes too long to read.',
};

export class UnreadableResume extends Error {
  override readonly name = 'UnreadableResume';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

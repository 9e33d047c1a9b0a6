/** Reads a file by its content type, in the current process. */
import type { Span, UnseenReason } from '../../../src/events/screening/extraction.ts';
import { officeBinaryError, readDocx } from './docx.ts';
import { maxBytes, maxCharacters } from './limits.ts';
import { readPdf } from './pdf.ts';
import type { Content, Unseen } from './piece.ts';
import { decodeText } from './plain-text.ts';
import { containerOf } from './sniff.ts';
import { tidyText } from './tidy-text.ts';
import { UnreadableResume } from './unreadable.ts';

export type ResumeKind = 'pdf' | 'docx' | 'txt';

export interface ReadResume {
  readonly kind: ResumeKind;
  /** Tidied by `tidyText`; text that a reader of the page would not see is appended at its end. */
  readonly text: string;
  readonly unseen: readonly UnseenPlace[];
  /** Some of the text comes from the OCR layer of a scan. */
  readonly scanned: boolean;
}

export interface UnseenPlace extends Span {
  readonly reason: UnseenReason;
}

/** @throws UnreadableResume */
export async function readBytes(bytes: Uint8Array): Promise<ReadResume> {
  if (bytes.length === 0) throw new UnreadableResume('empty');
  if (bytes.length > maxBytes) throw new UnreadableResume('too-large');
  const { kind, text, unseen, scanned } = await opened(bytes);
  const tidy = tidyText(text);
  if (!/[\p{L}\p{N}]/u.test(tidy)) throw new UnreadableResume('empty');
  return { kind, ...withUnseen(tidy, unseen), scanned };
}

function withUnseen(seen: string, unseen: readonly Unseen[]): Pick<ReadResume, 'text' | 'unseen'> {
  let text = seen;
  const places: UnseenPlace[] = [];
  for (const { reason, text: written } of unseen) {
    const before = `${text}${places.length === 0 ? '\n\n' : '\n'}`;
    const tidy = tidyText(written).slice(0, Math.max(0, maxCharacters - before.length));
    if (tidy === '') continue;
    places.push({ reason, start: before.length, end: before.length + tidy.length });
    text = before + tidy;
  }
  return { text, unseen: places };
}

async function opened(bytes: Uint8Array): Promise<Content & Pick<ReadResume, 'kind'>> {
  switch (containerOf(bytes)) {
    case 'pdf':
      return { kind: 'pdf', ...(await readPdf(bytes)) };
    case 'zip':
      return { kind: 'docx', ...(await readDocx(bytes)) };
    case 'text':
      return { kind: 'txt', text: decodeText(bytes), unseen: [], scanned: false };
    case 'office-binary':
      throw officeBinaryError(bytes);
    case 'other':
      throw new UnreadableResume('wrong-type');
  }
}

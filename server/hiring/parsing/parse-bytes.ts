/** Reads a file by what is in it, in the process it is called in. */
import { officeBinaryError, readDocx } from './docx.ts';
import { maxBytes } from './limits.ts';
import { readPdf } from './pdf.ts';
import { decodeText } from './plain-text.ts';
import { containerOf } from './sniff.ts';
import { tidyText } from './tidy-text.ts';
import { UnreadableResume } from './unreadable.ts';

export type ResumeKind = 'pdf' | 'docx' | 'txt';

export interface ReadResume {
  readonly kind: ResumeKind;
  /** As `tidyText` leaves it. */
  readonly text: string;
}

/** @throws UnreadableResume */
export async function readBytes(bytes: Uint8Array): Promise<ReadResume> {
  if (bytes.length === 0) throw new UnreadableResume('empty');
  if (bytes.length > maxBytes) throw new UnreadableResume('too-large');
  const { kind, text } = await opened(bytes);
  const tidy = tidyText(text);
  if (!/[\p{L}\p{N}]/u.test(tidy)) throw new UnreadableResume('empty');
  return { kind, text: tidy };
}

async function opened(bytes: Uint8Array): Promise<ReadResume> {
  switch (containerOf(bytes)) {
    case 'pdf':
      return { kind: 'pdf', text: await readPdf(bytes) };
    case 'zip':
      return { kind: 'docx', text: await readDocx(bytes) };
    case 'text':
      return { kind: 'txt', text: decodeText(bytes) };
    case 'office-binary':
      throw officeBinaryError(bytes);
    case 'other':
      throw new UnreadableResume('wrong-type');
  }
}

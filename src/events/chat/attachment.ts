/**
 * A file that a person attaches to a question. The turn keeps its description; the file itself is stored elsewhere, and is
 * not part of an export.
 */
import * as z from 'zod/mini';

export const attachmentKinds = ['photo', 'pdf', 'docx', 'txt', 'audio'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Most files of one question. */
export const maxAttachments = 5;
const MB = 1024 * 1024;
/** In bytes. */
export const maxAttachmentBytes = 10 * MB;
export const maxAttachmentName = 200;

export const attachmentSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(maxAttachmentName)),
  kind: z.enum(attachmentKinds),
  /** Size of the stored file. */
  bytes: z.int().check(z.gte(0)),
  /** Of the stored file, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});
export type ChatAttachment = z.infer<typeof attachmentSchema>;

/** What the page's file picker offers. The server decides by the content. */
export const acceptedEndings =
  '.jpg,.jpeg,.png,.webp,.avif,.gif,.pdf,.docx,.txt,.mp3,.m4a,.mp4,.wav,.ogg,.webm,.flac';

export const attachmentLimits = `Up to ${maxAttachments} files of ${maxAttachmentBytes / MB} MB each: photos, PDF, Word (.docx), plain text or sound.`;

/** What is wrong with a chosen file before it is sent, or null. */
export function attachmentError({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | null {
  if (size === 0) return 'This file is empty';
  if (size > maxAttachmentBytes) return `This file is larger than ${maxAttachmentBytes / MB} MB`;
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return acceptedEndings.split(',').includes(ending)
    ? null
    : 'Attach a photo, a PDF, a Word file (.docx), a plain text or a sound recording';
}

/** A file's name as it is kept: one line without invisible characters or folders. */
export function tidyName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const line = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, maxAttachmentName / 2).join('') || 'file';
}

/** The page that measures one photo, or two as before and after: it opens with them. */
export function measurePath(photos: readonly Pick<ChatAttachment, 'id'>[]): string {
  const [before, after] = photos;
  const query = new URLSearchParams({
    ...(before ? { before: before.id } : {}),
    ...(after ? { after: after.id } : {}),
  });
  return `/vision-submit${query.size > 0 ? '?' : ''}${query.toString()}`;
}

/** The names for the search: whole, and with their words apart. */
export const searchedNames = (attachments: readonly Pick<ChatAttachment, 'name'>[]): string =>
  attachments.map(({ name }) => `${name} ${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`).join(' ');

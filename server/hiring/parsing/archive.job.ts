/** The sandbox job that unpacks an employer's zip file: lists its files and returns their contents. */
import type { Job } from '../../sandbox/serve.ts';
import { maxBytes, maxUnpackedBytes } from './limits.ts';
import { UnreadableResume, type UnreadableReason } from './unreadable.ts';
import { partsOf, unpack, type ZipPart } from './zip.ts';

export interface ArchivedFile {
  /** Without folders. */
  readonly name: string;
  readonly reason: UnreadableReason | null;
  /** Byte range in the file returned with the answer. */
  readonly start: number;
  readonly end: number;
}

export type Answer =
  | { readonly ok: true; readonly files: readonly ArchivedFile[] }
  /** `document`: a Word document, which is also a zip file. */
  | { readonly ok: false; readonly reason: UnreadableReason | 'document' };

export const run: Job = async ({ files: [bytes = new Uint8Array()] }) => {
  try {
    const parts = partsOf(bytes);
    if (parts.some(({ name }) => name === '[Content_Types].xml')) return failed('document');
    return unpacked(bytes, parts.filter(isFile));
  } catch (error) {
    return failed(error instanceof UnreadableResume ? error.reason : 'damaged');
  }
};

const failed = (reason: UnreadableReason | 'document') => ({ data: { ok: false, reason }, files: [] });

/** Excludes folders and files that operating systems add. */
const isFile = ({ name }: ZipPart) => !/(?:^|\/)(?:__MACOSX\/.*|\.[^/]*|Thumbs\.db|)$/i.test(name);

function unpacked(bytes: Uint8Array, parts: readonly ZipPart[]) {
  const contents: Uint8Array[] = [];
  let end = 0;
  const files = parts.map((part): ArchivedFile => {
    const name = part.name.split('/').at(-1) ?? part.name;
    const start = end;
    try {
      if (part.encrypted) throw new UnreadableResume('encrypted');
      const content = unpack(bytes, part, Math.min(maxBytes, maxUnpackedBytes - end));
      contents.push(content);
      end += content.length;
      return { name, reason: null, start, end };
    } catch (error) {
      const reason = error instanceof UnreadableResume ? error.reason : 'damaged';
      return { name, reason, start, end };
    }
  });
  return { data: { ok: true, files }, files: [Buffer.concat(contents)] };
}

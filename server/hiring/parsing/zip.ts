/**
 * The only reader of zip files. Unpacking is limited whatever the file declares: a zip bomb is caught by its declared sizes or
 * by its actual output. A file in which two readers could see different parts is refused. A library that needs a zip file gets
 * a new one (`zipOf`) with only the checked parts.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { maxUnpackedBytes, maxZipParts } from './limits.ts';
import { UnreadableResume } from './unreadable.ts';

export interface ZipPart {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packedSize: number;
  /** As declared. */
  readonly size: number;
  readonly offset: number;
}

const endMagic = 0x06054b50;
const partMagic = 0x02014b50;
const localMagic = 0x04034b50;
const stored = 0;
const deflated = 8;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @throws UnreadableResume `damaged` when the directory at the end cannot be read, `too-large` by what it declares */
export function partsOf(bytes: Uint8Array): ZipPart[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // Must equal the end of the last part: other readers continue past the declared count.
  const directoryEnd = at + view.getUint32(end + 12, true);
  if (count > maxZipParts) throw new UnreadableResume('too-large');
  if (directoryEnd !== end || view.getUint16(end + 8, true) !== count) throw new UnreadableResume('damaged');
  const parts: ZipPart[] = [];
  const names = new Set<string>();
  let declared = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > directoryEnd || view.getUint32(at, true) !== partMagic)
      throw new UnreadableResume('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const part = {
      name: Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8'),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    declared += part.size;
    if (declared > maxUnpackedBytes) throw new UnreadableResume('too-large');
    // Of two parts with the same name, some programs show the first, others the last.
    const known = part.name.toLowerCase();
    if (names.has(known)) throw new UnreadableResume('damaged');
    names.add(known);
    parts.push(part);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at !== directoryEnd) throw new UnreadableResume('damaged');
  return parts;
}

/** The last end-of-directory record whose comment fits into the file, as readers search for it. */
function endOf(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endMagic && at + 22 + view.getUint16(at + 20, true) <= view.byteLength) {
      return at;
    }
  }
  throw new UnreadableResume('damaged');
}

/**
 * Unpacks a whole part, up to `limit` bytes.
 * @throws UnreadableResume `too-large` when more comes out than the limit, `damaged` when it cannot be unpacked
 */
export function unpack(bytes: Uint8Array, part: ZipPart, limit: number): Uint8Array {
  const view = viewOf(bytes);
  if (part.offset + 30 > bytes.length || view.getUint32(part.offset, true) !== localMagic) {
    throw new UnreadableResume('damaged');
  }
  const nameLength = view.getUint16(part.offset + 26, true);
  const name = Buffer.from(bytes.subarray(part.offset + 30, part.offset + 30 + nameLength)).toString('utf8');
  if (name !== part.name) throw new UnreadableResume('damaged');
  const start = part.offset + 30 + nameLength + view.getUint16(part.offset + 28, true);
  const packed = bytes.subarray(start, start + part.packedSize);
  if (packed.length < part.packedSize) throw new UnreadableResume('damaged');
  if (part.method === stored) {
    if (packed.length > limit) throw new UnreadableResume('too-large');
    return packed;
  }
  if (part.method !== deflated) throw new UnreadableResume('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    const tooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableResume(tooMuch ? 'too-large' : 'damaged', error);
  }
}

/** A zip file of exactly these parts, stored uncompressed. */
export function zipOf(parts: readonly { readonly name: string; readonly content: Uint8Array }[]): Buffer {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const encoded = Buffer.from(name, 'utf8');
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    // Names are UTF-8.
    about.writeUInt16LE(0x0800, 2);
    about.writeUInt16LE(stored, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(encoded.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    files.push(uint32(localMagic), about, encoded, content);
    directory.push(uint32(partMagic), Buffer.from([20, 0]), about, place, encoded);
    offset += 30 + encoded.length + content.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, uint32(endMagic), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

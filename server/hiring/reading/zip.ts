/**
 * The parts of a zip file, unpacked under a limit that does not believe what the file says of itself: a bomb is found by what
 * it declares, or by what really comes out.
 */
import { inflateRawSync } from 'node:zlib';
import { mostUnpackedBytes, mostZipParts } from './limits.ts';
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
  if (count > mostZipParts) throw new UnreadableResume('too-large');
  const parts: ZipPart[] = [];
  let declared = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== partMagic)
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
    if (declared > mostUnpackedBytes) throw new UnreadableResume('too-large');
    parts.push(part);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The last directory end whose comment reaches exactly to the end of the file, as readers look for it. */
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
 * Unpacks a part whole, to at most `limit` bytes.
 * @throws UnreadableResume `too-large` when more comes out than the limit, `damaged` when it cannot be unpacked
 */
export function unpack(bytes: Uint8Array, part: ZipPart, limit: number): Uint8Array {
  const view = viewOf(bytes);
  if (part.offset + 30 > bytes.length || view.getUint32(part.offset, true) !== localMagic) {
    throw new UnreadableResume('damaged');
  }
  const start =
    part.offset + 30 + view.getUint16(part.offset + 26, true) + view.getUint16(part.offset + 28, true);
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

/** A file on this device, chunk by chunk, so that the page stays quick however large it is. */
import { Sha256 } from '../../events/log/sha256.ts';

/** Bytes hashed at a time: a few hundredths of a second, so that no click waits. */
const chunkBytes = 256 * 1024;

/** @param wanted whether anybody still waits for it */
export async function* chunksOf(file: File, wanted: () => boolean = () => true): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size && wanted(); start += chunkBytes) {
    yield new Uint8Array(await file.slice(start, start + chunkBytes).arrayBuffer());
    // A turn for clicks and for drawing.
    await new Promise((turn) => setTimeout(turn));
  }
}

/** SHA-256 in lower-case hex. */
export async function hashFile(file: File): Promise<string> {
  const hash = new Sha256();
  for await (const chunk of chunksOf(file)) hash.update(chunk);
  return hash.hex();
}

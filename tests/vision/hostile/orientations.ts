/** One picture with each of the eight orientation tags, and with invalid tags. */
import sharp from 'sharp';
import type { HostilePicture } from './hostile-picture.ts';

const [width, height] = [80, 60];

/** Red at top left, green at top right, blue at bottom left, white at bottom right. */
const quarters = (x: number, y: number) =>
  y * 2 < height
    ? x * 2 < width
      ? [220, 30, 30]
      : [30, 200, 30]
    : x * 2 < width
      ? [30, 30, 220]
      : [240, 240, 240];

/** Where a pixel of the upright picture is stored under a tag. */
const stored: Readonly<Record<number, (x: number, y: number) => [number, number]>> = {
  1: (x, y) => [x, y],
  2: (x, y) => [width - 1 - x, y],
  3: (x, y) => [width - 1 - x, height - 1 - y],
  4: (x, y) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [y, width - 1 - x],
  7: (x, y) => [height - 1 - y, width - 1 - x],
  8: (x, y) => [height - 1 - y, x],
};

export async function orientations(): Promise<HostilePicture[]> {
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (tag) => ({
      name: `orientation ${tag}`,
      fileName: `orientation-${tag}.jpg`,
      content: await tagged(tag),
      expected: 'read' as const,
      upright: { width, height },
    })),
  );
  const plain = turned[0]!.content;
  const wrong = [0, 9, 255, 65_535].map((tag) => ({
    name: `orientation ${tag}, which does not exist`,
    fileName: `orientation-${tag}.jpg`,
    content: retagged(plain, tag),
    expected: 'read' as const,
    upright: { width, height },
  }));
  return [...turned, ...wrong];
}

function tagged(tag: number): Promise<Buffer> {
  const [wide, high] = tag > 4 ? [height, width] : [width, height];
  const pixels = Buffer.alloc(wide * high * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = stored[tag]!(x, y);
      pixels.set(quarters(x, y), 3 * (row * wide + column));
    }
  }
  const raw = { width: wide, height: high, channels: 3 as const };
  return sharp(pixels, { raw }).withMetadata({ orientation: tag }).jpeg({ quality: 95 }).toBuffer();
}

/** Replaces the value of the tag 0x0112. */
function retagged(content: Buffer, tag: number): Buffer {
  const changed = Buffer.from(content);
  const start = changed.indexOf('Exif\0\0', 0, 'latin1') + 6;
  const little = changed.toString('latin1', start, start + 2) === 'II';
  const entry = changed.indexOf(Buffer.from(little ? [0x12, 0x01, 3, 0] : [0x01, 0x12, 0, 3]), start);
  if (start < 6 || entry < 0) throw new Error('The picture has no orientation tag.');
  if (little) changed.writeUInt16LE(tag, entry + 8);
  else changed.writeUInt16BE(tag, entry + 8);
  return changed;
}

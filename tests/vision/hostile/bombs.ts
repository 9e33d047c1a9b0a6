/** Small files that would unpack to gigabytes, or claim to. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostilePicture } from './hostile-picture.ts';
import { png } from './png.ts';

export async function bombs(): Promise<HostilePicture[]> {
  const jpeg = await plain().jpeg().toBuffer();
  const gif = await plain().gif().toBuffer();
  const webp = await plain().webp().toBuffer();
  const avif = await plain().avif({ effort: 0 }).toBuffer();
  const side = 24_000;
  const bomb = (name: string, fileName: string, content: Buffer, expected: HostilePicture['expected'] = 'refused') => ({ name, fileName, content, expected }); // prettier-ignore
  const claim = { width: 60_000, height: 60_000, depth: 8, colors: 2 };
  return [
    bomb('PNG of 576 megapixels in some 70 kB', 'bomb.png', png({ width: side, height: side, depth: 1, colors: 0 }, Buffer.alloc((side / 8 + 1) * side))), // prettier-ignore
    bomb('PNG that claims 3,600 megapixels', 'claim.png', png(claim, Buffer.alloc(1000))),
    bomb('PNG that claims no width', 'none.png', png({ ...claim, width: 0 }, Buffer.alloc(1000))),
    bomb('PNG with a text that unpacks to 64 MB', 'text.png', png({ width: 8, height: 8, depth: 8, colors: 0 }, Buffer.alloc(72), [['zTXt', text()]]), 'either'), // prettier-ignore
    bomb('JPEG that claims 65,500 × 65,500', 'claim.jpg', jpegOf(jpeg, 65_500, 65_500)),
    bomb('GIF that claims 65,535 × 65,535', 'claim.gif', gifOf(gif)),
    // Their content is of normal size: a reader may use either size.
    bomb('WebP that claims another size', 'claim.webp', webpOf(webp), 'either'),
    bomb('AVIF that claims 65,535 × 65,535', 'claim.avif', avifOf(avif), 'refused'),
  ];
}

const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a4a2a' } });

const text = () =>
  Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(64_000_000, 65), { level: 9 }),
  ]);

function jpegOf(content: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(content);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** Claims the size for the screen and the first frame. */
function gifOf(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt32LE(0xffff_ffff, 6);
  const colors = changed[10]! & 0x80 ? 3 * 2 ** ((changed[10]! & 7) + 1) : 0;
  const frame = changed.indexOf(0x2c, 13 + colors);
  changed.writeUInt32LE(0xffff_ffff, frame + 5);
  return changed;
}

function webpOf(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const start = changed.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  changed.writeUInt32LE(0x3fff_3fff, start + 3);
  return changed;
}

function avifOf(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const size = changed.indexOf('ispe', 0, 'latin1');
  changed.writeUInt32BE(65_535, size + 8);
  changed.writeUInt32BE(65_535, size + 12);
  return changed;
}

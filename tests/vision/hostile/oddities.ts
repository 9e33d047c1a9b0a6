/** Unusual files that honest cameras and programs sometimes write, and files that only claim to be pictures. */
import sharp from 'sharp';
import type { HostilePicture } from './hostile-picture.ts';
import { apng, png } from './png.ts';

const pixelsOf = (width: number, height: number, channels: number, seed = 1) =>
  Buffer.from(
    Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 31 * seed + (at >> 5)) % 256),
  );
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp(pixelsOf(width, height, channels), { raw: { width, height, channels } });
/** Rows of a PNG: noise, no filter. */
const rowsOf = (width: number, height: number, bytes: number, seed = 1) =>
  Buffer.concat(Array.from({ length: height }, (_, row) => Buffer.concat([Buffer.from([0]), pixelsOf(width, 1, bytes, seed + row)]))); // prettier-ignore

export async function oddities(): Promise<HostilePicture[]> {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  const long = { create: { width: 1, height: 20_000, channels: 3 as const, background: '#884422' } };
  const frames = { raw: { width: 40, height: 90, channels: 3 as const, pageHeight: 30 } };
  const animated = () => sharp(pixelsOf(40, 90, 3), frames);
  const small = { width: 40, height: 30 };
  const make = (name: string, fileName: string, expected: HostilePicture['expected'], content: Buffer) => ({ name, fileName, expected, content }); // prettier-ignore
  return [
    make('JPEG in CMYK', 'print.jpg', 'read', await picture(80, 60).toColourspace('cmyk').jpeg().toBuffer()),
    make('JPEG in grey', 'grey.jpg', 'read', await picture(80, 60).greyscale().jpeg().toBuffer()),
    make('progressive JPEG', 'web.jpg', 'read', await picture(80, 60).jpeg({ progressive: true }).toBuffer()),
    make('PNG with 16 bits', 'deep.png', 'read', png({ ...small, depth: 16, colors: 2 }, rowsOf(40, 30, 6))),
    make('PNG with 16 bits and alpha', 'deep-alpha.png', 'read', png({ ...small, depth: 16, colors: 6 }, rowsOf(40, 30, 8))), // prettier-ignore
    make('PNG with 1 bit', 'fax.png', 'read', png({ ...small, depth: 1, colors: 0 }, rowsOf(5, 30, 1))),
    make('PNG with alpha', 'alpha.png', 'read', await picture(80, 60, 4).png().toBuffer()),
    make(
      'PNG with a palette',
      'palette.png',
      'read',
      await picture(80, 60).png({ palette: true }).toBuffer(),
    ),
    make('WebP with alpha', 'alpha.webp', 'read', await picture(80, 60, 4).webp().toBuffer()),
    make('AVIF', 'photo.avif', 'read', await picture(80, 60).avif({ effort: 0 }).toBuffer()),
    make(
      'animated GIF',
      'moving.gif',
      'read',
      await animated()
        .gif({ delay: [100, 100, 100] })
        .toBuffer(),
    ),
    make(
      'animated WebP',
      'moving.webp',
      'read',
      await animated()
        .webp({ delay: [100, 100, 100] })
        .toBuffer(),
    ),
    make('animated PNG', 'moving.png', 'read', apng({ ...small, depth: 8, colors: 2 }, [1, 2, 3].map((seed) => rowsOf(40, 30, 3, seed)))), // prettier-ignore
    make('JPEG named PNG', 'photo.png', 'read', jpeg),
    make('JPEG with a page of text behind it', 'photo.jpg', 'read', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])), // prettier-ignore
    // Too small or too narrow to measure, but valid pictures.
    make('1 × 1', 'dot.png', 'either', await picture(1, 1).png().toBuffer()),
    make('1 × 20,000', 'line.png', 'either', await sharp(long).png().toBuffer()),
    make('JPEG, half of it', 'half.jpg', 'refused', jpeg.subarray(0, jpeg.length / 2)),
    make('JPEG, its first 20 bytes', 'start.jpg', 'refused', jpeg.subarray(0, 20)),
    make('empty', 'empty.jpg', 'refused', Buffer.alloc(0)),
    make('one byte', 'byte.jpg', 'refused', Buffer.from([0xff])),
    make('text', 'photo.jpg', 'refused', Buffer.from('This is no picture, whatever its name says.\n')),
    make('SVG', 'photo.jpg', 'refused', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>')), // prettier-ignore
    make(
      'HTML',
      'photo.jpg',
      'refused',
      Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>'),
    ),
    make('PDF', 'photo.jpg', 'refused', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')),
    make('ZIP', 'photo.jpg', 'refused', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')),
    make('TIFF', 'scan.tiff', 'refused', await picture(80, 60).tiff().toBuffer()),
    make('HEIC, its header', 'IMG_0001.HEIC', 'refused', heic()),
  ];
}

/** The beginning of an iPhone's file, without anything that can be decoded. */
function heic(): Buffer {
  const type = Buffer.from('0000001866747970686569630000000068656963 6d696631'.replaceAll(' ', ''), 'hex');
  const meta = Buffer.from('000000226d657461000000000000001668646c72000000000000000070696374', 'hex');
  return Buffer.concat([type, meta, pixelsOf(40, 20, 3)]);
}

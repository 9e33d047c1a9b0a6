/** Pictures with the tags that cameras, phones and programs write: place, names, serial numbers, maker note, XMP and more. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { pick, type Random } from '../../hiring/corpus/draw.ts';

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface TaggedPicture {
  readonly content: Buffer;
  /** What its tags say; each is in the bytes of the content. */
  readonly secrets: readonly string[];
}

/** A field of EXIF: its tag, its type (2 text, 5 ratios, 7 bytes), and its value. */
type Field = readonly [tag: number, type: 2 | 5 | 7, value: Buffer];

const text = (tag: number, value: string): Field => [tag, 2, Buffer.from(`${value}\0`, 'latin1')];
const bytes = (tag: number, value: string): Field => [tag, 7, Buffer.from(value, 'latin1')];
function ratios(tag: number, ...values: readonly number[]): Field {
  const value = Buffer.alloc(values.length * 8);
  values.forEach((number, i) => {
    value.writeUInt32LE(Math.round(number * 1000), i * 8);
    value.writeUInt32LE(1000, i * 8 + 4);
  });
  return [tag, 5, value];
}

/** @param pointers tags that point to other directories, and where these are @param at where the directory begins */
function directory(
  at: number,
  fields: readonly Field[],
  pointers: readonly (readonly [number, number])[] = [],
) {
  const entries: Buffer[] = [];
  const values: Buffer[] = [];
  let free = at + 2 + 12 * (fields.length + pointers.length) + 4;
  for (const [tag, type, value] of fields) {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag, 0);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(type === 5 ? value.length / 8 : value.length, 4);
    if (value.length <= 4) value.copy(entry, 8);
    else {
      entry.writeUInt32LE(free, 8);
      const padded = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      values.push(padded);
      free += padded.length;
    }
    entries.push(entry);
  }
  for (const [tag, target] of pointers) {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag, 0);
    entry.writeUInt16LE(4, 2);
    entry.writeUInt32LE(1, 4);
    entry.writeUInt32LE(target, 8);
    entries.push(entry);
  }
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4), ...values]);
}

function exifOf(main: readonly Field[], camera: readonly Field[], place: readonly Field[]): Buffer {
  const start = 8;
  const cameraAt = start + directory(start, main, [[0x8769, 0], [0x8825, 0]]).length; // prettier-ignore
  const cameraFields = directory(cameraAt, camera);
  const placeAt = cameraAt + cameraFields.length;
  const pointers = [[0x8769, cameraAt], [0x8825, placeAt]] as const; // prettier-ignore
  const head = Buffer.from([0x49, 0x49, 42, 0, start, 0, 0, 0]);
  return Buffer.concat([head, directory(start, main, pointers), cameraFields, directory(placeAt, place)]);
}

/** A segment of JPEG. */
function segment(marker: number, ...content: readonly (Buffer | string)[]): Buffer {
  const data = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Caption and author as news agencies write them. */
function iptcOf(caption: string, author: string): Buffer {
  const field = (number: number, value: string) => {
    const head = Buffer.from([0x1c, 2, number, 0, value.length]);
    return Buffer.concat([head, Buffer.from(value, 'latin1')]);
  };
  const fields = Buffer.concat([field(120, caption), field(80, author)]);
  const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(fields.length, 8);
  return Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), head, fields]);
}

/** Puts chunks behind the header of a PNG. */
function withChunks(png: Buffer, chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const made = chunks.flatMap(([name, content]) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return [length, named, sum];
  });
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), ...made, png.subarray(headerEnd)]);
}

const makerNote = 0x927c;
/** Of the same type, and kept by our library, which drops maker notes where it writes them. */
const colorPattern = 0xa302;

/** The same file with its color pattern as the maker note; the order of bytes is that of the library. */
function withMakerNote(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const type = 7;
  const little = changed.indexOf(Buffer.from([colorPattern & 0xff, colorPattern >> 8, type, 0]));
  const big = changed.indexOf(Buffer.from([colorPattern >> 8, colorPattern & 0xff, 0, type]));
  if (little >= 0) changed.writeUInt16LE(makerNote, little);
  else if (big >= 0) changed.writeUInt16BE(makerNote, big);
  else throw new Error('The picture has no color pattern.');
  return changed;
}

const serial = (random: Random) => Math.floor(random() * 1e12).toString(36).padStart(8, '0'); // prettier-ignore

export async function taggedPicture(format: PictureFormat, random: Random): Promise<TaggedPicture> {
  const secret = Object.fromEntries(
    ['artist', 'owner', 'copyright', 'body', 'lens', 'note', 'comment', 'area', 'xmp', 'iptc', 'plain'].map(
      (what) => [what, `secret-${what}-${serial(random)}`],
    ),
  ) as Record<string, string>;
  const exif = exifOf(
    [
      text(0x010e, secret.comment!),
      text(0x010f, pick(random, ['Canon', 'NIKON CORPORATION', 'Apple', 'SONY', 'samsung'])),
      text(0x0110, `Model ${serial(random)}`),
      text(0x0131, 'Program 1.0'),
      text(0x013b, secret.artist!),
      text(0x8298, secret.copyright!),
    ],
    [
      bytes(colorPattern, `${pick(random, ['', 'Maker\0', 'Apple iOS\0\0\x01MM'])}${secret.note}`),
      bytes(0x9286, `ASCII\0\0\0${secret.comment}`),
      text(0xa430, secret.owner!),
      text(0xa431, secret.body!),
      text(0xa435, secret.lens!),
    ],
    [
      text(0x0001, 'N'),
      ratios(0x0002, random() * 90, random() * 60, random() * 60),
      text(0x0003, 'E'),
      ratios(0x0004, random() * 180, random() * 60, random() * 60),
      bytes(0x001c, `ASCII\0\0\0${secret.area}`),
    ],
  );
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" dc:creator="${secret.xmp}" exif:GPSLatitude="52,30.1N"/></rdf:RDF></x:xmpmeta>`;
  const background = { r: Math.floor(random() * 256), g: 120, b: 60 };
  // Some are large enough for the full size, which is served only then.
  const width = random() < 0.1 ? 1700 : 8 + Math.floor(random() * 60);
  const plain = await sharp({ create: { width, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const jpeg = Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', exif),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp),
    segment(0xed, iptcOf(secret.iptc!, secret.artist!)),
    segment(0xfe, secret.plain!),
    plain.subarray(2),
    Buffer.from(secret.plain!),
  ]);
  const { iptc: _, plain: __, ...carried } = secret;
  const secrets = Object.values(carried);
  const made = sharp(jpeg);
  switch (format) {
    case 'jpeg':
      return { content: withMakerNote(jpeg), secrets: Object.values(secret) };
    case 'png': {
      const chunks = [
        ['eXIf', withMakerNote(exif)],
        ['iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)],
        ['tEXt', Buffer.from(`Author\0${secret.plain}`)],
      ] as const;
      const plainPng = await made.png({ compressionLevel: 1 }).toBuffer();
      return { content: withChunks(plainPng, chunks), secrets: [...secrets, secret.plain!] };
    }
    case 'webp':
    case 'avif': {
      const tagged = await made.keepExif().keepXmp().toFormat(format, { effort: 0 }).toBuffer();
      return { content: withMakerNote(tagged), secrets };
    }
  }
}

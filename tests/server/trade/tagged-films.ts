/** Films with the tags that cameras, phones and programs write: place, names, serial numbers, encoders, XMP and more. */
import * as bunny from 'mediabunny';
import { pick, type Random } from '../../hiring/corpus/draw.ts';
import { recording } from './recordings.ts';

export const filmFormats = ['webm', 'mp4', 'mov'] as const;
export type FilmFormat = (typeof filmFormats)[number];

export interface TaggedFilm {
  readonly content: Buffer;
  /** What its tags say; each is in the bytes of the content, written as Latin-1. */
  readonly secrets: readonly string[];
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

/** @param length of the whole text; the same for the same kind, so that it can replace a text in a file */
const secretOf = (random: Random, what: string, length = 24) =>
  `s-${what}-`.padEnd(length - 6, 'x') + digits(random, 6);

function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const data = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
}

/** A text as QuickTime writes it: its length, its language, itself. */
function quickTimeText(type: string, value: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(value.length);
  return box(type, head, value);
}

/** Place as phones of 3GPP write it: its name, and its coordinates in 1/65536 degrees. */
function placeBox(name: string, random: Random, notes: string): Buffer {
  const numbers = Buffer.alloc(13);
  numbers.writeInt32BE(Math.floor((random() - 0.5) * 360 * 65_536), 1);
  numbers.writeInt32BE(Math.floor((random() - 0.5) * 180 * 65_536), 5);
  return box('loci', Buffer.from([0, 0, 0, 0, 0x15, 0xc7]), `${name}\0`, numbers, 'earth\0', `${notes}\0`);
}

/** The same file with more in its `moov`, which must be its last box, and with a box behind that. */
function withBoxes(content: Buffer, inMoov: Buffer, behind: Buffer): Buffer {
  const at = content.lastIndexOf('moov', undefined, 'latin1') - 4;
  const length = content.readUInt32BE(at);
  if (at + length !== content.length) throw new Error('The box moov is not the last one.');
  const changed = Buffer.concat([content, inMoov, behind]);
  changed.writeUInt32BE(length + inMoov.length, at);
  return changed;
}

/** Puts texts of the same length in the place of those of the library that made the file. */
function withTexts(content: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  let changed = content.toString('latin1');
  for (const [old, text] of Object.entries(texts)) {
    if (!changed.includes(old)) throw new Error(`The film does not say ${old}.`);
    changed = changed.replaceAll(old, text.slice(0, old.length).padEnd(old.length, 'x'));
  }
  return Buffer.from(changed, 'latin1');
}

export async function taggedFilm(kind: FilmFormat, random: Random): Promise<TaggedFilm> {
  const secret = Object.fromEntries(
    ['title', 'artist', 'comment', 'album', 'track', 'serial', 'encoder', 'keyed', 'attached', 'area', 'notes', 'xmp', 'model'].map(
      (what) => [what, secretOf(random, what)],
    ), // prettier-ignore
  ) as Record<string, string>;
  const coordinates = `+${digits(random, 2)}.${digits(random, 4)}-${digits(random, 3)}.${digits(random, 4)}/`;
  const { title, artist, comment, album, serial, encoder, keyed } = secret;
  const named = { title: title!, artist: artist!, comment: comment!, album: album!, date: new Date(0) };
  const options = { trackName: secret.track!, seconds: 1, audio: random() < 0.5 ? ('opus' as const) : null };
  const ofEach = [title!, artist!, comment!, album!, secret.track!, serial!, encoder!, coordinates];
  if (kind === 'webm') {
    const attached = new bunny.AttachedFile(Buffer.from(secret.attached!), 'text/plain', 'notes.txt');
    const raw = { LOCATION: coordinates, SERIAL: serial!, ENCODER: encoder!, 77: attached };
    const film = await recording({ ...options, tags: { ...named, raw } });
    // Both applications that wrote it.
    const content = withTexts(film, { Mediabunny: secret.model!.slice(-10) });
    return { content, secrets: [...ofEach, secret.attached!, secret.model!.slice(-10)] };
  }
  const settings = {
    fastStart: false,
    metadataFormat: pick(random, ['mdir', 'mdta', 'udta'] as const),
  } as const;
  const format = kind === 'mov' ? new bunny.MovOutputFormat(settings) : new bunny.Mp4OutputFormat(settings);
  const raw: Record<string, string> =
    settings.metadataFormat === 'mdta'
      ? { 'com.apple.quicktime.location.ISO6709': keyed! }
      : { ['\u00a9too']: keyed! };
  const film = await recording({ ...options, format, video: 'avc', tags: { ...named, raw } });
  const texts = { MediabunnyVideoHandler: secretOf(random, 'handler', 22) };
  const userData = box(
    'udta',
    quickTimeText('\xa9xyz', coordinates),
    placeBox(secret.area!, random, secret.notes!),
    quickTimeText('\xa9mod', secret.model!),
    quickTimeText('\xa9swr', encoder!),
    box('CAME', serial!),
    box('XMP_', secret.xmp!),
  );
  const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  const behind = Buffer.concat([box('uuid', xmpId, secret.xmp!), box('free', serial!)]);
  const content = withBoxes(withTexts(film, texts), userData, behind);
  return {
    content,
    secrets: [
      ...ofEach,
      keyed!,
      secret.area!,
      secret.notes!,
      secret.model!,
      secret.xmp!,
      ...Object.values(texts),
    ],
  };
}

/**
 * Reads uploaded pictures in separate processes (server/sandbox). The first bytes decide what an upload is; its name and
 * declared type are ignored. The pictures made are upright and without metadata, unless `keepTags`.
 */
import { Problem } from '../problem.ts';
import { EndedOnTask } from '../sandbox/ended-on-task.ts';
import { openPool } from '../sandbox/pool.ts';
import type { Answer, PictureSize, Pixels, Task } from './picture.job.ts';

/** Signatures of the accepted formats. SVG is not among them: it is a program, not a picture. */
const kinds: readonly { readonly at: number; readonly bytes: string }[] = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: 'GIF87a' },
  { at: 0, bytes: 'GIF89a' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
];

/** Brands of HEIC, the default format of iPhones. Our library decodes AV1 only. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export const isHeic = (content: Uint8Array): boolean => {
  const [box, brand] = [Buffer.from(content.subarray(4, 8)), Buffer.from(content.subarray(8, 12))];
  return box.toString('latin1') === 'ftyp' && heicBrands.includes(brand.toString('latin1'));
};

export const isPicture = (content: Buffer) =>
  kinds.some(({ at, bytes }) => content.subarray(at, at + bytes.length).toString('latin1') === bytes);

const unreadable = () =>
  new Problem(415, 'not-an-image', 'This is not a picture we can read. Use a JPEG, PNG, WebP, AVIF or GIF.');

const heic = () =>
  new Problem(
    415,
    'heic',
    'This is a HEIC photo, which we cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or save it as a JPEG first.',
  );

const tooLarge = (what: string) => new Problem(413, 'too-large', what);

const megabyte = 1024 * 1024;

/** Total memory of a process that decodes pictures. */
export const maxPictureMemoryBytes = 768 * megabyte;

const pool = openPool({
  job: new URL('./picture.job.ts', import.meta.url),
  lanes: 2,
  maxWaiting: { tasks: 60, bytes: 192 * megabyte },
  // A browser sends six at a time, of up to 15 MB each.
  maxWaitingEach: { tasks: 20, bytes: 96 * megabyte },
  maxMemoryBytes: maxPictureMemoryBytes,
  maxHeapMegabytes: 128,
  maxTaskCpuMs: 10_000,
  maxCpuMs: 10 * 60_000,
  maxFileBytes: 32 * megabyte,
});

/** Ends the processes; reading another picture starts new ones. */
export const stopReadingPictures = (): Promise<void> => pool.close();

export interface MadePictures {
  /** WebP, one for each size. */
  readonly images: readonly Buffer[];
  readonly pixels: readonly Pixels[];
  /** ThumbHash in base64. */
  readonly placeholder: string;
}

/**
 * @param sender waits in turns with other senders
 * @param keepTags keeps the metadata in the first picture
 * @throws Problem when `content` is not a picture, is damaged, or is too large to decode; PoolBusy
 */
export async function readPicture(
  content: Buffer,
  sizes: readonly PictureSize[],
  sender: string,
  keepTags = false,
): Promise<MadePictures> {
  if (isHeic(content)) throw heic();
  if (!isPicture(content)) throw unreadable();
  const task: Task = { sizes, keepTags };
  const { data, files } = await pool
    .run({ data: task, files: [content] }, { sender })
    .catch((error: unknown) => {
      throw error instanceof EndedOnTask ? problemOf(error) : error;
    });
  const answer = data as Answer;
  if (answer.ok) {
    const { pixels, placeholder } = answer;
    return { images: files.map((file) => Buffer.from(file)), pixels, placeholder };
  }
  if (answer.reason === 'unreadable') throw unreadable();
  throw tooLarge('This picture has too many pixels. Use one of up to 50 megapixels, or 16 as AVIF.');
}

function problemOf({ reason }: EndedOnTask): Problem {
  if (reason === 'crashed') return unreadable();
  return tooLarge('Unpacking this picture takes too long. Use a smaller one, or save it as a JPEG.');
}

/**
 * Pictures that a server must survive: broken, huge, mislabeled, odd. Each says what must become of it. All are
 * generated from a seed; none is a real attack or a real photo.
 */
import sharp from 'sharp';
import { bombs } from './hostile/bombs.ts';
import type { HostilePicture } from './hostile/hostile-picture.ts';
import { mutate } from './hostile/mutate.ts';
import { oddities } from './hostile/oddities.ts';
import { orientations } from './hostile/orientations.ts';
import { drawFrom } from './generator/draw.ts';

/** All except mutations: the same on every call. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  return [...(await orientations()), ...(await oddities()), ...(await bombs())];
}

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;

/** Small pictures of all formats, in turn, with mutated bytes: flipped, cut, doubled, moved, overwritten. */
export async function mutatedPictures({
  seed,
  count,
}: {
  readonly seed: number;
  readonly count: number;
}): Promise<HostilePicture[]> {
  const originals = await Promise.all(
    formats.map(async (format) => ({ format, content: await small(seed, format) })),
  );
  return Array.from({ length: count }, (_, number) => {
    const { format, content } = originals[number % originals.length]!;
    const draw = drawFrom(seed, `mutation ${number}`);
    const changed = mutate(content, draw);
    return {
      name: `${format} ${number}`,
      fileName: `photo.${format}`,
      content: changed,
      expected: 'either' as const,
    };
  });
}

function small(seed: number, format: (typeof formats)[number]): Promise<Buffer> {
  const draw = drawFrom(seed, format);
  const raw = { width: 48, height: 36, channels: 3 as const };
  const pixels = Uint8Array.from({ length: 48 * 36 * 3 }, (_, at) => 2 * (at % 97) + draw.between(0, 40));
  return sharp(pixels, { raw })
    .withExif({ IFD0: { ImageDescription: 'small' } })
    .toFormat(format)
    .toBuffer();
}

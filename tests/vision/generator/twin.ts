/**
 * Two items that are taken for each other most easily: of one series, with the same print, seams, stitches and metal in the same
 * places and the same stains, but each with a surface of its own. And any item on the table of another.
 */
import { drawFrom } from './draw.ts';
import { photograph } from './pair.ts';
import { paintFlat } from './paint.ts';
import { drawScene, type PairOptions } from './scene.ts';

export interface Twins {
  readonly before: Buffer;
  readonly after: Buffer;
}

export async function makeTwins(options: PairOptions): Promise<Twins> {
  const [one, other] = [
    drawScene(options),
    drawScene({ ...options, surface: drawFrom(options.seed, 'twin').seed() }),
  ];
  const before = await photograph(one, paintFlat(one), 'before');
  return { before, after: await photograph(other, paintFlat(other), 'after') };
}

export async function makeOthersOnOneTable(options: PairOptions): Promise<Twins> {
  const [one, drawn] = [
    drawScene(options),
    drawScene({ ...options, seed: drawFrom(options.seed, 'other').seed() }),
  ];
  const other = {
    ...drawn,
    table: one.table,
    after: {
      ...drawn.after,
      camera: one.after.camera,
      lighting: one.after.lighting,
      tableShift: [0, 0] as const,
    },
  };
  const before = await photograph(one, paintFlat(one), 'before');
  return { before, after: await photograph(other, paintFlat(other), 'after') };
}

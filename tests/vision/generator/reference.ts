/**
 * Reference photos of a maker's mark, as a merchant would add them, and pictures to compare with them: the same
 * mark, another one, none. All marks are invented.
 */
import { blur, cover, eachPixel, newCanvas, put } from './canvas.ts';
import { takePicture } from './camera.ts';
import { type Draw, drawFrom } from './draw.ts';
import { type Homography, drawMovement, multiply } from './homography.ts';
import { drawLighting, drawRelief } from './light.ts';
import type { Light, Material } from './material.ts';
import { type MaterialName, drawMaterial } from './materials.ts';
import { drawPlate, drawSign, signAt } from './plate.ts';

export interface Reference {
  /** Three photos of the mark; like all of these JPEG, 640 × 480. */
  readonly references: readonly Buffer[];
  /** The same mark on another item, in another light. */
  readonly same: Buffer;
  /** Another maker's mark on the same material. */
  readonly other: Buffer;
  /** The material alone. */
  readonly none: Buffer;
  readonly material: MaterialName;
  readonly markKind: 'plate' | 'stamp';
}

type Paint = (x: number, y: number, light: Light) => void;

const markMaterials = [
  'brown-leather',
  'tan-leather',
  'black-leather',
  'red-leather',
  'coated',
  'suede',
] as const;

export async function makeReference({ seed }: { readonly seed: number }): Promise<Reference> {
  const choice = drawFrom(seed, 'mark');
  const material = choice.pick(markMaterials);
  const markKind = choice.chance(0.5) ? 'plate' : 'stamp';
  /** An item of that material with a grain and dye of its own. */
  const surface = (name: string) => drawMaterial(material, drawFrom(seed, `item ${name}`));
  const mark = (maker: string, on: Material): Paint => {
    const draw = drawFrom(seed, `maker ${maker}`);
    return markKind === 'plate' ? drawPlate(draw, 500, 375, 105).paint : stamp(draw, on);
  };
  const picture = (name: string, item: string, maker: string | null) => {
    const on = surface(item);
    return photographMark(drawFrom(seed, `photo ${name}`), on, maker === null ? null : mark(maker, on));
  };
  return {
    references: await Promise.all(
      ['first', 'second', 'third'].map((name) => picture(name, 'of references', 'one')),
    ),
    same: await picture('same', 'in question', 'one'),
    other: await picture('other', 'in question', 'two'),
    none: await picture('none', 'in question', null),
    ...{ material, markKind },
  };
}

/** A gold stamp pressed into the surface. */
function stamp(draw: Draw, on: Material): Paint {
  const sign = drawSign(draw);
  const foil = draw.pick([[0.5, 0.36, 0.13], on.thread] as const);
  return (x, y, light) => {
    const [u, v] = [(x - 500) / 130, (y - 375) / 130];
    if (Math.abs(u) > 1.3 || Math.abs(v) > 1.3) return;
    const rim = signAt(sign, u - 0.02, v - 0.02, 0.06, 0.03);
    const share = 0.92 * signAt(sign, u, v, 0.05, 0.008);
    for (const channel of [0, 1, 2] as const) {
      light[channel] = light[channel] * (1 - 0.45 * rim) * (1 - share) + foil[channel] * share;
    }
  };
}

/** The frame shows the central 640 × 480 units. */
const toFrame: Homography = [1, 0, -180, 0, 1, -135, 0, 0, 1];

async function photographMark(draw: Draw, surface: Material, mark: Paint | null): Promise<Buffer> {
  const moved = drawMovement(draw, { shift: 45, degrees: 14, zoom: 0.16, tilt: 1.2e-4 });
  const canvas = newCanvas([moved], 1);
  const light: Light = [0, 0, 0];
  eachPixel(canvas, (x, y, at) => {
    surface.paint(x, y, light);
    mark?.(x, y, light);
    put(canvas.light, at, light);
    canvas.cover[at] = cover.item;
  });
  blur(canvas.light, canvas.width, canvas.height, 0.6);
  const view = { camera: multiply(toFrame, moved), lighting: drawLighting(draw), card: null, hand: null, tableShift: [0, 0] as const, noiseSeed: draw.seed() }; // prettier-ignore
  const relief = drawRelief(draw, { folds: true, gloss: false, shine: surface.shine, brightness: 0.1 });
  return takePicture({ canvas, view, relief, picture: 0, pixels: 1, frame: [640, 480] });
}

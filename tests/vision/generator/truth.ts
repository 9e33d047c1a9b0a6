/** The truth about a pair, known without looking at the pictures. All maps are in the frame of the picture before cleaning. */
import { type Canvas, cover, coverAt, sample } from './canvas.ts';
import { cardSize } from './card.ts';
import { type Lab, deltaE00, labOf } from './color.ts';
import { type Homography, areaScale, inPixels, invert, multiply, project } from './homography.ts';
import type { Light } from './material.ts';
import type { Flat } from './paint.ts';
import type { Scene } from './scene.ts';
import type { StainKind } from './stains.ts';

/** A ΔE00 above this counts as dirt. */
const visible = 2;

export interface Truth {
  /** Size of the maps. */
  readonly width: number;
  readonly height: number;
  /** Picture pixels per map pixel along each side: 1, or 2 for 12 megapixels. */
  readonly scale: number;
  /** 1 where the picture before shows the item, not hidden by a hand or a card. */
  readonly item: Uint8Array;
  /** 1 where both pictures show the item. Everything below is about this part alone. */
  readonly comparable: Uint8Array;
  /** 1 where ΔE00 from clean is more than 2: before cleaning, and after it. */
  readonly dirt: Uint8Array;
  readonly residual: Uint8Array;
  /** ΔE00 of dirty and clean, of cleaned and clean, of dirty and cleaned; 0 outside of `comparable`. */
  readonly deltaBefore: Float32Array;
  readonly deltaAfter: Float32Array;
  readonly deltaChange: Float32Array;
  /** Maps pixels of the picture before, with integer centers, to those of the picture after. */
  readonly homography: Homography;
  /** As a share of `comparable`. */
  readonly share: { readonly before: number; readonly after: number };
  /** Area of one pixel at the center of the picture before; null without a card. */
  readonly cm2PerPixel: number | null;
  /** Summed over the masks, including the tilt; null without a card. */
  readonly areaCm2: { readonly before: number; readonly after: number } | null;
  /** 1 − ΣΔE00 after / ΣΔE00 before over `dirt`; null where there was none. */
  readonly shareRemoved: number | null;
  /** Center of the clean item, CIELAB D65, in even white light. */
  readonly cleanColor: Lab;
  readonly stains: readonly DrawnStain[];
  readonly scene: Pick<Scene, 'material' | 'drawn'> & { readonly card: boolean; readonly hand: boolean };
}

interface DrawnStain {
  readonly kind: StainKind;
  /** In pixels of the picture before. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
  readonly kept: number;
}

export function truthOf(scene: Scene, flat: Flat): Truth {
  const { detail, pixels, before, after } = scene;
  const [width, height] = [1000 * detail, 750 * detail];
  const size = width * height;
  const maps = {
    item: new Uint8Array(size),
    comparable: new Uint8Array(size),
    dirt: new Uint8Array(size),
    residual: new Uint8Array(size),
    deltaBefore: new Float32Array(size),
    deltaAfter: new Float32Array(size),
    deltaChange: new Float32Array(size),
  };
  const back = invert(before.camera);
  const cm2 = before.card ? (cardSize.width / 10 / before.card.width) ** 2 : null;
  const sums = {
    comparable: 0,
    dirt: 0,
    residual: 0,
    cm2Before: 0,
    cm2After: 0,
    deltaBefore: 0,
    deltaAfter: 0,
  };
  const mean: Light = [0, 0, 0];
  for (let at = 0; at < size; at++) {
    const [x, y] = [((at % width) + 0.5) / detail, (Math.floor(at / width) + 0.5) / detail];
    const placed = project(back, x, y);
    if (!isItem(flat.before, placed) || isBehind(before.hand, x, y)) continue;
    maps.item[at] = 1;
    const [laterX, laterY] = project(after.camera, placed[0], placed[1]);
    const isIn = laterX > 1 && laterY > 1 && laterX < 999 && laterY < 749;
    if (!isIn || !isItem(flat.after, placed) || isBehind(after.hand, laterX, laterY)) continue;
    maps.comparable[at] = 1;
    sums.comparable++;
    if (sums.comparable % 7 === 0) {
      sample(flat.clean, placed[0], placed[1], light);
      for (const channel of [0, 1, 2] as const) mean[channel] += light[channel] * 7;
    }
    if (!isTouched(flat, placed)) continue;
    const [cleanLab, dirtyLab, laterLab] = [flat.clean, flat.before, flat.after].map((canvas) =>
      labAt(canvas, placed),
    ) as [Lab, Lab, Lab];
    const [dirty, left] = [deltaE00(dirtyLab, cleanLab), deltaE00(laterLab, cleanLab)];
    maps.deltaBefore[at] = dirty;
    maps.deltaAfter[at] = left;
    maps.deltaChange[at] = deltaE00(dirtyLab, laterLab);
    const area = cm2 === null ? 0 : (cm2 * areaScale(back, x, y)) / detail ** 2;
    if (dirty > visible) {
      maps.dirt[at] = 1;
      sums.dirt++;
      sums.cm2Before += area;
      sums.deltaBefore += dirty;
      sums.deltaAfter += left;
    }
    if (left > visible) {
      maps.residual[at] = 1;
      sums.residual++;
      sums.cm2After += area;
    }
  }
  const seen = Math.max(1, sums.comparable);
  return {
    ...maps,
    ...{ width, height, scale: pixels / detail },
    homography: inPixels(multiply(after.camera, back), pixels),
    share: { before: sums.dirt / seen, after: sums.residual / seen },
    cm2PerPixel: cm2 === null ? null : (cm2 * areaScale(back, 500, 375)) / pixels ** 2,
    areaCm2: cm2 === null ? null : { before: sums.cm2Before, after: sums.cm2After },
    shareRemoved: sums.deltaBefore === 0 ? null : 1 - sums.deltaAfter / sums.deltaBefore,
    cleanColor: labOf(mean[0] / seen, mean[1] / seen, mean[2] / seen),
    stains: scene.stains.map(({ kind, x, y, radius, strength, kept }) => {
      const [frameX, frameY] = project(before.camera, x, y);
      return {
        kind,
        x: frameX * pixels - 0.5,
        y: frameY * pixels - 0.5,
        radius: radius * pixels,
        strength,
        kept,
      };
    }),
    scene: {
      material: scene.material,
      drawn: scene.drawn,
      card: before.card !== null,
      hand: before.hand !== null || after.hand !== null,
    },
  };
}

const light: Light = [0, 0, 0];

function labAt(canvas: Canvas, [x, y]: readonly [number, number]): Lab {
  sample(canvas, x, y, light);
  return labOf(...light);
}

const isItem = (canvas: Canvas, [x, y]: readonly [number, number]) => coverAt(canvas, x, y) === cover.item;

/** A finger's soft rim and its shadow also count as hidden. */
const isBehind = (hand: Scene['before']['hand'], x: number, y: number) =>
  hand !== null && hand.distance(x, y) < 6;

function isTouched({ clean, touched }: Flat, [x, y]: readonly [number, number]): boolean {
  const column = Math.floor((x - clean.left) * clean.detail);
  const row = Math.floor((y - clean.top) * clean.detail);
  return touched[row * clean.width + column] === 1;
}

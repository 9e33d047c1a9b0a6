/**
 * Where the item is in the first photo. What lies at the rim and looks unlike the middle is background, unless it moved
 * together with the item: an item is never put back on exactly the same spot.
 */
import type { Aligned } from './align.ts';
import type { Photo } from './decode.ts';
import type { LabPicture } from './lab-picture.ts';
import { inScope, type OpenCv } from './opencv.ts';
import type { Parameters } from './parameters.ts';
import { box, type Extent } from './planes.ts';
import { dilate, erode, not, placesOf, regionsOf, sizeOf, without } from './regions.ts';
import { correlationOf, fineStructureOf } from './structure.ts';

const smallSidePx = 260;
const rimShare = 0.03;
const rounds = 3;
/** Values of a mask of grabCut. */
const [maybeBackground, maybeItem] = [2, 3];

/** 1: item; all pixels when it cannot be told apart from the background. @param lab the first photo; `evened`: the second, aligned, which is not always needed */
export function itemMaskOf(
  cv: OpenCv,
  before: Photo,
  { valid }: Aligned,
  lab: LabPicture,
  evened: () => LabPicture,
  p: Parameters,
): Uint8Array {
  const { width, height } = before;
  const whole = new Uint8Array(width * height).fill(1);
  const mask = cutOut(cv, before, p.minItemShare);
  if (!mask) return whole;
  const around = erode(without(valid, mask), before, 8);
  const table = placesOf(around);
  const isSame = () =>
    correlationOf(fineStructureOf(lab), fineStructureOf(evened()), table) > p.maxTableCorrelation;
  if (table.length > 4000 && isSame()) return whole;
  return erode(mask, before, p.itemRimPx);
}

/** The item in a single photo. @returns null when it fills the photo, or cannot be told apart from what is around it */
export function cutOut(cv: OpenCv, photo: Photo, minShare: number): Uint8Array | null {
  const small = smaller(photo);
  const cut = largest(grabbed(cv, small), small);
  const share = sizeOf(cut) / cut.length;
  return share > 0.97 || share < minShare ? null : enlarged(cut, small, photo);
}

interface Small extends Extent {
  readonly rgb: Uint8Array;
}

/** Scaled down by the mean over squares. */
function smaller({ rgb, width, height }: Photo): Small {
  const step = Math.max(1, Math.round(Math.max(width, height) / smallSidePx));
  const extent = {
    width: Math.floor(width / step),
    height: Math.floor(height / step),
  };
  const out = new Uint8Array(extent.width * extent.height * 3);
  for (let y = 0; y < extent.height; y += 1) {
    for (let x = 0; x < extent.width; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (let k = 0; k < step * step; k += 1) {
          const at = (y * step + Math.floor(k / step)) * width + x * step + (k % step);
          sum += rgb[3 * at + c]!;
        }
        out[3 * (y * extent.width + x) + c] = Math.round(sum / (step * step));
      }
    }
  }
  return { rgb: out, ...extent };
}

function grabbed(cv: OpenCv, { rgb, width, height }: Small): Uint8Array {
  return inScope(cv, (keep) => {
    const image = keep(new cv.Mat(height, width, cv.CV_8UC3));
    image.data.set(rgb);
    const mask = keep(new cv.Mat(height, width, cv.CV_8UC1));
    const rim = Math.max(2, Math.round(rimShare * Math.max(width, height)));
    mask.data.fill(maybeItem);
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x < rim || y < rim || x >= width - rim || y >= height - rim) mask.data[at] = maybeBackground;
    }
    cv.setRNGSeed(1);
    const [background, foreground] = [keep(new cv.Mat()), keep(new cv.Mat())];
    cv.grabCut(image, mask, new cv.Rect(0, 0, 1, 1), background, foreground, rounds, cv.GC_INIT_WITH_MASK);
    return Uint8Array.from(mask.data, (value) => value & 1);
  });
}

/** The largest part, without holes. */
function largest(mask: Uint8Array, extent: Extent): Uint8Array {
  const [first] = regionsOf(mask, extent);
  const filled = new Uint8Array(mask.length).fill(1);
  if (!first) return filled;
  const own = new Uint8Array(mask.length);
  for (const at of first.pixels) own[at] = 1;
  const { width, height } = extent;
  for (const { pixels } of regionsOf(not(own), extent)) {
    const atRim = pixels.some((at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return x === 0 || y === 0 || x === width - 1 || y === height - 1;
    });
    if (atRim) for (const at of pixels) filled[at] = 0;
  }
  return dilate(erode(filled, extent, 2), extent, 2);
}

function enlarged(mask: Uint8Array, small: Extent, { width, height }: Extent): Uint8Array {
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / height));
    for (let x = 0; x < width; x += 1) {
      plane[y * width + x] =
        mask[row * small.width + Math.min(small.width - 1, Math.floor((x * small.width) / width))]!;
    }
  }
  const share = box(plane, { width, height }, 3);
  const large = new Uint8Array(share.length);
  for (let i = 0; i < large.length; i += 1) if (share[i]! > 0.5) large[i] = 1;
  return large;
}

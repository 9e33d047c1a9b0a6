/** Draws all random properties of a scene before anything is painted: the item, its dirt, and both of its pictures. */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import { type CardPose, cardSize } from './card.ts';
import { labOf, luminance } from './color.ts';
import { type Draw, drawFrom } from './draw.ts';
import { type Hand, drawHand, drawSkin } from './hand.ts';
import { type Homography, drawMovement, invert, multiply, project } from './homography.ts';
import { type Item, drawItem, drawItemType, drawTable } from './item.ts';
import { type Lighting, type Relief, drawLighting, drawRelief } from './light.ts';
import type { Light } from './material.ts';
import { type MaterialName, drawMaterial, materialNames } from './materials.ts';
import { type Stain, type StainKind, drawStain, stainKinds } from './stains.ts';

/** Result of cleaning: leaves up to 45 % of each stain, nothing, or everything. */
export type Condition = 'cleaned' | 'removed' | 'unchanged';

/** What is omitted is drawn from the seed. */
export interface PairOptions {
  readonly seed: number;
  readonly material?: MaterialName;
  /** Seed of the surface alone, such as its grain: with another one, another item of the same series. */
  readonly surface?: number;
  readonly itemType?: ItemType;
  /** How many, or which kinds. */
  readonly stains?: number | readonly StainKind[];
  readonly condition?: Condition;
  /** Whether the printed card lies in both pictures. */
  readonly card?: boolean;
  /** Whether a hand reaches into one of the pictures, or both. */
  readonly hand?: boolean;
  readonly folds?: boolean;
  readonly gloss?: boolean;
  /** 1000 × 750 pixels, 4000 × 3000, or 500 × 375, which is enough for tests of the generator itself. */
  readonly size?: keyof typeof sizes;
}

/** Pixels per unit: of the painted scene, and of a picture. */
const sizes = {
  small: { detail: 0.5, pixels: 0.5 },
  usual: { detail: 1, pixels: 1 },
  '12mp': { detail: 2, pixels: 4 },
};

/** One of the two pictures. */
export interface View {
  /** Maps the scene laid flat to the frame, both in units: a frame is 1000 × 750. */
  readonly camera: Homography;
  readonly lighting: Lighting;
  readonly card: CardPose | null;
  readonly hand: Hand | null;
  /** Offset of the table from its first position: nothing is put back on exactly the same spot. */
  readonly tableShift: readonly [number, number];
  readonly noiseSeed: number;
}

export interface Scene {
  readonly material: MaterialName;
  readonly itemType: ItemType;
  readonly item: Item;
  readonly table: (x: number, y: number, light: Light) => void;
  readonly relief: Relief;
  readonly stains: readonly Stain[];
  readonly before: View;
  readonly after: View;
  /** Pixels per unit of the scene laid flat and of the truth. */
  readonly detail: number;
  /** Pixels per unit of a picture. */
  readonly pixels: number;
  readonly drawn: { readonly condition: Condition; readonly folds: boolean; readonly gloss: boolean };
}

export function drawScene(options: PairOptions): Scene {
  const stream = (name: string) => drawFrom(options.seed, name);
  const choice = stream('choice');
  // Drawn even when given, so that giving one option changes nothing else.
  const drawn = {
    material: choice.pick(materialNames),
    card: choice.chance(0.4),
    hand: choice.chance(0.2),
    folds: choice.chance(0.6),
    gloss: choice.chance(0.35),
    condition: choice.chance(0.12) ? ('removed' as const) : choice.chance(0.05) ? ('unchanged' as const) : ('cleaned' as const), // prettier-ignore
    stains: Math.floor(choice.between(1, 5)),
  };
  const { material, card, hand, folds, gloss, condition } = { ...drawn, ...given(options) };
  const itemType = options.itemType ?? drawItemType(stream('item type'), material);
  const surface = drawMaterial(material, surfaceDraw(stream('material'), options.surface));
  const item = drawItem(stream('item'), itemType, surface);
  const brightness = brightnessOf(surface.paint);
  const first = drawMovement(stream('first camera'), { shift: 8, degrees: 2, zoom: 0.02, tilt: 2.5e-5 });
  const moved = drawMovement(stream('second camera'), { shift: 40, degrees: 6, zoom: 0.08, tilt: 4e-5 });
  const second = multiply(moved, first);
  const hands = stream('hand');
  const inBoth = hands.chance(0.3);
  const inFirst = hands.chance(0.5);
  const skin = drawSkin(hands);
  const cards = stream('card');
  const cardWidth = cards.between(185, 235);
  const tables = stream('table');
  const view = (name: string, camera: Homography, handIsIn: boolean): View => ({
    camera,
    lighting: drawLighting(stream(`${name} light`)),
    card: card ? drawCard(cards, camera, cardWidth) : null,
    hand: hand && handIsIn ? drawHand(stream(`${name} hand`), skin) : null,
    tableShift: name === 'before' ? [0, 0] : [tables.between(-90, 90), tables.between(-60, 60)],
    noiseSeed: stream(`${name} noise`).seed(),
  });
  return {
    ...{ material, itemType, item },
    table: drawTable(tables),
    relief: drawRelief(stream('relief'), { folds, gloss, shine: surface.shine, brightness }),
    stains: drawStains(stream('stains'), item, { wanted: options.stains ?? drawn.stains, condition }),
    before: view('before', first, inBoth || inFirst),
    after: view('after', second, inBoth || !inFirst),
    ...sizes[options.size ?? 'usual'],
    drawn: { condition, folds, gloss },
  };
}

/** Materials draw one seed, for what is irregular about them. */
const surfaceDraw = (draw: Draw, surface: number | undefined): Draw =>
  surface === undefined ? draw : { ...draw, seed: () => (draw.seed(), surface) };

/** The options that are set. */
const given = ({ material, card, hand, folds, gloss, condition }: PairOptions) =>
  Object.fromEntries(
    Object.entries({ material, card, hand, folds, gloss, condition }).filter(
      ([, value]) => value !== undefined,
    ),
  );

function brightnessOf(paint: (x: number, y: number, light: Light) => void): number {
  const light: Light = [0, 0, 0];
  let sum = 0;
  for (let at = 0; at < 400; at++) {
    paint(200 + 29 * (at % 20) + at / 7, 150 + 23 * Math.floor(at / 20), light);
    sum += luminance(...light);
  }
  return sum / 400;
}

interface Wanted {
  readonly wanted: number | readonly StainKind[];
  readonly condition: Condition;
}

/** Away from the edges of the picture, where cards and hands are, and from each other. */
function drawStains(draw: Draw, item: Item, { wanted, condition }: Wanted): Stain[] {
  const kinds =
    typeof wanted === 'number' ? Array.from({ length: wanted }, () => draw.pick(stainKinds)) : wanted;
  const stains: Stain[] = [];
  const light: Light = [0, 0, 0];
  for (const kind of kinds) {
    const left = draw.chance(0.15) ? 0 : draw.between(0.05, 0.45);
    const kept = condition === 'removed' ? 0 : condition === 'unchanged' ? 1 : left;
    let [x, y] = [500, 375];
    for (let attempt = 0; attempt < 40; attempt++) {
      [x, y] = [draw.between(200, 800), draw.between(200, 580)];
      if (
        item.distance(x, y) < -70 &&
        stains.every((one) => Math.hypot(one.x - x, one.y - y) > one.radius + 90)
      )
        break;
    }
    let lightness = 0;
    for (let at = 0; at < 25; at++) {
      item.paint(x + 9 * ((at % 5) - 2), y + 9 * (Math.floor(at / 5) - 2), light);
      lightness += labOf(...light)[0] / 25;
    }
    stains.push(drawStain(draw, kind, { x, y, kept, dark: lightness < 26 }));
  }
  return stains;
}

/** In a corner of its picture. */
function drawCard(draw: Draw, camera: Homography, width: number): CardPose {
  const height = (width * cardSize.height) / cardSize.width;
  const [right, low] = [draw.chance(0.5), draw.chance(0.5)];
  const inwardX = width / 2 + draw.between(24, 34);
  const inwardY = height / 2 + draw.between(26, 36);
  const [x, y] = project(invert(camera), right ? 1000 - inwardX : inwardX, low ? 750 - inwardY : inwardY);
  return { x, y, angle: draw.between(-0.1, 0.1), width };
}

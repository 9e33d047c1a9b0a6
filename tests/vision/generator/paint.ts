/** Paints the scene laid flat: clean, dirty with the first card, cleaned with the second. */
import { cardShare, onCard, paintCard, type CardPose } from './card.ts';
import { type Canvas, blur, copyOf, cover, eachPixel, newCanvas, put } from './canvas.ts';
import type { Light } from './material.ts';
import type { Scene } from './scene.ts';

export interface Flat {
  readonly clean: Canvas;
  readonly before: Canvas;
  readonly after: Canvas;
  /** 1 where any stain lies or lay, in pixels of the canvas: elsewhere nothing differs. */
  readonly touched: Uint8Array;
}

/** Half a pixel of blur, since no lens is sharper, and to smooth jagged edges. */
const lensSigma = 0.6;

export function paintFlat(scene: Scene): Flat {
  const clean = newCanvas([scene.before.camera, scene.after.camera], scene.detail);
  paintItem(scene, clean);
  const before = copyOf(clean);
  const after = copyOf(clean);
  paintTable(scene, after, scene.after.tableShift);
  const touched = new Uint8Array(clean.cover.length);
  for (const stain of scene.stains) {
    const { x, y, reach } = stain;
    const within = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
    eachPixel(clean, (atX, atY, at) => {
      if (clean.cover[at] !== cover.item) return;
      const amount = stain.coverage(atX, atY);
      if (amount <= 0) return;
      touched[at] = 1;
      change(before, at, (light) => stain.apply(light, amount));
      change(after, at, (light) => stain.apply(light, amount * stain.kept));
    }, within); // prettier-ignore
  }
  if (scene.before.card) layCard(before, scene.before.card);
  if (scene.after.card) layCard(after, scene.after.card);
  for (const { light, width, height } of [clean, before, after]) blur(light, width, height, lensSigma);
  return { clean, before, after, touched };
}

const scratch: Light = [0, 0, 0];

function change({ light }: Canvas, at: number, by: (light: Light) => void): void {
  for (const channel of [0, 1, 2] as const) scratch[channel] = light[3 * at + channel]!;
  by(scratch);
  put(light, at, scratch);
}

function paintItem({ item, table }: Scene, canvas: Canvas): void {
  eachPixel(canvas, (x, y, at) => {
    const far = item.distance(x, y);
    if (far < 0) {
      item.paint(x, y, scratch);
      canvas.cover[at] = cover.item;
    } else paintShaded(table, x, y, far);
    put(canvas.light, at, scratch);
  });
}

/** The bare table, as far as the item moved on it. */
function paintTable({ item, table }: Scene, canvas: Canvas, [right, down]: readonly [number, number]): void {
  eachPixel(canvas, (x, y, at) => {
    if (canvas.cover[at] !== cover.table) return;
    paintShaded((u, v, light) => table(u + right, v + down, light), x, y, item.distance(x, y));
    put(canvas.light, at, scratch);
  });
}

/** Darker in the shadow of the item. */
function paintShaded(table: Scene['table'], x: number, y: number, far: number): void {
  table(x, y, scratch);
  const shadow = 1 - 0.55 * Math.exp(-far / 16);
  for (const channel of [0, 1, 2] as const) scratch[channel] *= shadow;
}

function layCard(canvas: Canvas, pose: CardPose): void {
  const reach = pose.width * 0.7;
  const within = { left: pose.x - reach, right: pose.x + reach, top: pose.y - reach, bottom: pose.y + reach };
  eachPixel(canvas, (x, y, at) => {
    const [u, v] = onCard(pose, x, y);
    const share = cardShare(u, v);
    if (share === 0) return;
    change(canvas, at, (light) => {
      if (share === 1) paintCard(u, v, light);
      else for (const channel of [0, 1, 2] as const) light[channel] *= 1 - 0.3 * share;
    });
    if (share === 1) canvas.cover[at] = cover.card;
  }, within); // prettier-ignore
}

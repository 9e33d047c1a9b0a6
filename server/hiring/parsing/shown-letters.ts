/**
 * Finds the letters of a PDF page and what hides them from a reader: their color, size and state, their position, and what is
 * painted under and over them. It follows the operators without rendering, so it does not know what a picture shows, nor
 * whether the shape of a letter matches its character code.
 */
import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { UnseenReason } from '../../../src/events/screening/extraction.ts';
import {
  type Area,
  blended,
  type Box,
  boxOf,
  type Color,
  colorOf,
  common,
  contrast,
  holds,
  identity,
  isRectangle,
  type Matrix,
  pointIn,
  times,
} from './painting.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
export type Page = Awaited<ReturnType<Document['getPage']>>;
export type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** A glyph's text, and where it begins on the baseline. */
export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly unseen: UnseenReason | null;
  /** Whether it lies outside the page; PDF.js leaves it out of the text. */
  readonly isBeside: boolean;
  /** Whether a space precedes it. */
  readonly spaced: boolean;
}

/** Points; smaller text is unreadable. */
const smallest = 4;
/** Points; an area narrower or lower than this covers no word. */
const thinnest = 3;
/** A page that paints more is a drawing; every area is compared with every letter. */
const maxAreas = 2000;
/** Light gray on white has 1.2. */
const minContrast = 1.2;
const minAlpha = 0.1;
const white: Color = [255, 255, 255];

interface State {
  matrix: Matrix;
  clip: Box;
  fill: Color;
  stroke: Color;
  alpha: number;
  /** Whether painting replaces the background, without blending or a mask. */
  plain: boolean;
  mode: number;
  font: string;
  size: number;
  leading: number;
  rise: number;
  spacing: number;
  wordSpacing: number;
  stretch: number;
}

interface Shown extends Letter {
  readonly middle: readonly [number, number];
  /** Number of areas painted before it. */
  readonly after: number;
  readonly colors: readonly Color[];
  readonly alpha: number;
}

interface Glyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** @throws whatever PDF.js throws of a damaged page */
export async function lettersOf(
  page: Page,
  ops: Operators,
  isOn: (layer: unknown) => boolean,
): Promise<Letter[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const painter = painterOf(page, ops, isOn);
  fnArray.forEach((operation, i) => painter.take(operation, (argsArray[i] ?? []) as readonly unknown[]));
  return painter.letters();
}

function painterOf(page: Page, ops: Operators, isOn: (layer: unknown) => boolean) {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const paper: Box = { left, bottom, right, top };
  const areas: Area[] = [];
  const shown: Shown[] = [];
  const saved: State[] = [];
  /** Whether each open layer is visible. */
  const layers: boolean[] = [];
  let clipsNext = false;
  let spaced = false;
  let text: Matrix = identity;
  let [lineX, lineY, x, y] = [0, 0, 0, 0];
  let state: State = {
    matrix: identity,
    clip: paper,
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    alpha: 1,
    plain: true,
    mode: 0,
    font: '',
    size: 0,
    leading: 0,
    rise: 0,
    spacing: 0,
    wordSpacing: 0,
    stretch: 1,
  };
  const save = () => void saved.push({ ...state });
  const restore = () => void (state = saved.pop() ?? state);
  const move = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    [x, y] = [lineX, lineY];
  };
  const paint = (box: Box, color: Color, solid: boolean) => {
    if (state.alpha < minAlpha || layers.includes(false)) return;
    const area = common(box, state.clip);
    const isThin = area.right - area.left < thinnest || area.top - area.bottom < thinnest;
    if (!isThin && areas.length < maxAreas)
      areas.push({ ...area, color, solid: solid && state.plain && state.alpha > 0.95 });
  };
  const picture = (solid: boolean) => paint(boxOf(state.matrix, [0, 0, 1, 1]), null, solid);

  const path = (then: number, data: ArrayLike<number> | undefined, around: ArrayLike<number> | undefined) => {
    const corners = around && (Array.from(around) as [number, number, number, number]);
    if (!corners) return;
    const box = boxOf(state.matrix, corners);
    const straight =
      (state.matrix[1] === 0 && state.matrix[2] === 0) || (state.matrix[0] === 0 && state.matrix[3] === 0);
    if (filling(ops).has(then)) paint(box, state.fill, straight && isRectangle(data));
    if (clipsNext) state.clip = common(state.clip, box);
    clipsNext = false;
  };

  const letter = (glyph: Glyph, width: number, matrix: Matrix) => {
    const said = glyph.unicode ?? '';
    if (said.trim() === '') {
      spaced = true;
      return;
    }
    const at = pointIn(matrix, x, y + state.rise);
    const middle = pointIn(matrix, x + width / 2, y + state.rise + 0.3 * state.size);
    const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
    shown.push({
      text: said,
      x: at[0],
      y: at[1],
      middle,
      after: areas.length,
      colors:
        state.mode % 4 === 1
          ? [state.stroke]
          : state.mode % 4 === 2
            ? [state.fill, state.stroke]
            : [state.fill],
      alpha: state.plain ? state.alpha : 1,
      unseen: ownReason(size, middle),
      isBeside: !holds(paper, ...middle),
      spaced,
    });
    spaced = false;
  };
  const ownReason = (size: number, middle: readonly [number, number]): UnseenReason | null => {
    if (state.mode === 3 || state.mode === 7 || state.alpha < minAlpha || layers.includes(false))
      return 'invisible';
    if (size < smallest) return 'tiny';
    return holds(paper, ...middle) && holds(state.clip, ...middle, size) ? null : 'outside';
  };

  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    const matrix = times(state.matrix, text);
    const scale = state.size * fontScale(page, state.font);
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        spaced ||= glyph < -180;
        x -= ((glyph * state.size) / 1000) * state.stretch;
        continue;
      }
      const width = (glyph.width ?? 0) * scale;
      letter(glyph, width * state.stretch, matrix);
      x += (width + state.spacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.stretch;
    }
  };

  const graphics = (pairs: readonly (readonly [string, unknown])[]) => {
    for (const [key, value] of pairs) {
      if (key === 'ca') state.alpha = Number(value);
      else if (key === 'BM') state.plain = value === 'source-over' || value === 'Normal';
      else if (key === 'SMask') state.plain = state.plain && !value;
      else if (key === 'Font') [state.font, state.size] = value as [string, number];
    }
  };
  const group = (matrix: unknown, around: unknown) => {
    save();
    if (isMatrix(matrix)) state.matrix = times(state.matrix, matrix);
    if (isFour(around)) state.clip = common(state.clip, boxOf(state.matrix, around));
  };

  const numbers = (args: readonly unknown[]) => args as readonly number[];
  const does: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [ops.save]: save,
    [ops.restore]: restore,
    [ops.transform]: (args) => void (state.matrix = times(state.matrix, args as unknown as Matrix)),
    [ops.clip]: () => void (clipsNext = true),
    [ops.eoClip]: () => void (clipsNext = true),
    [ops.constructPath]: ([then, data, around]) =>
      path(Number(then), (data as ArrayLike<number>[] | null)?.[0], around as ArrayLike<number> | undefined),
    [ops.shadingFill]: () => paint(state.clip, null, false),
    [ops.setGState]: ([pairs]) => graphics(pairs as never),
    [ops.setFillRGBColor]: ([color]) => void (state.fill = colorOf(color)),
    [ops.setStrokeRGBColor]: ([color]) => void (state.stroke = colorOf(color)),
    [ops.setFillColorN]: () => void (state.fill = null),
    [ops.setStrokeColorN]: () => void (state.stroke = null),
    [ops.paintFormXObjectBegin]: ([matrix, around]) => group(matrix, around),
    [ops.paintFormXObjectEnd]: restore,
    [ops.paintImageXObject]: ([id]) => picture(isOpaque(page, id)),
    [ops.paintInlineImageXObject]: () => picture(false),
    [ops.paintImageMaskXObject]: () => picture(false),
    [ops.beginMarkedContent]: () => void layers.push(true),
    [ops.beginMarkedContentProps]: ([tag, layer]) => void layers.push(tag !== 'OC' || isOn(layer)),
    [ops.endMarkedContent]: () => void layers.pop(),
    [ops.beginText]: () => {
      text = identity;
      [lineX, lineY, x, y] = [0, 0, 0, 0];
    },
    [ops.setFont]: ([font, size]) => void ([state.font, state.size] = [String(font), Number(size)]),
    [ops.setTextRenderingMode]: ([mode]) => void (state.mode = Number(mode)),
    [ops.setTextRise]: ([rise]) => void (state.rise = Number(rise)),
    [ops.setCharSpacing]: ([spacing]) => void (state.spacing = Number(spacing)),
    [ops.setWordSpacing]: ([spacing]) => void (state.wordSpacing = Number(spacing)),
    [ops.setHScale]: ([percent]) => void (state.stretch = Number(percent) / 100),
    [ops.setLeading]: ([leading]) => void (state.leading = -Number(leading)),
    [ops.moveText]: (args) => move(...(numbers(args).slice(0, 2) as [number, number])),
    [ops.setLeadingMoveText]: (args) => {
      const [dx, dy] = numbers(args) as [number, number];
      state.leading = dy;
      move(dx, dy);
    },
    [ops.nextLine]: () => move(0, state.leading),
    [ops.setTextMatrix]: (args) => {
      const matrix = isMatrix(args[0]) ? args[0] : args;
      if (isMatrix(matrix)) text = matrix;
      [lineX, lineY, x, y] = [0, 0, 0, 0];
    },
    [ops.showText]: ([glyphs]) => show(glyphs as never),
  };

  return {
    take: (operation: number, args: readonly unknown[]) => does[operation]?.(args),
    letters: (): Letter[] =>
      shown.map(({ text: said, x: left, y: base, isBeside, spaced: apart, ...each }) => ({
        text: said,
        x: left,
        y: base,
        isBeside,
        spaced: apart,
        unseen: each.unseen ?? paintedReason(each, areas),
      })),
  };
}

/** Hidden because it has the color of everything that may lie under it, or because something is painted over it. */
function paintedReason(
  { middle, after, colors, alpha }: Pick<Shown, 'middle' | 'after' | 'colors' | 'alpha'>,
  areas: readonly Area[],
): UnseenReason | null {
  let under: Color[] = [white];
  for (const area of areas.slice(0, after)) {
    if (!holds(area, ...middle)) continue;
    under = area.solid ? [area.color] : [...under, area.color];
  }
  const isSeen = colors.some((color) =>
    under.some((ground) => {
      const letter = blended(color, ground, alpha);
      return !letter || !ground || contrast(letter, ground) >= minContrast;
    }),
  );
  if (!isSeen) return 'colour';
  return areas.slice(after).some((area) => area.solid && holds(area, ...middle)) ? 'behind' : null;
}

let fillingOps: ReadonlySet<number> | undefined;
const filling = (ops: Operators): ReadonlySet<number> =>
  (fillingOps ??= new Set([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]));

/** Text space units per unit of glyph width; Type 3 fonts (drawn letters) define it themselves. */
function fontScale(page: Page, font: string): number {
  if (!page.commonObjs.has(font)) return 0.001;
  const scale: unknown = (page.commonObjs.get(font) as { fontMatrix?: readonly number[] } | null)
    ?.fontMatrix?.[0];
  return typeof scale === 'number' ? scale : 0.001;
}

/** Whether PDF.js knows the picture to have no transparency; one that is not loaded yet may have some. */
function isOpaque(page: Page, id: unknown): boolean {
  if (typeof id !== 'string' || !page.objs.has(id)) return false;
  const kind = (page.objs.get(id) as { kind?: number } | null)?.kind;
  return kind === 1 || kind === 2;
}

const isMatrix = (value: unknown): value is Matrix =>
  typeof value === 'object' && value !== null && (value as ArrayLike<number>).length === 6;
const isFour = (value: unknown): value is readonly [number, number, number, number] =>
  typeof value === 'object' && value !== null && (value as ArrayLike<number>).length === 4;

/** The text outside the page, line by line. */
export function wordsBeside(letters: readonly Letter[]): string {
  let words = '';
  let last: Letter | undefined;
  for (const letter of letters) {
    if (!letter.isBeside) continue;
    const apart = !last || Math.abs(last.y - letter.y) > 1 ? '\n' : letter.spaced ? ' ' : '';
    words += apart + letter.text;
    last = letter;
  }
  return words.trim();
}

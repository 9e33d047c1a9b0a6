/**
 * Colors as numbers that match perception: linear light, CIELAB (D65), and the difference CIEDE2000 (Sharma, Wu,
 * Dalal 2005, https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/).
 */

/** Linear light, 0–1, of an 8-bit sRGB value. */
export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** The 8-bit sRGB value of linear light. */
export function sRgbOf(linear: number): number {
  const known = linear >= 0 && linear < 1 ? levels[(linear * steps) | 0]! : mixed;
  return known === mixed ? sRgbByFormula(linear) : known;
}

function sRgbByFormula(linear: number): number {
  const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(v * 255)));
}

const steps = 16_384;
const mixed = -1;

/** The value of a step of linear light where the whole step has the same, a little beyond its ends too; else `mixed`. */
const levels = Int16Array.from({ length: steps }, (_, step) => {
  const [low, high] = [step - 1e-6, step + 1 + 1e-6].map((at) => sRgbByFormula(at / steps));
  return low === high ? low! : mixed;
});

const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);

/** Writes the CIELAB values of linear sRGB light into `lab`, which has planes of `count`, at index `at`. */
export function labInto(
  lab: Float32Array,
  at: number,
  count: number,
  red: number,
  green: number,
  blue: number,
): void {
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  lab[at] = 116 * y - 16;
  lab[count + at] = 500 * (x - y);
  lab[2 * count + at] = 200 * (y - z);
}

const full = 2 * Math.PI;
const degree = Math.PI / 180;
const pow25to7 = 25 ** 7;

/** CIEDE2000 with kL = kC = kH = 1. */
export function deltaE00(l1: number, a1: number, b1: number, l2: number, a2: number, b2: number): number {
  const meanC = (Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2;
  const g = 0.5 * (1 - root7(meanC));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.sqrt(p1 * p1 + b1 * b1), Math.sqrt(p2 * p2 + b2 * b2)];
  const h1 = hue(p1, b1);
  const h2 = hue(p2, b2);
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > Math.PI) turn -= full;
  else if (turn < -Math.PI) turn += full;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : meanHue(h1, h2);
  const t =
    1 -
    0.17 * Math.cos(h - 30 * degree) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degree) -
    0.2 * Math.cos(4 * h - 63 * degree);
  const l50 = (l - 50) * (l - 50);
  const sl = 1 + (0.015 * l50) / Math.sqrt(20 + l50);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const bend = (h / degree - 275) / 25;
  const rt = -2 * root7(c) * Math.sin(60 * degree * Math.exp(-bend * bend));
  const [vl, vc, vh] = [dL / sl, dC / sc, dH / sh];
  return Math.sqrt(Math.max(0, vl * vl + vc * vc + vh * vh + rt * vc * vh));
}

function root7(c: number): number {
  const c2 = c * c;
  const c7 = c2 * c2 * c2 * c;
  return Math.sqrt(c7 / (c7 + pow25to7));
}

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const h = Math.atan2(b, a);
  return h < 0 ? h + full : h;
}

function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= Math.PI) return sum / 2;
  return sum < full ? (sum + full) / 2 : (sum - full) / 2;
}

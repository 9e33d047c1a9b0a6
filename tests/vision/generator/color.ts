/**
 * Colors: light is linear sRGB from 0 to 1, color is CIELAB for D65. With its own CIEDE2000, since the reference must not
 * share the mistakes of the engine.
 */
export type Rgb = readonly [number, number, number];
export type Lab = readonly [number, number, number];

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** @param color as in CSS, `#rrggbb` */
export function lightOf(color: string): Rgb {
  const channel = (at: number) => decode(parseInt(color.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The sRGB byte for linear light in steps of 1/65535. */
export const byteOfLight = Uint8Array.from({ length: 65_536 }, (_, step) =>
  Math.round(255 * encode(step / 65_535)),
);

export const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const curve = (ratio: number) => (ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * (24389 / 27) + 16) / 116);

export function labOf(red: number, green: number, blue: number): Lab {
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);
const hueOf = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360);
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000 with kL = kC = kH = 1 (Sharma, Wu and Dalal 2005). */
export function deltaE00([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(b1, a1 * stretch), hueOf(b2, a2 * stretch)];
  const grey = c1 * c2 === 0;
  const apart = Math.abs(h1 - h2) > 180;
  const turn = grey ? 0 : h2 - h1 + (apart ? (h2 > h1 ? -360 : 360) : 0);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : (h1 + h2 + (apart ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * c * t);
  const rotation = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * seventh(c);
  return Math.sqrt(Math.max(0, lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue));
}

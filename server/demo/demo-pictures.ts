/** Pictures of the demo's shop, drawn here: leather and fabric items in a few plain shapes. */
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PictureImage } from '../trade/picture-image.ts';

const width = 960;
const height = 720;

const scene = (wall: string, floor: string, thing: string) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="${width}" height="${height}">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="#fffaf2"/>
    </linearGradient>
    <linearGradient id="shine" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".25"/>
    </linearGradient>
  </defs>
  <rect width="960" height="720" fill="url(#wall)"/>
  <rect y="560" width="960" height="160" fill="${floor}"/>
  <ellipse cx="480" cy="590" rx="330" ry="26" fill="#000" opacity=".16"/>
  ${thing}
</svg>`;

const shaded = (shape: string, color: string) =>
  `<g fill="${color}">${shape}</g><g fill="url(#shine)">${shape}</g>`;
const stitches = (path: string) =>
  `<path d="${path}" fill="none" stroke="#f3e3c3" stroke-width="4" stroke-dasharray="14 10" stroke-linecap="round"/>`;

const sofa = (color: string) =>
  shaded(
    '<rect x="190" y="300" width="580" height="190" rx="46"/><rect x="140" y="380" width="120" height="190" rx="44"/><rect x="700" y="380" width="120" height="190" rx="44"/><rect x="220" y="450" width="520" height="120" rx="30"/>',
    color,
  ) +
  stitches('M480 470 V560 M250 330 H710') +
  '<rect x="200" y="566" width="24" height="34" fill="#3b2a1e"/><rect x="736" y="566" width="24" height="34" fill="#3b2a1e"/>';

const bag = (color: string) =>
  '<path d="M360 320 C360 150 600 150 600 320" fill="none" stroke="#5b3a22" stroke-width="22"/>' +
  shaded('<path d="M270 310 H690 L740 590 Q480 620 220 590 Z"/>', color) +
  stitches('M292 334 H668 M248 566 Q480 592 712 566') +
  '<rect x="440" y="300" width="80" height="110" rx="14" fill="#4a2e1b"/><circle cx="480" cy="380" r="13" fill="#e4c178"/>';

const jar = (color: string, label: string) =>
  shaded('<rect x="350" y="260" width="260" height="330" rx="36"/>', color) +
  '<rect x="335" y="210" width="290" height="72" rx="18" fill="#2f2620"/>' +
  `<rect x="350" y="360" width="260" height="140" fill="#fbf3e2"/><text x="480" y="446" text-anchor="middle" font-family="Georgia, serif" font-size="46" fill="#4a2e1b">${label}</text>`;

const brush = () =>
  shaded('<rect x="210" y="360" width="540" height="90" rx="44"/>', '#a26a3a') +
  Array.from(
    { length: 25 },
    (_, i) => `<path d="M${240 + i * 20} 450 l${(i % 3) - 1} 118" stroke="#3b2a1e" stroke-width="9"/>`,
  ).join('');

const shoe = (color: string) =>
  shaded('<path d="M220 330 Q300 300 360 330 Q430 430 620 450 Q760 470 760 560 H220 Z"/>', color) +
  '<rect x="214" y="556" width="552" height="34" rx="12" fill="#2f2620"/>' +
  stitches('M390 380 L430 350 M430 412 L474 380 M474 436 L520 404');

const seat = (color: string) =>
  shaded(
    '<rect x="340" y="150" width="280" height="330" rx="70"/><rect x="400" y="90" width="160" height="80" rx="34"/><rect x="300" y="450" width="360" height="130" rx="50"/>',
    color,
  ) + stitches('M400 200 V450 M560 200 V450 M330 510 H630');

const jacket = (color: string) =>
  shaded(
    '<path d="M360 190 L480 230 L600 190 L760 300 L700 420 L640 380 V590 H320 V380 L260 420 L200 300 Z"/>',
    color,
  ) +
  stitches('M480 240 V584') +
  '<path d="M430 200 L480 300 L530 200" fill="none" stroke="#2f2620" stroke-width="12"/>';

const rug = () =>
  shaded('<path d="M200 400 H760 L840 590 H120 Z"/>', '#8f3b2e') +
  '<path d="M250 430 H710 L765 565 H195 Z" fill="none" stroke="#f0d9a8" stroke-width="10"/>' +
  '<path d="M480 450 L580 500 L480 548 L380 500 Z" fill="#f0d9a8"/>';

const cloths = () =>
  ['#7fa7a0', '#d9b36c', '#a7653c', '#5f7f8f']
    .map((color, i) =>
      shaded(`<rect x="${250 + i * 14}" y="${500 - i * 62}" width="460" height="86" rx="26"/>`, color),
    )
    .join('') + stitches('M320 350 H730');

const curtain = (color: string) =>
  '<rect x="150" y="96" width="660" height="18" rx="9" fill="#5b3a22"/>' +
  [0, 1]
    .map((side) => {
      const left = 180 + side * 330;
      const folds = [1, 2, 3, 4].map((fold) => `M${left + fold * 54} 120 q18 230 0 450`).join(' ');
      return (
        shaded(
          `<path d="M${left} 110 H${left + 270} Q${left + 250} 350 ${left + 276} 580 H${left - 6} Q${left + 20} 350 ${left} 110 Z"/>`,
          color,
        ) + `<path d="${folds}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="10"/>`
      );
    })
    .join('');

const armchair = (color: string) =>
  shaded(
    '<rect x="300" y="180" width="360" height="310" rx="80"/><rect x="240" y="350" width="120" height="220" rx="48"/><rect x="600" y="350" width="120" height="220" rx="48"/><rect x="330" y="430" width="300" height="140" rx="34"/>',
    color,
  ) +
  [410, 480, 550].map((x) => `<circle cx="${x}" cy="290" r="9" fill="#000" opacity=".22"/>`).join('') +
  '<rect x="290" y="564" width="22" height="38" fill="#3b2a1e"/><rect x="648" y="564" width="22" height="38" fill="#3b2a1e"/>';

const mattress = () =>
  shaded('<rect x="130" y="400" width="700" height="150" rx="40"/>', '#e9e4d8') +
  '<path d="M130 452 H830 M130 500 H830" stroke="#b9ad97" stroke-width="5"/>' +
  '<path d="M190 400 q70 -34 140 0 M330 400 q70 -34 140 0 M470 400 q70 -34 140 0 M610 400 q70 -34 140 0" fill="#f4f0e6" stroke="#cfc5b2" stroke-width="4"/>' +
  '<rect x="170" y="546" width="26" height="46" fill="#5b3a22"/><rect x="764" y="546" width="26" height="46" fill="#5b3a22"/>';

const belt = (color: string) =>
  `<ellipse cx="480" cy="430" rx="230" ry="150" fill="none" stroke="${color}" stroke-width="66"/>` +
  '<ellipse cx="480" cy="430" rx="230" ry="150" fill="none" stroke="url(#shine)" stroke-width="66"/>' +
  '<ellipse cx="480" cy="430" rx="206" ry="126" fill="none" stroke="#f3e3c3" stroke-width="4" stroke-dasharray="14 10"/>' +
  '<rect x="410" y="536" width="140" height="96" rx="16" fill="none" stroke="#e4c178" stroke-width="18"/><path d="M480 540 V628" stroke="#e4c178" stroke-width="12"/>';

const gloves = (color: string) =>
  [230, 540]
    .map(
      (x) =>
        shaded(
          `<path d="M${x} 590 V400 l-52 -74 q-8 -34 26 -30 l44 50 l-6 -150 q16 -24 36 0 l12 130 l14 -150 q20 -22 38 2 l2 154 l28 -124 q22 -16 34 8 l-14 150 l34 -70 q24 -10 30 14 l-46 160 V590 Z"/>`,
          color,
        ) + stitches(`M${x + 14} 548 H${x + 166}`),
    )
    .join('');

/** Stains over an item, each `[x, y, half its width, half its height]`. */
const stained = (
  item: string,
  color: string,
  spots: readonly (readonly [number, number, number, number])[],
) =>
  item +
  spots
    .map(
      ([x, y, rx, ry]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" opacity=".45"/><ellipse cx="${x + rx / 5}" cy="${y - ry / 6}" rx="${rx * 0.6}" ry="${ry * 0.6}" fill="${color}" opacity=".35"/>`,
    )
    .join('');

const drawings = {
  sofa: scene('#dfe7e3', '#c8b49a', sofa('#8a4f2a')),
  soiledSofa: scene('#dfe7e3', '#c8b49a', sofa('#6e5a48')),
  bag: scene('#f0e2d2', '#b79b7c', bag('#9b5a2c')),
  soap: scene('#e8ecd9', '#b9a483', jar('#c98b4a', 'Saddle soap')),
  balm: scene('#e3e2ee', '#a99a8c', jar('#e2c48d', 'Balm')),
  brush: scene('#efe6da', '#b79b7c', brush()),
  shoe: scene('#e4e9ee', '#9c8b7a', shoe('#5b3a22')),
  seat: scene('#dde3ea', '#8d8d90', seat('#3c3f46')),
  jacket: scene('#efe2e0', '#a58b78', jacket('#3a2a25')),
  cloths: scene('#e6ecea', '#b9a483', cloths()),
  curtain: scene('#f3eadb', '#a58b78', curtain('#8aa39a')),
  rug: scene('#e9e6dc', '#c2a983', rug()),
  stainedBag: scene(
    '#f0e2d2',
    '#b79b7c',
    stained(bag('#8f5a36'), '#2a1c12', [
      [330, 500, 62, 40],
      [620, 420, 44, 54],
      [600, 555, 80, 22],
    ]),
  ),
  saltedShoe: scene(
    '#e4e9ee',
    '#9c8b7a',
    stained(shoe('#5f463a'), '#f4f1ea', [
      [330, 530, 90, 20],
      [560, 510, 110, 24],
      [690, 535, 50, 16],
    ]),
  ),
  stainedRug: scene(
    '#e9e6dc',
    '#c2a983',
    stained(rug(), '#3a0f1c', [
      [610, 460, 74, 24],
      [340, 540, 52, 16],
    ]),
  ),
  stainedSeat: scene(
    '#dde3ea',
    '#8d8d90',
    stained(seat('#45474c'), '#d8cdb8', [
      [470, 520, 92, 30],
      [540, 330, 40, 62],
    ]),
  ),
  armchair: scene('#e7e3ee', '#b9a483', armchair('#6f86a0')),
  stainedArmchair: scene(
    '#e7e3ee',
    '#b9a483',
    stained(armchair('#6b7c90'), '#4a2f1a', [
      [470, 490, 76, 28],
      [300, 380, 44, 26],
      [540, 250, 36, 30],
    ]),
  ),
  mattress: scene('#e8eef0', '#bfa98c', mattress()),
  belt: scene('#f1e7da', '#a98c6c', belt('#6d3f20')),
  gloves: scene('#ece6e0', '#a58b78', gloves('#4b2e20')),
} as const;

export type Drawing = keyof typeof drawings;

/** A picture as an upload would produce it; no larger than the large size. */
export async function draw(name: Drawing): Promise<PictureImage> {
  const drawn = await sharp(Buffer.from(drawings[name])).raw().toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = drawn.info;
  const pixels = () => sharp(drawn.data, { raw: { width: w, height: h, channels } });
  const [large, small, tiny] = await Promise.all([
    pixels().webp({ quality: 80, effort: 2 }).toBuffer(),
    pixels().resize(480).webp({ quality: 80, effort: 2 }).toBuffer(),
    pixels().resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  ]);
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  return {
    full: null,
    large,
    small,
    width: w,
    height: h,
    placeholder: Buffer.from(hash).toString('base64'),
  };
}

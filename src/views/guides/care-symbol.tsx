/** The care symbols, drawn by us: tub, triangle, square, iron, circle, and their additions. */
import { type CareSymbol, careSymbols } from '../../events/guide/care-symbols.ts';
import classes from './guides.module.css';

const tub = 'M3 8l2.6 12h12.8L21 8M3.4 10q2.15 1.9 4.3 0t4.3 0t4.3 0t4.3 0';
const triangle = 'M12 4L21.5 20H2.5z';
const square = 'M4 4h16v16H4z';
const iron = 'M2.5 19h19l-2.2-10.4q-.3-1.6-2-1.6H8M2.5 19q.8-7 8-7h9.2';
const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z';
const cross = 'M3 3l18 18M21 3L3 21';

const dots = (...places: number[]) => places.map((x) => `M${x} 15.6h.01`).join('');

interface Drawing {
  readonly path: string;
  /** Letter in the center. */
  readonly letter?: string;
}

const drawings: Readonly<Record<CareSymbol, Drawing>> = {
  wash: { path: tub, letter: '30' },
  'hand-wash': { path: `${tub}M13 3l-3.5 4.5q-1.4 2.4-.4 5l1.2 3.5h4.8l1.6-6.2q.3-1.4-1-1.4l-3 .6` },
  'no-wash': { path: tub + cross },
  'wash-mild': { path: `${tub}M6 22.6h12`, letter: '30' },
  'bleach-any': { path: triangle },
  'bleach-oxygen': { path: `${triangle}M10.2 20L15.4 10M14.6 20L17.6 13.8` },
  'bleach-none': { path: triangle + cross },
  drying: { path: square },
  'dry-flat': { path: `${square}M7.5 12h9` },
  'dry-shade': { path: `${square}M4 11L11 4M4 15.5L15.5 4` },
  'tumble-none': { path: `${square}M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z${cross}` },
  'iron-low': { path: iron + dots(12) },
  'iron-medium': { path: iron + dots(10, 14) },
  'iron-high': { path: iron + dots(8.5, 12, 15.5) },
  'iron-none': { path: iron + cross },
  'professional-p': { path: circle, letter: 'P' },
  'professional-f': { path: circle, letter: 'F' },
  'professional-w': { path: circle, letter: 'W' },
};

export function CareSymbolPicture({ symbol }: { symbol: CareSymbol }) {
  const { path, letter } = drawings[symbol];
  return (
    <svg className={classes.symbol} viewBox="0 0 24 24" role="img" aria-label={careSymbols[symbol]}>
      <path d={path} />
      {letter ? (
        <text x="12" y={letter.length > 1 ? 17.6 : 15.6} textAnchor="middle">
          {letter}
        </text>
      ) : null}
    </svg>
  );
}

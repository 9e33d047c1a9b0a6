/** The materials of items, independent of stains, light and cameras. */
import type { Draw } from './draw.ts';
import { drawCarpet } from './carpet.ts';
import { drawLeather } from './leather.ts';
import type { Material } from './material.ts';
import { drawMonogram, drawPrint } from './printed.ts';
import { drawNap } from './nap.ts';
import { drawCanvas, drawDenim } from './weave.ts';

const makers = {
  'brown-leather': (draw) =>
    drawLeather(draw, { colors: ['#6b4227', '#5a3620', '#7b4b2c'], thread: '#c9a071' }),
  'tan-leather': (draw) =>
    drawLeather(draw, { colors: ['#b67c48', '#c08a58', '#a8713f'], thread: '#efe0c4' }),
  'red-leather': (draw) =>
    drawLeather(draw, { colors: ['#8e1f22', '#a32a2a', '#7a1a22'], thread: '#5f1216' }),
  'black-leather': (draw) =>
    drawLeather(draw, { colors: ['#232122', '#2b2a2c', '#1e1d1f'], thread: '#efece4' }),
  suede: (draw) => drawNap(draw, { colors: ['#8a6a4e', '#6f5a4a', '#4f5a63'], rough: 1 }),
  nubuck: (draw) => drawNap(draw, { colors: ['#c29a6b', '#b48a5c', '#a99a86'], rough: 0.6 }),
  denim: drawDenim,
  canvas: drawCanvas,
  monogram: drawMonogram,
  print: drawPrint,
  carpet: drawCarpet,
  coated: (draw) =>
    drawLeather(draw, {
      colors: ['#c7b9a5', '#3d5a6b', '#7d8a6a', '#d8d3c9'],
      thread: '#f1ede4',
      coated: true,
    }),
} satisfies Record<string, (draw: Draw) => Material>;

export type MaterialName = keyof typeof makers;

export const materialNames = Object.keys(makers) as MaterialName[];

export const drawMaterial = (name: MaterialName, draw: Draw): Material => makers[name](draw);

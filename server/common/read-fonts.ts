/** Reads the fonts of PDFs that the server and the commands draw, from the source folder. */
import { readFileSync } from 'node:fs';
import type { Fonts } from '../../src/pdf/fonts.ts';

const read = (weight: string): Uint8Array =>
  readFileSync(new URL(`../../src/pdf/fonts/noto-sans-${weight}.ttf`, import.meta.url));

export const readFonts = (): Fonts => ({ normal: read('regular'), bold: read('bold') });

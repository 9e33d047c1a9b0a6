/** The fonts of PDFs in a browser: assets of the build, which the service worker caches for offline use. */
import type { Fonts } from './fonts.ts';
import bold from './fonts/noto-sans-bold.ttf?url';
import normal from './fonts/noto-sans-regular.ttf?url';

async function fetchFont(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font ${url} is not to be had: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @throws TypeError or Error when they cannot be fetched */
export async function fetchFonts(): Promise<Fonts> {
  const [normalFont, boldFont] = await Promise.all([fetchFont(normal), fetchFont(bold)]);
  return { normal: normalFont, bold: boldFont };
}

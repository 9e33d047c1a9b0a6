/**
 * A photo of 12 megapixels from the click on “Publish” until the page says that it is published, in Chromium, beside sharp
 * alone making the same three sizes of the same file in one process.
 */
import { randomBytes } from 'node:crypto';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { signUp } from '../browser/support.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { startServer } from '../support/server.ts';
import { median, type Row } from './measure.ts';

const rounds = 5;
const [width, height] = [4000, 3000];

/** With the detail of a real photo: noise of a few pixels, enlarged, on a light that falls off. */
async function photo(): Promise<Buffer> {
  const [w, h] = [width / 4, height / 4];
  const noise = await sharp(randomBytes(w * h * 3), { raw: { width: w, height: h, channels: 3 } })
    .blur(1.2)
    .resize(width, height)
    .modulate({ saturation: 0.5 })
    .toBuffer();
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function publish(page: Page, name: string, buffer: Buffer): Promise<number> {
  await page.goto('/photos/mine');
  await page.getByLabel('Picture files').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByLabel(`Caption of ${name}`).fill('Armchair');
  const start = performance.now();
  await page.getByRole('button', { name: 'Publish the photo' }).click();
  await page
    .getByRole('region', { name: 'Uploads' })
    .getByText('Published', { exact: true })
    .waitFor({ timeout: 60_000 });
  return performance.now() - start;
}

/** Milliseconds of the three sizes, one after the other. */
async function encodedAlone(content: Buffer): Promise<number> {
  const start = performance.now();
  for (const side of [3200, 1600, 480]) {
    await sharp(content).rotate().resize(side, side, { fit: 'inside' }).webp({ effort: 2 }).toBuffer();
  }
  return performance.now() - start;
}

export async function photoPublished(): Promise<Row[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await signUp(page);
    const times: { readonly ours: number; readonly alone: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const content = await photo();
      const alone = await encodedAlone(content);
      const ours = await publish(page, `photo${round + 1}.jpg`, content);
      if (round >= 0) times.push({ ours, alone });
    }
    const ours = median(times.map((one) => one.ours));
    return [
      {
        name: 'photo of 12 MP, from click to published',
        unit: 'ms',
        ours,
        peers: { 'sharp alone': median(times.map(({ alone }) => alone)) },
        aim: 'at most 3000',
        met: ours <= 3000,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    server.remove();
  }
}

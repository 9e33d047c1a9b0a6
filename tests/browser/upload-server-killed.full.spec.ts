/** The server is killed during an upload, and restarts: the upload continues, and what arrives is what was sent. */
import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { recording } from '../server/trade/recordings.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { breakingLine } from './breaking-line.ts';
import { dataOfFirstRun } from './origin.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();

it(
  '[UPLOAD4] [UPLOAD7] goes on where a killed server was, and arrives as it was sent',
  { timeout: 420_000 },
  async () => {
    let server: RunningServer = await startServer({ from: await dataOfFirstRun() });
    const { dataDir, origin } = server;
    // Slow, so that there is time to kill the server in the middle.
    const line = await breakingLine({ to: origin, random: () => 1, delayMs: 40 });
    onTestFinished(async () => {
      await line.close();
      await server.stop();
      server.remove();
    });
    const content = await recording({ seconds: 20, frameBytes: 100_000 });
    const { page } = await browser.openNew('/video-posts', { origin: line.origin });
    await page
      .getByLabel('Video files')
      .setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer: content });
    await page.getByLabel('Caption of film.webm').fill('Before and after');
    await page.getByRole('button', { name: 'Publish the video' }).click();
    const panel = page.getByRole('region', { name: 'Uploads' });
    const bar = panel.getByRole('progressbar');
    await bar.waitFor();

    /** 0 to 1. */
    const sent = () =>
      bar.evaluateAll((all) => Math.max(0, ...all.map((one) => (one as HTMLProgressElement).position)));
    for (const part of [0.1, 0.4]) {
      await expect.poll(sent, { timeout: 90_000, interval: 50 }).toBeGreaterThan(part);
      expect(line.completed).toEqual([]);
      await server.stop('SIGKILL');
      await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
      server = await startServer({ dataDir, port: Number(new URL(origin).port) });
    }

    await panel.getByText('Published', { exact: true }).waitFor({ timeout: 180_000 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(new Set(line.completed.map((body) => body.sha256))).toEqual(new Set([sha256]));
    await panel.getByRole('link', { name: 'Look at it' }).click();
    const player = page.getByLabel('Before and after');
    await expect
      .poll(() => player.evaluate((video) => (video as HTMLVideoElement).duration))
      .toBeCloseTo(20, 0);
  },
);

/** Uploads in a real browser: over a breaking connection, through a reload, and their results. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../counts.ts';
import { recording } from '../server/trade/recordings.ts';
import { randomFrom } from '../support/random.ts';
import { type BreakingLine, breakingLine } from './breaking-line.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { findServer, sharedOrigin } from './origin.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();
let line: BreakingLine;
/** A connection that is only slow. */
let slow: BreakingLine;
beforeAll(async () => {
  await findServer();
  line = await breakingLine({ to: sharedOrigin(), random: randomFrom(seed), delayMs: 8 });
  slow = await breakingLine({ to: sharedOrigin(), random: () => 1, delayMs: 8 });
}, 240_000);
afterAll(() => Promise.all([line.close(), slow.close()]));

const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function choose(page: Page, name: string, buffer: Buffer, mimeType: string): Promise<void> {
  await page
    .getByLabel(/^(Video|Sound) files$/)
    .setInputFiles({ name, mimeType, buffer }, { timeout: 90_000 });
  await page.getByLabel(`Caption of ${name}`).fill(`About ${name}`);
}

describe('an upload', { timeout: 180_000 }, () => {
  it('[UPLOAD1] [UPLOAD7] arrives over a line that drops a third of the requests, and through a reload', async () => {
    const content = await recording({ seconds: 20, frameBytes: 100_000 });
    const { page } = await browser.openNew('/video-posts', { origin: line.origin });
    await choose(page, 'film.webm', content, 'video/webm');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish the video' }).click();
    await panel(page).getByRole('progressbar').waitFor();
    await expectAccessible(page);
    await page.reload();
    // It continues on another page.
    await page.getByRole('link', { name: 'Sounds' }).first().click();
    await panel(page).getByText('Published', { exact: true }).waitFor({ timeout: 120_000 });
    expect(line.cuts()).toBeGreaterThan(0);
    expect(new Set(line.completed.map((body) => body.sha256))).toEqual(new Set([sha256(content)]));
    await panel(page).getByRole('link', { name: 'Look at it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Video' }).waitFor();
    const player = page.getByLabel('About film.webm');
    await expect
      .poll(() => player.evaluate((video) => (video as HTMLVideoElement).duration))
      .toBeCloseTo(20, 0);
    await panel(page).getByRole('button', { name: 'Close the uploads' }).click();
    expect(await panel(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Video' }).waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  it('is not begun with a caption that the server would refuse', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/audio-posts', { origin: line.origin });
    await choose(page, 'a.webm', await recording({ video: null, seconds: 2 }), 'audio/webm');
    const caption = page.getByLabel('Caption of a.webm');
    await caption.fill('Sofa \u202e00.12');
    await page.getByText(/^Leave out control characters/).waitFor();
    expect(await caption.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Publish the sound' }).click();
    await page.getByText(/^The caption: Leave out control characters/).waitFor();
    expect(await panel(page).count()).toBe(0);
    await caption.fill('Sofa');
    await page.getByRole('button', { name: 'Publish the sound' }).click();
    await panel(page).getByText('Published', { exact: true }).waitFor({ timeout: 120_000 });
  });

  it('leaves room on a phone for who writes', async () => {
    const { page } = await browser.openNew('/audio-posts', { origin: slow.origin });
    const sound = await recording({ video: null, seconds: 5 });
    await choose(page, 'a.webm', sound, 'audio/webm');
    await page.getByRole('button', { name: 'Publish the sound' }).click();
    await panel(page).getByRole('link', { name: 'Look at it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sound' }).waitFor();
    await page.setViewportSize({ width: 390, height: 700 });
    const field = page.getByLabel('Your comment');
    await field.focus();
    expect(await panel(page).getByRole('link', { name: 'Look at it' }).isVisible()).toBe(false);
    const narrow = (await panel(page).boundingBox())!;
    expect([narrow.width < 64, narrow.height < 64]).toEqual([true, true]);
    // Scrolled to the end, it covers nothing of the page.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // The content of the footer, without the space that it reserves for the bar at the bottom.
    const last = (await page.getByRole('contentinfo').locator(':scope > *').last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await panel(page).boundingBox())!.y + 1);
    await panel(page).getByRole('button').first().click();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(false);
  });

  it(
    '[UPLOAD2] [UPLOAD6] [UPLOAD8] waits for its turn, is paused, refused and cancelled',
    { tags: 'full' },
    async () => {
      const { page } = await browser.openNew('/audio-posts', { origin: slow.origin });
      const sound = await recording({ video: null, seconds: 5 });
      const long = Buffer.concat([sound, Buffer.alloc(30_000_000)]);
      for (const name of ['a.webm', 'b.webm']) await choose(page, name, long, 'audio/webm');
      await choose(page, 'letter.webm', Buffer.from('Dear Ida'), 'audio/webm');
      await page.getByRole('button', { name: 'Publish 3 sounds' }).click();
      const lineOf = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
      await lineOf('letter.webm').getByText('Waiting for its turn').waitFor();
      await lineOf('a.webm').getByRole('button', { name: 'Pause a.webm' }).click();
      await lineOf('a.webm').getByText('Paused', { exact: true }).waitFor();
      await lineOf('b.webm').getByRole('button', { name: 'Cancel b.webm' }).click();
      await lineOf('b.webm').getByRole('button', { name: 'Yes, remove it' }).click();
      await lineOf('b.webm').waitFor({ state: 'detached' });
      await lineOf('letter.webm')
        .getByText(/^This is not a recording we can read/)
        .waitFor({ timeout: 60_000 });
      await expectAccessibleInEveryLook(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.reload();
      await lineOf('a.webm').getByText('Paused', { exact: true }).waitFor();
      await lineOf('letter.webm').getByRole('button', { name: 'Remove letter.webm' }).waitFor();
      expect(await panel(page).getByRole('listitem').count()).toBe(2);
    },
  );
});

/**
 * A device that fills up during a recording, at each write in turn. What was kept is playable. The writes themselves are
 * made to fail: what a worker writes in Chromium does not count against any quota that a test can set.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cameras, type Filming, useCameras } from './fake-camera.ts';
import { expectAccessible, useBrowser } from './support.ts';

declare global {
  interface Window {
    /** Bytes. */
    room: number;
  }
}

useBrowser();
const film = useCameras();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const player = (page: Page) => page.getByLabel(/^The recorded (video|sound)$/);
const lengthOf = (page: Page) =>
  player(page).evaluate(async (element) => {
    const media = element as HTMLMediaElement;
    if (media.readyState < 1) await new Promise((ready) => (media.onloadedmetadata = ready));
    return media.duration;
  });
const expectOff = ({ tracks }: Filming) =>
  expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);

/** In this worker all writes from the given one on fail: none before `about`, then a chunk and its loudness in turn. */
const fill = (context: BrowserContext, worker: 'write' | 'finish', from: number) =>
  context.route(`**/assets/${worker}.worker-*.js`, async (route) => {
    const response = await route.fetch();
    const before = `
      let writes = 0;
      const really = FileSystemSyncAccessHandle.prototype.write;
      FileSystemSyncAccessHandle.prototype.write = function (...bytes) {
        writes += 1;
        if (writes > ${from}) throw new DOMException('No room', 'QuotaExceededError');
        return really.apply(this, bytes);
      };`;
    await route.fulfill({ response, body: `${before}\n${await response.text()}` });
  });

async function record(page: Page): Promise<void> {
  await press(page, 'Record');
  await page.getByText('Recording', { exact: true }).waitFor();
}

/** On a later visit, with room again. */
async function expectKept(page: Page): Promise<void> {
  await page.goto('/audios');
  await page.getByRole('button', { name: /^Open the recording of/ }).click();
  await player(page).waitFor();
  expect(await lengthOf(page)).toBeGreaterThan(0);
}

describe('a device that is full', { timeout: 180_000 }, () => {
  it.each([
    ['what the recording is', 0],
    ['the first of it', 1],
  ])('[RECORDING7] keeps nothing where there is no room for %s', async (_, from) => {
    const filming = await film(cameras.two, '/terms');
    const { page, context } = filming;
    await fill(context, 'write', from);
    await page.goto('/audios');
    await press(page, 'Record');
    await page.getByText('There is no room left on this device').waitFor();
    await expectOff(filming);
    await expectAccessible(page);
    await context.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
    await context.close();
  });

  it.each([
    ['how loud the first of it was', 2],
    ['the second chunk', 3],
    ['how loud the second was', 4],
    ['the fifth chunk', 9],
  ])('[RECORDING7] ends a recording without room for %s, and keeps what is there', async (_, from) => {
    const filming = await film(cameras.two, '/terms');
    const { page, context } = filming;
    await fill(context, 'write', from);
    await page.goto('/audios');
    await press(page, 'Record');
    await page.getByText('This device has no room left. What was recorded until then is here').waitFor();
    await expectOff(filming);
    expect(await lengthOf(page)).toBeGreaterThan(0);
    await expectAccessible(page);
    await context.unrouteAll({ behavior: 'wait' });
    await expectKept(page);
    await context.close();
  });

  it.each([
    ['a second copy', 0],
    ['the end of a second copy', 1],
    ['a note that there is one', 2],
  ])('[RECORDING4] plays a recording as it is without room for %s', async (_, from) => {
    const { page, context } = await film(cameras.two, '/terms');
    await fill(context, 'finish', from);
    await page.goto('/audios');
    await record(page);
    await expect.poll(() => page.getByRole('timer').textContent()).toBe('0:02');
    await press(page, 'Stop');
    await player(page).waitFor();
    expect(await lengthOf(page)).toBeGreaterThan(0);
    await context.unrouteAll({ behavior: 'wait' });
    await expectKept(page);
    expect(Number.isFinite(await lengthOf(page))).toBe(true);
    await context.close();
  });

  it('[RECORDING8] ends what is being recorded, and begins nothing, where the browser says that little is left', async () => {
    const filming = await film(cameras.two, '/terms');
    const { page, context } = filming;
    await context.addInitScript(() => {
      window.room = 1e9;
      StorageManager.prototype.estimate = () => Promise.resolve({ quota: window.room, usage: 0 });
    });
    await page.goto('/audios');
    await record(page);
    await expect.poll(() => page.getByRole('timer').textContent()).not.toBe('0:00');
    const leaveRoom = (bytes: number) => page.evaluate((left) => void (window.room = left), bytes);
    await leaveRoom(20e6);
    // The page checks every ten seconds.
    await page
      .getByText('This device has no room left. What was recorded until then is here')
      .waitFor({ timeout: 60_000 });
    await expectOff(filming);
    expect(await lengthOf(page)).toBeGreaterThan(0);
    await press(page, 'Record another');
    const start = page.getByRole('button', { name: 'Record', exact: true });
    await expect.poll(() => start.isDisabled()).toBe(true);
    await expectAccessible(page);
    await leaveRoom(1e9);
    await expect.poll(() => start.isDisabled(), { timeout: 60_000 }).toBe(false);
    await context.close();
  });
});

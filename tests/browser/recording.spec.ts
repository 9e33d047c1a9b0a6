/** Recording in a real browser: it is on the disk, plays, can be seeked, and leaving in any way turns the devices off. */
import { readFile } from 'node:fs/promises';
import * as bunny from 'mediabunny';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemTitle } from '../../src/views/recording/words.ts';
import { cameras, type Filming, useCameras } from './fake-camera.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { register } from './people.ts';
import { signIn, somebody, useBrowser } from './support.ts';

useBrowser();
const film = useCameras();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const untilReady = (page: Page) => page.getByRole('button', { name: 'Record', exact: true }).waitFor();
const untilRecording = (page: Page) => page.getByText('Recording', { exact: true }).waitFor();
const expectOff = ({ tracks }: Filming) =>
  expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);
const player = (page: Page) => page.getByLabel(/^The recorded (video|sound)$/);

/** In seconds: its stated length, and the position after seeking there. */
const sought = (page: Page, to: number) =>
  player(page).evaluate(async (element, at) => {
    const media = element as HTMLMediaElement;
    if (media.readyState < 1) await new Promise((ready) => (media.onloadedmetadata = ready));
    const done = new Promise((ready) => (media.onseeked = ready));
    media.currentTime = at;
    await done;
    return { duration: media.duration, at: media.currentTime };
  }, to);

async function downloaded(page: Page): Promise<{ name: string; seconds: number; tracks: string[] }> {
  const downloading = page.waitForEvent('download');
  await press(page, 'Keep as a file');
  const download = await downloading;
  const input = new bunny.Input({
    source: new bunny.BufferSource(await readFile((await download.path())!)),
    formats: bunny.ALL_FORMATS,
  });
  const tracks = await input.getTracks();
  return {
    name: download.suggestedFilename(),
    seconds: await input.computeDuration(),
    tracks: tracks.map(({ type }) => type).sort(),
  };
}

describe('a recording', { timeout: 180_000 }, () => {
  it(
    '[RECORDING1] [RECORDING4] [RECORDING6] of a video is paused, stopped, sought in, kept as a file and discarded',
    { tags: 'full' },
    async () => {
      const filming = await film(cameras.two, '/videoCamera');
      const { page, context } = filming;
      await untilReady(page);
      await expectAccessibleInEveryLook(page);
      expect((await filming.tracks()).toSorted()).toEqual(['live', 'live']);
      const began = Date.now();
      await press(page, 'Record');
      await untilRecording(page);
      await page.waitForTimeout(2000);
      await press(page, 'Pause');
      await page.getByText('Paused', { exact: true }).waitFor();
      const shown = page.getByRole('timer');
      const before = await shown.textContent();
      const paused = Date.now();
      await expectAccessibleInEveryLook(page);
      await page.waitForTimeout(1200);
      expect(await shown.textContent()).toBe(before);
      const pausedSeconds = (Date.now() - paused) / 1000;
      await press(page, 'Go on');
      await untilRecording(page);
      await page.waitForTimeout(1000);
      const clock = Number((await shown.textContent())!.split(':')[1]);
      await press(page, 'Stop');
      await player(page).waitFor();
      const elapsed = (Date.now() - began) / 1000;
      await expectOff(filming);
      const { duration, at } = await sought(page, 1.5);
      expect(at).toBe(1.5);
      // The pause is not part of it. It may be longer than the clock showed: Stop takes a while on a busy machine.
      expect(duration).toBeLessThanOrEqual(elapsed - pausedSeconds);
      expect(duration).toBeGreaterThan(clock - 1.5);
      await expectAccessibleInEveryLook(page);
      const { name, seconds, tracks } = await downloaded(page);
      expect(name).toMatch(/^video-\d{4}-\d\d-\d\d-\d{6}\.webm$/);
      expect(tracks).toEqual(['audio', 'video']);
      expect(Math.abs(seconds - duration)).toBeLessThan(0.2);

      // It stays until it is discarded.
      await press(page, 'Record another');
      await untilReady(page);
      await page.getByRole('button', { name: /^Open the recording of/ }).click();
      await player(page).waitFor();
      await expectOff(filming);
      await press(page, 'Discard');
      await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
      await untilReady(page);
      await expect.poll(() => page.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
      await context.close();
    },
  );

  it('[RECORDING1] [RECORDING2] [RECORDING11] of sound ends with the page, is offered at the next visit, and published', async () => {
    const filming = await film(cameras.two, '/audios');
    const { page, context } = filming;
    await untilReady(page);
    expect(await filming.tracks()).toEqual(['live']);
    const loud = () => page.getByRole('meter').getAttribute('aria-valuenow').then(Number);
    await expect.poll(loud).toBeGreaterThan(20);
    await press(page, 'Record');
    await untilRecording(page);
    await page.waitForTimeout(1500);
    await page.getByRole('link', { name: 'My photos', exact: true }).last().click();
    await press(page, 'Stop and leave');
    await page.getByRole('heading', { name: 'My photos' }).waitFor();
    await expectOff(filming);
    await page.goBack();
    await page.getByText('Cut off', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Open the recording of/ }).click();
    await player(page).waitFor();
    const { duration, at } = await sought(page, 0.5);
    expect([at, duration > 1]).toEqual([0.5, true]);
    const { name, tracks } = await downloaded(page);
    expect([name.replace(/\d/g, '0'), tracks]).toEqual(['audio-0000-00-00-000000.webm', ['audio']]);
    await page.getByLabel('Caption').fill('How to brush suede');
    await press(page, 'Publish the sound');
    await untilReady(page);
    await expect.poll(() => page.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
    await page.goto('/audio-posts');
    // The server reads it in a separate process, which starts slowly on a busy machine.
    await page.getByText('How to brush suede').first().waitFor({ timeout: 120_000 });
    await context.close();
  });

  it(
    '[RECORDING1] [RECORDING2] ends with a sign-out in another tab, and waits for whoever recorded it',
    { tags: 'full' },
    async () => {
      const filming = await film(cameras.two, '/videoCamera');
      const { page, context, person } = filming;
      await untilReady(page);
      await press(page, 'Record');
      await untilRecording(page);
      const clock = () => page.getByRole('timer').textContent();
      await expect.poll(clock).toBe('0:03');
      const other = await context.newPage();
      await other.goto('/settings');
      await other.getByRole('button', { name: 'Log out', exact: true }).last().click();
      await expectOff(filming);
      await page.waitForURL('**/login**');

      // The next person on this device finds nothing of it.
      await other.goto('/login');
      await signIn(other, (await register(new URL(other.url()).origin, somebody())).person);
      await other.goto('/videoCamera');
      await untilReady(other);
      expect(await other.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
      await other.goto('/settings');
      await other.getByRole('button', { name: 'Log out', exact: true }).last().click();
      await other.waitForURL('**/login**');

      await signIn(other, person);
      await other.goto('/videoCamera');
      await other.getByText('Cut off', { exact: true }).waitFor();
      await other.getByRole('button', { name: /^Open the recording of/ }).click();
      await player(other).waitFor();
      // At most a second may be lost.
      expect((await sought(other, 0.5)).duration).toBeGreaterThanOrEqual(2);
      expect((await downloaded(other)).tracks).toEqual(['audio', 'video']);
      await context.close();
    },
  );

  it(
    '[RECORDING1] ends and goes when everything on the device is erased in another tab',
    { tags: 'full' },
    async () => {
      const filming = await film(cameras.two, '/videoCamera');
      const { page, context } = filming;
      await untilReady(page);
      await press(page, 'Record');
      await untilRecording(page);
      const storedNames = () =>
        page.evaluate(async () => {
          const names: string[] = [];
          for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
          return names;
        });
      await expect.poll(storedNames).toEqual(['recordings']);
      const other = await context.newPage();
      await other.goto('/settings');
      await press(other, 'Erase everything on this device');
      await other.getByLabel('I understand that what I have not exported is lost').check();
      await press(other, 'Erase everything');
      await other.waitForURL('**/front-page');
      await expectOff(filming);
      expect(await storedNames()).toEqual([]);
      await context.close();
    },
  );

  it('[RECORDING5] that loses its device is there up to then', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.two, '/videoCamera');
    await untilReady(page);
    await press(page, 'Record');
    await untilRecording(page);
    await page.waitForTimeout(1500);
    // A test cannot unplug a device; this is the event that the browser sends in that case.
    await page.evaluate(() => {
      for (const track of window.tracks.slice(-2)) track.stop();
      window.tracks.at(-1)!.dispatchEvent(new Event('ended'));
    });
    await page.getByText('The camera was disconnected. What was recorded until then is here.').waitFor();
    expect((await sought(page, 0.5)).duration).toBeGreaterThan(1);
    await expectAccessibleInEveryLook(page);
    await context.close();
  });
});

describe('nothing to record with', { timeout: 180_000 }, () => {
  it('[RECORDING3] is told apart, each with its remedy', { tags: 'full' }, async () => {
    const none = await film(cameras.none, '/videoCamera');
    await none.page.getByText(problemTitle('video', 'absent')).waitFor();
    await press(none.page, 'Look again');
    await none.page.getByText(problemTitle('video', 'absent')).waitFor();
    await expectAccessibleInEveryLook(none.page);
    await none.context.close();

    const insecure = await film(cameras.two, '/videoCamera', { insecure: true });
    await insecure.page.getByText(problemTitle('video', 'insecure')).waitFor();
    await insecure.context.close();

    const denied = await film(cameras.denied, '/terms');
    await denied.context.grantPermissions(['notifications']);
    await denied.page.goto('/audios');
    await denied.page.getByText(problemTitle('audio', 'blocked')).waitFor();
    await denied.context.grantPermissions(['microphone']);
    await expect.poll(() => denied.page.evaluate(() => window.wanted.length)).toBe(2);
    await denied.context.close();

    const { page, context } = await film(cameras.two, '/terms');
    await context.addInitScript(() => {
      const faults = ['NotReadableError', 'Unheard'];
      const { mediaDevices } = navigator;
      const really = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (constraints) => {
        const fault = faults.shift();
        return fault ? Promise.reject(new DOMException('As the test says', fault)) : really(constraints);
      };
    });
    await page.goto('/audios');
    await page.getByText(problemTitle('audio', 'busy')).waitFor();
    await press(page, 'Try again');
    await page.getByText(problemTitle('audio', 'failed')).waitFor();
    await press(page, 'Try again');
    await untilReady(page);
    await page.evaluate(() => window.tracks.at(-1)!.dispatchEvent(new Event('ended')));
    await page.getByText(problemTitle('audio', 'lost')).waitFor();
    await context.close();
  });
});

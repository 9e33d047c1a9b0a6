/** The camera in a real browser: on only while its picture is visible, every failure, and a picture that is kept. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemTitles } from '../../src/views/capture/words.ts';
import { cameras, type Filming, filmed, useCameras } from './fake-camera.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { pictureFile } from './trade.ts';

useBrowser();
const film = useCameras();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const live = (page: Page) => page.getByLabel('What the camera sees');
/** Waits until a picture can be taken. */
async function untilLive(page: Page): Promise<void> {
  await live(page).waitFor();
  await expect
    .poll(() => live(page).evaluate((element) => (element as HTMLVideoElement).videoWidth))
    .toBeGreaterThan(0);
}
const sizeOf = (page: Page) =>
  live(page).evaluate((element) => {
    const { videoWidth, videoHeight } = element as HTMLVideoElement;
    return [videoWidth, videoHeight];
  });
const expectOff = ({ tracks }: Filming) =>
  expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);

describe('the camera', { timeout: 180_000 }, () => {
  it('[CAPTURE1] is off after every way out', { tags: 'full' }, async () => {
    const filming = await film(cameras.two, '/camera');
    const { page, context } = filming;
    await untilLive(page);
    expect(await filming.tracks()).toEqual(['live']);
    await press(page, 'Take the picture');
    await page.getByAltText('The picture just taken').waitFor();
    await expectOff(filming);
    await press(page, 'Take it again');
    await untilLive(page);
    expect(await filming.tracks()).toEqual(['ended', 'live']);

    await page.getByLabel('Picture files').setInputFiles(await pictureFile('shoe.png'));
    await page.getByAltText('The chosen picture').waitFor();
    await expectOff(filming);
    await press(page, 'Take it again');
    await untilLive(page);

    await page.getByRole('link', { name: 'My photos', exact: true }).last().click();
    await page.getByRole('heading', { name: 'My photos' }).waitFor();
    await expectOff(filming);
    await page.goBack();
    await untilLive(page);
    const other = await context.newPage();
    await other.goto('/settings');
    await other.getByRole('button', { name: 'Log out', exact: true }).last().click();
    await page.waitForURL('**/login**');
    await expectOff(filming);
    await context.close();
  });

  it('[CAPTURE1] is off on a page that the browser puts aside', { tags: 'full' }, async () => {
    const filming = await film(cameras.two, '/camera');
    const { page, context } = filming;
    await untilLive(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.getByText(problemTitles.lost).waitFor();
    await expectOff(filming);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await untilLive(page);
    await context.close();
  });

  it(
    '[CAPTURE4] is the one that was chosen, in the size that was chosen, also at the next visit',
    { tags: 'full' },
    async () => {
      const { page, context, tracks } = await film(cameras.two, '/camera');
      await untilLive(page);
      await page.getByLabel('Resolution').selectOption('640 × 480');
      await expect.poll(() => sizeOf(page)).toEqual([640, 480]);
      await page.getByText('Now 640 × 480').waitFor();
      const inUse = () => page.evaluate(() => window.tracks.at(-1)!.label);
      const first = await inUse();
      await page.getByLabel('Camera', { exact: true }).selectOption({ index: 1 });
      await expect.poll(async () => (await tracks()).length).toBe(3);
      await untilLive(page);
      expect(await tracks()).toEqual(['ended', 'ended', 'live']);
      expect(await inUse()).not.toBe(first);
      const chosen = await page.evaluate(() => window.tracks.at(-1)!.getSettings().deviceId);
      // The remembered camera is requested first. Some releases of Chromium rename the devices of a window without stored
      // data on every visit: then it is not found, and any other will do.
      await page.reload();
      await untilLive(page);
      const wanted = await page.evaluate(() =>
        window.wanted.map(({ video }) => video as MediaTrackConstraints),
      );
      const found = (await inUse()) !== first;
      expect(wanted.map(({ deviceId }) => deviceId)).toEqual(
        found ? [{ exact: chosen }] : [{ exact: chosen }, undefined],
      );
      expect(await sizeOf(page)).toEqual([640, 480]);
      await context.close();
    },
  );

  it(
    '[CAPTURE5] [CAPTURE6] [CAPTURE8] [CAPTURE11] takes a picture that is turned, cropped and kept',
    { tags: 'looks' },
    async () => {
      const { page, context } = await film(cameras.two, '/camera');
      await untilLive(page);
      await page.getByLabel('Resolution').selectOption('640 × 480');
      await expect.poll(() => sizeOf(page)).toEqual([640, 480]);
      await page.getByLabel('Countdown').selectOption('3 seconds');
      await page.getByLabel('Lines at the thirds').check();
      await untilLive(page);
      await press(page, 'Take the picture');
      await page.getByRole('timer').waitFor();
      await press(page, 'Stop the countdown');
      await press(page, 'Take the picture');
      const picture = page.getByAltText('The picture just taken');
      await picture.waitFor();
      const size = () =>
        picture.evaluate((element) => {
          const { naturalWidth, naturalHeight } = element as HTMLImageElement;
          return [naturalWidth, naturalHeight];
        });
      await expect.poll(size).toEqual([640, 480]);
      await press(page, 'Turn right');
      await expect.poll(size).toEqual([480, 640]);
      await press(page, 'Crop');
      await page.getByLabel(/^Use the arrow keys to move the part/).waitFor();
      await expectAccessibleInEveryLook(page);
      await press(page, 'Crop it so');
      await expect.poll(size).toEqual([384, 512]);
      await page.getByLabel('Caption').fill('A bag before cleaning');
      // It survives a reload, which asks no confirmation.
      await page.waitForTimeout(500);
      await page.reload();
      await expect.poll(size).toEqual([384, 512]);
      expect(await page.getByLabel('Caption').inputValue()).toBe('A bag before cleaning');
      await expectAccessibleInEveryLook(page);

      await context.setOffline(true);
      await press(page, 'Keep it');
      await page.getByText('The photo is kept').waitFor();
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await context.setOffline(false);
      await uploads.getByRole('link', { name: 'Look at it' }).click();
      const shown = page.getByAltText('A bag before cleaning');
      await shown.waitFor();
      expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual(['384', '512']);
      await page.goto('/photos/mine');
      await page.getByAltText('A bag before cleaning').waitFor();

      // The next picture is aligned with it.
      await page.goto('/camera');
      await untilLive(page);
      await press(page, 'Lay an earlier photo over it');
      await page.getByRole('dialog').getByAltText('A bag before cleaning').click();
      await page.getByAltText('What it looked like earlier, laid over it').waitFor();
      await expectAccessibleInEveryLook(page);
      await context.close();
    },
  );

  it(
    '[CAPTURE7] takes a file that was pasted, and refuses one that is no picture',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.none, '/camera');
      await page.getByText(problemTitles.absent).waitFor();
      const paste = (name: string, base64: string) =>
        page.evaluate(
          ([type, data]) => {
            const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
            const clipboardData = new DataTransfer();
            clipboardData.items.add(new File([bytes], 'pasted', { type }));
            document.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
          },
          [name, base64] as const,
        );
      await paste('image/png', Buffer.from('no picture at all').toString('base64'));
      await page.getByText('Try a JPEG, PNG or WebP').waitFor();
      await expectAccessibleInEveryLook(page);
      const { buffer } = await pictureFile('shoe.png');
      await paste('image/png', buffer.toString('base64'));
      await page.getByAltText('The chosen picture').waitFor();
      await context.close();
    },
  );
});

describe('a camera that cannot be used', { timeout: 180_000 }, () => {
  it(
    '[CAPTURE2] [CAPTURE3] may be blocked, and is asked for again once it is allowed',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.denied, '/terms');
      await context.grantPermissions(['notifications']);
      await page.goto('/camera');
      await page.getByText(problemTitles.blocked).waitFor();
      await expectAccessibleInEveryLook(page);
      const asked = () => page.evaluate(() => window.wanted.length);
      expect(await asked()).toBe(1);
      await context.grantPermissions(['camera']);
      await expect.poll(asked).toBe(2);
      await context.close();
    },
  );

  it('[CAPTURE2] may not be there', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.none, '/camera');
    await page.getByText(problemTitles.absent).waitFor();
    await press(page, 'Look again');
    await page.getByText(problemTitles.absent).waitFor();
    await context.close();
  });

  it('[CAPTURE2] [CAPTURE3] may be unfit, and is opened as it is', { tags: 'full' }, async () => {
    const { page, context } = await film(await filmed(640, 480), '/camera');
    await untilLive(page);
    await page.getByLabel('Resolution').selectOption('1920 × 1080');
    await page.getByText(problemTitles.unfit).waitFor();
    await press(page, 'Use the best resolution');
    await untilLive(page);
    expect(await sizeOf(page)).toEqual([640, 480]);
    await context.close();
  });

  it('[CAPTURE2] may be busy, then be lost, then fail in a way nobody knows', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.two, '/terms');
    await context.addInitScript(() => {
      const faults = ['NotReadableError', '', 'Unheard'];
      const { mediaDevices } = navigator;
      const really = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (constraints) => {
        const fault = faults.shift();
        return fault ? Promise.reject(new DOMException('As the test says', fault)) : really(constraints);
      };
    });
    await page.goto('/camera');
    await page.getByText(problemTitles.busy).waitFor();
    await press(page, 'Try again');
    await untilLive(page);
    // A test cannot unplug a device; this is the event that the browser sends in that case.
    await page.evaluate(() => window.tracks.at(-1)!.dispatchEvent(new Event('ended')));
    await page.getByText(problemTitles.lost).waitFor();
    await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
    await page.getByText(problemTitles.failed).waitFor();
    await press(page, 'Try again');
    await untilLive(page);
    await context.close();
  });

  it('[CAPTURE2] [CAPTURE3] may be behind an address that is not secure', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.two, '/camera', { insecure: true });
    await page.getByText(problemTitles.insecure).waitFor();
    await page.getByLabel('Picture files').setInputFiles(await pictureFile('shoe.png'));
    await page.getByAltText('The chosen picture').waitFor();
    await context.close();
  });
});

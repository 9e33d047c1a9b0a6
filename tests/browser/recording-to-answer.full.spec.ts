/**
 * One video from start to end: recorded from a camera and a microphone that are fed from files, interrupted by a killed
 * browser, restored, uploaded over a connection that drops a third of the requests, commented on by a client and answered.
 */
import { expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright-core';
import { seed } from '../counts.ts';
import { randomFrom } from '../support/random.ts';
import { breakingLine } from './breaking-line.ts';
import { filmed, heard, killableBrowser } from './fake-camera.ts';
import { prepareKill } from './kill-browser.ts';
import { sharedOrigin } from './origin.ts';
import { useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

/** Of the sixty seconds planned. */
const secondsUntilKill = 30;

/** A short video takes so few requests that a third of them may be none. */
function firstOneBreaks(random: () => number): () => number {
  let isFirst = true;
  return () => {
    if (!isFirst) return random();
    isFirst = false;
    return 0;
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saying = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });

it(
  '[RECORDING2] [UPLOAD4] a film that a crash cut off is found again, published, talked about',
  { timeout: 420_000 },
  async () => {
    const line = await breakingLine({ to: sharedOrigin(), random: firstOneBreaks(randomFrom(seed)) });
    const shop = await killableBrowser([...(await filmed(640, 480, 'noise')), ...(await heard())], {
      origin: line.origin,
      login: merchant,
    });
    onTestFinished(async () => {
      await shop.close();
      await line.close();
    });

    const { page: recorder, context } = await shop.open('/videoCamera');
    const kill = await prepareKill(context);
    await press(recorder, 'Record');
    await recorder.getByText('Recording', { exact: true }).waitFor();
    await recorder.waitForTimeout(secondsUntilKill * 1000);
    await kill();

    const { page } = await shop.open('/videoCamera');
    await page.getByText('Cut off', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Open the recording of/ }).click();
    await page.getByLabel('The recorded video').waitFor();
    const caption = unique('Sofa, first pass');
    await page.getByLabel('Caption').fill(caption);
    await page.getByRole('radio', { name: 'Merchant and clients' }).check();
    await press(page, 'Publish the video');
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('Published', { exact: true }).waitFor({ timeout: 240_000 });
    expect(line.cuts()).toBeGreaterThan(0);
    // It has left the device: it is not offered again.
    await page.getByText('Cut off', { exact: true }).waitFor({ state: 'detached' });
    await uploads.getByRole('link', { name: 'Look at it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Video', exact: true }).waitFor();
    const { pathname } = new URL(page.url());

    const { page: guest } = await browser.openAs(client, pathname);
    const film = guest.getByLabel(caption);
    const seconds = await film.evaluate(async (element) => {
      const video = element as HTMLVideoElement;
      if (video.readyState < 1) await new Promise((ready) => (video.onloadedmetadata = ready));
      const done = new Promise((ready) => (video.onseeked = ready));
      video.currentTime = video.duration / 2;
      await done;
      return video.duration;
    });
    // A quiet machine loses at most a second; on a busy one, data that was not delivered yet is lost as well.
    expect(seconds).toBeGreaterThan(secondsUntilKill / 2);
    await guest.getByLabel('Your comment').fill('Will the arm rest get a second pass?');
    await press(guest, 'Send');
    const question = saying(guest, 'a second pass?');
    await question.waitFor();

    // Live, on the owner's open page.
    await saying(page, 'a second pass?')
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await page.getByLabel(/^Your reply to/).fill('Tomorrow at nine.');
    await press(page, 'Reply');
    await saying(guest, 'Tomorrow at nine.').waitFor();
  },
);

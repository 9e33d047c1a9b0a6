/** The browser is killed during recordings, at random moments: what is left plays, can be seeked, and lacks at most a second. */
import { readFile } from 'node:fs/promises';
import * as bunny from 'mediabunny';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkMs } from '../../src/events/recording/recording.ts';
import { long, seed } from '../counts.ts';
import { seededRandom } from '../support/ledger-facts.ts';
import { cameras, type Killable, killableBrowser } from './fake-camera.ts';
import { prepareKill } from './kill-browser.ts';
import { useBrowser } from './support.ts';

useBrowser();

const maxLostMs = 1000;

const kinds = [
  { name: 'WebM', path: '/videoCamera', format: 'webm' },
  { name: 'MP4', path: '/videoCamera', format: 'mp4' },
  { name: 'audio', path: '/audios', format: 'webm' },
] as const;

let browser: Killable;
const lost: number[] = [];
beforeAll(async () => {
  browser = await killableBrowser(cameras.two);
});
afterAll(async () => {
  await browser.close();
  const sorted = lost.toSorted((one, other) => one - other);
  console.log(`Lost in ${lost.length} kills, ms: median ${sorted[lost.length >> 1]}, most ${sorted.at(-1)}`);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Milliseconds on a clock that the test shares. */
interface Delivery {
  /** When the first data of the recording was there. */
  recordedSince: number;
  /** When the browser last delivered recorded data. */
  lastChunkAt: number;
  longestGapMs: number;
}

const deliveryOf = (page: Page) =>
  page.evaluate((): Delivery => {
    const { recordedSince, lastChunkAt, longestGapMs } = window as unknown as Delivery;
    return { recordedSince, lastChunkAt, longestGapMs };
  });

/** How much later than its length this machine delivered a chunk: data that was not delivered cannot be written yet. */
const lateMs = ({ lastChunkAt, longestGapMs }: Delivery, killedAt: number) =>
  Math.max(0, Math.max(longestGapMs, killedAt - lastChunkAt) - chunkMs);

/** Length of a file in seconds; also checks that its middle can be found without reading it from the start. */
async function lengthOf(path: string): Promise<number> {
  const input = new bunny.Input({
    source: new bunny.BufferSource(await readFile(path)),
    formats: bunny.ALL_FORMATS,
  });
  const seconds = await input.computeDuration();
  const track = (await input.getTracks())[0]!;
  expect(
    await new bunny.EncodedPacketSink(track as bunny.InputVideoTrack).getPacket(seconds / 2),
  ).not.toBeNull();
  return seconds;
}

/** The full run kills each kind twice; the long run kills five hundred times in total. */
const rounds = long ? 500 : 2 * kinds.length;
describe('a recording of a browser that is killed', { tags: 'full', timeout: 240_000 }, () => {
  it.each(Array.from({ length: rounds }, (_, i) => [i, kinds[i % 3]!.name] as const))(
    '[RECORDING2] [RECORDING4] lacks a second at most: kill %i, %s',
    async (round) => {
      const random = seededRandom(seed + round);
      const { path, format } = kinds[round % 3]!;
      const { page, context } = await browser.open('/terms');
      const kill = await prepareKill(context);
      await context.addInitScript((wanted) => {
        const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (type) => type.includes(wanted) && supported(type);
        const start = MediaRecorder.prototype.start;
        MediaRecorder.prototype.start = function (this: MediaRecorder, slice) {
          const delivery = window as unknown as Delivery;
          this.addEventListener('start', () => {
            delivery.recordedSince = delivery.lastChunkAt = Date.now();
            delivery.longestGapMs = 0;
          });
          this.addEventListener('dataavailable', () => {
            const gap = Date.now() - delivery.lastChunkAt;
            delivery.lastChunkAt += gap;
            delivery.longestGapMs = Math.max(delivery.longestGapMs, gap);
          });
          start.call(this, slice);
        };
      }, format);
      await page.goto(path);
      await press(page, 'Record');
      await page.getByText('Recording', { exact: true }).waitFor();
      await page.waitForTimeout(1500 + random() * 3000);
      const delivery = await deliveryOf(page);
      const killedAt = Date.now();
      await kill();

      const again = (await browser.open(path)).page;
      await again.getByText('Cut off', { exact: true }).waitFor();
      await again.getByRole('button', { name: /^Open the recording of/ }).click();
      const player = again.getByLabel(/^The recorded (video|sound)$/);
      await player.waitFor();
      const seconds = await player.evaluate(async (element) => {
        const media = element as HTMLMediaElement;
        if (media.readyState < 1) await new Promise((ready) => (media.onloadedmetadata = ready));
        const done = new Promise((ready) => (media.onseeked = ready));
        media.currentTime = media.duration / 2;
        await done;
        return media.duration;
      });
      const downloading = again.waitForEvent('download');
      await press(again, 'Keep as a file');
      const whole = await lengthOf((await (await downloading).path())!);
      expect(Math.abs(whole - seconds)).toBeLessThan(0.2);
      const missing = Math.round(killedAt - delivery.recordedSince - seconds * 1000);
      lost.push(missing);
      expect(missing - lateMs(delivery, killedAt)).toBeLessThanOrEqual(maxLostMs);
      await press(again, 'Discard');
      await again.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
      await again.getByRole('button', { name: 'Record', exact: true }).waitFor();
      await again.context().close();
    },
  );
});

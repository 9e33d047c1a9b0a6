/** Batches in a real browser: many shots taken by key with the camera on, arranged with keys and pointer, kept, and sent. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemTitles } from '../../src/views/capture/words.ts';
import { press, shoot, shown, untilCount, untilReady } from './batch-page.ts';
import { cameras, type Filming, killableBrowser, useCameras } from './fake-camera.ts';
import { prepareKill } from './kill-browser.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { pictureFile } from './trade.ts';

useBrowser();
const film = useCameras();

const expectOff = ({ tracks }: Filming) =>
  expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);
/** Drags its handle over that of another shot. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [here, there] = await Promise.all(
    [from, to].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  await page.mouse.move(here!.x + 8, here!.y + 8);
  await page.mouse.down();
  await page.mouse.move(here!.x + 30, here!.y + 12, { steps: 4 });
  await page.mouse.move(there!.x + 12, there!.y + 12, { steps: 12 });
  await page.waitForTimeout(300);
  await page.mouse.up();
}

declare global {
  interface Window {
    putBack: () => Promise<void>;
    /** From now on these stores of the shots are full. */
    fill: (stores: readonly string[]) => void;
  }
}

/** Stores in the page what its database has of the batch now. */
const keepRows = (page: Page) =>
  page.evaluate(async () => {
    const answered = <Row>(request: IDBRequest<Row>) =>
      new Promise<Row>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
    const database = await answered(indexedDB.open('patina-shots'));
    const names = ['drafts', 'pictures'];
    const before = database.transaction(names);
    const rows = await Promise.all(names.map((name) => answered(before.objectStore(name).getAll())));
    window.putBack = async () => {
      const transaction = database.transaction(names, 'readwrite');
      const puts = names.flatMap((name, i) =>
        rows[i]!.map((row) => answered(transaction.objectStore(name).put(row))),
      );
      await Promise.all(puts);
      database.close();
    };
  });
const putRowsBack = (page: Page) => page.evaluate(() => window.putBack());

describe('a batch', { timeout: 240_000 }, () => {
  it(
    '[BATCH1] [BATCH4] [BATCH5] [BATCH6] [BATCH8] is taken by key, arranged, kept over a reload and sent',
    { tags: 'looks' },
    async () => {
      const filming = await film(cameras.two, '/camera/batch');
      const { page, context, tracks } = filming;
      await untilReady(page);
      await shoot(page, 4);
      // One camera for all shots.
      expect(await tracks()).toEqual(['live']);
      await expectAccessibleInEveryLook(page);
      expect(await page.locator('nav [aria-current="page"]:visible').allInnerTexts()).toEqual([
        'Batch photos',
      ]);
      await press(page, 'Arrange and describe');
      await page.getByLabel('The same for all').waitFor();
      await expectOff(filming);
      const [a, b, c, d] = await shown(page);
      expect(new Set([a, b, c, d]).size).toBe(4);

      await page.getByRole('button', { name: 'Move shot 1', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.waitForTimeout(300);
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(300);
      await page.keyboard.press('Space');
      await expect.poll(() => shown(page)).toEqual([b, a, c, d]);
      await page.waitForTimeout(500);
      await drag(page, 'Move shot 1', 'Move shot 3');
      await expect.poll(() => shown(page)).toEqual([a, c, b, d]);

      await press(page, 'Remove shot 2');
      await expect.poll(() => shown(page)).toEqual([a, b, d]);
      await press(page, 'Bring shot 2 back');
      await expect.poll(() => shown(page)).toEqual([a, c, b, d]);

      await press(page, 'Take shot 1 again');
      await untilReady(page);
      expect(await tracks()).toEqual(['ended', 'live']);
      await page.keyboard.press('Space');
      await page.getByLabel('One for each').waitFor();
      await expectOff(filming);
      // It is shown as soon as it is stored on the device.
      await expect.poll(async () => (await shown(page))[0]).not.toBe(a);
      expect((await shown(page)).slice(1)).toEqual([c, b, d]);

      await page.getByLabel('One for each').check();
      for (const [i, words] of ['Left', 'Right', 'Sole', 'Heel'].entries())
        await page.getByLabel(`Caption of shot ${i + 1}`).fill(`${words} of the shoe`);
      await expectAccessibleInEveryLook(page);

      const arranged = await shown(page);
      await page.reload();
      await untilCount(page, 4);
      expect(await shown(page)).toEqual(arranged);
      expect(await page.getByLabel('Caption of shot 3').inputValue()).toBe('Sole of the shoe');
      await press(page, 'Remove shot 4');
      await untilCount(page, 3);
      await press(page, 'Send 3 photos');
      await page.getByText('3 photos are on their way').waitFor();
      await expect
        .poll(() =>
          page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'Look at it' }).count(),
        )
        .toBe(3);
      await page.goto('/photos/mine');
      for (const words of ['Left', 'Right', 'Sole'])
        await page.getByAltText(`${words} of the shoe`).first().waitFor();
      expect(await page.getByAltText('Heel of the shoe').count()).toBe(0);
      await page.goto('/camera/batch');
      await untilReady(page);
      await untilCount(page, 0);
      await context.close();
    },
  );

  it(
    '[BATCH8] that was handed over, and not crossed off before a crash, is sent once',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.two, '/camera/batch');
      await untilReady(page);
      await shoot(page, 2);
      await press(page, 'Arrange and describe');
      await page.getByLabel('The same for all').waitFor();
      await keepRows(page);
      // A slow connection: nothing has arrived before the second attempt.
      await context.route('**/api/node/uploads**', (route) => route.abort());
      await press(page, 'Send 2 photos');
      await page.getByText('2 photos are on their way').waitFor();
      await putRowsBack(page);
      await page.reload();
      await untilCount(page, 2);
      await press(page, 'Send 2 photos');
      await page.getByText('2 photos are on their way').waitFor();
      await context.unroute('**/api/node/uploads**');
      await page.reload();
      const published = page
        .getByRole('region', { name: 'Uploads' })
        .getByRole('link', { name: 'Look at it' });
      await expect.poll(() => published.count(), { timeout: 60_000 }).toBe(2);
      await page.goto('/photos/mine');
      await expect.poll(() => page.locator('main img').count()).toBe(2);
      await context.close();
    },
  );

  it('[BATCH1] of 50 shots is taken with 50 presses of one key', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.two, '/camera/batch');
    await untilReady(page);
    const began = performance.now();
    await shoot(page, 50);
    const seconds = (performance.now() - began) / 1000;
    console.log(`50 shots by key in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(120);
    await page.reload();
    await untilCount(page, 50);
    await context.close();
  });

  it(
    '[BATCH9] [BATCH10] is had by one tab at a time, and leaves with whoever signs out',
    { tags: 'full' },
    async () => {
      const filming = await film(cameras.two, '/camera/batch');
      const { page, context } = filming;
      await untilReady(page);
      await shoot(page, 1);
      const other = await context.newPage();
      await other.goto('/camera/batch');
      await other.getByText('Your batch is open in another tab').waitFor();
      await expectAccessibleInEveryLook(other);
      await page.goto('/terms');
      await untilCount(other, 1);
      await press(other, 'Take more');
      await untilReady(other);
      const settings = await context.newPage();
      await settings.goto('/settings');
      await settings.getByRole('button', { name: 'Log out', exact: true }).last().click();
      await other.waitForURL('**/login**');
      await context.close();
    },
  );

  it(
    '[BATCH2] is made of files where there is no camera, and tells what is no picture',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.none, '/camera/batch');
      await page.getByText(problemTitles.absent).waitFor();
      const picture = await pictureFile('shoe.png');
      const none = { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
      await page.getByLabel('Picture files').setInputFiles([picture, none, picture]);
      await untilCount(page, 2);
      await page.getByText('A picture could not be kept').waitFor();
      await expectAccessibleInEveryLook(page);
      await press(page, 'Arrange and describe');
      await press(page, 'Discard all');
      await page.getByRole('dialog').getByRole('button', { name: 'Discard all', exact: true }).click();
      await page.getByText('No shots here').waitFor();
      await page.reload();
      await untilCount(page, 0);
      await context.close();
    },
  );

  it('[BATCH1] is all there after the browser was killed', { tags: 'full' }, async () => {
    const browser = await killableBrowser(cameras.two);
    try {
      const { page, context } = await browser.open('/camera/batch');
      await untilReady(page);
      await shoot(page, 3);
      const taken = await shown(page);
      const kill = await prepareKill(context);
      await kill();
      const { page: again } = await browser.open('/camera/batch');
      await untilCount(again, 3);
      expect(await shown(again)).toEqual(taken);
    } finally {
      await browser.close();
    }
  });

  it('[BATCH2] [BATCH10] says what a full device did not keep', { tags: 'full' }, async () => {
    const { page, context } = await film(cameras.two, '/camera/batch');
    await untilReady(page);
    await shoot(page, 1);
    await page.evaluate(() => {
      const really = IDBObjectStore.prototype.put;
      window.fill = (full) => {
        IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
          if (full.includes(this.name) && this.transaction.db.name === 'patina-shots')
            throw new DOMException('No room', 'QuotaExceededError');
          return really.apply(this, row);
        };
      };
      window.fill(['pictures']);
    });
    await page.keyboard.press('Space');
    await page.getByText('A picture could not be kept').waitFor();
    await page.getByText('This device has no room to keep this picture').waitFor();
    await untilCount(page, 1);
    await page.evaluate(() => window.fill(['drafts']));
    await shoot(page, 1, 1);
    await page.getByText('Order, captions and who sees them are not kept on this device').waitFor();
    await page.evaluate(() => window.fill([]));
    await shoot(page, 1, 2);
    await page
      .getByText('Order, captions and who sees them are not kept on this device')
      .waitFor({ state: 'hidden' });
    const taken = await shown(page);
    await page.reload();
    await untilCount(page, 3);
    expect(await shown(page)).toEqual(taken);
    await context.close();
  });
});

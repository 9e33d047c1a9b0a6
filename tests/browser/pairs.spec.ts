/** Two photos, before and after: chosen, compared with pointer, touch and keys, swapped and separated. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook } from './looks.ts';
import { type Person, somebody } from './people.ts';
import { sharePhoto } from './posts.ts';
import { expectAccessible, useBrowser } from './support.ts';
import { asPerson, unique } from './trade.ts';

const browser = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Divider between before and after' });
const said = (page: Page) => slider(page).getAttribute('aria-valuetext');
const part = async (page: Page) => Number(await slider(page).inputValue());

async function colored(background: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name: 'sofa.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** A new person with two public photos of different shapes. */
async function twoPhotos(person: Person) {
  const captions = { before: unique('Sofa, worn'), after: unique('Sofa, like new') };
  const photo = async (side: 'before' | 'after', color: string, width: number, height: number) =>
    sharePhoto(
      person,
      { caption: captions[side], visibility: 'public' },
      await colored(color, width, height),
    );
  const before = await photo('before', '#6b4a2b', 600, 900);
  const after = await photo('after', '#c98b4e', 1200, 900);
  return { captions, before, after };
}

async function paired(person: Person) {
  const made = await twoPhotos(person);
  const ask = await asPerson(person);
  await ask('PUT', `/posts/${made.after.id}/pair`, { otherId: made.before.id, side: 'after' });
  return { ...made, ask };
}

/** Target of the pointer, as a share of the width of the pictures. */
async function across(page: Page, share: number): Promise<readonly [number, number]> {
  const frame = slider(page).locator('..');
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  return [x + width * share, y + height / 2];
}

it(
  'an owner makes two photos a pair, compares, swaps and separates them; others compare them too',
  { tags: 'looks', timeout: 120_000 },
  async () => {
    const { page, person } = await browser.openNew();
    const { captions, before, after } = await twoPhotos(person);
    await page.goto(`/photos/${after.id}`);
    await button(page, 'Pair with another photo').click();
    const dialog = page.getByRole('dialog', { name: 'Pair with another photo' });
    await expect.poll(() => dialog.getByRole('button', { name: /^Choose / }).count()).toBe(1);
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: `Choose ${captions.before}` }).click();
    await page.getByText('The photos are a pair').waitFor();
    await page.getByRole('img', { name: `Before: ${captions.before}` }).waitFor();
    await page.getByRole('img', { name: `After: ${captions.after}` }).waitFor();
    await expectAccessibleInEveryLook(page);

    expect(await said(page)).toBe('50 % before, 50 % after');
    await slider(page).press('ArrowRight');
    expect(await said(page)).toBe('51 % before, 49 % after');
    await slider(page).press('End');
    expect(await said(page)).toBe('100 % before, 0 % after');
    await slider(page).press('PageDown');
    expect(await part(page)).toBe(90);
    await slider(page).press('Home');
    expect(await part(page)).toBe(0);
    await page.mouse.move(...(await across(page, 0.3)));
    await page.mouse.down();
    expect(Math.abs((await part(page)) - 30)).toBeLessThanOrEqual(1);
    await page.mouse.move(...(await across(page, 0.8)));
    await page.mouse.up();
    await page.mouse.move(...(await across(page, 0.5)));
    expect(Math.abs((await part(page)) - 80)).toBeLessThanOrEqual(1);

    const { page: visitor } = await browser.openNew(`/photos/${before.id}`);
    await visitor.getByRole('img', { name: `After: ${captions.after}` }).waitFor();
    expect(await visitor.getByRole('button', { name: /pair|Swap|Separate/i }).count()).toBe(0);

    await button(page, 'Swap before and after').click();
    await page.getByRole('img', { name: `After: ${captions.before}` }).waitFor();
    await button(page, 'Separate').click();
    await page.getByRole('img', { name: captions.after, exact: true }).waitFor();
    expect(await slider(page).count()).toBe(0);
    await button(page, 'Undo').click();
    await page.getByRole('img', { name: `After: ${captions.before}` }).waitFor();

    await page.goto('/photos/mine');
    const tile = page.getByRole('link', { name: captions.before });
    await tile.getByText('Before and after').waitFor();
    const ask = await asPerson(person);
    await ask('PUT', `/posts/${after.id}`, {
      version: after.version,
      caption: captions.after,
      visibility: 'private',
    });
    await tile.click();
    await page.getByText('Only people who may see both photos see them compared.').waitFor();
    await visitor.reload();
    await visitor.getByRole('img', { name: captions.before, exact: true }).waitFor();
    expect(await slider(visitor).count()).toBe(0);
  },
);

describe('a pair', { tags: 'full' }, () => {
  it('follows a finger across, and lets the page scroll under one that goes up', async () => {
    const person = somebody();
    const { context, page } = await browser.openNew(undefined, {
      person,
      viewport: { width: 390, height: 500 },
      hasTouch: true,
      isMobile: true,
    });
    const { after } = await paired(person);
    await page.goto(`/photos/${after.id}`);
    await slider(page).waitFor();
    const [x, y] = await across(page, 0.5);
    const { width } = (await slider(page).boundingBox())!;
    const touch = await context.newCDPSession(page);
    const drag = async (byX: number, byY: number) => {
      const at = (share: number) => [{ x: x + byX * share, y: y + byY * share }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let i = 1; i <= 8; i += 1) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(i / 8) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const scrolled = await page.evaluate(() => scrollY);
    await drag(-0.3 * width, 0);
    await expect.poll(() => part(page)).toBeLessThanOrEqual(22);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const stays = await part(page);
    await drag(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    expect(await part(page)).toBe(stays);
    await page.touchscreen.tap(...(await across(page, 0.7)));
    await expect.poll(() => part(page)).toBeGreaterThanOrEqual(69);
  });

  it('takes its place before its pictures are there, and is an ordinary photo once one is hidden', async () => {
    const { page, person } = await browser.openNew();
    const { captions, before, after } = await paired(person);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/files/large.webp*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/photos/${after.id}`);
    const frame = slider(page).locator('..');
    const box = await frame.boundingBox();
    const loaded = () =>
      frame
        .locator('img')
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect(await loaded()).toBe(false);
    send();
    await expect.poll(loaded).toBe(true);
    expect(await frame.boundingBox()).toEqual(box);
    expect(Math.abs(box!.width / box!.height - 4 / 3)).toBeLessThan(0.02);

    await page.unroute('**/files/large.webp*');
    await page.route(`**/posts/${before.id}/files/**`, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await page.getByRole('img', { name: captions.after, exact: true }).waitFor();
    expect(await slider(page).count()).toBe(0);
  });

  it('is not made with a photo of another pair, or where there is no other photo', async () => {
    const { page, person } = await browser.openNew();
    const lone = await sharePhoto(person, { caption: unique('Lone'), visibility: 'private' });
    await page.goto(`/photos/${lone.id}`);
    await button(page, 'Pair with another photo').click();
    await page.getByText('There is no other photo yet').waitFor();
    await expectAccessible(page);

    const { captions, before, after, ask } = await paired(person);
    await page.reload();
    await button(page, 'Pair with another photo').click();
    const taken = button(page, `Choose ${captions.before}, in a pair already`);
    await taken.waitFor();
    expect(await taken.isDisabled()).toBe(true);
    await ask('DELETE', `/posts/${after.id}/pair`);
    await page.getByLabel('Find the other photo').fill('no such words');
    await page.getByText('No other photo has that in its caption.').waitFor();
    await page.getByLabel('Find the other photo').fill(captions.before);
    await button(page, `Choose ${captions.before}`).waitFor();
    // Meanwhile, in another window.
    await ask('PUT', `/posts/${after.id}/pair`, { otherId: before.id, side: 'after' });
    await page.getByRole('radio', { name: 'Before' }).check();
    await button(page, `Choose ${captions.before}`).click();
    await page.getByText('The photos were not paired').waitFor();
    await page.getByText('One of these photos is compared with another one already.').waitFor();
    await ask('DELETE', `/posts/${after.id}/pair`);
    await button(page, `Choose ${captions.before}`).click();
    await page.getByRole('img', { name: `After: ${captions.before}` }).waitFor();
  });
});

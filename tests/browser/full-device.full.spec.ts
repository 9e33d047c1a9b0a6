/** A really full device, by the browser's own quota: nothing is lost, the page says what helps, and goes on once there is room. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { put } from './cart-page.ts';
import { addEntry, expectNames, openLedger } from './ledger-page.ts';
import { sharedOrigin } from './origin.ts';
import { bare, expectAccessible, useBrowser } from './support.ts';
import { offer, unique } from './trade.ts';

const browser = useBrowser();

/** For half a minute, Chromium uses decreasing shares of the free space that it last measured. */
const roomIsRememberedMs = 31_000;

/** Sets the quota of this site in bytes; null: the usual one. */
async function setQuota(page: Page, quotaSize: number | null): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const origin = sharedOrigin();
  await devtools.send(
    'Storage.overrideQuotaForOrigin',
    quotaSize === null ? { origin } : { origin, quotaSize },
  );
}

/** Leaves no room at all. */
async function fillDevice(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.goto(bare);
  await setQuota(page, 1);
  await page.waitForTimeout(roomIsRememberedMs);
  await page.goto(path);
}

/** Fills the rest of the tab's quota for drafts. */
const fillTab = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        sessionStorage.setItem(`filler ${size}`, 'x'.repeat(size));
      } catch {
        // The next piece is half as large.
      }
    }
  });
const emptyTab = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('filler')) sessionStorage.removeItem(key);
  });

const noRoom = /no room left/;

describe('a full device', { timeout: 120_000 }, () => {
  it('keeps the money bag as it was, holds what is typed, and saves it once there is room', async () => {
    const { page } = await browser.openNew();
    await openLedger(page);
    await addEntry(page, 'Sofa', '45');
    await fillDevice(page);
    await expectNames(page, 'Sofa');
    await page.getByLabel('Name', { exact: true }).fill('Dye');
    await page.getByLabel('Amount', { exact: true }).fill('-3');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'not saved yet' });
    await alert.getByText(noRoom).waitFor();
    await expectAccessible(page);
    // A way to save it elsewhere that needs no room.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'JSONL' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.jsonl$/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.getByText(noRoom).waitFor();
    await setQuota(page, null);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectNames(page, 'Sofa', 'Dye');
    await page.reload();
    await expectNames(page, 'Sofa', 'Dye');
  });

  it('keeps the cart as it was, and says on the product what is not saved', async () => {
    const [first, second] = [
      await offer({ title: unique('Clutch') }),
      await offer({ title: unique('Belt') }),
    ];
    const { page } = await browser.open('/marketplace');
    await put(page, first);
    await fillDevice(page);
    await page.goto(`/product-view/${second.id}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText(/Your cart is not saved.*no room left/).waitFor();
    await page.getByRole('button', { name: 'Go to the cart' }).click();
    await page.getByLabel(`Quantity of ${first.title}`).waitFor();
    const alert = page.getByRole('alert').filter({ hasText: noRoom });
    await setQuota(page, null);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel(`Quantity of ${second.title}`).waitFor();
    await page.reload();
    await page.getByLabel(`Quantity of ${second.title}`).waitFor();
    await page.getByLabel(`Quantity of ${first.title}`).waitFor();
  });

  it.each([
    ['a todo', '/add-todo', 'Log in and add it', '**/py_loginPage?**'],
    ['a job', '/job-description?new', 'Log in and save', '**/login?**'],
  ] as const)('says that %s that was written cannot wait for the sign-in', async (_, path, submit, login) => {
    const { page } = await (path === '/add-todo' ? browser.openNew(path) : browser.open(path));
    await page.getByLabel('Title').fill('Oil the saddle');
    if (path === '/add-todo') await page.getByLabel('Description').fill('Two thin coats');
    await fillTab(page);
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('alert').filter({ hasText: noRoom }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Oil the saddle');
    await emptyTab(page);
    await page.getByRole('button', { name: submit }).click();
    await page.waitForURL(login);
    await page.goto(path);
    expect(await page.getByLabel('Title').inputValue()).toBe('Oil the saddle');
  });
});

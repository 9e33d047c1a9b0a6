import { describe, expect, it } from 'vitest';
import { addEntry, expectBalances, expectNames, openLedger } from './ledger-page.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();

async function open() {
  const window = await browser.openNew();
  await openLedger(window.page);
  await addEntry(window.page, 'Sofa', '45');
  return window;
}

type Breakable = typeof globalThis & { mend?: () => void };

describe('a money bag that cannot be saved', () => {
  it('says so, keeps what was typed in order, and saves it once there is room', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.transaction.db.name === 'patina-log')
          throw new DOMException('No room', 'QuotaExceededError');
        return put.apply(this, given);
      };
      (globalThis as Breakable).mend = () => (IDBObjectStore.prototype.put = put);
    });
    await page.getByLabel('Name', { exact: true }).fill('Dye');
    await page.getByLabel('Amount', { exact: true }).fill('-3');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'not saved yet' });
    await alert.waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Tip');
    await page.keyboard.press('Enter');
    await expectNames(page, 'Sofa');
    await expectAccessible(page);
    await page.evaluate(() => (globalThis as Breakable).mend?.());
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
    await alert.waitFor({ state: 'hidden' });
    await page.reload();
    await expectBalances(page, '+$42.00', '$0.00');
  });

  it('lets go of what cannot be saved when the person gives it up', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function () {
        throw new DOMException('No room', 'QuotaExceededError');
      };
      (globalThis as Breakable).mend = () => (IDBObjectStore.prototype.put = put);
    });
    await page.getByLabel('Name', { exact: true }).fill('Dye');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Give up this change' }).click();
    await page.evaluate(() => (globalThis as Breakable).mend?.());
    await addEntry(page, 'Tip', '7');
    await expectNames(page, 'Sofa', 'Tip');
  });

  it('says why it cannot be opened, and opens once it can', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      const { open: really } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, version) {
        if (name === 'patina-log') throw new DOMException('Not here', 'SecurityError');
        return really.call(this, name, version);
      };
      (globalThis as Breakable).mend = () => (IDBFactory.prototype.open = really);
    });
    await page.reload();
    await page.getByText('Your ledger cannot be opened').waitFor();
    await expectAccessible(page);
    await page.evaluate(() => (globalThis as Breakable).mend?.());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectNames(page, 'Sofa');
    expect(await page.getByText('Your ledger cannot be opened').count()).toBe(0);
  });

  it('takes in what an older installation had kept', async () => {
    const window = await browser.openNew();
    await window.page.evaluate(() =>
      localStorage.setItem('entries', JSON.stringify([{ id: 1, name: 'Old', amount: 12.5, paid: true }])),
    );
    await openLedger(window.page);
    await expectNames(window.page, 'Old');
    await expectBalances(window.page, '+$12.50', '+$12.50');
  });
});

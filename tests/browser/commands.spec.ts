/** Keyboard shortcuts of every page: the help with `?` and the command palette with Ctrl+K. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addEntry, expectNames, openLedger } from './ledger-page.ts';
import { expectAccessible, signUp, untilMounted, useBrowser } from './support.ts';
import { merchant, offer, unique } from './trade.ts';

const { open, openAs } = useBrowser();

describe('the keys', () => {
  it(
    'are shown on every page, with the page’s own, and never while text is typed',
    { tags: 'full' },
    async () => {
      const { page, problems } = await open('/terms');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await help.getByText('On every page').waitFor();
      expect(await help.getByText('Paid, or not paid').count()).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });

      await signUp(page);
      await openLedger(page);
      await page.getByLabel('Name', { exact: true }).fill('Really');
      await page.keyboard.press('?');
      await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Really?');
      expect(await help.count()).toBe(0);
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('?');
      await help.getByText('Paid, or not paid').waitFor();
      await help.getByRole('button', { name: 'Close the keys' }).click();
      await help.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    },
  );
});

describe('shortcuts by a single key', () => {
  it(
    'can be switched off for this device, and on again where the commands lead',
    { tags: 'full' },
    async () => {
      const { page } = await open('/terms');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      const choice = help.getByRole('switch', { name: /Single-key shortcuts/ });
      await choice.uncheck();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });

      await page.reload();
      await untilMounted(page);
      await page.keyboard.press('?');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Commands' }).waitFor();
      expect(await help.count()).toBe(0);
      await page.keyboard.type('keys');
      await page.keyboard.press('Enter');
      await choice.check();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      await help.waitFor();
    },
  );
});

describe('the command palette', () => {
  it('leads a visitor to what a visitor may open, by keyboard alone', async () => {
    const { page, problems } = await open('/front-page');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find a page, a record or a command' });
    await field.waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('option', { name: 'Money bag' }).count()).toBe(0);
    expect(await page.getByRole('option', { name: 'Log out' }).count()).toBe(0);
    await page.keyboard.type('priv');
    await expect.poll(() => optionsOf(page).allTextContents()).toEqual(['Privacy']);
    expect(await chosen(page)).toBe('Privacy');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await field.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await field.fill('no such thing');
    await page.getByText('No results').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('leads to each page once, by its name', { tags: 'full' }, async () => {
    const { page, problems } = await openAs(merchant, '/settings');
    await untilMounted(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find a page, a record or a command' });
    await field.waitFor();
    const options = optionsOf(page);
    // Once it is known who is signed in.
    await expect.poll(() => options.count()).toBeGreaterThan(30);
    const names = await options.allTextContents();
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const name of names) {
      await field.fill(name);
      await expect.poll(() => options.first().textContent()).toBe(name);
      await expect.poll(() => chosen(page)).toBe(name);
    }
    await field.fill('settings');
    await expect.poll(() => chosen(page)).toBe('Settings');
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('works on the ledger, changes settings and logs out', { tags: 'full' }, async () => {
    const { page, problems } = await open('/terms');
    await signUp(page);
    const say = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a page, a record or a command' }).fill(words);
      await optionsOf(page).first().waitFor();
      await page.keyboard.press('Enter');
    };
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await say('add entry');
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);

    await addEntry(page, 'Sofa', '120');
    await expectNames(page, 'Sofa');
    await say('undo');
    await expectNames(page);
    await say('redo');
    await expectNames(page, 'Sofa');

    await page.goto('/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await say('running');
    await expect.poll(() => page.getByLabel('Show the running balance').isChecked()).toBe(true);
    await say('dark');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
      .toBe('dark');
    await page.keyboard.press('Control+k');
    await optionsOf(page).first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page)).toBe(await optionsOf(page).nth(1).textContent());
    await page.keyboard.press('Escape');

    await say('log out');
    await page.waitForURL(/\/login/);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('records in the command palette', () => {
  it(
    'are found among products and entries, and the last ones are offered first',
    { tags: 'full' },
    async () => {
      const title = unique('Chair restored');
      await offer({ title });
      const { page, problems } = await open('/terms');
      await signUp(page);
      await openLedger(page);
      await addEntry(page, 'Chair varnish', '-12');
      await addEntry(page, 'Brushes', '-5');
      await page.goto('/settings');
      await untilMounted(page);
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('combobox', { name: 'Find a page, a record or a command' });
      await field.fill('chair');
      const product = page.getByRole('group', { name: 'Products' }).getByRole('option', { name: title });
      const entry = page
        .getByRole('group', { name: 'Entries' })
        .getByRole('option', { name: 'Chair varnish' });
      await product.waitFor();
      await expectAccessible(page);
      await entry.click();
      await page.waitForURL(/\/ledger$/);
      await expectNames(page, 'Chair varnish');

      await page.keyboard.press('Control+k');
      await field.fill(title);
      await product.click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.keyboard.press('Control+k');
      const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
      await recent.first().waitFor();
      expect((await recent.allTextContents()).map((text) => text.split(/(?<=[a-z0-9])-?\$/)[0])).toEqual([
        expect.stringContaining(title),
        expect.stringContaining('Chair varnish'),
      ]);
      expect(problems).toEqual([]);
    },
  );

  it('say when some of them cannot be searched', { tags: 'full' }, async () => {
    const { page } = await open('/terms');
    await signUp(page);
    await openLedger(page);
    await addEntry(page, 'Chair varnish', '-12');
    await page.route('**/api/node/products*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('varnish');
    await page.getByRole('option', { name: 'Chair varnish' }).waitFor();
    await page.getByText('Some records couldn’t be searched.').waitFor();
  });
});

/** Options of the palette only: pages have option lists of their own. */
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Commands' }).getByRole('option');

const chosen = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement?.getAttribute('aria-activedescendant');
    return active ? (document.getElementById(active)?.textContent ?? null) : null;
  });

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { colorSetting, menuColor } from './colors.ts';
import { expectAccessible, openTab, signIn, useBrowser, type Window } from './support.ts';

const browser = useBrowser();
type Page = Window['page'];

async function open(options = {}) {
  const window = await browser.openNew('/settings', options);
  await colorSetting(window.page, 'Dark').waitFor();
  return window;
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown);
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

describe('settings', () => {
  it('are saved at once and stay', async () => {
    const { page } = await open();
    await page.getByLabel('Ask before deleting an entry').uncheck();
    await page.getByLabel('Show the running balance').check();
    await page.getByLabel('Currency symbol').fill('kr');
    await page.getByLabel('Currency symbol').press('Enter');
    const expected = {
      promptToDelete: false,
      showRunningBalance: true,
      currencySymbol: 'kr',
      darkMode: false,
      followDevice: false,
      paidOrders: 'offer',
    };
    await expect.poll(() => stored(page)).toEqual(expected);
    await page.reload();
    await page.getByLabel('Currency symbol').waitFor();
    expect(await page.getByLabel('Currency symbol').inputValue()).toBe('kr');
    expect(await page.getByLabel('Show the running balance').isChecked()).toBe(true);
    // Enough time to compare with the log.
    await page.waitForTimeout(1500);
    expect(await stored(page)).toEqual(expected);
  });

  it('refuse a symbol nobody can read, and keep the last good one', { tags: 'full' }, async () => {
    const { page } = await open();
    await page.getByLabel('Currency symbol').fill('dollars');
    await page.getByLabel('Currency symbol').press('Enter');
    await page.getByText('Use 1 to 4 visible characters').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Currency symbol').press('Escape');
    expect(await page.getByLabel('Currency symbol').inputValue()).toBe('$');
    expect(await page.getByText('Use 1 to 4 visible characters').count()).toBe(0);
  });

  it('show the saved symbol again when the person goes on from a refused one', { tags: 'full' }, async () => {
    const { page } = await open();
    await page.getByLabel('Currency symbol').fill('dollars');
    await page.getByLabel('Currency symbol').press('Enter');
    await page.getByText('Use 1 to 4 visible characters').waitFor();
    await page.getByLabel('Show the running balance').check();
    await expect.poll(() => page.getByLabel('Currency symbol').inputValue()).toBe('$');
    expect(await page.getByText('Use 1 to 4 visible characters').count()).toBe(0);
  });

  it('turn the page dark, at the next start without a flash', async () => {
    const { page, context } = await open();
    await colorSetting(page, 'Dark').check();
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect.poll(() => stored(page)).toMatchObject({ darkMode: true });
    const next = await context.newPage();
    // Before the app has run at all.
    await next.route('**/*.js', (route) =>
      route.request().url().includes('color-scheme') ? route.continue() : route.abort(),
    );
    await next.goto('/front-page', { waitUntil: 'commit' });
    await expect.poll(() => scheme(next)).toBe('dark');
  });

  it('change the colours in the account menu, too, and as the device is set', { tags: 'full' }, async () => {
    const { page } = await open({ colorScheme: 'dark' });
    await page.getByRole('button', { name: /^Account of / }).click();
    await menuColor(page, 'Like the device').check();
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect.poll(() => stored(page)).toMatchObject({ darkMode: false, followDevice: true });
    expect(await colorSetting(page, 'Like the device').isChecked()).toBe(true);
    await expectAccessible(page);
    await menuColor(page, 'Light').check();
    await expect.poll(() => stored(page)).toMatchObject({ darkMode: false, followDevice: false });
    await expect.poll(() => scheme(page)).toBe('light');
  });

  it('follow the device when asked to', { tags: 'full' }, async () => {
    const { page } = await open({ colorScheme: 'dark' });
    expect(await scheme(page)).toBe('light');
    await colorSetting(page, 'Like the device').check();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
  });

  it('are the same in every tab', { tags: 'full' }, async () => {
    const { page, context } = await open();
    const other = await openTab(context, '/settings');
    await other.page.getByLabel('Show the running balance').check();
    await expect.poll(() => page.getByLabel('Show the running balance').isChecked()).toBe(true);
  });

  it('survive a hand that edits what is stored', { tags: 'full' }, async () => {
    const { page, problems } = await open();
    await page.evaluate(() => localStorage.setItem('settings', '{"darkMode": "perhaps", "currencySymbol": '));
    await page.reload();
    await page.getByLabel('Currency symbol').waitFor();
    expect(await page.getByLabel('Currency symbol').inputValue()).toBe('$');
    expect(problems).toEqual([]);
  });

  it('change the password after the current one', { tags: 'full' }, async () => {
    const { page, person } = await open();
    await page.getByRole('button', { name: 'Change password' }).click();
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill('wrong wrong wrong');
    await form.getByLabel('New password').fill('a new bridle 2048');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByText('The current password is wrong.').waitFor();
    await form.getByLabel('Current password').fill(person.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, { email: person.email, password: 'a new bridle 2048' });
  });

  it('erase everything on this device, after a copy', async () => {
    const { page } = await open();
    await page.goto('/ledger');
    await page.getByLabel('Name').last().fill('Saddle');
    await page.getByLabel('Amount').last().fill('12.50');
    await page.getByLabel('Amount').last().press('Enter');
    await page.getByText('12.50').first().waitFor();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Erase everything on this device' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Erase everything' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export my ledger first' }).click(),
    ]);
    const file = await readLogFile([await readFile(await download.path())]);
    expect(file.ok && file.header.count).toBeGreaterThan(0);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await page.waitForURL(/\/front-page$/);
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    const left = await page.evaluate(() =>
      ['user', 'entries', 'settings'].map((key) => localStorage.getItem(key)),
    );
    expect(left).toEqual([null, null, null]);
  });

  it('can be used by everyone', { tags: 'full' }, async () => {
    const { page } = await open();
    await expectAccessible(page);
    await colorSetting(page, 'Dark').check();
    await expect.poll(() => scheme(page)).toBe('dark');
    await expectAccessible(page);
  });
});

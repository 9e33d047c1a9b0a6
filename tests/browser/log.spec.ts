/** The activity log of a device in a real browser: searching it, whose it is, whether it is intact, and the state at any time. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OtherLog } from './paths/other-log.ts';
import { expectAccessible, openTab, signIn, untilMounted, useBrowser } from './support.ts';

const browser = useBrowser();

async function addEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50');
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: name }).first().waitFor();
}

/** A person with two entries in their ledger, on the page of the log. */
async function given(options: Parameters<typeof browser.openNew>[1] = {}) {
  const window = await browser.openNew('/ledger', options);
  await addEntry(window.page, 'Saddle soap');
  await addEntry(window.page, 'Needles');
  await window.page.goto('/log');
  return window;
}
const rows = (page: Page) => page.getByRole('list', { name: 'Streams' }).getByRole('link');
const facts = (page: Page) => page.getByRole('listbox', { name: 'Facts, the newest first' });

/** Changes the stored data of a stream, like a bad disk or a person. */
const damage = (page: Page, stream: string, from: string, to: string) =>
  page.evaluate(
    ({ stream: name, from: old, to: changed }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('patina-log');
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('segments', 'readwrite');
          const walk = transaction.objectStore('segments').openCursor();
          let hit = false;
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return;
            const value = cursor.value as { body: Uint8Array };
            const text = new TextDecoder().decode(value.body);
            if ((cursor.key as unknown[])[0] === name && text.includes(old)) {
              cursor.update({ ...value, body: new TextEncoder().encode(text.replace(old, changed)) });
              hit = true;
            }
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            if (hit) resolve();
            else reject(new Error(`nothing of ${name} holds ${old}`));
          };
        };
      }),
    { stream, from, to },
  );
const streamNameOf = (page: Page) => new URL(page.url()).searchParams.get('stream')!;

describe('the activity log', () => {
  it('lists the streams of the person and the device, to search and to filter', async () => {
    const { page, problems } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).getByText('2 facts').waitFor();
    await rows(page).filter({ hasText: 'Money bag at work' }).waitFor();
    await page.getByLabel('Show').selectOption('Kept for good');
    await rows(page).filter({ hasText: 'Money bag at work' }).waitFor({ state: 'detached' });
    await page.getByLabel('Search').fill('no such thing');
    await page.getByText('No stream fits').waitFor();
    await page.getByLabel('Search').fill('ledger');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('is found in the palette and in the settings', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/settings');
    await page.getByRole('main').getByRole('link', { name: 'activity log' }).click();
    await page.getByRole('heading', { level: 1, name: 'Activity log' }).waitFor();
    await page.goto('/settings');
    await untilMounted(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('activity');
    await page.getByRole('option', { name: 'Activity log' }).click();
    await page.waitForURL('**/log');
  });

  it('tells what happened in plain words, finds it, and shows its raw form', async () => {
    const { page } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).click();
    await facts(page).getByText('Added “Needles”').waitFor();
    await page.getByRole('heading', { name: 'Fact 2' }).waitFor();
    await page.getByLabel('Search').fill('soap');
    await page.getByText('1 of 2 facts').waitFor();
    await facts(page).getByRole('option').first().click();
    await page.getByRole('heading', { name: 'Fact 1' }).waitFor();
    await page.getByText('Raw form').click();
    await page.getByText('"amountCents": 1250').waitFor();
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByText('No fact fits').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await page.getByText('No fact fits').waitFor();
  });

  it(
    'goes through tens of thousands of facts, and draws only those on the screen',
    { tags: 'full' },
    async () => {
      const { page } = await browser.openNew('/log');
      await rows(page).first().waitFor();
      const other = await OtherLog.open(page);
      const many = Array.from({ length: 20_000 }, (_, i) => ({
        type: 'SettingChanged',
        v: 1,
        data: i % 2 === 0 ? { key: 'darkMode', value: true } : { key: 'currencySymbol', value: 'kr' },
      }));
      await other.append('settings', 0, many);
      await page.goto('/log?stream=settings');
      await page.getByText('20,000 facts').waitFor();
      await page.getByRole('img', { name: /^Statechart settings/ }).waitFor();
      expect(await facts(page).getByRole('option').count()).toBeLessThan(60);
      await facts(page).focus();
      await page.keyboard.press('End');
      await page.getByRole('heading', { name: 'Fact 1', exact: true }).waitFor();
      await facts(page).getByRole('option', { selected: true }).waitFor();
      await page.getByLabel('Search').fill('currency symbol');
      // All of them belong to somebody else, so no search for their content finds them.
      await page.getByText('No fact fits').waitFor();
      await page.getByLabel('Search').fill('somebody');
      await page.getByText('20,000 facts').waitFor();
    },
  );

  it('goes through time by keyboard, with what the facts add up to', { tags: 'full' }, async () => {
    const { page } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).click();
    await facts(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'Fact 1' }).waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: /^\$12\.50$/ })
      .first()
      .waitFor();
    await page.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Fact 2' }).waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: /^\$25\.00$/ })
      .first()
      .waitFor();
  });

  it('lights the statechart at the fact that is looked at', { tags: 'full' }, async () => {
    const { page } = await given();
    await rows(page).filter({ hasText: 'Money bag at work' }).click();
    const picture = page.getByRole('img', { name: /^Statechart ledger/ });
    await facts(page).getByText('Asked to add entry').first().click();
    await expect.poll(() => picture.getAttribute('aria-label'), { timeout: 30_000 }).toContain('appending');
    await facts(page).getByText('Ledger is being opened').first().click();
    await expect.poll(() => picture.getAttribute('aria-label')).toContain('loading');
    await picture.locator('[data-active]').first().waitFor();
  });

  it('[INSPECT3] proves a chain on the spot, and tells of damage', { tags: 'full' }, async () => {
    const { page } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).click();
    await page.getByRole('button', { name: 'Verify chain' }).click();
    await page.getByText('All 2 records are in place and unchanged.').waitFor();
    await damage(page, streamNameOf(page), 'Needles', 'Noodles');
    await page.getByRole('button', { name: 'Verify chain' }).click();
    await page.getByText('Record 2 has been altered', { exact: false }).waitFor();
    await page.getByText('Records 1 to 1 are in place and unchanged.', { exact: false }).waitFor();
    await expectAccessible(page);
  });

  it('exports a stream as a file', { tags: 'full' }, async () => {
    const { page } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({ format: 'patina-log', count: 2 });
    expect(lines).toHaveLength(3);
  });

  it(
    '[INSPECT6] erases a journal after a question, and offers that for nothing that is kept',
    { tags: 'full' },
    async () => {
      const { page } = await given();
      await rows(page).filter({ hasText: 'Your ledger' }).click();
      await facts(page).waitFor();
      expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0);
      await page.goto('/log?stream=workflow/ledger');
      await facts(page).waitFor();
      await page.getByRole('button', { name: 'Erase' }).click();
      const dialog = page.getByRole('dialog', { name: 'Erase “Money bag at work”?' });
      await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await page.waitForURL('**/log');
      await rows(page).filter({ hasText: 'Your ledger' }).waitFor();
      expect(await rows(page).filter({ hasText: 'Money bag at work' }).count()).toBe(0);
    },
  );

  it('[INSPECT2] never shows another person’s streams', { tags: 'full' }, async () => {
    const { page, context } = await given();
    await rows(page).filter({ hasText: 'Your ledger' }).click();
    const theirs = page.url();
    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname !== '/settings');
    const { person } = await browser.openNew('/front-page');
    const { page: other } = await openTab(context, '/login');
    await signIn(other, person);
    await other.goto('/log');
    await rows(other).filter({ hasText: 'Money bag at work' }).waitFor();
    expect(await rows(other).filter({ hasText: 'Your ledger' }).count()).toBe(0);
    await other.goto(theirs);
    await other.getByText('The stream cannot be read').waitFor();
    expect(await other.getByRole('main').textContent()).not.toContain('Needles');
    await other.goto('/log?stream=workflow/ledger');
    await facts(other).getByText('Somebody else used this device').first().waitFor();
    await other.getByRole('button', { name: 'Export' }).click();
    await other.getByText('what somebody else did', { exact: false }).waitFor();
  });
});

describe.each([
  ['light', 390],
  ['light', 1280],
  ['dark', 390],
  ['dark', 1280],
] as const)('in %s at %i', (colors, width) => {
  it('has no violation', { tags: 'full' }, async () => {
    const { page } = await given({
      viewport: { width, height: 900 },
      local: {
        settings: {
          promptToDelete: true,
          showRunningBalance: false,
          currencySymbol: '$',
          darkMode: colors === 'dark',
          followDevice: false,
        },
      },
    });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await rows(page).first().waitFor();
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    await rows(page).filter({ hasText: 'Money bag at work' }).click();
    await page.getByRole('img', { name: /^Statechart ledger/ }).waitFor();
    expect(await fits()).toBe(true);
    await expectAccessible(page);
  });
});

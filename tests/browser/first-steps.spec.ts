/** What a new person starts with: three steps on the front page, and sample data to explore. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addEntry, expectNames, names, openLedger, row } from './ledger-page.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();
const card = (page: Page) => page.getByRole('region', { name: 'First steps', exact: true });

async function goHome(page: Page) {
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL('**/front-page');
}

describe('the example of a money bag', () => {
  it('[PROFILE11] fills an empty one, says what it is, and goes without an own entry', async () => {
    const { page, problems } = await browser.openNew();
    await openLedger(page);
    await page.getByRole('button', { name: 'Fill with an example' }).click();
    await page.getByText('12 example entries', { exact: true }).waitFor();
    await row(page, 'Suede jacket').getByText('example').waitFor();
    expect(await names(page)).toContain('Weekend bag');
    await expectAccessible(page);

    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await page.getByText('12 example entries', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove the example' }).click();
    await expectNames(page, 'Sofa, Ms Okafor');
    await page.getByText('12 example entries', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('12 example entries', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('the first steps', () => {
  it('[PROFILE9] [PROFILE10] are ticked by own entries and not by examples, and stay away once hidden', async () => {
    const { page, problems } = await browser.openNew('/front-page');
    await card(page).getByText('Three things to begin with.').waitFor();
    await expectAccessible(page);
    await card(page).getByRole('link', { name: 'Write down your first entry' }).click();
    await page.getByRole('button', { name: 'Fill with an example' }).click();
    await row(page, 'Suede jacket').waitFor();
    await goHome(page);
    await card(page).getByText('Three things to begin with.').waitFor();
    await card(page).getByRole('link', { name: 'Write down your first entry' }).click();
    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await goHome(page);
    await card(page).getByText('1 of 3 done.').waitFor();
    await card(page)
      .getByRole('link', { name: /^Write down your first entry\s+done$/ })
      .waitFor();

    await card(page).getByRole('button', { name: 'Don’t show these again' }).click();
    await card(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await card(page).getByText('1 of 3 done.').waitFor();
    await card(page).getByRole('button', { name: 'Don’t show these again' }).click();
    await card(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'Needs you' }).waitFor();
    expect(await card(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('[PROFILE10] say so once they are all done, and are gone the next time', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/ledger');
    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await page.goto('/profile/edit');
    await page.getByLabel('About', { exact: true }).fill('I mend bags.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile saved').waitFor();
    // They place an order, without having a shop.
    await page.route('**/transactions/bought?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 1 } });
    });
    await goHome(page);
    await card(page).getByText('You’re all set').waitFor();
    await expectAccessibleInEveryLook(page);
    await goHome(page);
    await page.reload();
    await page.getByRole('region', { name: 'Needs you' }).waitFor();
    expect(await card(page).count()).toBe(0);
  });
});

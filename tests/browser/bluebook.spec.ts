/** Price estimates of bags: the price follows the form, saved estimates stay on the list, and a deleted one can be restored. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from './support.ts';
import { admin, unique } from './trade.ts';

const browser = useBrowser();

const price = (page: Page) => page.getByRole('region', { name: 'What it would cost' });
const row = (page: Page, item: string) => page.getByRole('row').filter({ hasText: item });
const bag = (page: Page) => page.getByRole('textbox', { name: 'Bag', exact: true });

describe('price estimates', () => {
  it('follow what is chosen, are kept, deleted and brought back', async () => {
    const { page } = await browser.openNew('/bluebook-bag');
    await price(page).getByRole('status').getByText('$30.00').waitFor();
    await page.getByLabel('Material').selectOption('suede');
    await page.getByLabel('Kind of stains').selectOption('oil');
    await page.getByLabel('How many').fill('2');
    await price(page).getByRole('status').getByText('$47.00').waitFor();
    await price(page)
      .getByRole('img', { name: /merchant \$38\.00\. Usually \$45\.00 to \$90\.00/ })
      .waitFor();

    await page.getByRole('button', { name: 'Keep this estimate' }).click();
    await page.getByText('Enter what the bag is called').waitFor();
    await bag(page).fill('Evening clutch');
    await page.getByRole('button', { name: 'Keep this estimate' }).click();
    await row(page, 'Evening clutch').getByText('$47.00').waitFor();
    expect(await bag(page).inputValue()).toBe('');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Delete Evening clutch' }).click();
    // A notice lasts five seconds, longer under the pointer; the list may take longer than that to load.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await page.getByText('No estimates yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Evening clutch').waitFor();

    await page.getByRole('button', { name: 'Start a new estimate from Evening clutch' }).click();
    expect(await bag(page).inputValue()).toBe('Evening clutch');
    expect(await page.getByLabel('Material').inputValue()).toBe('suede');
  });

  it('say beside the field what has no price', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/bluebook-bag');
    await page.getByLabel('Kind of stains').selectOption('mold');
    await page.getByLabel('Material').selectOption('canvas');
    await page.getByText('The price book has no price for mold on canvas').waitFor();
    await price(page).getByText('Once everything on the form is right').waitFor();
    await page.getByLabel('How many').fill('1000');
    await page.getByText('Enter a number from 0 to 999').waitFor();
    await bag(page).fill('Tote');
    await page.getByRole('button', { name: 'Keep this estimate' }).click();
    await page.getByText('No estimates yet').waitFor();
    await page.getByLabel('How many').fill('0');
    await page.getByLabel('Kind of stains').selectOption('dirt');
    await price(page).getByRole('status').getByText('$20.00').waitFor();
    await expectAccessible(page);
  });

  it('show the price again once the server can be reached', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/bluebook-bag');
    await price(page).getByRole('status').getByText('$30.00').waitFor();
    await page.route('**/price-book/price?*', (route) => route.abort());
    await page.getByLabel('How many').fill('3');
    await page.getByText('There is no price yet').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await price(page).getByRole('button', { name: 'Try again' }).click();
    await price(page).getByRole('status').getByText('$40.00').waitFor();
  });

  it('bring back from the list of deleted ones after a reload', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/bluebook-bag');
    await bag(page).fill('Belt bag');
    await page.getByRole('button', { name: 'Keep this estimate' }).click();
    await page.getByRole('button', { name: 'Delete Belt bag' }).click();
    await page.getByText('No estimates yet').waitFor();
    await page.goto('/bluebook-bag?show=deleted');
    await page.getByRole('button', { name: 'Bring back Belt bag' }).click();
    await page.getByText('Belt bag is back').waitFor();
    await page.goto('/bluebook-bag');
    await row(page, 'Belt bag').waitFor();
  });
});

/** An item that no other test requests a price for. */
const others = (page: Page) => page.getByRole('group', { name: 'Something else' });
const raise = async (page: Page, label: string) => {
  const field = others(page).getByLabel(label);
  const wanted = String(Number(await field.inputValue()) + 1);
  await field.fill(wanted);
  return wanted;
};
const book = '/bluebook-bag?part=book';

describe('the price book', () => {
  it('gets a new version from an admin, who sees before what it means', async () => {
    const { page } = await browser.openAs(admin, book);
    const note = unique('Dearer rent');
    const base = others(page).getByLabel('Base price');
    const look = page.getByRole('button', { name: 'Review changes' });
    const before = await base.inputValue();
    await base.fill('a lot');
    await look.click();
    await page.getByText('Enter an amount from 0 to $10,000.00').waitFor();
    await base.fill(before);
    const wanted = await raise(page, 'Base price');
    await page.getByLabel('What changed, and why').fill(note);
    await look.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Something else: base price').waitFor();
    await dialog.getByRole('row', { name: /Something else, ink/ }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Save version/ }).click();
    const saved = page.getByRole('listitem').filter({ hasText: note });
    await saved.getByText('in use now').waitFor();
    expect(Number(await base.inputValue())).toBe(Number(wanted));
    await expectAccessible(page);
  });

  it('takes over what another admin has changed meanwhile', { tags: 'full' }, async () => {
    const { page: first } = await browser.openAs(admin, book);
    const { page: second } = await browser.openAs(admin, book);
    const save = async (page: Page) => {
      await page.getByRole('button', { name: 'Review changes' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Save version/ })
        .click();
    };
    await others(first).getByLabel('Base price').waitFor();
    await others(second).getByLabel('Base price').waitFor();
    const theirs = await raise(second, 'Base price');
    await save(second);
    await second.getByText(/of the price book saved/).waitFor();
    const mine = await raise(first, 'Market range to');
    await save(first);
    await first.getByText('Not saved yet', { exact: true }).waitFor();
    expect(Number(await others(first).getByLabel('Base price').inputValue())).toBe(Number(theirs));
    expect(await others(first).getByLabel('Market range to').inputValue()).toBe(mine);
    await expectAccessible(first);
    await save(first);
    await first.getByText(/of the price book saved/).waitFor();
  });

  it('goes back to an earlier version as a new one', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(admin, book);
    const field = others(page).getByLabel('Market range to');
    const before = await field.inputValue();
    await raise(page, 'Market range to');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save version/ })
      .click();
    await page.getByText(/of the price book saved/).waitFor();
    await page
      .getByRole('button', { name: /^Start from version/ })
      .first()
      .click();
    expect(await field.inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await field.inputValue()).not.toBe(before);
  });

  it('is not shown to others', { tags: 'full' }, async () => {
    const { page } = await browser.openNew(book);
    await bag(page).waitFor();
    expect(await page.getByRole('tab', { name: 'Price book' }).count()).toBe(0);
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addEntry, expectBalances, expectNames, focusedRow, names, openLedger, row } from './ledger-page.ts';
import { expectAccessible, openTab, signIn, signUp, useBrowser } from './support.ts';

const browser = useBrowser();

async function open(options = {}) {
  const window = await browser.openNew(undefined, options);
  await openLedger(window.page);
  return window;
}

async function openWith(entries: Readonly<Record<string, string>>, options = {}) {
  const window = await open(options);
  for (const [name, amount] of Object.entries(entries)) await addEntry(window.page, name, amount);
  return window;
}

const importRows = async (page: Page, rows: readonly string[]) => {
  const buffer = Buffer.from(['Name,Amount,Date', ...rows].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: `Import ${rows.length} entries` }).click();
  await page.getByText(`${rows.length} entries`, { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const importThirty = (page: Page) =>
  importRows(
    page,
    Array.from(
      { length: 30 },
      (_, i) => `Entry ${i + 1},${i + 0.5},2026-03-${String(i + 1).padStart(2, '0')}`,
    ),
  );

/** Names of the rows that nothing covers. */
const seenAtOnce = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom, left } = row.getBoundingClientRect();
        return [top + 1, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 4, y)));
      })
      .map((row) => row.querySelector('[role=gridcell]:nth-child(2) button')?.textContent),
  );

async function expectInWindow(page: Page, ...pieces: readonly Locator[]) {
  for (const piece of pieces) {
    const { y, height } = (await piece.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
  }
}

const expectNamesBegin = (page: Page, name: string) =>
  expect.poll(async () => (await names(page))[0]).toBe(name);

/** Since the page was loaded. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((report) => {
        type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          report(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => report(0), 500);
      }),
  );

const three = { Sofa: '1,234.5', Dye: '-3', Tip: '+7' };

describe('the money bag', () => {
  it('teaches when it is empty, and says its name', async () => {
    const { page } = await open();
    await page.getByText('Your money bag is empty').waitFor();
    await expect.poll(() => page.title()).toBe('Money bag | Patina');
    await expectAccessible(page);
  });

  it('adds with Enter, clears the form, returns to the name and sums up', async () => {
    const { page, problems } = await openWith({ ...three, Free: '' });
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Free');
    await expectBalances(page, '+$1,238.50', '$0.00');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await row(page, 'Dye').getByText('-$3.00').waitFor();
    await row(page, 'Sofa').getByText('+$1,234.50').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('[LEDGER40] [LEDGER43] files entries under a category and tags, narrows to them and adds them up', async () => {
    const { page } = await openWith({ Rent: '-900' });
    const form = page.getByRole('form', { name: 'New entry' });
    await form.getByRole('button', { name: 'Details' }).click();
    await form.getByLabel('Name').fill('Sofa');
    await form.getByLabel('Amount').fill('180');
    await form.getByLabel('Category').fill('Repairs');
    await form.getByLabel('Tags').fill('rush,');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await row(page, 'Sofa').getByText('Repairs').waitFor();
    await row(page, 'Sofa').getByText('rush').waitFor();

    // Labels in use are suggested while typing.
    await page.getByRole('button', { name: 'Open Rent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Category').fill('Rep');
    await page.getByRole('listbox').getByRole('option', { name: 'Repairs' }).click();
    await dialog.getByLabel('Name').fill('Rent of March');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row(page, 'Rent of March').getByText('Repairs').waitFor();
    await page.getByRole('button', { name: 'Totals by category' }).click();
    const totals = page.getByRole('table', { name: 'Money by category' });
    await totals.getByRole('row', { name: 'Repairs $180.00 $900.00 -$720.00' }).waitFor();
    await expectAccessible(page);

    // Both changes were one step.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await row(page, 'Rent').getByText('Repairs').waitFor({ state: 'hidden' });
    await totals.getByRole('row', { name: 'No category $0.00 $900.00 -$900.00' }).waitFor();
    await page.getByLabel('Category or tag').selectOption('#rush');
    await totals.getByRole('row', { name: 'No category' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Totals by category' }).click();
    await expectNames(page, 'Sofa');
    await page.getByLabel('Category or tag').selectOption('No category');
    await expectNames(page, 'Rent');
  });

  it('keeps what is being typed over a reload, until it is added', { tags: 'full' }, async () => {
    const { page } = await browser.openNew();
    await openLedger(page);
    await addEntry(page, 'Ink', '4');
    const form = page.getByRole('form', { name: 'New entry' });
    await form.getByLabel('Name').fill('Sofa cleaning');
    await form.getByRole('button', { name: 'Details' }).click();
    await form.getByLabel('Note').fill('Two seats');
    await page.reload();
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Sofa cleaning');
    expect(await form.getByLabel('Note').inputValue()).toBe('Two seats');
    await form.getByLabel('Amount').fill('80');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
    await page.reload();
    await form.waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('');
  });

  it('says beside the field why a text is no amount', { tags: 'full' }, async () => {
    const { page } = await open();
    const amount = page.getByLabel('Amount', { exact: true });
    await page.getByLabel('Name', { exact: true }).fill('Brush');
    for (const [text, reason] of [
      ['abc', 'Enter an amount in digits'],
      ['1.234', 'at most two digits'],
      ['1e999', 'without an e'],
      ['9007199254741', 'between -9,007,199,254,740.99'],
    ] as const) {
      await amount.fill(text);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText(reason).waitFor();
      expect(await amount.getAttribute('aria-invalid')).toBe('true');
      expect(await amount.inputValue()).toBe(text);
    }
    await expectAccessible(page);
    await amount.fill('4');
    await page.keyboard.press('Enter');
    await expectNames(page, 'Brush');
  });

  it('keeps a note and a date', { tags: 'full' }, async () => {
    const { page } = await open();
    await page.getByLabel('Name', { exact: true }).fill('Bag');
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Suede, two stains');
    await page.getByLabel('Date', { exact: true }).fill('2026-04-30');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await row(page, 'Bag').getByRole('time').filter({ hasText: 'Apr 30, 2026' }).waitFor();
    await row(page, 'Bag').getByText('Suede, two stains').waitFor();
    await page.getByRole('button', { name: 'Open Bag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Clean');
    await dialog.getByLabel('Amount').fill('abc');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter an amount in digits').waitFor();
    await dialog.getByLabel('Amount').fill('20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row(page, 'Bag').getByText('Clean').waitFor();
    await expectBalances(page, '+$20.00', '$0.00');
  });

  it('edits name and amount in place; Escape takes nothing, an error stays beside the field', async () => {
    const { page } = await openWith(three);
    await page.getByRole('button', { name: 'Dye', exact: true }).click();
    await page.keyboard.type('Wax');
    await page.keyboard.press('Enter');
    await expectNames(page, 'Sofa', 'Wax', 'Tip');
    await page.getByRole('button', { name: 'Wax', exact: true }).click();
    await page.keyboard.type('Nothing');
    await page.keyboard.press('Escape');
    await expectNames(page, 'Sofa', 'Wax', 'Tip');
    await row(page, 'Wax').getByText('-$3.00').click();
    await page.keyboard.type('1.234');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('at most two digits').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('-4');
    await page.keyboard.press('Enter');
    await expectBalances(page, '+$1,237.50', '$0.00');
  });

  it('marks paid and unpaid, and says so by more than colour', async () => {
    const { page } = await openWith(three);
    await page.getByRole('button', { name: 'Mark Tip paid' }).click();
    await expectBalances(page, '+$1,238.50', '+$7.00');
    const line = () =>
      page
        .getByRole('button', { name: 'Tip', exact: true })
        .evaluate((text) => getComputedStyle(text).textDecorationLine);
    expect(await line()).toBe('line-through');
    await page.getByRole('button', { name: 'Mark Tip unpaid' }).click();
    await expectBalances(page, '+$1,238.50', '$0.00');
    expect(await line()).toBe('none');
  });

  it('asks before it deletes, tells at the top, and brings back what was deleted', async () => {
    const { page } = await openWith(three);
    await page.getByRole('button', { name: 'Delete Dye' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Dye').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
    await page.getByRole('button', { name: 'Delete Dye' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Entry deleted' });
    await notice.waitFor();
    expect((await notice.boundingBox())!.y).toBeLessThan(200);
    await expectNames(page, 'Sofa', 'Tip');
    await addEntry(page, 'Later', '1');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Later');
  });

  it('deletes at once for those who do not want to be asked', { tags: 'full' }, async () => {
    const { page } = await openWith(three);
    await page.goto('/settings');
    await page.getByLabel('Ask before deleting an entry').uncheck();
    await openLedger(page);
    await page.getByRole('button', { name: 'Delete Dye' }).click();
    await page.getByText('Entry deleted').waitFor();
    await expectNames(page, 'Sofa', 'Tip');
  });

  it('undoes and redoes by button and by key, also after a reload', async () => {
    const { page } = await openWith(three);
    const undo = page.locator('section').getByRole('button', { name: 'Undo' });
    const redo = page.locator('section').getByRole('button', { name: 'Redo' });
    expect(await redo.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Mark Tip paid' }).click();
    await undo.click();
    await expectBalances(page, '+$1,238.50', '$0.00');
    await page.reload();
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
    await redo.click();
    await expectBalances(page, '+$1,238.50', '+$7.00');
    await page.getByRole('heading', { name: 'Money bag' }).click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectNames(page, 'Sofa', 'Dye');
    await page.keyboard.press('Control+Shift+z');
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
  });

  it('is walked, changed and sorted by keys alone', { tags: 'full' }, async () => {
    const { page } = await openWith(three);
    await row(page, 'Sofa').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow(page)).toBe('Dye');
    await page.keyboard.press('Alt+ArrowDown');
    await expectNames(page, 'Sofa', 'Tip', 'Dye');
    expect(await focusedRow(page)).toBe('Dye');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expectNames(page, 'Dye', 'Sofa', 'Tip');
    await page.keyboard.press('p');
    await expectBalances(page, '+$1,238.50', '-$3.00');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ink');
    await page.keyboard.press('Enter');
    await expectNames(page, 'Ink', 'Sofa', 'Tip');
    expect(await focusedRow(page)).toBe('Ink');
    await page.keyboard.press('End');
    expect(await focusedRow(page)).toBe('Tip');
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectNames(page, 'Ink', 'Sofa');
    await expect.poll(() => focusedRow(page)).toBe('Sofa');
  });

  it('moves by hand and by number', { tags: 'full' }, async () => {
    const { page } = await openWith({ ...three, Last: '1' });
    await page.getByRole('button', { name: 'Move Last' }).click();
    await page.getByLabel('Move to place').fill('9');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a place from 1 to 4').waitFor();
    await page.getByLabel('Move to place').fill('1');
    await page.keyboard.press('Enter');
    await expectNames(page, 'Last', 'Sofa', 'Dye', 'Tip');
    expect(await page.getByTitle('Drag to another place').count()).toBe(0);
    await page.getByRole('button', { name: 'Sort by hand' }).click();
    const handles = page.getByTitle('Drag to another place');
    const from = (await handles.nth(0).boundingBox())!;
    const to = (await handles.nth(2).boundingBox())!;
    await page.mouse.move(from.x + 8, from.y + 16);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 16, { steps: 4 });
    await page.mouse.up();
    await expectNames(page, 'Sofa', 'Dye', 'Last', 'Tip');
  });

  it(
    'moves and deletes from the entry itself on a phone, but not over something typed',
    { tags: 'full' },
    async () => {
      const { page } = await openWith(three, { viewport: { width: 390, height: 844 } });
      expect(await page.getByRole('button', { name: 'Delete Tip' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Open Tip' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Note').fill('cash');
      expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
      await dialog.getByLabel('Note').fill('');
      await dialog.getByRole('button', { name: 'Move' }).click();
      await page.getByRole('button', { name: 'To the top' }).click();
      await expectNames(page, 'Tip', 'Sofa', 'Dye');

      await page.getByRole('button', { name: 'Open Tip' }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: 'Delete this entry?' })
        .getByText('Delete', { exact: true })
        .click();
      await expectNames(page, 'Sofa', 'Dye');
    },
  );

  it('finds by text and filters by paid', async () => {
    const { page } = await openWith(three);
    await page.getByRole('button', { name: 'Mark Dye paid' }).click();
    await page.getByLabel('Find', { exact: true }).fill('SO');
    await expectNames(page, 'Sofa');
    await page.getByText('1 of 3 entries').waitFor();
    await page.getByLabel('Find', { exact: true }).fill('1,234');
    await expectNames(page, 'Sofa');
    await page.getByLabel('Find', { exact: true }).fill('nowhere');
    await page.getByText('No entry fits').waitFor();
    await page.getByLabel('Find', { exact: true }).fill('');
    await page.getByText('Unpaid', { exact: true }).click();
    await expectNames(page, 'Sofa', 'Tip');
    await page.getByText('Paid', { exact: true }).click();
    await expectNames(page, 'Dye');
    await page.getByText('All', { exact: true }).click();
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
  });

  it('shows the running balance to those who want it', { tags: 'full' }, async () => {
    const { page } = await openWith(three);
    await page.goto('/settings');
    await page.getByLabel('Show the running balance').check();
    await page.getByLabel('Currency symbol').fill('kr');
    await page.getByLabel('Currency symbol').press('Enter');
    await openLedger(page);
    await row(page, 'Tip').getByText('kr 1,238.50').waitFor();
    await row(page, 'Dye').getByText('kr 1,231.50').waitFor();
    await expectAccessible(page);
  });

  it('is the same in two tabs, and both can write', { tags: 'full' }, async () => {
    const { page, context } = await openWith(three);
    const { page: other } = await openTab(context, '/ledger');
    await expectNames(other, 'Sofa', 'Dye', 'Tip');
    await Promise.all([addEntry(page, 'Here', '1'), addEntry(other, 'There', '2')]);
    await expectBalances(page, '+$1,241.50', '$0.00');
    await expectBalances(other, '+$1,241.50', '$0.00');
    expect(await names(page)).toEqual(await names(other));
  });

  it('belongs to one person: another account on the device sees its own', { tags: 'full' }, async () => {
    const { page, person } = await openWith(three);
    const stored = () => page.evaluate(() => localStorage.getItem('entries'));
    expect(await stored()).toContain('Sofa');
    const signOut = async () => {
      await page.goto('/ledger');
      await page
        .getByRole('button', { name: /account|menu of|Ida/i })
        .first()
        .click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect.poll(stored).toBeNull();
    };
    await signOut();
    await signUp(page);
    await openLedger(page);
    await page.getByText('Your money bag is empty').waitFor();
    await signOut();
    await signIn(page, person);
    await openLedger(page);
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
  });

  it('tells and repairs a local copy that was changed by hand', { tags: 'full' }, async () => {
    const { page } = await openWith(three);
    await page.evaluate(() =>
      localStorage.setItem('entries', JSON.stringify([{ id: 'x', name: 'Forged', amount: 1_000_000 }])),
    );
    await page.reload();
    await page.getByText('changed outside the ledger').waitFor();
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
  });

  it('works on a small screen, by swipe too', { tags: 'full' }, async () => {
    const { page, context } = await openWith(three, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    const touch = await context.newCDPSession(page);
    const swipe = async (name: string, by: number) => {
      const place = row(page, name);
      await place.scrollIntoViewIfNeeded();
      const { y } = (await place.boundingBox())!;
      const at = (x: number) => [{ x, y: y + 24 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) });
      for (let i = 1; i <= 5; i += 1) {
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(180 + (by * i) / 5),
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe('Tip', 120);
    await expectBalances(page, '+$1,238.50', '+$7.00');
    await swipe('Tip', 40);
    await swipe('Tip', -120);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectNames(page, 'Sofa', 'Dye');
    await expectBalances(page, '+$1,231.50', '$0.00');
  });

  it(
    'shows a dozen of thirty entries at once, and keeps form and balance in sight',
    { tags: 'full' },
    async () => {
      const { page } = await open({ viewport: { width: 1280, height: 800 } });
      await importThirty(page);
      expect((await seenAtOnce(page)).length).toBeGreaterThanOrEqual(12);
      await row(page, 'Entry 1').focus();
      await page.keyboard.press('End');
      await expect.poll(() => focusedRow(page)).toBe('Entry 30');
      await expectInWindow(page, page.getByLabel('Name', { exact: true }), page.getByTestId('balance'));
      // Moving up by key, a focused row is never hidden under the sticky parts.
      for (let i = 30; i > 1; i -= 1) await page.keyboard.press('ArrowUp');
      await expect.poll(() => focusedRow(page)).toBe('Entry 1');
      expect(await seenAtOnce(page)).toContain('Entry 1');
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await expectNamesBegin(page, 'Entry 1');
      expect(await layoutShift(page)).toBeLessThan(0.05);
    },
  );

  it('has name and balance on the first screen of a phone', { tags: 'full' }, async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await importThirty(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectInWindow(page, page.getByLabel('Name', { exact: true }), page.getByTestId('balance'));
    await page.evaluate(() => scrollTo(0, 1200));
    await expectInWindow(page, page.getByLabel('Name', { exact: true }), page.getByTestId('balance'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await expectNamesBegin(page, 'Entry 1');
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  it(
    'takes money out by a switch, and reads an amount as its writer means it',
    { tags: 'full' },
    async () => {
      const { page } = await open({ locale: 'de-DE' });
      const amount = page.getByLabel('Amount', { exact: true });
      await page.getByLabel('Name', { exact: true }).fill('Dye');
      await amount.fill('1.234');
      await page.getByRole('button', { name: 'Out', exact: true }).click();
      await page.getByText('Read as -$1,234.00').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expectBalances(page, '-$1,234.00', '$0.00');
      await addEntry(page, 'Tip', '38,50');
      await expectBalances(page, '-$1,195.50', '$0.00');
      await row(page, 'Tip').getByText('+$38.50').click();
      await page.getByLabel('Edit the sum of Tip').fill('40,5');
      await row(page, 'Tip').getByRole('button', { name: 'Out', exact: true }).click();
      await page.getByText('Read as -$40.50').waitFor();
      await page.getByLabel('Edit the sum of Tip').press('Enter');
      await expectBalances(page, '-$1,274.50', '$0.00');
    },
  );

  it('is sorted by date as a view, and an entry is repeated today', { tags: 'full' }, async () => {
    const { page } = await open();
    await importRows(page, ['Old,1,2025-02-01', 'None,2,', 'New,3,2025-12-24']);
    const byDate = page.getByRole('button', { name: 'Sort by date' });
    await byDate.click();
    await expectNames(page, 'New', 'Old', 'None');
    await row(page, 'New').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByLabel('Find', { exact: true }).fill('dec 24');
    await expectNames(page, 'New');
    await page.getByLabel('Find', { exact: true }).fill('');
    await byDate.click();
    await expectNames(page, 'Old', 'None', 'New');
    await page.getByRole('button', { name: 'Open Old' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Repeat' }).click();
    await expectNames(page, 'Old', 'None', 'New', 'Old');
    await byDate.click();
    await expectNames(page, 'Old', 'New', 'Old', 'None');
    await expectBalances(page, '+$7.00', '$0.00');
  });
});

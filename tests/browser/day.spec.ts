/** The front page of a signed-in person: their day, and which parts of it can fail. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addEntry } from './ledger-page.ts';
import { expectAccessibleInEveryLook, layoutShift, untilSettled } from './looks.ts';
import { paidOrder } from './orders.ts';
import { expectAccessible, signIn, somebody, useBrowser } from './support.ts';
import { merchant } from './trade.ts';

const browser = useBrowser();
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the day of a merchant', () => {
  it('is where the login leads, and a click from what is unpaid, while a card that fails leaves the others', async () => {
    const { page, problems } = await browser.open('/login');
    await page.route('**/quote-requests?*', (route) => route.abort());
    await page.route('**/api/py/jobs?*', (route) => route.abort());
    await signIn(page, merchant);
    await page.waitForURL('**/front-page');
    await page.getByRole('heading', { level: 1, name: /^Good \w+, Marco$/ }).waitFor();
    await untilSettled(page);

    await card(page, 'Hiring').getByText('Couldn’t load your jobs').waitFor();
    await card(page, 'Needs you').getByText('Some of this couldn’t be loaded.').waitFor();
    await page.unroute('**/quote-requests?*');
    await card(page, 'Needs you').getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Needs you')
      .getByText(/^\d+ quote requests?$/)
      .waitFor();
    await page.unroute('**/api/py/jobs?*');
    await card(page, 'Hiring').getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Hiring')
      .getByText(/^\d+ applicants?/)
      .first()
      .waitFor();
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);

    const week = card(page, 'Unpaid by age').getByRole('link', { name: /^Up to a week/ });
    const [, count] = /(\d+) orders?/.exec((await week.textContent())!)!;
    await week.press('Enter');
    await page.waitForURL(/\/merchant-transactions\?state=unpaid&from=/);
    await page.getByText(count === '1' ? '1 order' : `${count} orders`, { exact: true }).waitFor();
  });

  it('leads through the bar as through the list', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/front-page');
    await untilSettled(page);
    await expectAccessibleInEveryLook(page);
    await card(page, 'Unpaid by age').locator('svg a').first().click();
    await page.waitForURL(/\/merchant-transactions\?state=unpaid/);
  });
});

describe('the day of somebody new', () => {
  it('says in every card what to do first, and shows the money of two months', { tags: 'full' }, async () => {
    const { page, problems } = await browser.openNew('/front-page', { person: somebody('Nora') });
    await untilSettled(page);
    await page.getByRole('heading', { level: 1, name: /^Good \w+, Nora$/ }).waitFor();
    await card(page, 'Needs you').getByText('All done').waitFor();
    for (const [name, step] of [
      ['Orders to pay', 'Browse the marketplace'],
      ['Hiring', 'Post a job'],
      ['Latest activity', 'Complete your profile'],
    ] as const)
      await card(page, name).getByRole('link', { name: step }).waitFor();
    expect(await card(page, 'Unpaid by age').count()).toBe(0);
    await expectAccessible(page);

    await card(page, 'Money this month').getByRole('link', { name: 'Add the first entry' }).click();
    await page.waitForURL('**/ledger');
    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await addEntry(page, 'Foam cleaner', '-42.50');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL('**/front-page');
    const money = card(page, 'Money this month');
    // Neither entry has a date: they count on the day they were written.
    await money.getByRole('row', { name: /^In \$0\.00 \$180\.00$/ }).waitFor();
    await money.getByRole('row', { name: /^Out \$0\.00 \$42\.50$/ }).waitFor();
    await money.getByRole('row', { name: /^Left \$0\.00 \+\$137\.50$/ }).waitFor();
    expect(await money.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Money in and out\. In: \w+ \$0\.00, \w+ \$180\.00\. Out: \w+ \$0\.00, \w+ \$42\.50$/,
    );
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('offers paid orders for a money bag that is empty', { tags: 'full' }, async () => {
    const { page, person, problems } = await browser.openNew('/front-page', { person: somebody('Nora') });
    await card(page, 'Money this month').getByRole('link', { name: 'Add the first entry' }).waitFor();
    expect(
      await card(page, 'Money this month')
        .getByRole('link', { name: /paid order/ })
        .count(),
    ).toBe(0);
    await paidOrder(person);
    await page.reload();
    await card(page, 'Money this month').getByRole('link', { name: 'Add your 1 paid order' }).click();
    await page.waitForURL('**/ledger');
    await page.getByRole('button', { name: '1 paid order' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('comes from the device where there is no network, as far as it can', { tags: 'full' }, async () => {
    const { page, context } = await browser.openNew('/ledger');
    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await card(page, 'Money this month').getByRole('row', { name: /^In / }).waitFor();
    await card(page, 'Orders to pay').getByText('Couldn’t load your orders').waitFor();
    await context.setOffline(false);
    await card(page, 'Orders to pay').getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Orders to pay').getByText('Nothing to pay').waitFor();
  });
});

describe('the front page', () => {
  it.each([390, 1280])(
    'does not jump at %i px, and shows no visitor’s page first',
    { tags: 'full' },
    async (width) => {
      const { page } = await browser.openAs(merchant, '/color-scheme.js', {
        viewport: { width, height: 844 },
      });
      await page.addInitScript(() => {
        const seen = () => {
          const pitch = document.querySelector<HTMLElement>('main h1');
          if (pitch?.textContent?.startsWith('Leather') && pitch.checkVisibility()) performance.mark('pitch');
          requestAnimationFrame(seen);
        };
        seen();
      });
      await page.goto('/front-page');
      await untilSettled(page);
      await card(page, 'Latest activity').waitFor();
      expect(await page.evaluate(() => performance.getEntriesByName('pitch').length)).toBe(0);
      const { total, moved } = await layoutShift(page);
      expect(total, `layout shift of ${moved.join(' | ')}`).toBeLessThan(0.05);
    },
  );
});

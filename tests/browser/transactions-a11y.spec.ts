/** axe over the pages of transactions: light and dark, phone and desk, and what opens on them. */
import { describe, it } from 'vitest';
import { expectAccessible, signIn, useBrowser } from './support.ts';
import { order, somePhone, writeByHand } from './orders.ts';
import { admin } from './trade.ts';

const browser = useBrowser();

const looks = (['light', 'dark'] as const).flatMap((colors) =>
  [390, 1280].map((width) => ({ colors, width })),
);

describe.each(looks)('in $colors at $width', ({ colors, width }) => {
  it('no page of transactions has a violation', async () => {
    const phone = somePhone();
    const cells = { name: 'Rosa Lindqvist', phone, title: 'Saddle', priceCents: 45_050 };
    const draft = await writeByHand({ ...cells, place: false });
    // An admin passes as merchant, and here as buyer.
    await order(admin, { ...cells, quantity: 2 });
    const { page } = await browser.open('/color-scheme.js', { viewport: { width, height: 900 } });
    await page.evaluate(
      (darkMode) => localStorage.setItem('settings', JSON.stringify({ darkMode })),
      colors === 'dark',
    );
    await page.goto('/login');
    await signIn(page, admin);

    for (const path of [
      '/mongo-mytransacts',
      '/mongo-AllTransacts',
      '/merchant-transactions',
      '/transactions-unpaid',
    ]) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByText(/\d transactions?$|Nothing sold|not sold/)
        .first()
        .waitFor();
      await expectAccessible(page);
    }
    await page.goto('/transactions-unpaid');
    await page
      .getByRole('button', { name: /^Change quantities of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectAccessible(page);

    await page.goto('/mongo-transacts');
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: String(draft) }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: String(draft) }).click();
    await page.getByRole('button', { name: 'Change the details' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change the details' }).click();
    await page.getByRole('dialog').getByLabel('Note').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel the transaction' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);

    await page.goto('/new-transaction');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.getByText('Enter a name').first().waitFor();
    await expectAccessible(page);
  });
});

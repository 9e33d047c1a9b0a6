/** What a merchant and a client share only with each other, each in a window of their own. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseForProduct } from './products-page.ts';
import { expectAccessible, signIn, useBrowser } from './support.ts';
import type { Login } from './people.ts';
import { client, merchant, offer, pictureFile, unique } from './trade.ts';

const browser = useBrowser();

async function openAs(person: Login, path: string): Promise<Page> {
  const { page } = await browser.openAs(person, path);
  return page;
}

describe('between a merchant and a client', () => {
  it('a private product is seen by the clients who were chosen, until they no longer are', async () => {
    const product = await offer({ title: unique('Private fitting'), visibility: 'private' });
    const shop = await openAs(merchant, `/my-products?search=${encodeURIComponent(product.title)}`);
    const choose = async (shown: string) => {
      await chooseForProduct(shop, product.title, 'Choose who sees it');
      const dialog = shop.getByRole('dialog', { name: `Who sees ${product.title}?` });
      await dialog.getByRole('checkbox', { name: 'Uma Patel' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await shop.getByText(`${product.title} is shown to ${shown}`).waitFor();
    };
    await choose('1 client');

    const buyer = await openAs(client, '/private-posts?show=products');
    await buyer.getByRole('link', { name: product.title }).waitFor();
    const { page: stranger } = await browser.openNew(`/product-view/${product.id}`);
    await stranger.getByText('This product is not here').waitFor();

    await choose('0 clients');
    await buyer.goto(`/product-view/${product.id}`);
    await buyer.getByText('This product is not here').waitFor();
  });

  it('a merchant of many clients finds one of them by name', { tags: 'full' }, async () => {
    const product = await offer({ title: unique('Private fitting'), visibility: 'private' });
    const { page } = await browser.open('/login');
    await signIn(page, merchant);
    // Twenty more than exist.
    await page.route('**/api/node/clients?**', async (route) => {
      const { clients, total } = (await (await route.fetch()).json()) as { clients: object[]; total: number };
      const more = Array.from({ length: 20 }, (_, i) => ({
        ...clients[0],
        uid: `more${i}`,
        userName: `nobody${i}`,
        displayName: `Nobody ${i}`,
      }));
      await route.fulfill({ json: { clients: [...more, ...clients], total: total + more.length } });
    });
    await page.goto(`/my-products?search=${encodeURIComponent(product.title)}`);
    await chooseForProduct(page, product.title, 'Choose who sees it');
    const dialog = page.getByRole('dialog', { name: `Who sees ${product.title}?` });
    await dialog.getByLabel('Find a client').fill('uma');
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1);
    await dialog.getByRole('checkbox', { name: 'Uma Patel' }).click();
    await dialog.getByLabel('Find a client').fill('');
    await dialog.getByText('1 of').waitFor();
    expect(await dialog.getByRole('checkbox', { name: 'Uma Patel' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${product.title} is shown to 1 client`).waitFor();
  });

  it(
    'a photo that a client shares is the merchant’s to see and nobody else’s',
    { tags: 'full' },
    async () => {
      const caption = unique('A stain, before');
      const buyer = await openAs(client, '/photos/mine');
      await buyer.getByLabel('Picture files').setInputFiles(await pictureFile('stain.png'));
      await buyer.getByLabel('Caption of stain.png').fill(caption);
      await buyer.getByLabel('Merchant and clients').first().check();
      await buyer.getByRole('button', { name: 'Publish the photo' }).click();
      await buyer.getByRole('link', { name: caption }).click();
      await buyer.getByRole('heading', { level: 1, name: 'Photo' }).waitFor();

      const shop = await openAs(merchant, '/photos/private');
      await shop.getByRole('link', { name: caption }).click();
      await shop.getByText('Shared with you').waitFor();
      const { page: stranger } = await browser.openNew(buyer.url());
      await stranger.getByText('This photo is not here').waitFor();

      await buyer.getByLabel('Only me').check();
      await buyer.getByRole('button', { name: 'Save' }).click();
      await buyer.getByText('The photo is saved').waitFor();
      await shop.reload();
      await shop.getByText('This photo is not here').waitFor();
    },
  );

  it(
    'a photo that was deleted comes back by undo, and from the list of deleted ones',
    { tags: 'full' },
    async () => {
      const caption = unique('A handbag, cleaned');
      const page = await openAs(client, '/photos/mine');
      await page.getByLabel('Picture files').setInputFiles(await pictureFile('handbag.png'));
      await page.getByLabel('Caption of handbag.png').fill(caption);
      await page.getByRole('button', { name: 'Publish the photo' }).click();
      await page.getByRole('link', { name: caption }).click();
      const remove = async () => {
        await page.getByRole('heading', { level: 1, name: 'Photo' }).waitFor();
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await page.getByText('The photo is deleted').waitFor();
      };
      await remove();
      await page.getByRole('button', { name: 'Undo' }).click();
      await remove();
      await page.goto('/photos/mine');
      await page.getByText(/^Recently deleted/).click();
      await page.getByRole('button', { name: `Bring back ${caption}` }).click();
      await page.getByRole('link', { name: caption }).waitFor();
      await page.getByText(/^Recently deleted/).waitFor({ state: 'detached' });
    },
  );

  it('a question for a price is answered with a draft, once, which the buyer places', async () => {
    const product = await offer({ title: unique('Heirloom chest'), priceCents: 0 });
    const { page: buyer } = await browser.openNew(`/product-view/${product.id}`);
    await buyer.getByRole('button', { name: 'Ask for a quote' }).click();
    await buyer.getByRole('dialog').getByLabel('Phone').fill('+1 415 555 2671');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click();
    await buyer.getByRole('dialog').waitFor({ state: 'detached' });

    const shop = await openAs(merchant, '/my-products');
    const question = shop.getByRole('listitem').filter({ hasText: product.title });
    await question.getByRole('link', { name: 'Send a quote' }).click();
    await shop.waitForURL('**/new-transaction?quote=*');
    const answer = shop.url();
    await shop.getByLabel('Unit price, line 1').fill('320');
    await shop.getByRole('button', { name: 'Save as a draft' }).click();
    await shop.waitForURL('**/view-transaction/**');

    await buyer.goto('/mongo-mytransacts');
    const row = buyer.getByRole('row').filter({ hasText: product.title });
    await row.getByText('$320.00').waitFor();
    await row.getByRole('link').first().click();
    await buyer.getByRole('button', { name: 'Place order', exact: true }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Place order', exact: true }).click();
    await buyer.getByText('Unpaid', { exact: true }).first().waitFor();
    // The merchant's page checks by itself.
    await shop.getByText('Unpaid', { exact: true }).first().waitFor({ timeout: 30_000 });
    await shop.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await buyer.getByText('Paid', { exact: true }).first().waitFor({ timeout: 30_000 });
    await shop.goto(answer);
    await shop.getByText('This quote request is no longer there').waitFor();
    expect(await question.count()).toBe(0);
  });
});

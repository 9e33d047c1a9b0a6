/** A merchant's products and photos, from choosing a file to the marketplace. */
import { describe, expect, it } from 'vitest';
import { layoutShift } from './looks.ts';
import { chooseForProduct } from './products-page.ts';
import { expectAccessible, useBrowser } from './support.ts';
import { merchant, offer, pictureFile, unique } from './trade.ts';

const browser = useBrowser();

async function atWork(path: string) {
  const opened = await browser.openAs(merchant, path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

describe('my products', () => {
  it(
    'asks a visitor to log in, and tells somebody who is no merchant what to do',
    { tags: 'full' },
    async () => {
      const { page } = await browser.open('/my-products');
      await page.getByText('Log in to continue').waitFor();
      const { page: buyer } = await browser.openNew();
      for (const path of ['/my-products', '/post-product', '/post-product/no-such-photo']) {
        await buyer.goto(path);
        await buyer.getByText('This page is for merchants').waitFor();
      }
      await expectAccessible(buyer);
    },
  );

  it('does not move its list when requests for a quote arrive late', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/color-scheme.js', {
      viewport: { width: 390, height: 844 },
    });
    await page.route('**/quote-requests?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/my-products');
    await page.getByRole('heading', { name: /^\d+ quote requests?$/ }).waitFor();
    await page.getByRole('table', { name: 'My products' }).waitFor();
    const { total, moved } = await layoutShift(page);
    expect(total, `layout shift of ${moved.join(' | ')}`).toBeLessThan(0.05);
  });

  it('offers a product with a picture, changes it, hides it, shows it again and deletes it', async () => {
    const title = unique('Weekender');
    const { page } = await atWork('/post-product');
    await page.getByRole('button', { name: 'Publish product' }).click();
    await page.getByText('Enter a title').waitFor();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Price').fill('89.90');
    await page.getByLabel('Picture files').setInputFiles(await pictureFile());
    await page.getByRole('img', { name: '1 of 1' }).waitFor();
    await page.getByRole('button', { name: 'Publish product' }).click();
    await page.waitForURL('**/my-products');

    const find = async () => {
      await page.getByRole('searchbox').fill(title);
      await page.getByText('1 product', { exact: true }).waitFor();
      return page.getByRole('row').filter({ hasText: title });
    };
    const row = await find();
    await row.getByText('$89.90').waitFor();
    await row.getByRole('link', { name: `Edit ${title}` }).click();
    await page.waitForURL(/\/products\/[^/]+$/);
    await page.getByLabel('Price').fill('99');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('$99.00').waitFor();

    await page.goto('/my-products');
    await find();
    await chooseForProduct(page, title, 'Hide');
    await row.getByText('Nobody (hidden)').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Everybody').waitFor();
    await chooseForProduct(page, title, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No results').waitFor();
  });

  it('tells the slower of two that the product has changed meanwhile', { tags: 'full' }, async () => {
    const product = await offer({ title: unique('Contested') });
    const { page } = await atWork(`/products/${product.id}?edit`);
    const other = await atWork(`/products/${product.id}?edit`);
    for (const one of [page, other.page]) await one.getByLabel('Description').waitFor();
    await page.getByLabel('Description').fill('First');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('First', { exact: true }).waitFor();
    await other.page.getByLabel('Description').fill('Second');
    await other.page.getByRole('button', { name: 'Save' }).click();
    await other.page.getByText('Nothing was saved').waitFor();
    expect(await other.page.getByLabel('Description').inputValue()).toBe('Second');
  });

  it('comes as CSV and as PDF', { tags: 'full' }, async () => {
    const product = await offer({ title: `=${unique('Formula')}` });
    const { page } = await atWork(`/my-products?search=${encodeURIComponent(product.title)}`);
    await page.getByText('1 product', { exact: true }).waitFor();
    const save = async (kind: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind, exact: true }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('latin1');
    };
    expect(await save('CSV')).toContain(`'${product.title},45.00`);
    expect((await save('PDF')).startsWith('%PDF-')).toBe(true);
  });
});

describe('photos', () => {
  it('are uploaded, published to whom was chosen, and become a product', async () => {
    const caption = unique('Before');
    const { page } = await atWork('/photos/mine');
    await page.getByLabel('Picture files').setInputFiles(await pictureFile('before.png'));
    await page.getByLabel('Caption of before.png').fill(caption);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish the photo' }).click();
    await page.getByRole('link', { name: caption }).click();
    await page.getByRole('heading', { level: 1, name: 'Photo', exact: true }).waitFor();

    const visitor = await browser.openNew(page.url());
    await visitor.page.getByText('This photo is not here').waitFor();

    await page.getByLabel('Everybody').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The photo is saved').waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('img', { name: caption }).waitFor();

    await page.getByRole('link', { name: 'Make a product of it' }).click();
    const title = unique('Made from a photo');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Publish product' }).click();
    await page.waitForURL('**/my-products');
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('img', { name: `${title}, picture 1` }).waitFor();
  });

  it(
    'that are none are refused by name, and an upload that fails is sent again',
    { tags: 'full' },
    async () => {
      const { page } = await atWork('/photos/mine');
      await page
        .getByLabel('Picture files')
        .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ida') });
      await page
        .getByRole('alert')
        .getByText(/letter\.png: .*not a picture/)
        .waitFor();
      await page.getByRole('button', { name: 'Leave out letter.png' }).click();
      await page.route('**/api/node/uploads', (route) => route.abort());
      await page.getByLabel('Picture files').setInputFiles(await pictureFile('bag.png'));
      await page.getByRole('button', { name: 'Publish the photo' }).click();
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await uploads.getByText(/The server cannot be reached.* It goes on by itself/).waitFor();
      await page.unroute('**/api/node/uploads');
      await uploads.getByText('Published', { exact: true }).waitFor();
    },
  );
});

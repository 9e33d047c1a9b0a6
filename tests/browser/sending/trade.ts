/** Forms of trade: products, quotes, photos, businesses, the checkout. */
import { fillCheckout, put } from '../cart-page.ts';
import { sharePhoto } from '../posts.ts';
import { admin, client, merchant, offer, pictureFile, unique } from '../trade.ts';
import type { Login } from '../people.ts';
import { api, button, gone, type Sending } from './sending.ts';

const totalOf = async (person: Login, path: string, search: string) =>
  (await api<{ total: number }>(person, 'GET', `/node${path}?${new URLSearchParams({ search })}`)).total;

export const tradeSendings: readonly Sending[] = [
  {
    file: 'trade/products/product-form.tsx',
    who: merchant,
    request: /^POST .*\/products$/,
    async fill(page) {
      const title = unique('Clutch');
      await page.goto('/post-product');
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Price').fill('12');
      return {
        button: button(page, 'Offer it'),
        field: page.getByLabel('Title'),
        done: () => page.getByRole('link', { name: title, exact: true }).waitFor(),
        effects: () => totalOf(merchant, '/products/mine', title),
      };
    },
  },
  {
    file: 'trade/products/quote-dialog.tsx',
    who: client,
    request: /^POST .*\/quote-requests$/,
    async fill(page) {
      const { id } = await offer({ title: unique('Heirloom'), priceCents: 0 }, admin);
      await page.goto(`/product-view/${id}`);
      await page.getByRole('button', { name: 'Ask for a quote' }).click();
      await page.getByLabel('Phone').fill('+1 415 555 2671');
      return {
        button: button(page, 'Send the question'),
        field: page.getByLabel('Phone'),
        done: () => gone(page.getByRole('dialog')),
        effects: async () => {
          const { quoteRequests } = await api<{ quoteRequests: { productId: string }[] }>(
            admin,
            'GET',
            '/node/quote-requests',
          );
          return quoteRequests.filter(({ productId }) => productId === id).length;
        },
      };
    },
  },
  {
    file: 'trade/tenants/tenant-form.tsx',
    who: admin,
    request: /^POST .*\/tenants$/,
    async fill(page) {
      const name = unique('Tannery');
      await page.goto('/tenants/add');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByLabel('City').fill('Oakland');
      await page.getByLabel('Phone').fill('+1 415 555 2671');
      return {
        button: page.locator('form button[type=submit]').last(),
        field: page.getByLabel('City'),
        done: () => page.waitForURL((url) => !url.pathname.endsWith('/add')),
        effects: () => totalOf(admin, '/tenants', name),
      };
    },
  },
  {
    file: 'trade/cart/checkout.tsx',
    who: 'newcomer',
    request: /^POST .*\/checkouts$/,
    async fill(page, person) {
      await put(page, await offer({ title: unique('Belt'), stock: 5 }));
      await page.goto('/new-transaction-cart');
      await fillCheckout(page);
      return {
        button: button(page, 'Place the order'),
        field: page.getByLabel('Phone'),
        done: () => page.getByText('Your order is placed').waitFor(),
        effects: async () => (await api<{ total: number }>(person, 'GET', '/node/transactions/bought')).total,
      };
    },
  },
  {
    file: 'trade/posts/post-details.tsx',
    who: merchant,
    request: /^PUT .*\/posts\/[\w-]+$/,
    async fill(page) {
      const caption = unique('Before');
      await page.goto('/photos/mine');
      await page.getByLabel('Picture files').setInputFiles(await pictureFile('before.png'));
      await page.getByLabel('Caption of before.png').fill(caption);
      await page.getByRole('button', { name: 'Publish the photo' }).click();
      await page.getByRole('link', { name: caption }).click();
      await page.getByLabel('Everybody').check();
      return {
        button: button(page, 'Save'),
        field: page.getByLabel('Everybody'),
        done: () => page.getByText('The photo is saved').waitFor(),
      };
    },
  },
  {
    file: 'trade/comments/comment-form.tsx',
    who: client,
    request: /^POST .*\/posts\/[\w-]+\/comments$/,
    async fill(page) {
      const { id } = await sharePhoto(merchant, { caption: unique('A sofa'), visibility: 'clients' });
      await page.goto(`/photos/${id}`);
      await page.getByLabel('Your comment').fill('Is it dry?');
      return {
        button: button(page, 'Send'),
        field: null,
        done: () => page.getByRole('article').getByText('Is it dry?').waitFor(),
        effects: async () =>
          (await api<{ total: number }>(client, 'GET', `/node/posts/${id}/comments`)).total,
      };
    },
  },
  {
    file: 'trade/posts/moderation/reason-dialog.tsx',
    who: client,
    request: /^PUT .*\/posts\/[\w-]+\/report$/,
    async fill(page) {
      const { id } = await sharePhoto(merchant, { caption: unique('A sofa'), visibility: 'clients' });
      await page.goto(`/photos/${id}`);
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('It shows my home.');
      return {
        button: button(page, 'Report'),
        field: null,
        done: () => page.getByRole('button', { name: 'Reported' }).waitFor(),
      };
    },
  },
];

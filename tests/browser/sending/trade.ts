/** Forms of trade: products, quotes, photos, businesses, the checkout. */
import { randomUUID } from 'node:crypto';
import { fillCheckout, put } from '../cart-page.ts';
import { sharePhoto } from '../posts.ts';
import { admin, client, merchant, offer, pictureFile, unique } from '../trade.ts';
import type { Login } from '../people.ts';
import { intakeWithPhoto, linkOf } from '../intakes.ts';
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
        button: button(page, 'Publish product'),
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
    file: 'trade/shop/shop-form.tsx',
    who: merchant,
    request: /^PUT .*\/tenants\/\d+\/page$/,
    async fill(page) {
      const area = unique('Oakland');
      await page.goto('/shop/4000000/edit');
      await page.getByLabel('Area').fill(area);
      return {
        button: button(page, 'Save the page'),
        field: page.getByLabel('Area'),
        done: () => page.waitForURL((url) => !url.pathname.endsWith('/edit')),
        effects: async () => {
          const own = await api<{ area: string }>(merchant, 'GET', '/node/tenants/4000000/page/own');
          return own.area === area ? 1 : 0;
        },
      };
    },
  },
  {
    file: 'bluebook/ask-dialog.tsx',
    who: client,
    request: /^POST .*\/estimates\/[^/]+\/quote-requests$/,
    async fill(page) {
      const item = unique('Clutch');
      const bag = { material: 'leather', stain: 'oil', stainCount: 2, condition: 'good', note: '' };
      await api(client, 'POST', '/node/estimates', { key: randomUUID(), item, ...bag });
      await page.goto(`/bluebook-bag?search=${encodeURIComponent(item)}`);
      await page.getByRole('button', { name: `Ask my merchant about ${item}` }).click();
      await page.getByLabel('Phone').fill('+1 415 555 2671');
      return {
        button: button(page, 'Send the question'),
        field: page.getByLabel('Phone'),
        done: () => gone(page.getByRole('dialog')),
        effects: async () => {
          const path = '/node/quote-requests?pageSize=500';
          const answer = await api<{ quoteRequests: { title: string }[] }>(merchant, 'GET', path);
          return answer.quoteRequests.filter(({ title }) => title === item).length;
        },
      };
    },
  },
  {
    file: 'bluebook/book-form.tsx',
    who: admin,
    request: /^PUT .*\/price-book$/,
    async fill(page) {
      const note = unique('Dearer soap');
      await page.goto('/bluebook-bag?part=book');
      // An item that no other test requests a price for.
      const field = page.getByRole('group', { name: 'Something else' }).getByLabel('Market range to');
      const before = Number(await field.inputValue());
      await field.fill(String(before + 1));
      await page.getByLabel('What changed, and why').fill(note);
      await button(page, 'Review changes').click();
      return {
        button: page.getByRole('dialog').getByRole('button', { name: /^Save version/ }),
        field,
        done: () => page.getByText(`“${note}”`).waitFor(),
        effects: async () => {
          const path = '/node/price-book/versions?pageSize=500';
          const { versions } = await api<{ versions: { note: string }[] }>(admin, 'GET', path);
          return versions.filter((version) => version.note === note).length;
        },
      };
    },
  },
  {
    file: 'settings/hours-settings.tsx',
    who: admin,
    request: /^PUT .*\/shop-hours$/,
    async fill(page) {
      const before = await api<{ hours: { noticeHours: number } | null }>(admin, 'GET', '/node/shop-hours');
      const notice = (before.hours?.noticeHours ?? 0) + 1;
      await page.goto('/settings');
      const field = page.getByLabel('Hours of notice');
      await field.fill(String(notice));
      const shown = page.getByRole('button', { name: 'Save hours', disabled: true });
      return {
        button: button(page, 'Save hours'),
        field,
        done: () => shown.waitFor(),
        async effects() {
          const { hours } = await api<{ hours: { noticeHours: number } | null }>(
            admin,
            'GET',
            '/node/shop-hours',
          );
          return Number(hours?.noticeHours === notice);
        },
      };
    },
  },
  {
    file: 'settings/invoice-form.tsx',
    who: admin,
    request: /^PUT .*\/invoice-details$/,
    async fill(page) {
      const name = unique('Berg Leather');
      await page.goto('/settings');
      const field = page.getByLabel('Legal name');
      await field.fill(name);
      await page.getByRole('textbox', { name: 'Address' }).fill('1 Quay Street');
      const shown = page.getByRole('button', { name: 'Save invoice details', disabled: true });
      return {
        button: button(page, 'Save invoice details'),
        field,
        done: () => shown.waitFor(),
        async effects() {
          const path = '/node/invoice-details';
          const { details } = await api<{ details: { legalName: string } | null }>(admin, 'GET', path);
          return Number(details?.legalName === name);
        },
      };
    },
  },
  {
    file: 'bluebook/estimate-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/estimates$/,
    async fill(page, person) {
      const item = unique('Satchel');
      await page.goto('/bluebook-bag');
      const bag = page.getByRole('textbox', { name: 'Bag', exact: true });
      await bag.fill(item);
      return {
        button: button(page, 'Keep this estimate'),
        field: bag,
        done: () => page.getByRole('cell', { name: item }).waitFor(),
        effects: () => totalOf(person, '/estimates', item),
      };
    },
  },
  {
    file: 'intake/open-form.tsx',
    who: merchant,
    request: /^POST .*\/intakes$/,
    async fill(page) {
      const item = unique('Satchel');
      await page.goto('/intakes');
      const field = page.getByLabel('Item');
      await field.fill(item);
      return {
        button: button(page, 'Open the intake'),
        field,
        done: () => page.getByRole('heading', { name: item }).waitFor(),
        effects: () => totalOf(merchant, '/intakes', item),
      };
    },
  },
  {
    file: 'intake/send-part.tsx',
    who: merchant,
    request: /^POST .*\/intakes\/[^/]+\/links$/,
    async fill(page) {
      const { id } = await intakeWithPhoto(unique('Satchel'));
      await page.goto(`/intakes/${id}`);
      const field = page.getByLabel('Mail it to');
      await field.fill('ida@patina.example');
      return {
        button: button(page, 'Make the link'),
        field,
        done: () => page.getByRole('img', { name: 'The link as a QR code' }).waitFor(),
      };
    },
  },
  {
    file: 'intake/agreement-page.tsx',
    who: 'visitor',
    request: /^POST .*\/intake-links\/answers$/,
    async fill(page) {
      const { id } = await intakeWithPhoto(unique('Satchel'));
      await page.goto(await linkOf(id));
      const field = page.getByLabel('Your name');
      await field.fill('Ida Blom');
      return {
        button: button(page, 'Yes, this is right'),
        field,
        done: () => page.getByText(/^Ida Blom agreed/).waitFor(),
        async effects() {
          const path = `/node/intakes/${id}`;
          const { records } = await api<{ records: { type: string }[] }>(merchant, 'GET', path);
          return records.filter(({ type }) => type === 'IntakeAgreed').length;
        },
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
    file: 'ui/reason-dialog.tsx',
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

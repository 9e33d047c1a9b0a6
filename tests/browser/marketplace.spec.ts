/** The marketplace and a product's page, for visitors and signed-in people. */
import { describe, expect, it } from 'vitest';
import { expectAccessible, signIn, useBrowser } from './support.ts';
import { merchant, offer, unique } from './trade.ts';

const browser = useBrowser();

describe('the marketplace', () => {
  it('finds by word, category and price, and keeps all of it in the address', async () => {
    const word = unique('loden').replace(' ', '');
    await offer({ title: `Coat ${word}`, priceCents: 2000, category: 'clothing' });
    await offer({ title: `Bag ${word}`, priceCents: 9000, category: 'bags' });
    const { page } = await browser.open('/marketplace');
    await page.getByRole('searchbox').fill(word);
    await page.getByText('2 products').waitFor();
    await page.getByLabel('Category').selectOption('clothing');
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('link', { name: `Coat ${word}` }).waitFor();
    await page.getByLabel('Category').selectOption('');
    await page.getByLabel('Lowest price').fill('50');
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('link', { name: `Bag ${word}` }).waitFor();
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toEqual({ search: word, min: '50' });
    await page.reload();
    await page.getByText('1 product', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(word);
  });

  it('sorts by price, both ways', { tags: 'full' }, async () => {
    const word = unique('sorted').replace(' ', '');
    for (const [name, priceCents] of [
      ['Mid', 500],
      ['Low', 100],
      ['High', 900],
    ] as const)
      await offer({ title: `${name} ${word}`, priceCents });
    const { page } = await browser.open(`/marketplace?search=${word}&sort=price`);
    const titles = async () => page.getByRole('article').getByRole('heading').allTextContents();
    await page.getByText('3 products').waitFor();
    expect(await titles()).toEqual([`Low ${word}`, `Mid ${word}`, `High ${word}`]);
    await page.getByLabel('Sort by').selectOption('-price');
    await expect.poll(titles).toEqual([`High ${word}`, `Mid ${word}`, `Low ${word}`]);
  });

  it('says beside the field that a price is none, and keeps what is shown', { tags: 'full' }, async () => {
    await offer({ title: unique('Priced') });
    const { page } = await browser.open('/marketplace');
    await page.getByRole('searchbox').waitFor();
    await page.getByLabel('Lowest price').fill('cheap');
    await page.getByText('Enter an amount in digits, like 12.50').waitFor();
    await page.getByLabel('Lowest price').fill('20');
    await page.getByLabel('Highest price').fill('10');
    await page.getByText('Below the lowest price').waitFor();
    expect(new URL(page.url()).searchParams.get('max')).toBeNull();
  });

  it('says that nothing fits, and shows everything again', { tags: 'full' }, async () => {
    await offer({ title: unique('Here') });
    const { page } = await browser.open('/marketplace?search=nothing-is-called-this');
    await page.getByText('No results').waitFor();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('says so when it cannot be loaded, and tries again', { tags: 'full' }, async () => {
    await offer({ title: unique('Again') });
    const { page } = await browser.open('/front-page');
    await page.route(/\/api\/node\/products\?/, (route) => route.abort());
    await page.goto('/marketplace');
    await page.getByRole('alert').getByText('The list could not be loaded').waitFor();
    await page.unroute(/\/api\/node\/products\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article').first().waitFor();
  });
});

describe('a product', () => {
  it('is shown to a visitor', async () => {
    const product = await offer({ title: unique('Satchel'), priceCents: 12_345, stock: 3 });
    const { page } = await browser.open(`/product-view/${product.id}`);
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
    await page.getByText('$123.45').waitFor();
    await page.getByText('Only 3 left').waitFor();
    await expectAccessible(page);
  });

  it('is not there for others while it is private, and says so', { tags: 'full' }, async () => {
    const product = await offer({ title: unique('Secret'), visibility: 'private' });
    const { page } = await browser.open(`/product-view/${product.id}`);
    await page.getByText('This product is not here').waitFor();
    expect(await page.getByText(product.title).count()).toBe(0);
  });

  it('asks a visitor to log in for its details, and leads back', { tags: 'full' }, async () => {
    const product = await offer({ title: unique('Detail') });
    const { page } = await browser.open(`/products/${product.id}`);
    await page.waitForURL(/\/login\?next=/);
    await signIn(page, merchant);
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
    await page.getByText('This is your own product').waitFor();
  });

  it(
    'without a price is asked about, once, and the merchant sees the question',
    { tags: 'full' },
    async () => {
      const product = await offer({ title: unique('Heirloom'), priceCents: 0 });
      const { page, person } = await browser.openNew(`/product-view/${product.id}`);
      await page.getByRole('button', { name: 'Ask for a quote' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
      await dialog.getByRole('button', { name: 'Send the question' }).click();
      await dialog.getByText('Enter a phone number').waitFor();
      await dialog.getByLabel('Phone').fill('+1 415 555 2671');
      await dialog.getByLabel('Note').fill('An oil stain on the sleeve.');
      await dialog.getByRole('button', { name: 'Send the question' }).click();
      await dialog.waitFor({ state: 'detached' });

      const theirs = await browser.openAs(merchant, '/my-products');
      const question = theirs.page.getByRole('listitem').filter({ hasText: product.title });
      await question.getByText('An oil stain on the sleeve.').waitFor();
      await question.getByRole('button', { name: 'Dismiss' }).click();
      await question.waitFor({ state: 'detached' });
    },
  );
});

/** What somebody types while a form is being sent, or while the data behind it arrives, stays. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { somebody, useBrowser } from './support.ts';
import { confirmEmail, merchant, offer, unique } from './trade.ts';

const browser = useBrowser();

/** Holds requests. @returns lets them through */
async function hold(page: Page, url: string | RegExp, method: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('what is typed meanwhile', () => {
  it('stays on the form of an estimate', async () => {
    const { page } = await browser.openNew('/bluebook-bag');
    const bag = page.getByRole('textbox', { name: 'Bag', exact: true });
    await bag.fill('Satchel');
    const release = await hold(page, '**/api/node/estimates', 'POST');
    await press(page, 'Keep this estimate');
    await page.getByLabel('Note').fill('For the next one');
    release();
    await page.getByText('Satchel is on your list').waitFor();
    await expect.poll(() => bag.inputValue()).toBe('');
    expect(await page.getByLabel('Note').inputValue()).toBe('For the next one');
  });

  it('stays on the forms that register and invite a client', async () => {
    const { page } = await browser.openAs(merchant, '/preSignup');
    const { email } = somebody('Pia');
    await page.getByLabel('First name').fill('Pia');
    await page.getByLabel('Email').fill(email);
    const register = await hold(page, '**/clients/registrations', 'POST');
    await press(page, 'Register');
    await page.getByLabel('First name').fill('Nora');
    register();
    await page.getByText(`${email} gets a link by email`).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
    expect(await page.getByLabel('First name').inputValue()).toBe('Nora');

    const { person } = await browser.openNew();
    await confirmEmail(person);
    await page.goto('/assign-client');
    const field = page.getByLabel('User name, email or phone');
    await field.fill(person.email);
    const invite = await hold(page, '**/api/node/invites', 'POST');
    await press(page, 'Send invite');
    await field.fill('nora@');
    invite();
    await page.getByText('The invite is sent').waitFor();
    expect(await field.inputValue()).toBe('nora@');
  });

  it('stays in a request for a quote when the profile arrives', async () => {
    const product = await offer({ title: unique('Heirloom'), priceCents: 0 });
    const { page, person } = await browser.openNew();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/(^|[/:.-])user$/.test(key)) localStorage.removeItem(key);
    });
    const profile = await hold(page, /\/documents\/users\/|\/documents:/, 'GET');
    const batch = await hold(page, /\/documents\/users\/|\/documents:/, 'POST');
    await page.goto(`/product-view/${product.id}`);
    await press(page, 'Ask for a quote');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('An oil stain on the sleeve');
    expect(await dialog.getByLabel('Email').inputValue()).toBe('');
    profile();
    batch();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await dialog.getByLabel('Note').inputValue()).toBe('An oil stain on the sleeve');
  });
});

it('a client of an intake is found among more than a hundred', async () => {
  const { page } = await browser.openAs(merchant, '/settings');
  const all = Array.from({ length: 150 }, (_, i) => ({
    ...{ uid: `client-${i}`, userName: `client${i}`, displayName: `Client ${i}`, companyName: '' },
  }));
  await page.route('**/api/node/clients?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [at, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    return route.fulfill({ json: { clients: all.slice((at - 1) * size, at * size), total: all.length } });
  });
  await page.goto('/intakes');
  const isOpening = (request: Request) => request.method() === 'POST' && /\/intakes$/.test(request.url());
  let opened = 0;
  page.on('request', (request) => (opened += Number(isOpening(request))));
  const sent = page.waitForRequest(isOpening);
  await page.getByLabel('Item').fill(unique('Satchel'));
  const client = page.getByRole('combobox', { name: 'Client' });
  await client.fill('Nobody of this name');
  await client.press('Enter');
  await page.getByText('No client of yours is called that').waitFor();
  await client.fill('Client 149');
  await page.getByRole('option', { name: /^Client 149/ }).waitFor();
  await client.press('Enter');
  await expect.poll(() => client.inputValue()).toBe('Client 149 (@client149)');
  expect(opened).toBe(0);
  await press(page, 'Open the intake');
  expect((await sent).postDataJSON()).toMatchObject({ client: 'client-149' });
});

/** Transactions: written, searched, listed, changed by buyer and seller at once, and exported as files. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/pdf-text.ts';
import { useBrowser } from './support.ts';
import { order, somePhone, writeByHand } from './orders.ts';
import type { Login } from './people.ts';
import { admin, asPerson, confirmEmail, merchant, unique } from './trade.ts';

const browser = useBrowser();

async function openAs(person: Login, path: string): Promise<Page> {
  const { page } = await browser.openAs(person, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}
const bytes = async (download: Download) => readFileSync(await download.path());
const pdfText = async (download: Download) => textOf(Uint8Array.from(await bytes(download)).buffer);

const zoneOf = (page: Page) => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const stateOf = (page: Page, state: string) => page.getByText(state, { exact: true }).first();

describe('a new transaction', () => {
  it('is written for a phone number, and placed', async () => {
    const page = await openAs(merchant, '/new-transaction');
    await button(page, 'Place order').click();
    await page.getByText('Enter a phone number').first().waitFor();
    await page.getByText('Enter what it is').waitFor();
    const phone = somePhone();
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist');
    await page.getByLabel('What, line 1').fill('Two saddles');
    await page.getByLabel('Unit price, line 1').fill('45.50');
    await page.getByLabel('Quantity, line 1').fill('2');
    await page.getByText('$91.00').waitFor();
    await button(page, 'Place order').click();
    await page.waitForURL(/\/view-transaction\/\d+$/);
    await stateOf(page, 'Unpaid').waitFor();
    await page.getByText('Written by hand', { exact: true }).waitFor();

    // The next transaction for this number suggests the known data.
    await page.goto('/new-transaction');
    await page.getByLabel('Phone').fill(`00${phone.slice(1)}`);
    await page.getByLabel('Name', { exact: true }).focus();
    await button(page, 'Use these details').click();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosa Lindqvist');
    await page.getByLabel('What, line 1').fill('A bridle');
    await page.getByLabel('Unit price, line 1').fill('0');
    await button(page, 'Save as a draft').click();
    await page.waitForURL(/\/view-transaction\/\d+$/);
    await stateOf(page, 'Draft').waitFor();
    expect(await button(page, 'Invoice as PDF').count()).toBe(0);
  });

  it('asks before what was typed is left', { tags: 'full' }, async () => {
    const page = await openAs(merchant, '/new-transaction');
    await page.getByLabel('Name', { exact: true }).fill('Rosa');
    await page.getByRole('link', { name: 'Money bag' }).first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await button(page, 'Stay here').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosa');
  });

  it('is not for people who sell nothing', { tags: 'full' }, async () => {
    const { page } = await browser.openNew();
    await page.goto('/new-transaction');
    await page.getByText('This page is for merchants').waitFor();
    await page.goto('/merchant-transactions');
    await page.getByText('This page is for merchants').waitFor();
  });
});

describe('one transaction', () => {
  it('is nobody else’s', { tags: 'full' }, async () => {
    const number = await writeByHand({
      name: 'Rosa',
      phone: somePhone(),
      title: 'Belt',
      priceCents: 900,
      place: true,
    });
    const { page } = await browser.openNew();
    await page.goto(`/view-transaction/${number}`);
    await page.getByText('We can’t find that order').waitFor();
    await page.goto('/view-transaction/no-number');
    await page.getByText('We can’t find that order').waitFor();
  });

  it('is paid by the seller, and the buyer sees it; then refunded', async () => {
    const { page: theirs, person } = await browser.openNew();
    const number = await order(person, {
      name: 'Rosa Lindqvist',
      phone: somePhone(),
      title: 'Leather sofa, deep clean',
      priceCents: 45_050,
      quantity: 2,
    });
    await theirs.goto(`/view-transaction/${number}`);
    await stateOf(theirs, 'Unpaid').waitFor();
    expect(await button(theirs, 'Mark as paid').count()).toBe(0);
    await theirs.getByLabel('Quantity of Leather sofa, deep clean').fill('3');
    await button(theirs, 'Save quantities').click();
    await theirs.getByText('from 2 to 3').waitFor();

    const page = await openAs(merchant, `/view-transaction/${number}`);
    expect(await page.getByLabel('Quantity of Leather sofa, deep clean').count()).toBe(0);
    await button(page, 'Mark as paid').click();
    await dialogButton(page, 'Not yet').click();
    await stateOf(page, 'Unpaid').waitFor();
    await button(page, 'Mark as paid').click();
    await dialogButton(page, 'Mark as paid').click();
    await stateOf(page, 'Paid').waitFor();
    // Without a reload: the buyer's page checks by itself.
    await stateOf(theirs, 'Paid').waitFor({ timeout: 30_000 });
    await theirs.getByText('Marked as paid', { exact: true }).waitFor();

    // The seller issues it once; from then on the buyer gets the same.
    await button(page, 'Invoice as PDF').click();
    const own = await saved(page, () => dialogButton(page, 'Issue invoice').click());
    expect(own.suggestedFilename()).toBe(`invoice-${number}.pdf`);
    await theirs.addInitScript(() => {
      navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'application/pdf';
      navigator.share = async ({ files } = {}) => {
        document.title = `shared ${files?.[0]?.name}, ${await files?.[0]?.slice(0, 4).text()}`;
      };
    });
    await theirs.reload();
    const invoice = await saved(theirs, () => button(theirs, 'Invoice as PDF').click());
    const text = await pdfText(invoice);
    expect(text).toEqual(await pdfText(own));
    // [INVOICE9] The same file goes to the system's share sheet, where there is one.
    await button(theirs, 'Share invoice').click();
    await expect.poll(() => theirs.title()).toBe(`shared invoice-${number}.pdf, %PDF`);
    const [, title] = /(Invoice \d{4}-\d{4,})/.exec(text.join('\n')) ?? [];
    for (const said of ['Conti Leather Care LLC', 'Rosa Lindqvist', 'Leather sofa, deep clean', '$1,351.50'])
      expect(text).toContain(said);

    // Its page says the same, and prints alone.
    await page.getByRole('link', { name: title!.replace('Invoice ', ''), exact: true }).click();
    const sheet = page.getByRole('article', { name: title! });
    await sheet.getByText('Rosa Lindqvist').waitFor();
    await sheet.getByText('Paid in full. Thank you.').waitFor();
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    expect(printed.trim().startsWith(title!)).toBe(true);
    for (const left of ['Print', 'Settings', 'Privacy']) expect(printed).not.toContain(left);
    await page.emulateMedia({ media: null });
    expect(await pdfText(await saved(page, () => button(page, 'Save as PDF').click()))).toEqual(text);
    await page.goto(`/invoice/${number}/2026-9999`);
    await page.getByText('We can’t find that invoice').waitFor();
    await page.goto(`/view-transaction/${number}`);

    await button(page, 'Refund').click();
    await dialogButton(page, 'Mark as refunded').click();
    await stateOf(page, 'Refunded').waitFor();
    expect(await page.getByRole('group', { name: 'What you can do' }).count()).toBe(0);
    const credit = await saved(page, () => button(page, 'Credit note as PDF').click());
    expect(credit.suggestedFilename()).toBe(`credit-note-${number}.pdf`);
    expect((await pdfText(credit)).join('\n')).toContain(
      `This takes back ${title!.toLowerCase()} over $1,351.50.`,
    );
  });

  it('is marked as paid and invoiced from the list', { tags: 'full' }, async () => {
    const title = unique('Saddle');
    const number = await writeByHand({
      name: title,
      phone: somePhone(),
      title,
      priceCents: 12_000,
      place: true,
    });
    const page = await openAs(merchant, `/merchant-transactions?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: String(number) });
    const choose = async (item: string) => {
      await row.getByRole('button', { name: `More about ${number}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Mark as paid');
    await dialogButton(page, 'Not yet').click();
    await row.getByText('Unpaid').waitFor();
    await choose('Mark as paid');
    await dialogButton(page, 'Mark as paid').click();
    await row.getByText('Paid', { exact: true }).waitFor();
    // A press on the dialog that a row has opened is not a press on the row.
    expect(new URL(page.url()).pathname).toBe('/merchant-transactions');
    await choose('Invoice');
    await page.getByLabel(`Tax on ${title}`).selectOption('No tax');
    const first = await saved(page, () => dialogButton(page, 'Issue invoice').click());
    const again = await saved(page, () => choose('Invoice'));
    expect(await pdfText(again)).toEqual(await pdfText(first));
    expect(await pdfText(first)).not.toContain('Without tax');
    await row.getByText(title).first().click();
    await page.waitForURL(`**/view-transaction/${number}`);
  });

  it('asks for the shop’s name before the first invoice', { tags: 'full' }, async () => {
    const { page, person } = await browser.openNew();
    const uid = await confirmEmail(person);
    const grant = await asPerson(admin);
    await grant('PUT', `/../hosted/admin/users/${uid}/roles`, { roles: ['user', 'merchant'] });
    const sold = { name: 'Rosa', phone: somePhone(), title: 'Reins', priceCents: 900, place: true };
    const number = await writeByHand(sold, person);
    await page.goto(`/view-transaction/${number}`);
    await button(page, 'Invoice as PDF').click();
    await page.getByRole('link', { name: 'Set up invoices' }).click();
    const form = page.getByRole('form', { name: 'Invoice details' });
    await form.getByLabel('Legal name').fill('Lind Saddlery');
    await form.getByRole('textbox', { name: 'Address' }).fill('2 Mill Lane');
    await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
    await button(page, 'Save invoice details').click();
    await page.getByText('Check this IBAN: a digit or letter is wrong or missing').waitFor();
    await page.getByText('Enter the name the account is in').waitFor();
    await form.getByLabel('IBAN').fill('de89370400440532013000');
    await form.getByLabel('Account holder').fill('Lind Saddlery');
    await button(page, 'Save invoice details').click();
    await page.getByText('Invoice details saved').waitFor();
    expect(await form.getByLabel('IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await page.goto(`/view-transaction/${number}`);
    await button(page, 'Invoice as PDF').click();
    await saved(page, () => dialogButton(page, 'Issue invoice').click());
  });

  it('shows an invoice anew when its details have changed under it', { tags: 'full' }, async () => {
    const { page, person } = await browser.openNew();
    const uid = await confirmEmail(person);
    const grant = await asPerson(admin);
    await grant('PUT', `/../hosted/admin/users/${uid}/roles`, { roles: ['user', 'merchant'] });
    const sold = { name: 'Rosa', phone: somePhone(), title: 'Reins', priceCents: 10_000, place: true };
    const number = await writeByHand(sold, person);
    const ask = await asPerson(person);
    const save = (version: number, rate: number) =>
      ask('PUT', '/invoice-details', {
        version,
        logoId: null,
        details: {
          ...{ legalName: 'Lind Saddlery', address: '2 Mill Lane', taxIdLabel: '', taxId: '' },
          ...{ currency: 'EUR', timeZone: 'UTC', pricesIncludeTax: false, taxRates: [{ name: 'VAT', rate }] },
          ...{ dueDays: 0, terms: '', iban: '', bic: '', accountHolder: '', paymentLink: '' },
        },
      });
    await save(0, 1900);
    await page.goto(`/view-transaction/${number}`);
    await button(page, 'Invoice as PDF').click();
    await page.getByRole('dialog').getByText('€119.00').waitFor();
    await save(1, 2000);
    await dialogButton(page, 'Issue invoice').click();
    await page.getByRole('dialog').getByText('€120.00').waitFor();
    await page.getByText('Your invoice details have changed meanwhile').waitFor();
    await saved(page, () => dialogButton(page, 'Issue invoice').click());
    // Next to the total of the order, which excludes tax.
    await page.getByRole('row', { name: 'On invoice' }).getByText('€120.00').waitFor();
    await button(page, 'Mark as paid').click();
    await page.getByRole('dialog').getByText('€120.00').waitFor();
  });

  it('tells who acts second that somebody was faster', { tags: 'full' }, async () => {
    const { page: theirs, person } = await browser.openNew();
    const number = await order(person, {
      name: 'Rosa',
      phone: somePhone(),
      title: 'Boots',
      priceCents: 5000,
      quantity: 1,
    });
    await theirs.goto(`/view-transaction/${number}`);
    await button(theirs, 'Cancel order').click();
    await theirs.getByRole('dialog').waitFor();
    // The buyer's dialog is still open while the seller marks it paid.
    const page = await openAs(merchant, `/view-transaction/${number}`);
    await button(page, 'Mark as paid').click();
    await dialogButton(page, 'Mark as paid').click();
    await stateOf(page, 'Paid').waitFor();
    await dialogButton(theirs, 'Cancel order').click();
    const alert = theirs.getByRole('alert').filter({ hasText: 'Someone else changed this first' });
    await alert.getByText('This order is paid already').waitFor();
    await alert.getByRole('button', { name: 'Show how it is now' }).click();
    await stateOf(theirs, 'Paid').waitFor();
  });

  it(
    'keeps what is typed when somebody else changes it meanwhile, and says so when it is saved',
    { tags: 'full' },
    async () => {
      const { page: theirs, person } = await browser.openNew();
      const number = await order(person, {
        name: 'Rosa',
        phone: somePhone(),
        title: 'Boots',
        priceCents: 5000,
        quantity: 1,
      });
      await theirs.goto(`/view-transaction/${number}`);
      await theirs.getByLabel('Quantity of Boots').fill('4');
      const page = await openAs(merchant, `/view-transaction/${number}`);
      await button(page, 'Cancel order').click();
      await dialogButton(page, 'Cancel order').click();
      await stateOf(page, 'Cancelled').waitFor();
      const looked: string[] = [];
      theirs.on('request', (request) => looked.push(request.url()));
      await theirs.evaluate(() => window.dispatchEvent(new Event('focus')));
      expect(await theirs.getByLabel('Quantity of Boots').inputValue()).toBe('4');
      await button(theirs, 'Save quantities').click();
      await theirs.getByText('This order is cancelled. It cannot be changed any more.').waitFor();
      expect(looked.filter((url) => url.endsWith(`/transactions/${number}`))).toEqual([]);
      await button(theirs, 'Show how it is now').click();
      await stateOf(theirs, 'Cancelled').waitFor();
    },
  );

  it('keeps a dialog open with what was typed until it is saved', async () => {
    const asked = { name: 'Rosa', phone: somePhone(), title: unique('Belt'), priceCents: 900, place: false };
    const page = await openAs(merchant, `/view-transaction/${await writeByHand(asked)}`);
    const details = '**/api/node/transactions/*/details';
    const refused = { reason: 'bad-request', message: 'No bell is there.', field: 'note' };
    await page.route(details, (route) => route.fulfill({ status: 400, json: refused }));
    await button(page, 'Change the details').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Ring twice');
    await dialogButton(page, 'Save').click();
    await dialog.getByText('No bell is there.').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Ring twice');
    await page.unroute(details);
    await page.route(details, (route) => route.abort());
    await dialogButton(page, 'Save').click();
    await dialog.getByRole('alert').filter({ hasText: 'It may not have been saved' }).waitFor();
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Ring twice');
    await page.unroute(details);
    await dialogButton(page, 'Try again').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('the note to “Ring twice”').waitFor();

    const number = await order((await browser.openNew()).person, { ...asked, quantity: 1 });
    await page.goto(`/view-transaction/${number}`);
    const late = { reason: 'bad-hold', message: 'Choose a later day.' };
    await page.route('**/transactions/*/hold', (route) => route.fulfill({ status: 409, json: late }));
    await button(page, 'Hold for longer').click();
    const day = dialog.getByLabel('Hold until the end of');
    const typed = await day.getAttribute('max');
    await day.fill(typed!);
    await dialogButton(page, 'Hold for longer').click();
    await expect.poll(() => day.evaluate((field) => field.getAttribute('aria-invalid'))).toBe('true');
    await dialog.getByText(late.message).waitFor();
    expect(await day.inputValue()).toBe(typed);
    await dialogButton(page, 'Cancel').click();

    const past = { reason: 'past-slot', message: 'This time is already past.' };
    await page.route('**/transactions/*/handover', (route) => route.fulfill({ status: 409, json: past }));
    await button(page, 'Choose a time').click();
    const time = dialog.getByLabel('Time');
    await dialog.getByLabel(/day$/i).selectOption({ index: 2 });
    const start = await time.inputValue();
    await dialogButton(page, 'Save the time').click();
    await dialog.getByText(past.message).waitFor();
    expect(await time.inputValue()).toBe(start);
  });

  it('says why a quantity cannot be had', { tags: 'full' }, async () => {
    const { page, person } = await browser.openNew();
    const number = await order(person, {
      name: 'Rosa',
      phone: somePhone(),
      title: 'Glue',
      priceCents: 100,
      quantity: 1,
    });
    await page.goto(`/view-transaction/${number}`);
    await page.getByLabel('Quantity of Glue').fill('900');
    await button(page, 'Save quantities').click();
    await page.getByRole('alert').getByText('Only 50 of “Glue” can be had.').waitFor();
  });

  it('may be sent again when the network is back', { tags: 'full' }, async () => {
    const number = await writeByHand({
      name: 'Rosa',
      phone: somePhone(),
      title: 'Belt',
      priceCents: 900,
      place: true,
    });
    const page = await openAs(merchant, `/view-transaction/${number}`);
    await page.route('**/api/node/transactions/*/pay', (route) => route.abort());
    await button(page, 'Mark as paid').click();
    await dialogButton(page, 'Mark as paid').click();
    await page.getByText('It may not have been saved').waitFor();
    await page.unroute('**/api/node/transactions/*/pay');
    await button(page, 'Try again').click();
    await stateOf(page, 'Paid').waitFor();
  });

  it('of somebody without an account is edited and placed by the seller', { tags: 'full' }, async () => {
    const number = await writeByHand({
      name: 'Rosa',
      phone: somePhone(),
      title: 'Belt',
      priceCents: 900,
      place: false,
    });
    const page = await openAs(merchant, `/view-transaction/${number}`);
    await button(page, 'Change the details').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Rosa Holm');
    await dialog.getByLabel('Note').fill('Ring twice');
    await dialogButton(page, 'Save').click();
    await page.getByText('the name to “Rosa Holm”; the note to “Ring twice”').waitFor();
    await button(page, 'Place order').click();
    await dialogButton(page, 'Place order').click();
    await stateOf(page, 'Unpaid').waitFor();
    expect(await button(page, 'Change the details').count()).toBe(0);
  });
});

describe('the lists', () => {
  it(
    'find by phone number in any spelling, with nothing of it in the address',
    { tags: 'full' },
    async () => {
      const phone = somePhone();
      const number = await writeByHand({ name: 'Rosa', phone, title: 'Belt', priceCents: 900, place: true });
      const page = await openAs(merchant, '/mongo-transacts');
      await expect.poll(() => page.title()).toContain('Transaction by ph#');
      await page.getByLabel('Phone').fill('nobody');
      await button(page, 'Find').click();
      await page.getByText('Enter a phone number with its country code').waitFor();
      await page.getByLabel('Phone').fill(`+1 (415) 555-${phone.slice(-4)}`);
      await button(page, 'Find').click();
      await page.getByRole('link', { name: String(number) }).waitFor();
      expect(page.url()).not.toContain(phone.slice(-4));

      const { page: other } = await browser.openNew();
      await other.goto('/mongo-transacts');
      await other.getByLabel('Phone').fill(phone);
      await button(other, 'Find').click();
      await other.getByText('You have neither bought nor sold anything').waitFor();

      const theirs = await openAs(admin, '/mongo-transacts');
      await theirs.getByLabel('Phone').fill(phone);
      await button(theirs, 'Find').click();
      await theirs.getByRole('link', { name: String(number) }).waitFor();
    },
  );

  it('of a merchant search, filter and sum, keep it in the address, and come as CSV and PDF', async () => {
    const name = `Nora ${Date.now()}`;
    const cells = { phone: somePhone(), priceCents: 1250 };
    await writeByHand({ ...cells, name, title: '=SUM(A1)', place: true });
    await writeByHand({ ...cells, name, title: 'Belt', place: false });
    const page = await openAs(merchant, '/merchant-transactions');
    await page.getByLabel('Find an order').fill(name);
    await page.getByText('2 orders').waitFor();
    const totals = page.getByLabel('Totals of what is shown, on all pages');
    // The draft is not sold yet.
    await expect
      .poll(() => totals.innerText())
      .toMatch(/^Total\s+\$12\.50\s+Draft\s+\$12\.50\s+Unpaid\s+\$12\.50$/);
    await page.getByLabel('State', { exact: true }).selectOption('unpaid');
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.waitForURL(/state=unpaid&from=2020-01-01/);
    expect(page.url()).not.toContain('Nora');
    await totals.getByText('$12.50').first().waitFor();

    const csv = (await bytes(await saved(page, () => button(page, 'CSV').click()))).toString('utf8');
    expect(csv.split('\r\n')[0]).toBe(
      `Number,What,State,Date (${await zoneOf(page)}),Buyer,Seller,Phone,Payment,Total`,
    );
    expect(csv).toContain("'=SUM(A1),Unpaid");
    expect(csv.trim()).toMatch(/,12\.50$/);
    const pdf = await pdfText(await saved(page, () => button(page, 'PDF').click()));
    expect(pdf).toContain('Sales');
    expect(pdf).toContain('$12.50');

    await page.reload();
    await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('unpaid');
    await page.getByLabel('To', { exact: true }).fill('2019-01-01');
    await page.getByText('This is before the first day').waitFor();
  });

  it('are cut into days where the reader is, on the page and in files', { tags: 'full' }, async () => {
    // In a time zone where the date differs from Greenwich now.
    const now = new Date();
    const timezoneId = now.getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    const here = now.toLocaleDateString('sv', { timeZone: timezoneId });
    const greenwich = now.toISOString().slice(0, 10);
    const name = `Mina ${Date.now()}`;
    const number = await writeByHand({
      name,
      phone: somePhone(),
      title: 'Belt',
      priceCents: 1250,
      place: true,
    });
    const { page } = await browser.openAs(merchant, `/merchant-transactions?from=${here}&to=${here}`, {
      timezoneId,
    });
    await page.getByLabel('Find an order').fill(name);
    await page.getByRole('link', { name: String(number) }).waitFor();
    const csv = (await bytes(await saved(page, () => button(page, 'CSV').click()))).toString('utf8');
    expect(csv).toContain(`Date (${timezoneId})`);
    expect(csv).toContain(`,Unpaid,${here},${name},`);
    const pdf = await pdfText(await saved(page, () => button(page, 'PDF').click()));
    expect(pdf.join(' ')).toContain(timezoneId);
    expect(pdf).toContain(here);
    await page.getByLabel('From', { exact: true }).fill(greenwich);
    await page.getByLabel('To', { exact: true }).fill(greenwich);
    await page.getByLabel('Find an order').fill(name);
    await page.getByText('No results').waitFor();
  });

  it('show a buyer what was bought and what is owed, quantities still open', { tags: 'full' }, async () => {
    const { page, person } = await browser.openNew();
    await page.goto('/transactions-unpaid');
    await page.getByText('You owe nothing').waitFor();
    const number = await order(person, {
      name: 'Rosa',
      phone: somePhone(),
      title: 'Wax',
      priceCents: 700,
      quantity: 1,
    });
    await page.reload();
    await button(page, `Change quantities of ${number}`).click();
    await page.getByRole('dialog').getByLabel('Quantity of Wax').fill('3');
    await dialogButton(page, 'Save quantities').click();
    await page.getByRole('dialog').getByText('Save quantities').waitFor({ state: 'detached' });
    await dialogButton(page, 'Close').click();
    await page
      .getByRole('row')
      .filter({ hasText: String(number) })
      .getByText('$21.00')
      .waitFor();
    await page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: 'My orders' }).click();
    await page.waitForURL('**/mongo-mytransacts');
    await expect.poll(() => page.title()).toContain('my-Transaction');
    await page.getByRole('link', { name: String(number) }).click();
    await page.waitForURL(`**/view-transaction/${number}`);
  });

  it('of everybody are for admins', { tags: 'full' }, async () => {
    const number = await writeByHand({
      name: 'Rosa',
      phone: somePhone(),
      title: 'Belt',
      priceCents: 900,
      place: true,
    });
    const page = await openAs(admin, '/mongo-AllTransacts');
    await expect.poll(() => page.title()).toContain('All-Transact');
    await page.getByRole('link', { name: String(number) }).waitFor();
    const other = await openAs(merchant, '/settings');
    await other.goto('/mongo-AllTransacts');
    await other.waitForURL('**/profile/edit');
  });

  it('say so when they cannot be loaded', { tags: 'full' }, async () => {
    const page = await openAs(merchant, '/settings');
    await page.route('**/api/node/transactions/sold?**', (route) => route.abort());
    await page.goto('/merchant-transactions');
    await page.getByText('The list could not be loaded').waitFor();
    await page.unroute('**/api/node/transactions/sold?**');
    await button(page, 'Try again').click();
    await page.getByRole('table', { name: 'Sales', exact: true }).waitFor();
  });
});

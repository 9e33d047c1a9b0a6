/** What main tasks take on a phone, by role, in taps and seconds; docs/performance.md says how to get the figures. */
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { type MailServer, startMailServer } from '../support/smtp.ts';
import { dayMs, giveClock, minuteMs, type ServerWithClock, startServerWithClock } from './clocks.ts';
import { shareServer } from './origin.ts';
import { invoicedOrder, somePhone, writeByHand } from './orders.ts';
import { somebody, useBrowser } from './support.ts';
import { printed, type Walked, type Walker, walkerOn } from './task-walk.ts';
import { admin, asPerson, client, merchant, unique } from './trade.ts';

const browser = useBrowser();
let mail: MailServer;
let server: ServerWithClock;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startServerWithClock({ SMTP_URL: mail.url, MAIL_FROM: 'Patina <shop@patina.example>' });
  shareServer(server);
}, 240_000);
afterAll(async () => {
  shareServer(null);
  await server.stop();
  server.remove();
  mail.close();
});

/** The figures are what these tests are for, so they are printed whatever the limits say. */
async function report({ annotate }: TestContext, task: string, walked: Walked): Promise<void> {
  await annotate(printed(task, walked), 'walk');
  console.log(printed(task, walked));
}

const home = { path: '/front-page', heading: /^Good / };

const button = ({ page }: Walker, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = ({ page }: Walker, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
/** The first order that waits to be paid. */
const firstOrder = ({ page }: Walker) =>
  page
    .getByRole('list', { name: 'Orders to do, the most urgent first' })
    .getByRole('link')
    .filter({ hasNotText: ' · Paid · ' })
    .first();
const inCard = ({ page }: Walker, card: string, name: string | RegExp) =>
  page.getByRole('region', { name: card, exact: true }).getByRole('link', { name });

/** An unpaid order of somebody without an account. */
async function newOrder() {
  const title = unique('Saddle');
  const order = { name: 'Rosa Lindqvist', phone: somePhone(), title, priceCents: 12_000, place: true };
  return { number: await writeByHand(order), title };
}

const atHome = async (walk: Walker) => {
  await walk.page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
  walk.begin();
};

describe('what a task takes on a phone', () => {
  it('new person to first order: at most 3 minutes', async (test) => {
    const walk = await walkerOn(browser, null, home.path);
    const { page } = walk;
    const { firstName, email, password } = somebody('Nora');
    await page.getByRole('heading', { level: 1 }).waitFor();
    walk.begin();
    await walk.tap(page.getByRole('main').getByRole('link', { name: 'Create an account' }).first());
    await walk.type(page.getByLabel('First name'), firstName);
    await walk.type(page.getByLabel('Email'), email);
    await walk.type(page.getByLabel('Password', { exact: true }), password);
    await walk.tap(page.getByRole('checkbox'));
    await walk.tap(page.getByRole('main').getByRole('button', { name: 'Sign up' }));
    await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
    await walk.tap(inCard(walk, 'Orders to pay', 'Browse the marketplace'));
    await walk.tap(page.getByRole('link', { name: 'Handbag clean and colour refresh' }));
    await walk.tap(button(walk, 'Add to cart'));
    await walk.tap(page.getByRole('link', { name: 'Shopping cart, 1 item' }));
    await walk.type(page.getByLabel('Phone'), '+1 415 555 2671');
    await walk.tap(button(walk, 'Place the order'));
    await page.getByText('Your order is placed').waitFor();
    const walked = walk.end();
    await report(test, 'New person to first order', walked);
    expect(walked.seconds).toBeLessThanOrEqual(180);
    // All of what counts was counted.
    expect(walked.keys).toBe((firstName + email + password).length + '+1 415 555 2671'.length);
    expect(walked.taps).toBeGreaterThanOrEqual(12);
    expect(walk.problems).toEqual([]);
  });

  it('a buyer with an account, from home to an order', { tags: 'full' }, async (test) => {
    const walk = await walkerOn(browser, client, home.path);
    const { page } = walk;
    await atHome(walk);
    await walk.tap(
      page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Marketplace' }),
    );
    await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
    await walk.tap(page.getByRole('main').getByRole('link', { name: 'Shoe care, one pair' }));
    await walk.tap(button(walk, 'Add to cart'));
    await walk.tap(page.getByRole('link', { name: 'Shopping cart, 1 item' }));
    await walk.type(page.getByLabel('Phone'), '+1 415 555 0134');
    await walk.tap(button(walk, 'Place the order'));
    await page.getByText('Your order is placed').waitFor();
    const walked = walk.end();
    await report(test, 'Buyer, home to order', walked);
    expect(walked.taps).toBeLessThanOrEqual(6);
    expect(walk.problems).toEqual([]);
  });

  it('a merchant, from unpaid to paid: at most 3 taps', { tags: 'full' }, async (test) => {
    const walk = await walkerOn(browser, merchant, home.path);
    const { page } = walk;
    await atHome(walk);
    await walk.tap(firstOrder(walk));
    await walk.tap(button(walk, 'Mark as paid'));
    await walk.tap(inDialog(walk, 'Mark as paid'));
    await page.getByText('Paid', { exact: true }).first().waitFor();
    const walked = walk.end();
    await report(test, 'Merchant, unpaid to paid, from home', walked);
    expect(walked.taps).toBeLessThanOrEqual(3);

    const other = await newOrder();
    await page.goto(`/merchant-transactions?search=${encodeURIComponent(other.title)}`);
    await button(walk, `More about ${other.number}`).waitFor();
    walk.begin();
    await walk.tap(button(walk, `More about ${other.number}`));
    await walk.tap(page.getByRole('menuitem', { name: 'Mark as paid' }));
    await walk.tap(inDialog(walk, 'Mark as paid'));
    const row = page.getByRole('row').filter({ hasText: String(other.number) });
    await row.getByText('Paid', { exact: true }).waitFor();
    const fromList = walk.end();
    await report(test, 'Merchant, unpaid to paid, from the list', fromList);
    expect(fromList.taps).toBeLessThanOrEqual(3);
    expect(walk.problems).toEqual([]);
  });

  it('[INVOICE19] a merchant, from an order to its sent invoice: at most 4 taps', async (test) => {
    const walk = await walkerOn(browser, merchant, home.path);
    const { page } = walk;
    await atHome(walk);
    await walk.tap(firstOrder(walk));
    await walk.tap(button(walk, 'Invoice as PDF'));
    await walk.tap(inDialog(walk, 'Issue and email'));
    await page.getByText(/^\d{4}-\d{4} sent to .+@patina\.example$/).waitFor();
    const walked = walk.end();
    await report(test, 'Merchant, order to sent invoice, from home', walked);
    expect(walked.taps).toBeLessThanOrEqual(4);
    await page.getByText(/\(sent on .+\)/).waitFor();
    const [, number] = /(\d+)$/.exec(page.url())!;
    expect(mail.mails.at(-1)!.text).toContain(`filename=invoice-${number}.pdf`);

    const other = await newOrder();
    await page.goto(`/merchant-transactions?search=${encodeURIComponent(other.title)}`);
    await button(walk, `More about ${other.number}`).waitFor();
    walk.begin();
    await walk.tap(button(walk, `More about ${other.number}`));
    await walk.tap(page.getByRole('menuitem', { name: 'Invoice' }));
    await walk.tap(inDialog(walk, 'Issue and email'));
    await page.getByText(/^\d{4}-\d{4} sent to rosa@patina\.example$/).waitFor();
    const fromList = walk.end();
    await report(test, 'Merchant, order to sent invoice, from the list', fromList);
    expect(fromList.taps).toBeLessThanOrEqual(4);
    expect(mail.mails.at(-1)!.to).toBe('<rosa@patina.example>');
    expect(mail.mails.at(-1)!.text).toContain(`filename=invoice-${other.number}.pdf`);
    expect(walk.problems).toEqual([]);
  });

  it(
    '[INVOICE19] an invoice whose mail fails stays issued, and is mailed from its page',
    { tags: 'full' },
    async () => {
      const { number, title } = await newOrder();
      const walk = await walkerOn(browser, merchant, `/view-transaction/${number}`);
      const { page } = walk;
      mail.refuse(true);
      await walk.tap(button(walk, 'Invoice as PDF'));
      await walk.tap(inDialog(walk, 'Issue and email'));
      await page
        .getByText(/^Invoice \d{4}-\d{4} is issued, but it wasn’t sent\. The mail could not/)
        .waitFor();
      mail.refuse(false);
      const issued = page.getByRole('link', { name: /^\d{4}-\d{4}$/ });
      await walk.tap(issued);
      await page.getByRole('article').getByText(title).waitFor();
      // Once a minute: the failed mail counts, too.
      server.setClock(2 * minuteMs);
      await walk.tap(button(walk, 'Email to rosa@patina.example'));
      await page.getByText(/^\d{4}-\d{4} sent to rosa@patina\.example$/).waitFor();
      await page.getByText(/Sent on /).waitFor();
      server.setClock(0);
    },
  );

  it('[INVOICE12] a merchant, a reminder of an overdue invoice', { tags: 'full' }, async (test) => {
    const [, , order] = (await invoicedOrder()).split('/');
    server.setClock(20 * dayMs);
    const walk = await walkerOn(browser, merchant, `/view-transaction/${order}`, async (context) => {
      await context.addInitScript(`globalThis.clockOffsetMs = ${20 * dayMs}`);
      await giveClock(context);
    });
    const { page } = walk;
    await page.getByRole('heading', { level: 1 }).waitFor();
    walk.begin();
    await walk.tap(page.getByRole('link', { name: /^\d{4}-\d{4}$/ }));
    await walk.tap(button(walk, 'Email a reminder'));
    await page.getByText('Reminder sent to rosa@patina.example').waitFor();
    const walked = walk.end();
    await report(test, 'Merchant, reminder of an overdue invoice, from its order', walked);
    expect(walked.taps).toBeLessThanOrEqual(2);
    expect(mail.mails.at(-1)!.to).toBe('<rosa@patina.example>');
    server.setClock(0);
  });

  it('an admin, from home to a new merchant', { tags: 'full' }, async (test) => {
    const { person } = await browser.openNew();
    const shopName = unique('Holm Leather');
    const ask = await asPerson(person);
    await ask('PUT', '/../hosted/account/merchant-request', { shopName, about: 'Bags and shoes' });
    const walk = await walkerOn(browser, admin, home.path);
    await atHome(walk);
    await walk.tap(inCard(walk, 'Needs you', /merchant request/));
    await walk.tap(button(walk, `Grant ${shopName}`));
    await walk.page.getByRole('heading', { name: shopName }).waitFor({ state: 'detached' });
    const walked = walk.end();
    await report(test, 'Admin, home to a granted merchant', walked);
    expect(walked.taps).toBeLessThanOrEqual(2);
    expect(walk.problems).toEqual([]);
  });
});

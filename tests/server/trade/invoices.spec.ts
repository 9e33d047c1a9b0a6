/** Invoices over the API: numbers without gaps, documents that never change, and credit notes. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxDocuments } from '../../../src/events/invoice/decide.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { mailInvoice } from '../../../server/trade/invoices/mail.ts';
import type { Problem } from '../../../server/problem.ts';
import type { Asker } from '../../../server/security/session.ts';
import { accounts } from '../../../server/db/schema.ts';
import { changeTransaction, getTransaction } from '../../../server/trade/transactions.ts';
import { writeDown } from '../../../server/trade/invoices/documents.ts';
import { releaseExpiredHolds } from '../../../server/trade/holds.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { textOf } from '../../support/pdf-text.ts';
import {
  addPeople,
  buy,
  contact,
  dayMs,
  invoiceDetails,
  offer,
  openShop,
  saveInvoiceDetails,
  type Shop,
  write,
} from './support.ts';

type Transaction = Schemas['Transaction'];
type InvoiceDocument = Schemas['InvoiceDocument'];

describeOnEveryDatabase('invoices', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    await saveInvoiceDetails(shop, 'marco');
  });
  afterAll(() => shop.close());

  const versionOf = async (who: string) =>
    (await shop.ask<Schemas['VersionedInvoiceDetails']>(who, 'GET', '/invoice-details')).body.version;
  const issue = async (
    { number, version }: Transaction,
    rates: Schemas['NewInvoice']['rates'] = [],
    who = 'marco',
    detailsVersion?: number,
  ) => {
    const seen = detailsVersion ?? (await versionOf(who));
    const path = `/transactions/${number}/invoices`;
    return shop.ask<InvoiceDocument>(who, 'POST', path, { version, detailsVersion: seen, rates });
  };
  const change = async ({ number, version }: Transaction, verb: string) =>
    (await shop.ask<Transaction>('marco', 'POST', `/transactions/${number}/${verb}`, { version })).body;
  const documentsOf = async (number: number, who = 'marco') =>
    (await shop.ask<Schemas['InvoiceDocuments']>(who, 'GET', `/transactions/${number}/invoices`)).body
      .invoices;
  const placeOf = ({ number }: { number: string }) => Number(number.split('-')[1]);

  it('[INVOICE4] keeps what it said when details, order and people change', async () => {
    const order = await write(shop, 'marco', { note: 'Ring twice' });
    const { status, body: invoice } = await issue(order);
    expect(status).toBe(200);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      issuedOn: '2026-11-21',
      dueOn: '2026-12-05',
      note: 'Ring twice',
      taxes: [{ name: 'VAT', rate: 1900, netCents: 10_084, taxCents: 1_916 }],
      totalCents: 12_000,
    });
    const version = await versionOf('marco');
    const moved = invoiceDetails({
      legalName: 'Conti AG',
      taxRates: [],
      iban: '',
      bic: '',
      accountHolder: '',
    });
    await shop.ask('marco', 'PUT', '/invoice-details', { version, logoId: null, details: moved });
    expect(await documentsOf(order.number)).toEqual([invoice]);
    expect((await issue(order)).body).toEqual(invoice);
    await shop.ask('marco', 'PUT', '/invoice-details', {
      version: version + 1,
      logoId: null,
      details: invoiceDetails(),
    });
  });

  it('[INVOICE10] carries the logo that the shop had, and so does its credit note', async () => {
    const version = await versionOf('marco');
    const save = (at: number, logoId: string | null) =>
      shop.ask<Schemas['VersionedInvoiceDetails']>('marco', 'PUT', '/invoice-details', {
        ...{ version: at, logoId, details: invoiceDetails() },
      });
    const [first, second] = [(await shop.upload('marco')).body, (await shop.upload('marco')).body];
    expect((await save(version, (await shop.upload('mila')).body.id)).status).toBe(404);
    expect((await save(version, first.id)).body).toMatchObject({ logo: first, version: version + 1 });
    // Repeating it returns the same one.
    expect((await save(version, first.id)).body).toMatchObject({ logo: first, version: version + 1 });
    const order = await write(shop, 'marco');
    expect((await issue(order)).body.logo).toEqual(first);
    await save(version + 1, second.id);
    // No longer the shop's, but its invoices keep it.
    expect((await shop.app.inject({ url: first.smallUrl })).statusCode).toBe(200);
    await change(order, 'cancel');
    expect((await documentsOf(order.number)).map(({ kind, logo }) => [kind, logo])).toEqual([
      ['invoice', first],
      ['credit-note', first],
    ]);
    await save(version + 2, null);
    // Nothing was issued with the second one.
    expect((await shop.app.inject({ url: second.smallUrl })).statusCode).toBe(404);
    expect((await issue(await write(shop, 'marco'))).body.logo).toBeNull();
  });

  const mail = async (
    who: string,
    order: Transaction,
    invoice: string,
    kind = 'document',
    sends = true,
    isMerchant = true,
  ) => {
    const asked = { version: order.version, kind } as Schemas['NewInvoiceMail'];
    const by: Asker = { uid: who, isAdmin: false, isMerchant };
    try {
      const parts = { ...shop.parts, mailIsSent: sends };
      return { order: await mailInvoice(parts, by, order.number, invoice, asked), reason: null };
    } catch (error) {
      return { order, reason: (error as Problem).reason };
    }
  };

  it('[INVOICE11] [INVOICE13] is mailed with its PDF, and both sides see when; a second request mails nothing', async () => {
    const order = await write(shop, 'marco');
    const { number } = (await issue(order)).body;
    shop.mails.length = 0;
    expect((await mail('marco', order, number, 'document', false)).reason).toBe('no-mail');
    expect((await mail('mila', order, number)).reason).toBe('not-found');
    expect((await mail('marco', order, '2026-9999')).reason).toBe('not-found');
    expect((await mail('marco', order, number, 'reminder')).reason).toBe('not-due');
    // [INVOICE13] Somebody who is no merchant any more.
    expect((await mail('marco', order, number, 'document', true, false)).reason).toBe('not-allowed');
    const former = { uid: 'marco', isAdmin: false, isMerchant: false };
    const parts = { ...shop.parts, mailIsSent: true };
    expect((await getTransaction(parts, former, order.number)).invoiceMailTo).toBeNull();
    const seller = { ...former, isMerchant: true };
    expect((await getTransaction(parts, seller, order.number)).invoiceMailTo).toBe(contact.email);
    const both = await Promise.all([mail('marco', order, number), mail('marco', order, number)]);
    const sent = both.find(({ reason }) => reason === null)!.order;
    expect(both.find(({ reason }) => reason !== null)!.reason).toMatch(/^(too-often|changed-meanwhile)$/);
    expect(shop.mails).toMatchObject([
      { to: contact.email, text: expect.stringContaining(`invoice ${number}`) },
    ]);
    const [file] = shop.mails[0]!.files;
    expect(file).toMatchObject({ filename: `invoice-${order.number}.pdf`, contentType: 'application/pdf' });
    expect(await textOf(Uint8Array.from(file!.content).buffer)).toContain(`Invoice ${number}`);
    expect(sent.invoices[0]!.mailedAt).not.toBeNull();

    shop.pass(61_000);
    const { send } = shop.parts.mailer;
    Object.assign(shop.parts.mailer, { send: () => Promise.reject(new Error('no mail today')) });
    expect((await mail('marco', sent, number)).reason).toBe('mail-failed');
    Object.assign(shop.parts.mailer, { send });
    const { body } = await shop.ask<Transaction>('marco', 'GET', `/transactions/${order.number}`);
    expect([body.version, body.invoiceMailTo]).toEqual([sent.version, null]);
    shop.pass(-61_000);
  });

  it('[INVOICE12] is followed by a reminder once it is overdue', async () => {
    const order = await write(shop, 'marco');
    const { number } = (await issue(order)).body;
    shop.mails.length = 0;
    shop.pass(20 * dayMs);
    const { order: reminded } = await mail('marco', order, number, 'reminder');
    expect(reminded.remindedAt).not.toBeNull();
    expect(shop.mails.map(({ text }) => text)).toEqual([expect.stringContaining('is still unpaid')]);
    shop.pass(61_000);
    expect((await mail('marco', reminded, number, 'reminder')).reason).toBe('reminded-lately');
    shop.pass(-20 * dayMs - 61_000);
  });

  it('[INVOICE15] mails one reminder when two are sent at once, and none for a former merchant', async () => {
    await shop.db.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, 'uma'));
    const product = await offer(shop, 'marco', { stock: 3 });
    const line = { productId: product.id, quantity: 1, priceCents: 1250 };
    const parts = { ...shop.parts, mailIsSent: true };
    const marco: Asker = { uid: 'marco', isAdmin: false, isMerchant: true };
    const bought = async () => {
      const [held] = await buy(shop, 'uma', [line]);
      const { number } = (await issue(held as unknown as Transaction)).body;
      // Held longer than its invoice takes to be due.
      const order = (await shop.ask<Transaction>('marco', 'GET', `/transactions/${held!.number}`)).body;
      const until = new Date(shop.parts.clock().getTime() + 29 * dayMs).toISOString();
      const path = `/transactions/${order.number}/hold`;
      const longer = await shop.ask<Transaction>('marco', 'POST', path, { version: order.version, until });
      expect(longer.status).toBe(200);
      return { order: longer.body, invoice: number };
    };
    const remind = ({ number, version }: Transaction, by = marco) =>
      changeTransaction(parts, by, number, version, { type: 'RemindBuyer' });
    const first = await bought();
    const second = await bought();
    shop.pass(20 * dayMs);
    shop.mails.length = 0;

    const former = { ...marco, isMerchant: false };
    await expect(remind(first.order, former)).rejects.toMatchObject({ reason: 'not-allowed' });
    expect((await getTransaction(parts, marco, first.order.number)).remindedAt).toBeNull();

    // The reminder from the order's page is sent while the invoice's is on its way.
    const { send } = shop.parts.mailer;
    let during: Promise<unknown> | null = null;
    Object.assign(parts.mailer, {
      send: async (...mail: Parameters<typeof send>) => {
        during ??= remind(first.order);
        await during;
        await send(...mail);
      },
    });
    try {
      await mail('marco', first.order, first.invoice, 'reminder');
    } finally {
      Object.assign(parts.mailer, { send });
    }
    expect(during).not.toBeNull();
    expect(shop.mails).toHaveLength(1);

    // And the other way round.
    shop.mails.length = 0;
    const both = await Promise.all([
      remind(second.order),
      mail('marco', second.order, second.invoice, 'reminder'),
    ]);
    expect(both).toHaveLength(2);
    expect(shop.mails).toHaveLength(1);
    shop.pass(-20 * dayMs);
  });

  it('[INVOICE2] is taken back by a credit note when the order is refunded, cancelled or runs out', async () => {
    const paid = await change(await write(shop, 'marco'), 'pay');
    const { body: invoice } = await issue(paid, [{ lineId: '1', rate: 'Reduced VAT' }]);
    await change(paid, 'refund');
    const [, note, ...more] = await documentsOf(paid.number);
    expect(more).toEqual([]);
    expect(note).toEqual({
      ...invoice,
      number: note!.number,
      kind: 'credit-note',
      creditedNumber: invoice.number,
      dueOn: null,
    });
    expect(placeOf(note!)).toBe(placeOf(invoice) + 1);
    expect((await issue(paid)).body).toMatchObject({ reason: 'nothing-owed' });

    const called = await write(shop, 'marco');
    await issue(called);
    await change(called, 'cancel');
    const product = await offer(shop, 'marco', { stock: 1 });
    const [held] = await buy(shop, 'uma', [{ productId: product.id, quantity: 1, priceCents: 1250 }]);
    await issue(held as unknown as Transaction);
    shop.pass(8 * dayMs);
    await releaseExpiredHolds(shop.parts);
    for (const number of [called.number, held!.number])
      expect((await documentsOf(number)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  it('[INVOICE2] stands before its credit note, whatever the clocks of servers say', async () => {
    const order = await write(shop, 'marco');
    await issue(order);
    shop.pass(-1000);
    await change(order, 'cancel');
    shop.pass(1000);
    expect((await documentsOf(order.number)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  it('[INVOICE2] is taken back when its own order runs out, not when the sweep began', async () => {
    const product = await offer(shop, 'marco', { stock: 2 });
    const item = { productId: product.id, quantity: 1, priceCents: 1250 };
    const held = [...(await buy(shop, 'uma', [item])), ...(await buy(shop, 'uma', [item]))];
    shop.pass(8 * dayMs);
    let now = shop.parts.clock().getTime();
    await releaseExpiredHolds({ ...shop.parts, clock: () => new Date((now += 1000)) });
    const times = held.map(async ({ number }) => {
      const { body } = await shop.ask<Transaction>('marco', 'GET', `/transactions/${number}`);
      return body.history.at(-1)!.at;
    });
    expect(new Set(await Promise.all(times)).size).toBe(2);
    shop.pass(now - shop.parts.clock().getTime());
  });

  it('[INVOICE1] follows quantities that have changed, when it is asked for again', async () => {
    const product = await offer(shop, 'marco');
    const [row] = await buy(shop, 'uma', [{ productId: product.id, quantity: 1, priceCents: 1250 }]);
    const order = row as unknown as Transaction;
    await issue(order);
    const quantities = [{ lineId: '1', quantity: 2 }];
    const path = `/transactions/${order.number}/quantities`;
    const { body: raised } = await shop.ask<Transaction>('uma', 'PUT', path, { version: 2, quantities });
    expect(raised.invoices.map(({ upToDate }) => upToDate)).toEqual([false]);
    // The order has changed since the seller saw it.
    expect((await issue(order)).body).toMatchObject({ reason: 'changed-meanwhile' });
    expect((await issue(raised)).body).toMatchObject({ kind: 'invoice', totalCents: 2500 });
    expect(
      (await documentsOf(order.number, 'uma')).map(({ kind, totalCents }) => [kind, totalCents]),
    ).toEqual([
      ['invoice', 1250],
      ['credit-note', 1250],
      ['invoice', 2500],
    ]);
  });

  it('[INVOICE1] is what was shown: not issued from details that have changed since', async () => {
    const order = await write(shop, 'marco');
    const seen = await versionOf('marco');
    const details = invoiceDetails({ taxRates: [{ name: 'VAT', rate: 2000 }] });
    await shop.ask('marco', 'PUT', '/invoice-details', { version: seen, logoId: null, details });
    const outdated = { reason: 'changed-meanwhile', message: expect.stringContaining('invoice details') };
    expect((await issue(order, [], 'marco', seen)).body).toMatchObject(outdated);
    const gone = [{ lineId: '1', rate: 'Reduced VAT' }];
    expect((await issue(order, gone, 'marco', seen)).body).toMatchObject(outdated);
    expect(await documentsOf(order.number)).toEqual([]);
    const { body: invoice } = await issue(order, [], 'marco', seen + 1);
    expect(invoice.totalCents).toBe(12_000);
    // Nothing is issued any more, so nothing can differ from what was shown.
    expect((await issue(order, [], 'marco', seen)).body).toEqual(invoice);
    await shop.ask('marco', 'PUT', '/invoice-details', {
      version: seen + 1,
      logoId: null,
      details: invoiceDetails(),
    });
  });

  it('[INVOICE5] tells beside the order what was charged, with the tax on top', async () => {
    const { body: kept } = await shop.ask<Schemas['VersionedInvoiceDetails']>(
      'marco',
      'GET',
      '/invoice-details',
    );
    const onTop = invoiceDetails({ pricesIncludeTax: false });
    await shop.ask('marco', 'PUT', '/invoice-details', {
      version: kept.version,
      logoId: null,
      details: onTop,
    });
    const order = await write(shop, 'marco');
    const { body: invoice } = await issue(order);
    const shown = { kind: 'invoice', totalCents: 14_280, currency: 'EUR' } as const;
    const { body } = await shop.ask<Transaction>('marco', 'GET', `/transactions/${order.number}`);
    expect(body.totalCents).toBe(12_000);
    expect(body.invoices).toEqual([{ ...shown, number: invoice.number, upToDate: true, mailedAt: null }]);
    const { invoices } = await change(order, 'cancel');
    expect(invoices).toMatchObject([
      { ...shown, upToDate: false },
      { ...shown, kind: 'credit-note', upToDate: false },
    ]);
    const restored = { version: kept.version + 1, logoId: null, details: invoiceDetails() };
    await shop.ask('marco', 'PUT', '/invoice-details', restored);
  });

  it('[INVOICE1] is refused when there would be too many of one order, which can still be taken back', async () => {
    const order = await write(shop, 'marco');
    const { body: invoice } = await issue(order);
    const { number, ...document } = invoice;
    const other = { ...document, lines: [{ ...document.lines[0]!, quantity: 2 }] };
    await shop.db.orm.transaction(async (tx) => {
      for (let i = 2; i < maxDocuments; i += 1) {
        const next =
          i % 2 === 0 ? ({ ...other, kind: 'credit-note', creditedNumber: number } as const) : other;
        await writeDown(tx, 'marco', next, shop.parts.clock());
      }
    });
    expect(await issue(order)).toMatchObject({ status: 409, body: { reason: 'limit-reached' } });
    await change(order, 'cancel');
    expect(await documentsOf(order.number)).toHaveLength(maxDocuments);
  });

  it('[INVOICE3] gives numbers without gaps or doubles to many that come at once', async () => {
    await saveInvoiceDetails(shop, 'mila', { timeZone: 'America/New_York' });
    const orders = await Promise.all(Array.from({ length: 8 }, () => write(shop, 'mila')));
    const draft = await write(shop, 'mila', { place: false });
    const asked = [...orders, ...orders, draft, ...orders].map((order) => issue(order, [], 'mila'));
    // A failure in between uses up no number.
    const unknown = orders.map((order) => issue(order, [{ lineId: '1', rate: 'Gone' }], 'mila'));
    const answers = await Promise.all([...unknown, ...asked]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const documents = (await Promise.all(orders.map(({ number }) => documentsOf(number, 'mila')))).flat();
    expect(documents.map(placeOf).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Nor does a rollback after a number was taken.
    const torn = shop.db.orm.transaction(async (tx) => {
      const { number, ...document } = documents[0]!;
      await writeDown(tx, 'mila', document, shop.parts.clock());
      throw new Error(`torn at ${number}`);
    });
    await expect(torn).rejects.toThrow('torn at');
    // Numbers restart with the new year of the shop's time zone.
    shop.pass(Date.parse('2027-01-01T04:30:00.000Z') - shop.parts.clock().getTime());
    expect((await issue(await write(shop, 'mila'), [], 'mila')).body.number).toBe('2026-0009');
    shop.pass(dayMs);
    expect((await issue(await write(shop, 'mila'), [], 'mila')).body.number).toBe('2027-0001');
  });

  it('leaves drafts, refunds and cancellations out of the total of what was sold', async () => {
    const order = () => write(shop, 'boss');
    const at = ({ number, version }: Transaction, verb: string) =>
      shop.ask<Transaction>('boss', 'POST', `/transactions/${number}/${verb}`, { version });
    await write(shop, 'boss', { place: false });
    await order();
    await at(await order(), 'pay');
    await at((await at(await order(), 'pay')).body, 'refund');
    await at(await order(), 'cancel');
    const { body } = await shop.ask<Schemas['TransactionPage']>('boss', 'GET', '/transactions/sold');
    expect(body.totals).toEqual({
      totalCents: 24_000,
      draftCents: 12_000,
      unpaidCents: 12_000,
      paidCents: 12_000,
      refundedCents: 12_000,
      cancelledCents: 12_000,
    });
  });

  it('[INVOICE6] refuses details with the field that is wrong, and changes nothing', async () => {
    const save = (version: number, changes: Partial<Schemas['InvoiceDetails']>) =>
      shop.ask('boss', 'PUT', '/invoice-details', {
        version,
        logoId: null,
        details: invoiceDetails(changes),
      });
    expect((await save(0, { iban: 'DE89370400440532013001' })).body).toMatchObject({
      reason: 'bad-details',
      field: 'iban',
    });
    expect((await save(0, { paymentLink: 'http://pay.example' })).body).toMatchObject({
      field: 'paymentLink',
    });
    expect((await shop.ask('boss', 'GET', '/invoice-details')).body).toEqual({
      version: 0,
      logo: null,
      details: null,
    });
    expect((await issue(await write(shop, 'boss'), [], 'boss')).body).toMatchObject({ reason: 'no-details' });
    expect((await save(0, {})).status).toBe(200);
    // Repeating it returns the same one; another window is notified.
    expect((await save(0, {})).status).toBe(200);
    expect((await save(0, { dueDays: 30 })).body).toMatchObject({ reason: 'changed-meanwhile' });
  });
});

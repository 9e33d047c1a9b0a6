/**
 * A logo that is replaced at the moment an invoice is issued with it. PGlite has one connection, on which the one simply
 * waits for the other.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { invoiceDetails as invoiceDetailsTable } from '../../../server/db/schema.ts';
import { removePictures } from '../../../server/trade/pictures.ts';
import { writeDown } from '../../../server/trade/invoices/documents.ts';
import { openOnPostgres, postgresFault } from '../db/databases.ts';
import { type Answer, addPeople, invoiceDetails, openShop, type Shop, write } from './support.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

describe.skipIf(postgresFault !== null)(`a logo that is replaced${reason}`, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(openOnPostgres);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  const waiting = async () => {
    const { rows } = (await shop.db.orm.execute(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: { count: number }[] };
    return rows[0]!.count;
  };

  it('[INVOICE14] stays on an invoice that is issued meanwhile', { timeout: 30_000 }, async () => {
    const save = (version: number, logoId: string | null) =>
      shop.ask<Schemas['VersionedInvoiceDetails']>('marco', 'PUT', '/invoice-details', {
        ...{ version, logoId, details: invoiceDetails() },
      });
    const logo = (await shop.upload('marco')).body;
    await save(0, logo.id);
    const [{ number: first, version }, second] = [await write(shop, 'marco'), await write(shop, 'marco')];
    const asked = { version, detailsVersion: 1, rates: [] };
    const issued = await shop.ask<Schemas['InvoiceDocument']>(
      'marco',
      'POST',
      `/transactions/${first}/invoices`,
      asked,
    );
    const { number: _, logo: __, ...document } = issued.body;
    // Without the first one, nothing but the second would keep the picture.
    await shop.db.orm.execute(sql`delete from invoices`);
    let saving: Promise<Answer<Schemas['VersionedInvoiceDetails']>> | null = null;
    await shop.db.orm.transaction(async (tx) => {
      await writeDown(tx, 'marco', { ...document, order: second.number }, shop.parts.clock());
      saving = save(1, null);
      await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
    });
    expect((await saving!).status).toBe(200);
    const { body } = await shop.ask<Schemas['InvoiceDocuments']>(
      'marco',
      'GET',
      `/transactions/${second.number}/invoices`,
    );
    expect(body.invoices.map((one) => one.logo)).toEqual([logo]);
    expect((await shop.app.inject({ url: logo.smallUrl })).statusCode).toBe(200);
  });

  it('is not removed as unused while it is put to use', { timeout: 30_000 }, async () => {
    const { id, smallUrl } = (await shop.upload('marco')).body;
    let removing: Promise<void> | null = null;
    await shop.db.orm.transaction(async (tx) => {
      await tx.update(invoiceDetailsTable).set({ logoId: id });
      removing = removePictures(shop.parts, [id]);
      await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
    });
    await removing!;
    expect((await shop.app.inject({ url: smallUrl })).statusCode).toBe(200);
  });
});

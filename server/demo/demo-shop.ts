/**
 * Fills the demo's shop with products and past sales, so that no list of a first run is empty. It uses the same functions as
 * the routes, with a clock of its own: the shop has been open for a year.
 */
import type { Asker } from '../security/session.ts';
import { answerInvite, sendInvite } from '../trade/invites.ts';
import { saveShopHours } from '../trade/shop-hours.ts';
import { saveInvoiceDetails } from '../trade/invoices/details.ts';
import type { Schemas, TradeParts } from '../trade/parts.ts';
import { saveShopPage } from '../trade/own-shop-page.ts';
import { registerClient } from '../trade/registrations.ts';
import { addTenant } from '../trade/tenants.ts';
import { shopProducts, stockShelves, supplierProducts } from './demo-products.ts';
import { type Ago, placeOrders } from './demo-orders.ts';
import { asAsker, type DemoPeople } from './demo-people.ts';
import { showWork } from './demo-work.ts';
import { addSalesOfTheYear } from './demo-year.ts';
import { newId } from '../ids.ts';

const dayMs = 86_400_000;

const hours: Schemas['ShopHours'] = {
  timeZone: 'America/Los_Angeles',
  ways: ['pickup', 'delivery'],
  slotMinutes: 120,
  noticeHours: 24,
  days: Array.from({ length: 7 }, (_, day) => (day < 6 ? { from: '09:00', to: '17:00' } : null)),
};

const invoiceDetails: Schemas['InvoiceDetails'] = {
  legalName: 'Conti Leather Care LLC',
  address: '12 Tannery Row\nOakland, CA 94607',
  taxIdLabel: 'EIN',
  taxId: '00-1234567',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  pricesIncludeTax: true,
  taxRates: [{ name: 'Sales tax', rate: 1025 }],
  dueDays: 14,
  terms: 'Pieces are kept for you for 60 days after they are ready.',
  iban: '',
  bic: '',
  accountHolder: '',
  paymentLink: 'https://pay.patina.example/conti',
};

/** @param now the present; what happened before is dated from it */
export async function fillDemoShop(parts: TradeParts, people: DemoPeople, now: Date): Promise<void> {
  const ago: Ago = (days) => ({ ...parts, clock: () => new Date(now.getTime() - days * dayMs) });
  const as = (uid: string) => asAsker(people, uid);
  await makeRelations(ago, people, as);
  const products = {
    ...(await stockShelves(ago(370), as(people.merchant), shopProducts)),
    ...(await stockShelves(ago(369), as(people.supplier), supplierProducts)),
  };
  await saveShopHours(ago(368), as(people.merchant), { version: 0, hours });
  await saveInvoiceDetails(ago(368), as(people.merchant), {
    version: 0,
    logoId: null,
    details: invoiceDetails,
  });
  await addSalesOfTheYear(ago, as(people.merchant), products);
  await placeOrders(ago, people, products);
  await showWork(ago, people, as);
  await listBusinesses(ago(366), people, as);
}

async function makeRelations(ago: Ago, people: DemoPeople, as: (uid: string) => Asker): Promise<void> {
  const invite = (days: number, to: string, by = people.merchant) => sendInvite(ago(days), as(by), { to });
  // No mail is sent: nobody reads it.
  const silent: TradeParts = { ...ago(4), mailer: { send: async () => undefined } };
  const nora = {
    firstName: 'Nora',
    lastName: 'Lindgren',
    email: 'nora@patina.example',
    phone: '+14155550177',
  };
  await registerClient(silent, as(people.merchant), nora);
  // This one expires without an answer.
  await invite(64, 'lena@patina.example');
  const declined = await invite(45, 'lena@patina.example');
  await answerInvite(ago(44), as(people.invited), declined.id, 'DeclineInvite');
  const first = await invite(38, 'user@patina.example');
  await answerInvite(ago(37), as(people.user), first.id, 'AcceptInvite');
  const second = await invite(20, 'theo@patina.example');
  await answerInvite(ago(18), as(people.client), second.id, 'AcceptInvite');
  const withdrawn = await invite(19, 'lena@patina.example');
  await answerInvite(ago(16), as(people.merchant), withdrawn.id, 'WithdrawInvite');
  await invite(2, 'lena@patina.example');
  const supplied = await invite(35, 'merchant@patina.example', people.supplier);
  await answerInvite(ago(34), as(people.merchant), supplied.id, 'AcceptInvite');
}

async function listBusinesses(
  parts: TradeParts,
  people: DemoPeople,
  as: (uid: string) => Asker,
): Promise<void> {
  const business = (name: string, city: string, plan: Schemas['Plan'], monthlyFeeCents: number) => ({
    key: newId(),
    name,
    contactFirstName: 'Marco',
    contactLastName: 'Conti',
    phone: '+1 415 555 0120',
    email: 'merchant@patina.example',
    address: { street: '12 Tannery Row', postalCode: '94607', city, country: 'United States' },
    plan,
    monthlyFeeCents,
    status: 'active' as const,
  });
  const conti = business('Conti Leather Care', 'Oakland', 'Premium', 9900);
  const { number } = await addTenant(parts, as(people.merchant), conti);
  await saveShopPage(parts, as(people.merchant), number, {
    version: 0,
    coverId: null,
    about:
      'A family workshop for leather, three generations old. We clean, recolour and feed sofas, jackets, bags and shoes by hand, and tell you first when a piece is better left alone.',
    area: 'Oakland, Berkeley and everywhere within 20 miles',
    ...{ showPhone: true, showEmail: false, showAddress: true },
  });
  await addTenant(parts, as(people.supplier), {
    ...business('Fabric & Thread Cleaners', 'Sacramento', 'Basic', 2900),
    contactFirstName: 'Ines',
    contactLastName: 'Moreau',
    phone: '+1 916 555 0143',
    email: 'ines@patina.example',
    address: { street: '77 Loom Street', postalCode: '95814', city: 'Sacramento', country: 'United States' },
  });
  await addTenant(parts, as(people.admin), {
    ...business('Harbour Upholstery', 'San Francisco', 'Basic', 2900),
    contactFirstName: 'Noah',
    contactLastName: 'Stein',
    email: 'noah@harbour.example',
    status: 'paused',
  });
}

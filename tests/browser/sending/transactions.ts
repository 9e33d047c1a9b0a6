/** Forms of transactions. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { order, somePhone, writeByHand } from '../orders.ts';
import type { Login } from '../people.ts';
import { client, merchant, unique } from '../trade.ts';
import { api, button, type Filled, gone, type Sending } from './sending.ts';

/** Number of facts of a type that a transaction has. */
async function factsOf(number: number, type: string): Promise<number> {
  const path = `/node/transactions/${number}`;
  const { history } = await api<{ history: { type: string }[] }>(merchant, 'GET', path);
  return history.filter((fact) => fact.type === type).length;
}

/** Opens an unpaid order of three items as its seller. @returns its number */
async function openOrder(page: Page): Promise<number> {
  const number = await order(client, {
    name: 'Rosa Lind',
    phone: somePhone(),
    title: unique('Belt'),
    priceCents: 3000,
    quantity: 3,
  });
  await page.goto(`/view-transaction/${number}`);
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  return number;
}

const openViews = async (page: Page, item: string) => {
  await page.goto('/merchant-transactions');
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

interface Views {
  readonly version: number;
  readonly views: readonly { readonly name: string }[];
}

const savedViews = (person: Login) => api<Views>(person, 'GET', '/node/saved-views');

/** Number of the merchant's saved views of that name. */
const viewsCalled = async (name: string) =>
  (await savedViews(merchant)).views.filter((view) => view.name === name).length;

/**
 * An order's dialog closes once its change is saved. When it was saved by an earlier try whose answer was lost, the order is not
 * as it was any more, and the dialog says so.
 */
async function closed(page: Page, leave: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const now = dialog.getByRole('button', { name: 'Show how it is now' });
  await expect.poll(async () => (await dialog.count()) === 0 || (await now.count()) > 0).toBe(true);
  if ((await now.count()) > 0) {
    await now.click();
    await dialog.getByRole('button', { name: leave, exact: true }).click();
  }
  await gone(dialog);
}

export const transactionSendings: readonly Sending[] = [
  {
    file: 'transactions/saved-views/save-view.tsx',
    who: merchant,
    request: /^PUT .*\/saved-views$/,
    async fill(page) {
      const name = unique('Late');
      await openViews(page, 'Save this view');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      return {
        button: button(page, 'Save view'),
        field: dialog.getByLabel('Name'),
        done: () => gone(dialog),
        effects: () => viewsCalled(name),
      };
    },
  },
  {
    file: 'transactions/saved-views/manage-views.tsx',
    who: merchant,
    request: /^PUT .*\/saved-views$/,
    async fill(page) {
      const [before, after] = [unique('Old'), unique('New')];
      const { version } = await savedViews(merchant);
      const view = {
        ...{ id: 'one', list: 'sold', name: before, search: '', state: 'paid' },
        ...{ from: null, to: null, sort: '-number' },
      };
      await api(merchant, 'PUT', '/node/saved-views', { version, views: [view] });
      await openViews(page, 'Rename or delete');
      const field = page.getByLabel(`Name of “${before}”`);
      await field.fill(after);
      return {
        button: button(page, `Rename “${before}”`),
        field,
        done: () => page.getByText(`Now called “${after}”`).waitFor(),
        effects: () => viewsCalled(after),
      };
    },
  },
  {
    file: 'transactions/new-transaction-editor.tsx',
    who: merchant,
    request: /^POST .*\/transactions$/,
    async fill(page) {
      const title = unique('Repair');
      await page.goto('/new-transaction');
      await page.getByLabel('Phone').fill(somePhone());
      await page.getByLabel('Name', { exact: true }).fill('Rosa Lind');
      await page.getByLabel('What, line 1').fill(title);
      await page.getByLabel('Unit price, line 1').fill('12');
      return {
        button: button(page, 'Place order'),
        field: page.getByLabel('Unit price, line 1'),
        done: () => page.waitForURL('**/view-transaction/*'),
        effects: async () => {
          const query = new URLSearchParams({ search: title });
          return (await api<{ total: number }>(merchant, 'GET', `/node/transactions/sold?${query}`)).total;
        },
      };
    },
  },
  {
    file: 'transactions/by-phone-page.tsx',
    who: 'newcomer',
    request: /^POST .*\/transactions\/by-phone\b/,
    async fill(page) {
      await page.goto('/mongo-transacts');
      await page.getByLabel('Phone').fill('+1 415 555 2671');
      return {
        button: button(page, 'Find'),
        field: page.getByLabel('Phone'),
        done: () => page.getByText(/^Nothing was found for/).waitFor(),
      };
    },
  },
  {
    file: 'transactions/edit-details.tsx',
    who: merchant,
    request: /^PUT .*\/transactions\/\d+\/details$/,
    async fill(page): Promise<Filled> {
      const number = await writeByHand({
        name: 'Rosa Lind',
        phone: somePhone(),
        title: unique('Repair'),
        priceCents: 900,
        place: false,
      });
      await page.goto(`/view-transaction/${number}`);
      await page.getByRole('button', { name: 'Change the details' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Rosalind Lind');
      return {
        button: button(page, 'Save'),
        field: page.getByRole('dialog').getByLabel('Name'),
        done: async () => {
          await closed(page, 'Cancel');
          await page.locator('dd').getByText('Rosalind Lind').waitFor();
        },
        effects: () => factsOf(number, 'TransactionEdited'),
      };
    },
  },
  {
    file: 'transactions/lines.tsx',
    who: merchant,
    request: /^PUT .*\/transactions\/\d+\/quantities$/,
    async fill(page) {
      const number = await writeByHand({
        name: 'Rosa Lind',
        phone: somePhone(),
        title: unique('Repair'),
        priceCents: 900,
        place: false,
      });
      await page.goto(`/view-transaction/${number}`);
      const quantity = page.getByLabel(/^Quantity of/);
      await quantity.fill('2');
      return {
        button: button(page, 'Save quantities'),
        field: quantity,
        done: () => gone(page.getByRole('button', { name: 'Save quantities' })),
        effects: () => factsOf(number, 'TransactionQuantityChanged'),
      };
    },
  },
  {
    file: 'transactions/handover/handover-dialog.tsx',
    who: merchant,
    request: /^PUT .*\/transactions\/\d+\/handover$/,
    async fill(page) {
      const number = await openOrder(page);
      await page.getByRole('button', { name: 'Choose a time' }).click();
      const day = page.getByRole('dialog').getByLabel(/day$/i);
      await day.selectOption({ index: 2 });
      return {
        button: button(page, 'Save the time'),
        // Enter opens a list of choices here.
        field: null,
        done: () => closed(page, 'Keep as it is'),
        effects: () => factsOf(number, 'TransactionHandoverSet'),
      };
    },
  },
  {
    file: 'transactions/hold-dialog.tsx',
    who: merchant,
    request: /^POST .*\/transactions\/\d+\/hold$/,
    async fill(page) {
      const number = await openOrder(page);
      await page.getByRole('button', { name: 'Hold for longer' }).click();
      return {
        button: button(page, 'Hold for longer'),
        field: page.getByLabel('Hold until the end of'),
        done: () => closed(page, 'Cancel'),
        effects: () => factsOf(number, 'TransactionHoldExtended'),
      };
    },
  },
  {
    file: 'transactions/issue-dialog.tsx',
    who: merchant,
    request: /^POST .*\/transactions\/\d+\/invoices$/,
    async fill(page) {
      const number = await writeByHand({
        name: 'Rosa Lind',
        phone: somePhone(),
        title: unique('Repair'),
        priceCents: 900,
        place: true,
      });
      await page.goto(`/view-transaction/${number}`);
      await page.getByRole('button', { name: 'Invoice as PDF' }).click();
      const issue = button(page, 'Issue invoice');
      await issue.waitFor();
      return {
        button: issue,
        field: null,
        done: () => gone(page.getByRole('dialog')),
        async effects() {
          const path = `/node/transactions/${number}/invoices`;
          return (await api<{ invoices: object[] }>(merchant, 'GET', path)).invoices.length;
        },
      };
    },
  },
];

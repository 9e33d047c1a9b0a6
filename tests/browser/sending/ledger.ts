/** Forms of the money bag, which send no requests: their effects are facts on the device. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addEntry, names, openLedger } from '../ledger-page.ts';
import { gone, type Sending, button } from './sending.ts';
import { admin } from '../trade.ts';

/** Counts the steps that can be undone, one for each fact, by undoing them all: leaves the ledger empty. */
async function stepsOf(page: Page): Promise<number> {
  // A notice further down may offer Undo, too.
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  for (let steps = 0; ; steps += 1) {
    if (await undo.isDisabled()) return steps;
    const before = await undo.getAttribute('title');
    await undo.click();
    await page.waitForFunction(
      ([title]) =>
        document.querySelector('button[aria-label="Undo"]')?.getAttribute('title') !== title ||
        document.querySelector('button[aria-label="Undo"]')?.hasAttribute('disabled'),
      [before],
    );
  }
}

const withTwo = async (page: Page) => {
  await openLedger(page);
  await addEntry(page, 'Ink', '4');
  await addEntry(page, 'Sofa', '9');
};

export const ledgerSendings: readonly Sending[] = [
  {
    file: 'ledger/add-form.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await openLedger(page);
      const before = (await names(page)).length;
      await page.getByLabel('Name', { exact: true }).fill('Ink');
      await page.getByLabel('Amount', { exact: true }).fill('4');
      return {
        button: button(page, 'Add'),
        field: page.getByLabel('Amount', { exact: true }),
        done: () => page.getByRole('button', { name: 'Mark Ink paid' }).first().waitFor(),
        effects: async () => (await names(page)).length - before,
      };
    },
  },
  {
    file: 'ledger/move-dialog.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await withTwo(page);
      await page.getByRole('button', { name: 'Move Ink', exact: true }).click();
      await page.getByLabel('Move to place').fill('2');
      return {
        button: button(page, 'Move'),
        field: page.getByLabel('Move to place'),
        done: () => gone(page.getByRole('dialog')),
        effects: async () => (await stepsOf(page)) - 2,
      };
    },
  },
  {
    file: 'ledger/details-dialog.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await withTwo(page);
      await page.getByRole('button', { name: 'Open Ink', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Ink and nibs');
      return {
        button: button(page, 'Save'),
        field: page.getByRole('dialog').getByLabel('Name'),
        // The focus is back on the name or its button, so a second Enter opens it, or the dialog, again.
        done: () =>
          expect
            .poll(async () => {
              await page.keyboard.press('Escape');
              return page.getByRole('button', { name: 'Ink and nibs', exact: true }).count();
            })
            .toBe(1),
        effects: async () => (await stepsOf(page)) - 2,
      };
    },
  },
  {
    file: 'ledger/lock/lock-dialog.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await withTwo(page);
      await page.getByRole('button', { name: 'Lock entries', exact: true }).click();
      await page.getByLabel('Lock up to').fill('2026-03-31');
      return {
        button: button(page, 'Lock'),
        field: page.getByLabel('Lock up to'),
        // The focus is back on the button, so a second Enter opens the dialog again.
        done: async () => {
          await page.getByText('Locked up to Mar 31, 2026').first().waitFor();
          await page.keyboard.press('Escape');
        },
        async effects() {
          await page.goto('/ledger?view=history');
          await page.getByText('All changes', { exact: true }).click();
          const locked = page.getByRole('listitem').filter({ hasText: 'Locked entries up to' });
          await locked.first().waitFor();
          return locked.count();
        },
      };
    },
  },
  {
    file: 'ledger/many/bulk-bar.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await withTwo(page);
      await page.getByRole('button', { name: 'Select entries', exact: true }).click();
      const bar = page.getByRole('toolbar', { name: 'Selected entries' });
      await bar.getByRole('button', { name: 'Select all 2' }).click();
      await bar.getByRole('button', { name: 'Category' }).click();
      const field = page.getByRole('dialog').getByLabel('Category');
      await field.fill('Repairs');
      return {
        button: button(page, 'Set category'),
        field,
        done: async () => {
          await page.locator('[data-row]').getByText('Repairs').first().waitFor();
          await page.keyboard.press('Escape');
        },
        effects: async () => (await stepsOf(page)) - 2,
      };
    },
  },
  {
    file: 'qa/walk-form.tsx',
    who: admin,
    request: null,
    async fill(page) {
      await page.goto('/qa?machine=settings&generator=random&steps=50');
      await page.getByLabel('Seed').fill('7');
      return {
        button: button(page, 'Walk'),
        field: page.getByLabel('Seed'),
        done: () => page.waitForURL(/seed=7/),
        effects: async () => 1,
      };
    },
  },
  {
    file: 'audit/notes.tsx',
    who: 'newcomer',
    request: null,
    async fill(page) {
      await withTwo(page);
      await page.goto('/audit');
      await page.getByRole('button', { name: 'Take my ledger on this device' }).click();
      await page.getByLabel('Note', { exact: true }).fill('Looked at with Ida.');
      const note = page.getByRole('listitem').getByText('Looked at with Ida.');
      return {
        button: button(page, 'Add note'),
        field: null,
        done: () => note.first().waitFor(),
        effects: () => note.count(),
      };
    },
  },
];

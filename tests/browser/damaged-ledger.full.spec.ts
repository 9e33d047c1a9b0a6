/** The page of a money bag that is damaged on the device: what it offers, what that restores, and that nothing is discarded. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditFile } from '../../src/events/audit/audit-file.ts';
import { damageSegment } from './log-page/damage.ts';
import { addEntry, expectBalances, expectNames, openLedger } from './ledger-page.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();

const streamOf = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((found) => {
      const request = indexedDB.open('patina-log');
      request.onsuccess = () => found(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((found) => {
      const request = db.transaction('segments').objectStore('segments').getAllKeys();
      request.onsuccess = () => found(request.result);
    });
    db.close();
    return (keys as unknown as [string][])
      .map(([stream]) => stream)
      .find((name) => name.startsWith('ledger/'))!;
  });

/** @param record the damaged one of four; the first three were exported, and thereby signed by the server */
async function openDamaged(record = 2) {
  const window = await browser.openNew();
  const { page } = window;
  await openLedger(page);
  await addEntry(page, 'Sofa', '45');
  await addEntry(page, 'Dye', '-3');
  await addEntry(page, 'Tip', '7');
  const file = await exported(page);
  await addEntry(page, 'Soap', '2');
  await damageSegment(page, 'patina-log', await streamOf(page), record, 'change');
  await page.reload();
  await page.getByRole('heading', { name: 'Your money bag is damaged on this device' }).waitFor();
  return { page, file };
}

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'JSONL' }).click();
    })(),
  ]);
  return download.path();
}

const offer = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const goOn = (page: Page, title: string) =>
  offer(page, title).getByRole('button', { name: 'Go on with this' }).click();

describe('a damaged money bag', () => {
  it('[LEDGER29] goes on with the copy of the entries, keeps the damaged data, and discards it only when told', async () => {
    const { page } = await openDamaged();
    await expectAccessible(page);
    await goOn(page, 'The copy of your entries');
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Soap');
    await expectBalances(page, '+$51.00', '$0.00');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('patina-stored-bytes');
    await page.getByRole('button', { name: 'Discard…' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Discard…' }).click();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.getByText('Damaged data is kept on this device').waitFor({ state: 'hidden' });
    await page.reload();
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Soap');
    expect(await page.getByText('Damaged data is kept on this device').count()).toBe(0);
  });

  it('[LEDGER32] goes on with the intact records alone, and its export names the break', async () => {
    const { page } = await openDamaged();
    await goOn(page, 'Only the changes that can still be read');
    await expectNames(page, 'Sofa', 'Tip', 'Soap');
    const file = await readFile(await exported(page), 'utf8');
    const { ok, count } = await auditFile([file]);
    expect([ok, count]).toEqual([true, 4]);
    expect(file).toContain('"type":"LedgerRecovered"');
  });

  it('[LEDGER29] is whole again with an exported file, by keys alone', async () => {
    const { page, file } = await openDamaged();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Look at a file' }).press('Enter'),
    ]);
    await chooser.setFiles(file);
    const whole = offer(page, 'Your exported file and what is here');
    await whole.getByText('Nothing.').waitFor();
    await whole.getByRole('button', { name: 'Go on with this' }).press('Enter');
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Soap');
    expect(await readFile(await exported(page), 'utf8')).not.toContain('LedgerRecovered');
  });

  it('[LEDGER29] goes on with what the server has signed alone, and keeps the rest aside', async () => {
    const { page } = await openDamaged(4);
    const signed = offer(page, 'Only what the server has confirmed');
    await signed.getByText('The first 3 changes, exactly as the server has signed for them.').waitFor();
    await goOn(page, 'Only what the server has confirmed');
    await expectNames(page, 'Sofa', 'Dye', 'Tip');
    await expectBalances(page, '+$49.00', '$0.00');
    await page.getByText('Damaged data is kept on this device').waitFor();
    await addEntry(page, 'Balm', '1');
    await page.reload();
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Balm');
  });

  it('[LEDGER29] is saved as a file, byte for byte, before anything is chosen', async () => {
    const { page } = await openDamaged();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the damaged data as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^money-bag-damaged-\d{4}-\d\d-\d\d\.jsonl$/);
    const before = await readFile(await download.path(), 'utf8');
    await goOn(page, 'The copy of your entries');
    await expectNames(page, 'Sofa', 'Dye', 'Tip', 'Soap');
    const [aside] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const after = await readFile(await aside.path(), 'utf8');
    // The keys differ there, and so does the name in the first line.
    const valuesOf = (file: string) =>
      file
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => (JSON.parse(line) as { value: unknown }).value);
    expect(before).toContain('"format":"patina-stored-bytes"');
    expect(valuesOf(before).length).toBeGreaterThan(0);
    expect(valuesOf(after)).toEqual(valuesOf(before));
  });
});

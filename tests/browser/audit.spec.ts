/** An auditor at work: an export is verified and its history viewed, also by a stranger and without a network. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Download, Page } from 'playwright-core';
import { writeLogFile } from '../../src/events/log/log-file.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { centsToDecimal } from '../../src/events/shared/money.ts';
import { testStamp } from '../given.ts';
import { signer } from '../events/audit/signing.ts';
import { fileLines, sampleRecords, textOf } from '../events/audit/sample-log.ts';
import { longestTask, watchTasks } from './long-tasks.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'patina-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const records = sampleRecords({ facts: 300, most: 60 });
const lines = await fileLines(records);
const sound = write('sound.jsonl', textOf(lines));
const broken = write('broken.jsonl', textOf(lines.toSpliced(120, 1)));

function write(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function drop(page: Page, path: string): Promise<void> {
  await page.getByLabel('Exported history', { exact: true }).setInputFiles(path);
}
async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return download;
}
const bytesOf = async (download: Download) => readFileSync(await download.path());

describe('the audit page', () => {
  it(
    '[AUDIT15] says plainly that the file of a trimmed journal is not complete',
    { tags: 'full' },
    async () => {
      const log = memoryLog(new Map(), () => true);
      const facts = Array.from({ length: 50 }, () => ({ type: 'SignedOut', v: 1, data: {} }));
      await log.append('auth', 0, facts, testStamp);
      await log.trim('auth', 20, testStamp.at);
      let text = '';
      for await (const piece of writeLogFile(log, 'auth')) text += piece;
      const { page, problems } = await browser.open('/audit');
      await drop(page, write('trimmed.jsonl', text));
      await page.getByRole('heading', { name: 'Verified from a sealed start' }).waitFor();
      await page.getByText('This file is not complete: it begins at a sealed start').waitFor();
      await page.getByText('at a sealed start, behind record 20', { exact: true }).waitFor();
      await expectAccessible(page);
      expect(problems).toEqual([]);
    },
  );

  it('proves a log for somebody who is not signed in, and shows any moment of it', async () => {
    const { page, problems } = await browser.open('/audit');
    await drop(page, sound);
    await page.getByRole('heading', { name: 'Verified' }).waitFor();
    await page.getByText('All 300 records are in place and unchanged.').waitFor();
    await page.getByText('After change 300 of 300').waitFor();
    await expectAccessible(page);

    await page.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('Home');
    await page.getByText('Before the first change').waitFor();
    await page.getByText('The ledger was empty then').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('After change 1 of 300').waitFor();

    await page.getByText('All changes', { exact: true }).click();
    await page.getByRole('button', { name: /^70 / }).click();
    await page.getByText('After change 70 of 300').waitFor();
    await page.getByRole('button', { name: 'Compare from here' }).click();
    await page.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('End');
    await page.getByText('From change 70 to change 300').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it(
    '[AUDIT18] takes keys and signatures as files, and finds the changes somebody looks for',
    { tags: 'full' },
    async () => {
      const { page, problems } = await browser.open('/audit');
      const server = signer();
      await drop(page, sound);
      await page.getByText('No server has signed for this log.', { exact: false }).waitFor();
      await page.getByText('Keys and signatures from elsewhere').click();
      await page.getByLabel('Public keys').last().setInputFiles(write('no-keys.json', '{"keys":[]}'));
      await page.getByText('no-keys.json cannot be used: it holds no public keys of checkpoints.').waitFor();
      await page
        .getByLabel('Signed checkpoints')
        .last()
        .setInputFiles(write('signed.json', JSON.stringify([server.sign(records[249]!)])));
      await page.getByText('the public key they name is not at hand', { exact: false }).first().waitFor();
      await page
        .getByLabel('Public keys')
        .last()
        .setInputFiles(write('keys.json', JSON.stringify([server.key])));
      await page.getByText('keys.json: 1 key').waitFor();
      await page.getByText('A server has signed for the first 250 records.').waitFor();

      await page.getByText('All changes', { exact: true }).click();
      await page.getByText('Narrow down').click();
      await page.getByLabel('Kind').selectOption('EntryMoved');
      const moved = records.filter(({ type }) => type === 'EntryMoved').length;
      await page.getByText(`${moved} of 300 changes`).waitFor();
      await page.getByLabel('Amount from').fill('1,2');
      await page.getByLabel('Amount from').fill('100');
      await page.getByLabel('Amount to').fill('1');
      await page.getByText('Less than where it begins').waitFor();
      await page.getByText('No change fits').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Amount to').fill('');
      await page.getByLabel('Amount from').fill('');
      await page.getByText(`${moved} of 300 changes`).waitFor();
      const rows = (await bytesOf(await save(page, 'CSV of these changes'))).toString().trim().split('\r\n');
      expect(rows[0]).toMatch(/^Record,Time \(UTC\),Person,Device,Kind,/);
      expect(rows.slice(1).map((row) => Number(row.split(',')[0]))).toEqual(
        records
          .filter(({ type }) => type === 'EntryMoved')
          .map(({ seq }) => seq)
          .reverse(),
      );
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByText('300 changes', { exact: true }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('gives a report and the entries of any moment as files', { tags: 'full' }, async () => {
    const { page } = await browser.open('/audit');
    await drop(page, sound);
    await page.getByRole('heading', { name: 'Verified' }).waitFor();
    expect((await bytesOf(await save(page, 'Report as PDF'))).subarray(0, 5).toString()).toBe('%PDF-');
    const csv = (await bytesOf(await save(page, 'CSV of this moment'))).toString();
    const cents = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .reduce((sum, row) => sum + Math.round(Number(/,(-?\d+\.\d\d),(?:yes|no),/.exec(row)![1]) * 100), 0);
    const shown = (await page.getByTestId('balance-then').innerText()).replace(/[^\d.-]/g, '');
    expect(shown).toBe(centsToDecimal(cents));
  });

  it('never keeps the page from answering while a big file is verified', { tags: 'full' }, async () => {
    const { page } = await browser.open('/audit');
    const big = write('big.jsonl', textOf(await fileLines(sampleRecords({ facts: 50_000 }))));
    await watchTasks(page);
    const began = Date.now();
    await drop(page, big);
    await page.getByRole('heading', { name: 'Verified' }).waitFor();
    await page.getByText('After change 50,000 of 50,000').waitFor();
    // Most of the time is hashing, which depends on the machine; the page's own work must not take long.
    const took = Date.now() - began;
    expect(await longestTask(page)).toBeLessThan(took / 8);
  });

  it('works without a network, once it was opened', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/audit', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await context.setOffline(true);
    await page.reload();
    await drop(page, sound);
    await page.getByRole('heading', { name: 'Verified' }).waitFor();
    expect((await bytesOf(await save(page, 'Report as PDF'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('locates damage, and says what is still provable', { tags: 'full' }, async () => {
    const { page } = await browser.open('/audit');
    await drop(page, broken);
    await page.getByRole('heading', { name: 'Damaged' }).waitFor();
    await page.getByText('Record 120 is missing: record 121 stands in its place.').first().waitFor();
    await page.getByText('Records 1 to 119 hang together from the first on.').waitFor();
    await page.getByText('After change 119 of 119').waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['nothing.jsonl', ''],
    ['letter.txt', 'Dear auditor,\nall is well.\n'],
    ['picture.png', '\u0089PNG\r\n\u001a\n'],
  ])('refuses %s with a sentence', { tags: 'full' }, async (name, text) => {
    const { page, problems } = await browser.open('/audit');
    await drop(page, write(name, text));
    await page.getByRole('heading', { name: 'Damaged' }).waitFor();
    await page.getByText('Nothing in this file can be relied on.').waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    ['light', 390],
    ['dark', 390],
    ['dark', 1280],
  ] as const)('can be used by everyone, %s at %i', { tags: 'full' }, async (colors, width) => {
    const { page } = await browser.open('/color-scheme.js', { viewport: { width, height: 900 } });
    await page.evaluate(
      (darkMode) => localStorage.setItem('settings', JSON.stringify({ darkMode })),
      colors === 'dark',
    );
    await page.goto('/audit');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await expectAccessible(page);
    await drop(page, sound);
    await page.getByRole('heading', { name: 'History' }).waitFor();
    for (const shown of ['What changed', 'All changes', 'Entries']) {
      await page.getByText(shown, { exact: true }).first().click();
      // At this scroll position the header may cover half of a button, which does not make the button too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

describe('the past of one’s own ledger', () => {
  async function withEntries() {
    const window = await browser.openNew('/ledger');
    for (const [name, amount] of [
      ['Saddle', '100'],
      ['Bridle', '-20.50'],
    ] as const) {
      await window.page.getByLabel('Name').last().fill(name);
      await window.page.getByLabel('Amount').last().fill(amount);
      await window.page.getByLabel('Amount').last().press('Enter');
      await window.page.getByText(name).first().waitFor();
    }
    return window;
  }

  it('is shown, compared and left as it is', { tags: 'full' }, async () => {
    const { page, problems } = await withEntries();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByText('After change 2 of 2').waitFor();
    expect(await page.getByTestId('balance-then').innerText()).toBe('+$79.50');
    await page.getByRole('button', { name: 'Previous change' }).click();
    expect(await page.getByTestId('balance-then').innerText()).toBe('+$100.00');
    await expectAccessible(page);
    await page.getByText('What changed', { exact: true }).click();
    await page.getByText('From the very beginning to change 1').waitFor();
    await page.getByRole('link', { name: 'Back to the ledger' }).click();
    expect(await page.getByTestId('balance').innerText()).toBe('+$79.50');
    expect(problems).toEqual([]);
  });

  it('offers to take back the last change, as a new one', { tags: 'full' }, async () => {
    const { page } = await withEntries();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('button', { name: 'Undo change 2' }).first().click();
    await page.getByText('After change 3 of 3').waitFor();
    expect(await page.getByTestId('balance-then').innerText()).toBe('+$100.00');
    await page.getByText('All changes', { exact: true }).click();
    await page.getByRole('button', { name: 'takes back change 2' }).waitFor();
    await page.getByRole('button', { name: /^2 / }).click();
    await page.getByText('After change 2 of 3').waitFor();
  });

  it('is exported with a checkpoint of its head, and the page proves it', { tags: 'full' }, async () => {
    const { page } = await withEntries();
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'JSONL' }).click(),
    ]);
    const text = (await bytesOf(download)).toString();
    const header = JSON.parse(text.split('\n')[0]!) as { checkpoints: { seq: number }[] };
    expect(header.checkpoints.map(({ seq }) => seq)).toEqual([2]);
    await page.goto('/audit');
    await drop(page, write('own.jsonl', text));
    await page.getByText('A server has signed for the first 2 records.').waitFor();
    // Truncated, with a header that hides it: the server knows the true length.
    const [first, second] = text.split('\n');
    const { hash } = JSON.parse(second!) as { hash: string };
    const hidden = { ...(JSON.parse(first!) as object), count: 1, head: { seq: 1, hash }, checkpoints: [] };
    await drop(page, write('cut.jsonl', `${JSON.stringify(hidden)}\n${second}\n`));
    await page.getByText('Record 2 is missing: the log was cut off.').first().waitFor();

    // [AUDIT21] Without an answer from the server nothing is missing to see, and nothing is called verified.
    await page.route('**/checkpoints?*', (route) => route.abort());
    await drop(page, write('cut-again.jsonl', `${JSON.stringify(hidden)}\n${second}\n`));
    await page.getByRole('heading', { name: 'Verified, with findings' }).waitFor();
    await page
      .getByText('The server couldn’t be asked what it has signed', { exact: false })
      .first()
      .waitFor();
  });

  it('[AUDIT19] is noted on, reported on with the server’s signature, proved record by record, and compared', async () => {
    const { page, problems } = await withEntries();
    await page.getByRole('button', { name: 'Export' }).click();
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      // An export does not wait long for it, and leaving the page cancels it.
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/checkpoints'),
      ),
      page.getByRole('menuitem', { name: 'JSONL' }).click(),
    ]);
    const text = (await bytesOf(exported)).toString();
    await page.goto('/audit');
    await drop(page, write('own.jsonl', text));
    await page.getByRole('heading', { name: 'Verified' }).waitFor();

    await page.getByRole('button', { name: 'Note on this record' }).click();
    await page.keyboard.type('Who paid for the bridle?');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('button', { name: 'Remove the note on record 2' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Who paid for the bridle?').waitFor();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Write what there is to note.').waitFor();

    await page.getByLabel('What changed from record').fill('3');
    await page.getByText('Use a number from 0 to 2').waitFor();
    await page.getByLabel('What changed from record').fill('1');
    await page.getByLabel('Have the server sign it').check();
    const json = (await bytesOf(await save(page, 'Report as JSON'))).toString();
    expect(JSON.parse(json)).toMatchObject({
      file: { name: 'own.jsonl', sha256: createHash('sha256').update(text).digest('hex') },
      notes: [{ seq: 2, text: 'Who paid for the bridle?' }],
      comparison: { from: 1, to: 2, added: [{ entry: { name: 'Bridle' } }] },
    });
    const pdf = await bytesOf(await save(page, 'Report as PDF'));
    const proof = (await bytesOf(await save(page, 'Prove this record'))).toString();

    await page.getByText('Check a proof, a signed report or a receipt').click();
    const check = (name: string, content: string | Buffer) =>
      page.getByLabel('Signed file').setInputFiles(write(name, content));
    await check('report.json', json);
    await page.getByText('report.json: proved').waitFor();
    await check('report.pdf', pdf);
    await page.getByText('report.pdf: proved').waitFor();
    await check('altered.json', json.replace('"ok": true', '"ok": false'));
    await page.getByText('altered.json: not proved').waitFor();
    await check('proof.json', proof);
    await page.getByText('proof.json: proved').waitFor();
    await page.getByText('Record 2 of ledger/', { exact: false }).first().waitFor();

    const [first, second] = text.split('\n');
    const { hash } = JSON.parse(second!) as { hash: string };
    const older = { ...(JSON.parse(first!) as object), count: 1, head: { seq: 1, hash }, checkpoints: [] };
    await page
      .getByLabel('Other file', { exact: true })
      .setInputFiles(write('older.jsonl', `${JSON.stringify(older)}\n${second}\n`));
    await page.getByText('They are the same up to record 1; own.jsonl has 1 record more.').waitFor();
    expect((await bytesOf(await save(page, 'CSV of all differences'))).toString()).toContain('not there');
    expect(JSON.parse((await bytesOf(await save(page, 'Report as JSON'))).toString())).toMatchObject({
      otherFile: {
        file: { name: 'older.jsonl' },
        comparison: { relation: 'first-goes-on', commonUpTo: 1, different: [{ seq: 2, second: null }] },
      },
    });
    await expectAccessible(page);

    // The next export includes the notes again.
    await page.reload();
    await drop(page, write('again.jsonl', text));
    await page.getByText('Who paid for the bridle?').waitFor();
    expect(problems).toEqual([]);
  });

  it(
    '[AUDIT13] tells at once that the server has signed for another ledger, and leads to what can be proved',
    { tags: 'full' },
    async () => {
      const { page } = await withEntries();
      await page.route('**/api/hosted/checkpoints', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const message = 'Another record 2 of this log was signed for on 2026-01-05T08:00:00.000Z.';
        return route.fulfill({ status: 409, json: { reason: 'rewritten', message } });
      });
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'JSONL' }).click();
      await page.getByText('This ledger is not the one that was signed before').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'See what can be proved' }).click();
      await page.waitForURL('**/audit#own-ledger');
      await page.getByRole('heading', { name: 'Verified' }).waitFor();
      await page.getByText('my-ledger.jsonl').first().waitFor();
      await page.getByText('After change 2 of 2').waitFor();
    },
  );
});

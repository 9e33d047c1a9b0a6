/**
 * Row `audit-page`: verifies an exported log on the audit page in Chromium, until its history is shown. Measures the
 * longest task of the page and the total time.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { longestTask, watchTasks } from '../browser/long-tasks.ts';
import { startServer } from '../support/server.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { fileLines, sampleRecords, textOf } from '../events/audit/sample-log.ts';
import type { Row } from './measure.ts';

export async function auditPage(facts = 200_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-bench-audit-page-'));
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const file = join(folder, 'ledger.jsonl');
    writeFileSync(file, textOf(await fileLines(sampleRecords({ facts }))));
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await page.goto('/audit');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await watchTasks(page);
    const start = performance.now();
    await page.getByLabel('Exported history', { exact: true }).setInputFiles(file);
    await page.getByText('After change').waitFor({ timeout: 300_000 });
    const seconds = (performance.now() - start) / 1000;
    const longest = await longestTask(page);
    const name = `audit-page, ${facts.toLocaleString('en')} records`;
    return [
      {
        name: `${name}: longest task`,
        unit: 'ms',
        ours: longest,
        peers: {},
        aim: 'no task over 50',
        met: longest <= 50,
      },
      {
        name: `${name}: file to history`,
        unit: 's',
        ours: seconds,
        peers: {},
        aim: 'no aim: shown',
        met: true,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

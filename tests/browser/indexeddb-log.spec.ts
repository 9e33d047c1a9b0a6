/** The log of a browser in a real Chromium: the contract over two tabs. */
import { afterAll, beforeAll } from 'vitest';
import { logContract } from '../events/log/log.contract.ts';
import { damageSegment } from './log-page/damage.ts';
import { type LogBrowser, startLogBrowser } from './log-page/open.ts';

let browser: LogBrowser;
beforeAll(async () => {
  browser = await startLogBrowser();
});
afterAll(() => browser.close());

logContract(
  'IndexedDB',
  async () => {
    const context = await browser.newContext();
    const [tab, otherTab] = [await browser.openTab(context), await browser.openTab(context)];
    const log = await tab.openLog('contract');
    return {
      log,
      other: await otherTab.openLog('contract'),
      damage: (stream, seq, damage) => damageSegment(tab.page, 'contract', stream, seq, damage),
      async close() {
        await log.close();
        await context.close();
      },
    };
  },
  { runs: 40 },
);

/**
 * The edge paths of the statecharts on the real pages: a person clicks and types; other tabs, the network and the storage
 * do what the path says; the page must show, ask for and log what the statechart says. One path alone is walked with
 * PAGE_PATH, as a failure says.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { writePath } from '../../src/machines/paths/path.ts';
import { loadGraph } from '../paths/models.ts';
import { authDriver } from './paths/auth.ts';
import type { PageDriver } from './paths/driver.ts';
import { pageGraph, unexplainedOnPage } from './paths/page-graph.ts';
import { cartDriver } from './paths/cart.ts';
import { hrAgentDriver } from './paths/hr-agent.ts';
import { inviteDriver } from './paths/invite.ts';
import { ledgerDriver } from './paths/ledger.ts';
import { profileDriver } from './paths/profile.ts';
import { findResident, type Found, makeResident, type Resident } from './paths/residents.ts';
import { screeningDriver } from './paths/screening.ts';
import { settingsDriver } from './paths/settings.ts';
import { todoDriver } from './paths/todo.ts';
import { complaint, walkAll, walkShrinking } from './paths/walk-all.ts';
import { transactionDriver } from './paths/transaction.ts';
import { useBrowser } from './support.ts';
import { merchant } from './trade.ts';

const browser = useBrowser();
let anna: Resident;
let bert: Resident;
let shop: Found;

beforeAll(async () => {
  [anna, bert] = [await makeResident(browser, 'Anna'), await makeResident(browser, 'Bert')];
  shop = await findResident(browser, merchant);
});

const drivers: Readonly<Record<string, () => PageDriver>> = {
  auth: () => authDriver(browser, anna),
  cart: () => cartDriver(browser, { anna, bert }),
  'hr-agent': () => hrAgentDriver(browser, { anna, bert }),
  invite: () => inviteDriver(browser, shop),
  ledger: () => ledgerDriver(browser, { anna, bert }),
  profile: () => profileDriver(browser, { anna, bert }),
  screening: () => screeningDriver(browser, shop),
  settings: () => settingsDriver(browser, anna),
  todo: () => todoDriver(browser, anna),
  transaction: () => transactionDriver(browser, shop),
};

it.each(Object.keys(drivers))(
  'walks every step that the pages of %s can take',
  { timeout: process.env.WALK_ALL ? 1_200_000 : 300_000, retry: 0 },
  async (noun) => {
    const { paths, steps } = await walkAll(drivers[noun]!());
    expect(steps).toBeGreaterThan(0);
    console.log(`${noun}: ${paths} paths, ${steps} steps`);
  },
);

describe('a path on a page', () => {
  /** A page whose dark mode stays on once it is. */
  const broken = (): PageDriver => {
    const driver = drivers.settings!();
    return {
      ...driver,
      async open(...start) {
        const stage = await driver.open(...start);
        const dark = stage.page.getByRole('switch', { name: 'Dark mode' });
        await dark.evaluate((element) =>
          element.addEventListener('click', (event) => {
            if (!(element as HTMLInputElement).checked) event.preventDefault();
          }),
        );
        return stage;
      },
      starts: { nothing: driver.starts.nothing },
    };
  };

  it('that fails is shrunk to what it takes, and told as a command', { timeout: 120_000 }, async () => {
    const driver = broken();
    const graph = pageGraph(await loadGraph('settings'), driver);
    const [path] = edgeCover(graph).paths;
    const shortest = await walkShrinking(driver, graph, path!);
    expect(shortest && writePath(shortest.path, graph)).toBe('setting.change:dark setting.change:light');
    expect(complaint(driver, graph, shortest!)).toMatch(
      /^settings: step 2, setting\.change:light: .*\n.*PAGE_PATH='setting\.change:dark setting\.change:light' npx vitest/,
    );
    await expect(walkAll(driver, 'setting.change:dark setting.change:light')).rejects.toThrow(
      'settings: step 2, setting.change:light',
    );
    expect(await walkAll(driver, 'setting.change:dark')).toEqual({ paths: 1, steps: 1 });
  });

  it('that leaves something out needs a reason, and a reason something that is left out', async () => {
    const driver = drivers.settings!();
    const { 'refusal.dismiss': _, ...steps } = driver.steps;
    const lazy = { ...driver, steps, impossible: { 'setting.change:kr': 'it is walked' } };
    const graph = pageGraph(await loadGraph('settings'), lazy);
    expect(unexplainedOnPage(graph, lazy, edgeCover(graph).paths)).toEqual([
      'settings: no path on the page has refusal.dismiss, and its driver gives no reason',
      'settings: no path on the page has settings.refused / refusal.dismiss, and its driver gives no reason',
      'settings: the driver gives a reason for setting.change:kr, which is walked or is not there',
    ]);
  });
});

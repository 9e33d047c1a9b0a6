/** The walker of paths on pages: it finds a fault, shrinks the path, and reports everything that it leaves out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { writePath } from '../../src/machines/paths/path.ts';
import { loadGraph, machineNames } from '../paths/models.ts';
import { demoPassword } from '../support/server.ts';
import { colorSetting } from './colors.ts';
import { sharedOrigin } from './origin.ts';
import type { PageDriver } from './paths/driver.ts';
import { drivers, undriven } from './paths/drivers.ts';
import { pageGraph, unexplainedOnPage } from './paths/page-graph.ts';
import { complaint, walkAll, walkShrinking } from './paths/walk-all.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();
const settings = () => drivers.settings!.meet({ browser, origin: sharedOrigin(), demoPassword });

it.each(Object.keys(drivers))('the pages of %s are walked by a spec file of their own', (noun) => {
  const spec = readFileSync(join(import.meta.dirname, 'paths', `${noun}.full.spec.ts`), 'utf8');
  expect(spec).toContain(`walkPagesOf('${noun}');`);
});

it('every statechart has a driver of its page, or a reason why not', () => {
  expect([...Object.keys(drivers), ...Object.keys(undriven)].sort()).toEqual(machineNames());
});

describe('a path on a page', () => {
  /** A page whose dark mode cannot be switched off. */
  const broken = async (): Promise<PageDriver> => {
    const driver = await settings();
    return {
      ...driver,
      async open(...start) {
        const stage = await driver.open(...start);
        const dark = colorSetting(stage.page, 'Light');
        await dark.evaluate((element) =>
          element.addEventListener('click', (event) => {
            event.preventDefault();
          }),
        );
        return stage;
      },
      starts: { nothing: driver.starts.nothing },
    };
  };

  it(
    'that fails is shrunk to what it takes, and told as a command',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const driver = await broken();
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
      expect(await walkAll(driver, 'setting.change:dark')).toEqual({ paths: 1, steps: 1, stumbles: [] });
    },
  );

  it('that leaves something out needs a reason, and a reason something that is left out', async () => {
    const driver = await settings();
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

/**
 * The framework of suites that `npm run paths -- --format playwright` writes: Playwright's own runner, and the drivers that
 * walk the paths of this project's pages. Patina must be running already:
 *
 * - `PATINA_URL`: its address; by default http://127.0.0.1:8787
 * - `DEMO_PASSWORD`: of its demo accounts, as it was started with or as its first start printed
 */
import { stripVTControlCharacters } from 'node:util';
import { type Browser as PlaywrightBrowser, test as base } from '@playwright/test';
import { sayStep } from '../../../src/machines/paths/formats/words.ts';
import type { Edge } from '../../../src/machines/paths/graph.ts';
import { ensureChromium, chromiumArgs } from '../../chromium.mjs';
import { loadGraph } from '../../paths/models.ts';
import { shareServer } from '../origin.ts';
import { someAddress } from '../people.ts';
import { type Browser, openTab } from '../window.ts';
import type { PageDriver } from './driver.ts';
import { drivers } from './drivers.ts';
import { type PageGraph, pageGraph } from './page-graph.ts';
import { Walker } from './walk.ts';

const origin = process.env.PATINA_URL ?? 'http://127.0.0.1:8787';

export interface Walk {
  /** Opens the page at the start of the path; `byItself` names the steps that the page then takes by itself. */
  begin(machine: string, start: string, ...byItself: readonly string[]): Promise<void>;
  /** Takes one step, by a person, the network, the storage or another tab, and then the steps that the page takes by itself. */
  take(name: string, ...byItself: readonly string[]): Promise<void>;
}

interface Ready {
  readonly driver: PageDriver;
  readonly graph: PageGraph;
}

export const test = base.extend<{ walk: Walk }, { ready: (machine: string) => Promise<Ready> }>({
  launchOptions: [
    // Looked up lazily: listing the tests needs no browser.
    async ({}, use) => use({ executablePath: ensureChromium(), args: [...chromiumArgs] }),
    { scope: 'worker' },
  ],
  ready: [
    async ({ browser }, use) => {
      shareServer({ origin, output: () => '' });
      const known = new Map<string, Promise<Ready>>();
      await use((machine) => {
        const found = known.get(machine) ?? ready(machine, windowsOf(browser));
        known.set(machine, found);
        return found;
      });
    },
    { scope: 'worker' },
  ],
  walk: async ({ ready: readyFor }, use, testInfo) => {
    // Each wait of a driver has its own timeout, and a path has as many as it has steps.
    testInfo.setTimeout(0);
    let walker: Walker | null = null;
    let place = 0;
    let chosen: Ready | null = null;
    const path: { machine: string; names: string[] } = { machine: '', names: [] };
    const begun = () => {
      if (!walker || !chosen) throw new Error('A walk begins with walk.begin');
      return { walker, graph: chosen.graph };
    };
    const edgesFrom = (graph: PageGraph, from: number, names: readonly string[]): readonly Edge[] => {
      const edges: Edge[] = [];
      for (const name of names) {
        const { out } = graph.nodes[edges.at(-1)?.to ?? from]!;
        const edge = out.find((other) => other.name === name);
        if (!edge) {
          const possible = out.map((other) => other.name).join(', ');
          throw new Error(`${name} cannot happen there. What can: ${possible || 'nothing'}`);
        }
        edges.push(edge);
      }
      return edges;
    };
    const go = async (names: readonly string[]) => {
      const { walker: at, graph } = begun();
      const edges = edgesFrom(graph, place, names);
      for (const [i, edge] of edges.entries()) {
        path.names.push(edge.name);
        await base.step(sayStep(edge, graph), () => at.take(edge, edges.slice(i)));
        place = edge.to;
      }
    };
    await use({
      async begin(machine, start, ...byItself) {
        chosen = await readyFor(machine);
        const { driver, graph } = chosen;
        const first = graph.starts.find(({ name }) => name === `@${start}`);
        if (!first) throw new Error(`The page of ${machine} cannot start as ${start}`);
        await base.step(`${machine} starts as ${start}`, async () => {
          walker = await Walker.open(driver, graph, first);
          await walker.arrive(first, null);
        });
        path.machine = machine;
        path.names = [first.name];
        place = first.to;
        await go(byItself);
      },
      take: (...names) => go(names),
    });
    await (walker as Walker | null)?.close();
    if (testInfo.status !== testInfo.expectedStatus && path.names.length > 0)
      await testInfo.attach('failed-path.json', {
        body: JSON.stringify(failedPath(path, testInfo.error?.message)),
        contentType: 'application/json',
      });
  },
});

/** In the format that the `qa` page opens, to show the step that failed. */
function failedPath(
  { machine, names }: { readonly machine: string; readonly names: readonly string[] },
  problem = 'It failed.',
) {
  // The first name is the start, the last one the step that failed.
  // Without terminal colors.
  const failure = { step: names.length - 1, name: names.at(-1)!, problem: stripVTControlCharacters(problem) };
  return { machine, replay: names.join(' '), failure };
}

function windowsOf(browser: PlaywrightBrowser): Browser {
  return {
    async open(path = '/', { origin: _, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      // Where the app trusts a proxy, each person gets an address of their own.
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
      return openTab(context, path);
    },
  };
}

async function ready(machine: string, browser: Browser): Promise<Ready> {
  const casting = drivers[machine];
  if (!casting) throw new Error(`There is no driver of the page of ${machine}`);
  const demoPassword = process.env.DEMO_PASSWORD;
  if (demoPassword === undefined)
    throw new Error(
      'Set DEMO_PASSWORD to the password of the demo accounts, which the first start has printed.',
    );
  const driver = await casting.meet({ browser, origin, demoPassword });
  return { driver, graph: pageGraph(await loadGraph(machine), driver) };
}

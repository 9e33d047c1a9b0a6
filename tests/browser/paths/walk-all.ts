/**
 * Covers what a page can walk of its statechart, path by path, or replays the one path in PAGE_PATH. A failing path is
 * shrunk to its shortest failing form, and the failure gives the command that reproduces it.
 */
import { edgeCover } from '../../../src/machines/paths/generators/edge.ts';
import { type Path, readPath, writePath } from '../../../src/machines/paths/path.ts';
import { searchShortest, type Shrunk } from '../../../src/machines/paths/shrink.ts';
import { loadGraph } from '../../paths/models.ts';
import type { PageDriver } from './driver.ts';
import { essenceOf, type PageGraph, pageGraph, unexplainedOnPage } from './page-graph.ts';
import { walkPath } from './walk.ts';

/** Opening a page takes as long as this many steps. */
const startCost = 40;

export interface Walked {
  readonly paths: number;
  readonly steps: number;
  /** Failures that did not recur when the path was walked again. */
  readonly stumbles: readonly string[];
}

/** WALK_ALL holds nouns separated by commas; 1 means all. */
const isWalkedWhole = (noun: string, wanted = process.env.WALK_ALL ?? '') =>
  wanted === '1' || wanted.split(',').includes(noun);

/**
 * A failing path is walked again, since a busy machine may stall for longer than the timeouts.
 * @throws with all failures
 */
export async function walkAll(
  driver: PageDriver,
  written: string | undefined = process.env.PAGE_PATH,
): Promise<Walked> {
  const graph = pageGraph(await loadGraph(driver.noun), driver);
  if (written !== undefined) return replay(driver, graph, written);
  const essence = driver.long && !isWalkedWhole(driver.noun) ? essenceOf(graph) : null;
  const { paths } = edgeCover(graph, startCost, (edge) => essence?.has(edge) ?? true);
  const unexplained = unexplainedOnPage(graph, driver, paths);
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  const stumbles: string[] = [];
  for (const path of paths) {
    const failure = await walkPath(driver, graph, path);
    if (!failure) continue;
    const shortest = await walkShrinking(driver, graph, path);
    if (shortest) throw new Error(complaint(driver, graph, shortest));
    stumbles.push(complaint(driver, graph, { path, failure }));
  }
  return { paths: paths.length, steps: paths.reduce((sum, { edges }) => sum + edges.length, 0), stumbles };
}

async function replay(driver: PageDriver, graph: PageGraph, written: string): Promise<Walked> {
  const path = readPath(graph, written);
  const failure = await walkPath(driver, graph, path);
  if (failure) throw new Error(complaint(driver, graph, { path, failure }));
  return { paths: 1, steps: path.edges.length, stumbles: [] };
}

export async function walkShrinking(
  driver: PageDriver,
  graph: PageGraph,
  path: Path,
): Promise<Shrunk | null> {
  const search = searchShortest(graph, path);
  let next = search.next(null);
  while (!next.done) next = search.next(await walkPath(driver, graph, next.value));
  return next.value;
}

export function complaint(
  { noun }: PageDriver,
  graph: PageGraph,
  { path, failure: { step, name, problem } }: Shrunk,
): string {
  const written = writePath(path, graph);
  return [
    `${noun}: step ${step}, ${name}: ${problem}`,
    `  see it again: PAGE_PATH='${written}' npx vitest run --project browser tests/browser/paths/${noun}.full.spec.ts`,
  ].join('\n');
}

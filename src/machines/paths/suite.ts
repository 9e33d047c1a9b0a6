/** The paths of one machine by one generator, with what they cover: what every format writes. */
import { type Coverage, coverageOf } from './coverage.ts';
import { edgeCover } from './generators/edge.ts';
import { pairCover } from './generators/pair-cover.ts';
import { randomWalk } from './generators/random.ts';
import { shortestPaths, simplePaths } from './generators/shortest.ts';
import type { Graph } from './graph.ts';
import type { Options } from './options.ts';
import { type Path, stepCount } from './path.ts';
import { type Failure, runPath } from './run.ts';
import { towards } from './towards.ts';

export interface Suite {
  readonly noun: string;
  readonly options: Options;
  readonly graph: Graph;
  readonly paths: readonly Path[];
  readonly steps: number;
  /** Fewest steps and starts that would do; null when the generator has no such aim. */
  readonly lowerBound: number | null;
  /** What the reader must know about the selection; null when there is nothing. */
  readonly note: string | null;
  readonly coverage: Coverage;
}

export function makeSuite(noun: string, graph: Graph, options: Options): Suite {
  const generated = generate(graph, options);
  const { target } = options;
  const { note = null } = generated;
  const paths = target === null ? generated.paths : towards(graph, generated.paths, target);
  // What the whole set must at least have says nothing of a part of it.
  const lowerBound = (target === null ? generated.lowerBound : null) ?? null;
  const coverage = coverageOf(graph, paths);
  return { noun, options, graph, paths, steps: stepCount(paths), lowerBound, note, coverage };
}

interface Generated {
  readonly paths: readonly Path[];
  readonly lowerBound?: number;
  readonly note?: string | null;
}

function generate(graph: Graph, { generator, seed, steps, limit }: Options): Generated {
  switch (generator) {
    case 'shortest':
      return { paths: shortestPaths(graph) };
    case 'simple': {
      const { paths, all } = simplePaths(graph, limit);
      return { paths, note: all ? null : `The ${limit} shortest of more; raise it with --limit.` };
    }
    case 'edge':
      return edgeCover(graph);
    case 'pairs':
      return pairCover(graph);
    case 'random':
    case 'weighted':
      return {
        paths: randomWalk(graph, { seed, steps, weighted: generator === 'weighted' }),
        note: `Seed ${seed}.`,
      };
  }
}

export interface Run {
  readonly path: Path;
  readonly failure: Failure | null;
}

export const runSuite = ({ graph, paths }: Suite): readonly Run[] =>
  paths.map((path) => ({ path, failure: runPath(graph.model, graph.nodes, path) }));

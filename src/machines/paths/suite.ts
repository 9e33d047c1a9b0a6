/** The paths that one generator makes for one machine, with their coverage: the input of every format. */
import { type Coverage, coverageOf } from './coverage.ts';
import { edgeCover } from './generators/edge.ts';
import { pairCover } from './generators/pair-cover.ts';
import { pairOf } from './generators/pairs.ts';
import { randomWalk } from './generators/random.ts';
import { shortestPaths, simplePaths } from './generators/shortest.ts';
import { transitionCover } from './generators/transitions.ts';
import type { Edge, Graph, Step } from './graph.ts';
import { atMost, type Takes } from './max-steps.ts';
import type { Options } from './options.ts';
import { type Path, stepCount } from './path.ts';
import { type Failure, runPath } from './run.ts';
import { towards } from './towards.ts';
import { mostUsedFirst } from './weight.ts';

export interface Suite {
  readonly noun: string;
  readonly options: Options;
  readonly graph: Graph;
  readonly paths: readonly Path[];
  readonly steps: number;
  /** Lower bound of steps and starts; null when the generator does not minimize them. */
  readonly lowerBound: number | null;
  /** A remark on the selection for the reader; null: none. */
  readonly note: string | null;
  readonly coverage: Coverage;
}

export function makeSuite(noun: string, graph: Graph, options: Options): Suite {
  const generated = limited(graph, generate(graph, options), options);
  const { target, byUse } = options;
  const { note = null } = generated;
  const selected = target === null ? generated.paths : towards(graph, generated.paths, target);
  const paths = byUse ? mostUsedFirst(graph, selected) : selected;
  // A lower bound for the whole set does not apply to a part of it.
  const lowerBound = (target === null ? generated.lowerBound : null) ?? null;
  const coverage = coverageOf(graph, paths);
  return { noun, options, graph, paths, steps: stepCount(paths), lowerBound, note, coverage };
}

interface Generated {
  readonly paths: readonly Path[];
  readonly lowerBound?: number;
  readonly note?: string | null;
  /** What the paths must cover, with its name; without this, paths that are too long are dropped. */
  readonly covers?: { readonly what: string; readonly takes: Takes };
}

function generate(graph: Graph, options: Options): Generated {
  const { generator, seed, steps, limit, maxSteps, byUse } = options;
  switch (generator) {
    case 'shortest':
      return { paths: shortestPaths(graph) };
    case 'simple': {
      const { paths, all } = simplePaths(graph, limit);
      return { paths, note: all ? null : `The ${limit} shortest of more; raise it with --limit.` };
    }
    case 'transitions':
      return {
        ...transitionCover(graph, byUse),
        covers: transitionsTaken,
        note: byUse ? 'By the steps that people take, the most used paths first.' : null,
      };
    case 'edge':
      return { ...edgeCover(graph), covers: edgesTaken };
    case 'pairs':
      return { ...pairCover(graph), covers: pairsTaken };
    case 'random':
    case 'weighted':
      return {
        paths: randomWalk(graph, { seed, steps, maxSteps, weighted: generator === 'weighted' }),
        note: `Seed ${seed}.`,
      };
  }
}

const transitionsTaken = { what: 'transition', takes: ({ transitions }: Step) => transitions };
const edgesTaken = {
  what: 'edge',
  takes: (step: Step) => ['index' in step ? String(step.index) : step.name],
};
const pairsTaken = {
  what: 'pair',
  takes: (step: Step, before: Edge | null) => (before ? [pairOf(before, step as Edge)] : []),
};

function limited(graph: Graph, generated: Generated, { maxSteps }: Options): Generated {
  const { paths, covers, note = null, lowerBound } = generated;
  if (maxSteps === null || paths.every(({ edges }) => edges.length <= maxSteps)) return generated;
  const most = `At most ${maxSteps} ${maxSteps === 1 ? 'step' : 'steps'} a path`;
  const noteWith = (rest: string) => [note, `${most}${rest}.`].filter(Boolean).join(' ');
  if (!covers) {
    const short = paths.filter(({ edges }) => edges.length <= maxSteps);
    return { paths: short, note: noteWith(`: ${paths.length - short.length} longer left out`) };
  }
  const { paths: short, left } = atMost(graph, paths, maxSteps, covers.takes);
  if (left > 0)
    return {
      paths: short,
      note: noteWith(`: ${left} ${covers.what}${left === 1 ? ' lies' : 's lie'} farther away`),
    };
  return { paths: short, ...(lowerBound === undefined ? {} : { lowerBound }), note: noteWith('') };
}

export interface Run {
  readonly path: Path;
  readonly failure: Failure | null;
}

export const runSuite = ({ graph, paths }: Suite): readonly Run[] =>
  paths.map((path) => ({ path, failure: runPath(graph.model, graph.nodes, path) }));

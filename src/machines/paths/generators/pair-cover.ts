/** Covers every pair with few steps, and computes a lower bound of the steps. */
import type { Graph } from '../graph.ts';
import type { Cover } from './edge.ts';
import { nearestPairs } from './pairs-nearest.ts';
import { fewestPairSteps, shortenPairs } from './pairs-postman.ts';

export const pairCover = (graph: Graph): Cover => ({
  paths: shortenPairs(graph, nearestPairs(graph)),
  lowerBound: fewestPairSteps(graph),
});

/** Finds the shortest variant of a failing path, and the command that replays it. */
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph } from './graph.ts';
import { wayFrom } from './generators/shortest.ts';
import { nodeAfter, type Path, writePath } from './path.ts';
import { type Failure, runPath } from './run.ts';

export interface Shrunk {
  readonly path: Path;
  readonly failure: Failure;
}

/** @returns null when the path does not fail */
export function shrink(graph: Graph, path: Path, machine?: AnyStateMachine): Shrunk | null {
  const search = searchShortest(graph, path);
  let next = search.next(null);
  while (!next.done) next = search.next(runPath(graph.model, graph.nodes, next.value, machine));
  return next.value;
}

/**
 * Yields paths to run, the given one first, and receives how each failed. Tries the shortest way to the failing step,
 * then leaves out steps, the longest stretches first.
 * @returns null when the path does not fail
 */
export function* searchShortest(graph: Graph, path: Path): Search {
  const first = yield path;
  if (!first) return null;
  let best = cutAt(path, first);
  for (const shorter of shortcuts(graph, best.path)) {
    const failure = shorter.edges.length < best.path.edges.length ? yield shorter : null;
    if (failure) best = cutAt(shorter, failure);
  }
  for (
    let length = best.path.edges.length - 1;
    length > 0;
    length = Math.min(length - 1, best.path.edges.length - 1)
  ) {
    for (let at = 0; at + length <= best.path.edges.length;) {
      const shorter = withoutSteps(graph, best.path, at, length);
      const failure = shorter && (yield shorter);
      if (failure) best = cutAt(shorter, failure);
      else at += 1;
    }
  }
  return best;
}

type Search = Generator<Path, Shrunk | null, Failure | null>;

const cutAt = (path: Path, failure: Failure): Shrunk => ({
  path: { ...path, edges: path.edges.slice(0, failure.step) },
  failure,
});

/** The last step alone, the last two, …, each reached by the shortest way. */
function* shortcuts(graph: Graph, { edges }: Path): Generator<Path> {
  for (let kept = 1; kept <= Math.min(edges.length, 8); kept += 1) {
    const tail = edges.slice(-kept);
    const way = wayFrom(graph, (edge) => edge === tail[0], null);
    if (way) yield { ...way, edges: [...way.edges, ...tail.slice(1)] };
  }
}

/** The path without some of its steps, if the others can still follow one another. */
function withoutSteps(graph: Graph, { start, edges }: Path, at: number, length: number): Path | null {
  const kept: Edge[] = [...edges.slice(0, at)];
  for (const { name } of edges.slice(at + length)) {
    const node = graph.nodes[nodeAfter({ start, edges: kept })]!;
    const edge = node.out.find((other) => other.name === name);
    if (!edge) return null;
    kept.push(edge);
  }
  return { start, edges: kept };
}

export const replayCommand = (noun: string, path: Path, graph: Graph) =>
  `npm run paths -- --machine ${noun} --replay '${writePath(path, graph)}'`;

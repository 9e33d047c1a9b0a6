/** A path: its start and its edges, and how it is written as text and parsed. */
import type { Edge, Graph, Start } from './graph.ts';

export interface Path {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

export const nodeAfter = ({ start, edges }: Path): number => edges.at(-1)?.to ?? start.to;

/** The format of `--replay`: the start if there are several, then the names of the samples. */
export function writePath({ start, edges }: Path, { starts }: Graph): string {
  const names = edges.map(({ name }) => name);
  return (starts.length > 1 ? [start.name, ...names] : names).join(' ');
}

/** @throws with the first step that cannot be taken, and the possible ones */
export function readPath(graph: Graph, text: string): Path {
  const names = text.split(/\s+/).filter((name) => name !== '');
  const first = names[0]?.startsWith('@') ? names.shift() : graph.starts[0]!.name;
  const start = graph.starts.find(({ name }) => name === first);
  if (!start)
    throw new Error(
      `There is no start ${first}; there is ${graph.starts.map(({ name }) => name).join(', ')}`,
    );
  const edges: Edge[] = [];
  for (const [i, name] of names.entries()) {
    const { out } = graph.nodes[edges.at(-1)?.to ?? start.to]!;
    const edge = out.find((other) => other.name === name);
    if (!edge) {
      const possible = out.map((other) => other.name).join(', ');
      throw new Error(`Step ${i + 1}, ${name}, cannot happen there. What can: ${possible || 'nothing'}`);
    }
    edges.push(edge);
  }
  return { start, edges };
}

export const stepCount = (paths: readonly Path[]) => paths.reduce((sum, { edges }) => sum + edges.length, 0);

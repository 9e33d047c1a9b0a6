/**
 * Lays out the states and arrows of a diagram with elkjs, in a worker of its own. A transition that stays within its
 * state is a line of text in it; several between the same two states share an arrow.
 */
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { type ChartState, type ChartTransition, statesIn } from '../../machines/paths/chart.ts';
import { type Arrow, type Box, type Line, lineHeight, type Picture, titleHeight } from './picture.ts';

const side = 12;
/** Width of a wide letter in the diagram's font, in CSS pixels. */
const letter = 6.9;

const textOf = ({ event, guard }: ChartTransition) => (guard === null ? event : `${event} [${guard}]`);
const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * letter;

export async function layOut(chart: ChartState): Promise<Picture> {
  const states = statesIn(chart);
  const byId = new Map(states.map((state) => [state.id, state]));
  const isWithin = (inner: string, outer: ChartState) => statesIn(outer).some(({ id }) => id === inner);
  const arrowOf = (state: ChartState, { target }: ChartTransition) =>
    target !== null && !isWithin(target, state) && !isWithin(state.id, byId.get(target)!);

  const linesOf = (state: ChartState): readonly Line[] => [
    ...state.effects.map((effect) => ({ text: `runs ${effect}`, transition: null })),
    ...state.transitions
      .filter((transition) => !arrowOf(state, transition))
      .map((transition) => {
        const { id, target } = transition;
        const to = target === null ? '' : ` → ${target === state.id ? 'again' : byId.get(target)!.key}`;
        return { text: textOf(transition) + to, transition: id };
      }),
  ];
  const lines = new Map(states.map((state) => [state.id, linesOf(state)]));

  const toNode = (state: ChartState): ElkNode => {
    const own = lines.get(state.id)!;
    const width =
      2 * side + Math.max(widthOf([`${state.key} (parallel)`]) * 1.15, widthOf(own.map(({ text }) => text)));
    const height = titleHeight + own.length * lineHeight + (own.length > 0 ? 8 : 0);
    if (state.children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      children: state.children.map(toNode),
      layoutOptions: {
        'elk.padding': `[top=${height + 10},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };

  const joined = new Map<string, { from: string; to: string; lines: Line[] }>();
  for (const state of states) {
    for (const transition of state.transitions) {
      const { target } = transition;
      if (target === null || !arrowOf(state, transition)) continue;
      const id = `${state.id} → ${target}`;
      const arrow = joined.get(id) ?? { from: state.id, to: target, lines: [] };
      arrow.lines.push({ text: textOf(transition), transition: transition.id });
      joined.set(id, arrow);
    }
  }
  const edges: ElkExtendedEdge[] = [...joined].map(([id, arrow]) => ({
    id,
    sources: [arrow.from],
    targets: [arrow.to],
    labels: [
      {
        id: `${id} label`,
        text: arrow.lines[0]!.text,
        width: widthOf(arrow.lines.map(({ text }) => text)) + 8,
        height: arrow.lines.length * lineHeight,
      },
    ],
  }));

  const elk = new ELK({ workerFactory: () => new Worker(elkWorker) });
  try {
    const drawn: ElkNode = await elk.layout<ElkNode>({
      id: ' ',
      layoutOptions: {
        'elk.algorithm': 'layered',
        'elk.direction': 'DOWN',
        'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
        'elk.edgeRouting': 'ORTHOGONAL',
        'elk.json.edgeCoords': 'ROOT',
        'elk.json.shapeCoords': 'ROOT',
        'elk.spacing.nodeNode': '28',
        'elk.spacing.edgeNode': '16',
        'elk.spacing.edgeEdge': '12',
        'elk.layered.spacing.nodeNodeBetweenLayers': '36',
        'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      },
      children: [toNode(chart)],
      edges,
    });
    return {
      width: drawn.width ?? 0,
      height: drawn.height ?? 0,
      boxes: boxesIn(drawn.children ?? [], byId, lines),
      arrows: (drawn.edges ?? []).flatMap((edge) => arrowIn(edge, joined.get(edge.id)!.lines)),
    };
  } finally {
    elk.terminateWorker();
  }
}

function boxesIn(
  nodes: readonly ElkNode[],
  byId: ReadonlyMap<string, ChartState>,
  lines: ReadonlyMap<string, readonly Line[]>,
): readonly Box[] {
  return nodes.flatMap(({ id, x = 0, y = 0, width = 0, height = 0, children = [] }) => [
    { state: byId.get(id)!, x, y, width, height, lines: lines.get(id)! },
    ...boxesIn(children, byId, lines),
  ]);
}

function arrowIn(
  { id, sections = [], labels = [] }: ElkExtendedEdge,
  lines: readonly Line[],
): readonly Arrow[] {
  const [section] = sections;
  const [label] = labels;
  if (!section) return [];
  const { startPoint, bendPoints = [], endPoint } = section;
  return [{ id, points: [startPoint, ...bendPoints, endPoint], x: label?.x ?? 0, y: label?.y ?? 0, lines }];
}

/**
 * Draws a statechart as SVG: states as nested boxes, one below the other, their transitions as rows in them, and an arrow
 * from each row to its target state, in a separate lane on the right. Nothing ever overlaps, whatever the machine.
 */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { shortType } from '../model.ts';
import type { Suite } from '../suite.ts';
import { escapeXml } from './plain.ts';

const line = 20;
const indent = 16;
const boxWidth = 520;
const laneWidth = 9;

interface Placed {
  readonly node: AnyStateNode;
  readonly top: number;
  bottom: number;
  readonly depth: number;
}

interface Row {
  readonly transition: AnyTransitionDefinition;
  readonly id: string;
  readonly y: number;
  readonly depth: number;
}

interface Arrow extends Row {
  readonly targetY: number;
  readonly targetDepth: number;
  readonly lane: number;
}

export function drawStatechart({ noun, graph, coverage }: Suite): string {
  const times = new Map([...coverage.states, ...coverage.transitions].map((part) => [part.id, part.times]));
  const { boxes, rows, height } = place(graph.model.machine.root, graph.transitionIds);
  const { arrows, lanes } = route(rows, boxes);
  const left = Math.max(...boxes.map(({ depth }) => depth)) * indent;
  const width = left + boxWidth + (lanes + 2) * laneWidth;
  const uncovered = (id: string) => (times.get(id) ?? 1) === 0;
  const states = boxes.map(({ node, top, bottom, depth }) => {
    const x = depth * indent + 1;
    const right = left + boxWidth - depth * indent;
    const kind = node.type === 'parallel' ? ' (parallel)' : node.type === 'final' ? ' (final)' : '';
    const entry = node.parent?.initial.target?.includes(node) && node.parent.type !== 'parallel' ? '● ' : '';
    return `<rect data-state="${escapeXml(node.id)}" class="state${uncovered(node.id) ? ' uncovered' : ''}" x="${x}" y="${top}" width="${right - x}" height="${bottom - top}" rx="6"/>
<text x="${x + 8}" y="${top + 15}" font-weight="bold">${entry}${escapeXml(node.key)}${kind}</text>`;
  });
  const drawn = rows.map((row) => {
    const { transition, id, y, depth } = row;
    const arrow = arrows.find((other) => other.id === id);
    const guard = transition.guard === undefined ? '' : ' [guarded]';
    const to = transition.target?.[0];
    const text = `${shortType(transition.eventType)}${guard}${to ? ` → ${to.key}` : ''} · ${times.get(id) ?? 0}×`;
    const label = `<text${uncovered(id) ? ' class="missed"' : ''} x="${depth * indent + 24}" y="${y + 4}">${escapeXml(text)}</text>`;
    return `<g class="transition"><title>${escapeXml(id)}</title>${label}${arrow ? path(arrow, left, uncovered(id)) : ''}</g>`;
  });
  return `<svg role="img" aria-label="Statechart of ${escapeXml(noun)}" width="${width}" height="${height + 2}" viewBox="0 0 ${width} ${height + 2}">
${[...states, ...drawn].join('\n')}
</svg>`;
}

function place(root: AnyStateNode, ids: ReadonlyMap<AnyTransitionDefinition, string>) {
  const boxes: Placed[] = [];
  const rows: Row[] = [];
  const add = (node: AnyStateNode, depth: number, top: number): number => {
    const box = { node, top, bottom: top, depth };
    boxes.push(box);
    let y = top + line;
    for (const [transition, id] of ids) {
      if (transition.source !== node) continue;
      rows.push({ transition, id, y: y + line / 2, depth });
      y += line;
    }
    for (const child of Object.values(node.states)) y = add(child, depth + 1, y + 4) + 4;
    box.bottom = y + 4;
    return box.bottom;
  };
  const height = add(root, 0, 1);
  return { boxes, rows, height };
}

/** Short arrows use the inner lanes; two arrows share a lane only if one ends above the other's beginning. */
function route(rows: readonly Row[], boxes: readonly Placed[]) {
  const led = rows.flatMap((row) => {
    const box = boxes.find(({ node }) => node === row.transition.target?.[0]);
    return box ? [{ ...row, targetY: box.top + 10, targetDepth: box.depth }] : [];
  });
  led.sort((a, b) => Math.abs(a.y - a.targetY) - Math.abs(b.y - b.targetY) || a.y - b.y);
  const lanes: { from: number; to: number }[][] = [];
  const arrows = led.map((arrow): Arrow => {
    const from = Math.min(arrow.y, arrow.targetY) - 2;
    const to = Math.max(arrow.y, arrow.targetY) + 2;
    const free = lanes.findIndex((lane) => lane.every((used) => used.to < from || used.from > to));
    const lane = free < 0 ? lanes.length : free;
    (lanes[lane] ??= []).push({ from, to });
    return { ...arrow, lane };
  });
  return { arrows, lanes: lanes.length };
}

function path({ y, depth, targetY, targetDepth, lane }: Arrow, left: number, uncovered: boolean): string {
  const from = left + boxWidth - (depth + 1) * indent;
  const to = left + boxWidth - targetDepth * indent;
  const x = left + boxWidth + (lane + 1) * laneWidth;
  return `<path class="arrow${uncovered ? ' uncovered' : ''}" d="M${from} ${y}H${x}V${targetY}H${to + 6}"/><path class="head" d="M${to} ${targetY}l7 -4v8z"/>`;
}

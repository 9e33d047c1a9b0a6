/** The statechart as a Mermaid state diagram, with uncovered parts marked. */
import type { AnyStateNode } from 'xstate';
import { shortType } from '../model.ts';
import type { Suite } from '../suite.ts';

export const toMermaid = (suites: readonly Suite[]): string => suites.map(diagram).join('\n');

const nameOf = ({ id }: AnyStateNode) => id.replaceAll(/[^A-Za-z0-9]/g, '_');

function diagram({ noun, graph, coverage }: Suite): string {
  const { machine } = graph.model;
  const ids = graph.transitionIds;
  const uncovered = new Set(
    [...coverage.states, ...coverage.transitions].filter(({ times }) => times === 0).map(({ id }) => id),
  );
  const lines = ['---', `title: ${noun}`, '---', 'stateDiagram-v2'];
  const inside = (parent: AnyStateNode, depth: number) => {
    const indent = '  '.repeat(depth);
    const children = Object.values(parent.states);
    if (parent.type !== 'parallel')
      for (const { target } of [parent.initial]) {
        const [first] = target ?? [];
        if (first) lines.push(`${indent}[*] --> ${nameOf(first)}`);
      }
    for (const [i, child] of children.entries()) {
      if (parent.type === 'parallel' && i > 0) lines.push(`${indent}--`);
      lines.push(`${indent}state "${child.key}" as ${nameOf(child)}`);
      if (Object.keys(child.states).length === 0) continue;
      lines.push(`${indent}state ${nameOf(child)} {`);
      inside(child, depth + 1);
      lines.push(`${indent}}`);
    }
  };
  inside(machine.root, 1);
  for (const [transition, id] of ids) {
    const { source, target, guard, eventType } = transition;
    // The diagram has no node for the machine itself: its transitions are listed in a note.
    if (!source.parent) continue;
    const to = target?.[0] ?? source;
    const guarded = guard === undefined ? '' : ' [guarded]';
    const mark = uncovered.has(id) ? ' (not covered)' : '';
    lines.push(`  ${nameOf(source)} --> ${nameOf(to)}: ${shortType(eventType)}${guarded}${mark}`);
  }
  const always = [...ids].filter(([{ source }]) => !source.parent);
  const first = Object.values(machine.root.states)[0];
  if (always.length > 0 && first) {
    lines.push(`  note right of ${nameOf(first)}`, '    from every state:');
    for (const [{ eventType, target }, id] of always) {
      const to = target?.[0]?.key ?? 'stays';
      lines.push(`    ${shortType(eventType)} → ${to}${uncovered.has(id) ? ' (not covered)' : ''}`);
    }
    lines.push('  end note');
  }
  const states = [...uncovered].filter((id) => !id.includes(' / '));
  if (states.length > 0) {
    lines.push('  classDef uncovered stroke:#b00,stroke-dasharray:4');
    lines.push(`  class ${states.map((id) => id.replaceAll(/[^A-Za-z0-9]/g, '_')).join(',')} uncovered`);
  }
  return `${lines.join('\n')}\n`;
}

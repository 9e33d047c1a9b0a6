/** One row per step, for spreadsheets. */
import type { Step } from '../graph.ts';
import type { Suite } from '../suite.ts';
import { askedNames, factNames, payloadOf, writeValue } from './plain.ts';

const header = [
  'machine',
  'path',
  'step',
  'name',
  'event',
  'payload',
  'state',
  'transitions',
  'facts',
  'asks',
];

export function toCsv(suites: readonly Suite[]): string {
  const rows = suites.flatMap(({ noun, graph, paths }) =>
    paths.flatMap(({ start, edges }, at) => {
      const row = (step: Step, i: number, event: string, payload: unknown) => [
        noun,
        at + 1,
        i,
        step.name,
        event,
        payload === null ? '' : JSON.stringify(payload),
        writeValue(graph.nodes[step.to]!.value),
        step.transitions.join('; '),
        factNames(step).join('; '),
        askedNames(step).join('; '),
      ];
      return [
        row(start, 0, '', null),
        ...edges.map((edge, i) => row(edge, i + 1, edge.event.type, payloadOf(edge.event))),
      ];
    }),
  );
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would read a cell that begins like this as a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A report to open in a browser, with nothing from outside: each statechart drawn, what is covered, every path. */
import { type Part, percent } from '../coverage.ts';
import { replayCommand } from '../shrink.ts';
import { runSuite, type Suite } from '../suite.ts';
import { drawStatechart } from './drawing.ts';
import { escapeXml, factNames, writeValue } from './plain.ts';
import { sayStep } from './words.ts';

const style = `
:root { color-scheme: light dark; --ok: light-dark(#1b7a3d, #63d48a); --no: light-dark(#b3261e, #ff8a80); --line: light-dark(#ccc, #555); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { border: 1px solid var(--line); padding: .2rem .6rem; text-align: left; }
code { font-size: .85em; overflow-wrap: anywhere; } .scroll { overflow-x: auto; } .failed { color: var(--no); }
svg { font: 12px system-ui, sans-serif; } svg text { fill: currentColor; } svg .state { fill: none; stroke: var(--ok); stroke-width: 1.5; }
svg .arrow { fill: none; stroke: var(--ok); } svg .head { fill: var(--ok); } svg .uncovered { stroke: var(--no); stroke-dasharray: 5 3; }
svg text.missed { fill: var(--no); } svg g.transition:hover .arrow { stroke-width: 3; } svg g.transition:hover text { font-weight: bold; }
`;

export function toHtml(suites: readonly Suite[]): string {
  const contents = suites.map(({ noun }) => `<li><a href="#${noun}">${noun}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test paths</title><style>${style}</style></head>
<body><h1>Test paths</h1><nav><ul>${contents}</ul></nav>
${suites.map(section).join('\n')}
</body></html>
`;
}

function section(suite: Suite): string {
  const { noun, options, graph, paths, steps, lowerBound, note, coverage } = suite;
  const { states, transitions, guards, pairs, contexts, edges } = coverage;
  const runs = runSuite(suite);
  const failures = runs.filter(({ failure }) => failure).length;
  const bound = lowerBound === null ? '' : ` Steps and starts cannot be fewer than ${lowerBound}.`;
  const numbers = [
    counted('States', states),
    counted('Transitions', transitions),
    counted('Guard outcomes', guards),
    counted('Pairs of transitions', pairs),
    row('Contexts', contexts.covered, contexts.all),
    row('Edges', edges.covered, edges.all),
  ];
  return `<section id="${noun}"><h2>${noun}: ${options.generator}</h2>
<p>${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps, ${failures} failed.${bound} ${escapeXml(note ?? '')}
Contexts told apart: ${escapeXml(graph.model.abstraction.name)}.</p>
<table><thead><tr><th>covered</th><th>of all</th><th>share</th></tr></thead><tbody>${numbers.join('')}</tbody></table>
<div class="scroll">${drawStatechart(suite)}</div>
${parts('States, transitions and guard outcomes', [...states, ...transitions, ...guards])}
${parts('Pairs of transitions', pairs)}
<h3>Paths</h3>
${runs
  .map(({ path, failure }, i) => {
    const items = path.edges.map((edge) => {
      const facts = factNames(edge);
      const factText = facts.length > 0 ? ` (${facts.join(', ')})` : '';
      const turned = edge.transitions.length === 0 ? ', turned away' : '';
      return `<li>${escapeXml(sayStep(edge, graph))}${turned} → <b>${escapeXml(writeValue(graph.nodes[edge.to]!.value))}</b>${escapeXml(factText)}</li>`;
    });
    const problem = failure
      ? `<p class="failed">Step ${failure.step}, ${escapeXml(failure.name)}: ${escapeXml(failure.problem)}</p>`
      : '';
    return `<details><summary>Path ${i + 1}, ${path.edges.length} steps${failure ? ', failed' : ''}</summary>${problem}
<p><code>${escapeXml(replayCommand(noun, path, graph))}</code></p><p>Starts as ${escapeXml(path.start.name)}: <b>${escapeXml(writeValue(graph.nodes[path.start.to]!.value))}</b></p><ol>${items.join('')}</ol></details>`;
  })
  .join('\n')}</section>`;
}

const row = (name: string, covered: number, all: number, share = all === 0 ? 100 : (100 * covered) / all) =>
  `<tr><th>${name}</th><td>${covered} of ${all}</td><td>${Math.floor(share)} %</td></tr>`;

const counted = (name: string, of: readonly Part[]) =>
  row(name, of.filter(({ times }) => times > 0).length, of.length, percent(of));

function parts(title: string, all: readonly Part[]): string {
  const rows = all.map(
    ({ id, times, reason }) =>
      `<tr><td><code>${escapeXml(id)}</code></td><td>${times}</td><td>${escapeXml(reason ?? '')}</td></tr>`,
  );
  return `<details><summary>${title}</summary><table><thead><tr><th>what</th><th>times</th><th>why not</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

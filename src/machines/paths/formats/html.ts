/** A self-contained report for the browser: each statechart drawn, its coverage, every path. */
import { type Part, percent } from '../coverage.ts';
import { activeStates } from '../graph.ts';
import { replayCommand } from '../shrink.ts';
import { runSuite, type Suite } from '../suite.ts';
import { drawStatechart } from './drawing.ts';
import { playerScript, searchField, stepControls } from './html-player.ts';
import { escapeXml, factNames, writeValue } from './plain.ts';
import { titles } from './titles.ts';
import { sayStep, spaced } from './words.ts';

/** The product's colors (src/views/ui/theme.css), light and dark, copied so that the file needs nothing else. */
const style = `
:root { color-scheme: light dark; --body: light-dark(#fcf9f3, #1f1b16); --surface: light-dark(#ffffff, #27221d); --sunken: light-dark(#f1ede8, #181410);
--ink: light-dark(#292621, #ede7e1); --dimmed: light-dark(#665f57, #b5aea7); --line: light-dark(#e4dfd8, #3a342e); --edge: light-dark(#8b847b, #857e77);
--action: light-dark(#29695a, #8cc9b8); --tint: light-dark(#d6eee7, #23403a); --no: light-dark(#9f2f27, #f7a095); }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--body); color: var(--ink); }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; } h2 { font-size: 1.35rem; margin: 0 0 .5rem; } h3 { font-size: 1.1rem; margin: 1.25rem 0 .5rem; }
a { color: var(--action); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
nav a { display: block; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 999px; background: var(--surface); text-decoration: none; }
section { margin: 0 0 2rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
table { width: 100%; max-width: 40rem; border-collapse: collapse; margin: 1rem 0; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .375rem .5rem .375rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
meter { width: 100%; min-width: 5rem; height: .75rem; } details { margin: .5rem 0; padding: .5rem .75rem; border-radius: .5rem; background: var(--sunken); }
summary { cursor: pointer; } code { font-size: .85em; overflow-wrap: anywhere; } li { margin: .2rem 0; overflow-wrap: anywhere; }
.scroll { overflow: auto; max-height: 75vh; padding: .5rem; border: 1px solid var(--line); border-radius: .75rem; } .failed { color: var(--no); } .dimmed { color: var(--dimmed); }
svg { font: 12px system-ui, sans-serif; } svg text { fill: currentColor; } svg .state { fill: none; stroke: var(--edge); stroke-width: 1.5; }
svg .arrow { fill: none; stroke: var(--action); } svg .head { fill: var(--action); } svg .uncovered { stroke: var(--no); stroke-dasharray: 5 3; }
svg text.missed { fill: var(--no); font-style: italic; } svg g.transition:hover .arrow { stroke-width: 3; } svg g.transition:hover text { font-weight: bold; }
svg .state.active { fill: var(--tint); stroke: var(--action); stroke-width: 3; }
.steps { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; } button, input { font: inherit; color: inherit; padding: .25rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--surface); }
button:focus-visible, input:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; } .steps input { width: 5.5rem; } #search { width: min(100%, 24rem); }
li[aria-current] { background: var(--tint); font-weight: 600; } li.hit { outline: 1px solid var(--action); } details.path[hidden] { display: none; }
@media (max-width: 40rem) { section { padding: 1rem .75rem; } }
`;

export function toHtml(suites: readonly Suite[]): string {
  const contents = suites.map(({ noun }) => `<li><a href="#${noun}">${spaced(noun)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test paths</title><style>${style}</style></head>
<body><h1>Test paths</h1><nav><ul>${contents}</ul></nav>${searchField}
${suites.map(section).join('\n')}
${playerScript}</body></html>
`;
}

function section(suite: Suite): string {
  const { noun, options, graph, paths, steps, lowerBound, note, coverage } = suite;
  const { states, transitions, guards, pairs, contexts, edges } = coverage;
  const runs = runSuite(suite);
  const failures = runs.filter(({ failure }) => failure).length;
  const bound = lowerBound === null ? '' : ` Steps and starts cannot be fewer than ${lowerBound}.`;
  const activeIn = (node: number) => escapeXml(activeStates(graph.nodes[node]!).join(' '));
  const numbers = [
    counted('States', states),
    counted('Transitions', transitions),
    counted('Guard outcomes', guards),
    counted('Pairs of transitions', pairs),
    row('Contexts', contexts.covered, contexts.all),
    row('Edges', edges.covered, edges.all),
  ];
  return `<section id="${noun}"><h2>${spaced(noun)}: ${titles[options.generator]}</h2>
<p>${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps, ${failures} failed.${bound} ${escapeXml(note ?? '')}
Contexts told apart: ${escapeXml(graph.model.abstraction.name)}.</p>
<table><thead><tr><th>covered</th><th>of all</th><th>share</th></tr></thead><tbody>${numbers.join('')}</tbody></table>
<div class="scroll" tabindex="0" role="region" aria-label="Statechart of ${noun}, to scroll">${drawStatechart(suite)}</div>
${parts('States, transitions and guard outcomes', [...states, ...transitions, ...guards])}
${parts('Pairs of transitions', pairs)}
<h3>Paths</h3>
${runs
  .map(({ path, failure }, i) => {
    const items = path.edges.map((edge) => {
      const facts = factNames(edge);
      const factText = facts.length > 0 ? ` (${facts.join(', ')})` : '';
      const turned = edge.transitions.length === 0 ? ', turned away' : '';
      return `<li data-active="${activeIn(edge.to)}">${escapeXml(sayStep(edge, graph))}${turned} → <b>${escapeXml(writeValue(graph.nodes[edge.to]!.value))}</b>${escapeXml(factText)}</li>`;
    });
    const problem = failure
      ? `<p class="failed">Step ${failure.step}, ${escapeXml(failure.name)}: ${escapeXml(failure.problem)}</p>`
      : '';
    return `<details class="path" data-active="${activeIn(path.start.to)}"><summary>Path ${i + 1}, ${path.edges.length} steps${failure ? ', failed' : ''}</summary>${problem}
${stepControls(path.edges.length, failure?.step ?? 0)}
<p><code>${escapeXml(replayCommand(noun, path, graph))}</code></p><p>Starts as ${escapeXml(path.start.name)}: <b>${escapeXml(writeValue(graph.nodes[path.start.to]!.value))}</b></p><ol>${items.join('')}</ol></details>`;
  })
  .join('\n')}</section>`;
}

const row = (name: string, covered: number, all: number, share = all === 0 ? 100 : (100 * covered) / all) =>
  `<tr><th>${name}</th><td>${covered} of ${all}</td><td><meter min="0" max="100" value="${Math.floor(share)}">${Math.floor(share)} %</meter> ${Math.floor(share)} %</td></tr>`;

const counted = (name: string, of: readonly Part[]) =>
  row(name, of.filter(({ times }) => times > 0).length, of.length, percent(of));

function parts(title: string, all: readonly Part[]): string {
  const rows = all.map(
    ({ id, times, reason }) =>
      `<tr><td><code>${escapeXml(id)}</code></td><td>${times}</td><td>${escapeXml(reason ?? '')}</td></tr>`,
  );
  return `<details><summary>${title}</summary><table><thead><tr><th>what</th><th>times</th><th>why not</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

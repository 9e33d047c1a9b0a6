/** The facts of every statechart suffice to derive what it shows, on every path, and contain no secrets. */
import { expect, it } from 'vitest';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { loadGraph } from './models.ts';
import { runPath } from '../../src/machines/paths/run.ts';

it.each([
  ['[AUTH9]', 'auth', /secret|anna@/],
  ['[REGISTRATION7]', 'registration', /secret|anna@/],
  ['[PROFILE8]', 'profile', /anna@|Holm/],
  ['[SETTINGS6]', 'settings', /anna/],
  ['[LEDGER25]', 'ledger', /secret/],
  ['[LEDGER34]', 'recovery', /secret/],
  ['[CART17]', 'cart', /secret|Secret|\+1415/],
  ['[CART17]', 'order', /secret|Secret|\+1415/],
  ['[CAPTURE9]', 'capture', /secret/],
  ['[BATCH11]', 'batch', /secret/],
  ['[UPLOAD9]', 'upload', /secret/],
  ['[THREAD8]', 'thread', /secret|Secret/],
  ['[RECORDING12]', 'recording', /secret/],
  ['[TRANSCRIPTION13]', 'transcription', /secret/],
  ['[INVITE11]', 'invite', /secret|@/],
  ['[TRANSACTION13]', 'transaction', /secret|Bea|@/],
  ['[SCREENING12]', 'screening', /secret|@/],
  ['[CHAT13]', 'chat', /secret|c1|t1/],
  ['[ANALYSIS12]', 'analysis', /secret/],
  ['[AGENT7]', 'hr-agent', /secret|Secret|anna/],
])('%s shows what its facts fold to, on every path of %s', { timeout: 60_000 }, async (_, noun, secret) => {
  const graph = await loadGraph(noun);
  const { paths } = edgeCover(graph);
  expect(paths.flatMap((path) => runPath(graph.model, graph.nodes, path) ?? [])).toEqual([]);
  const facts = [...graph.starts, ...graph.edges].flatMap((step) => step.facts);
  expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(3);
  expect(JSON.stringify(facts)).not.toMatch(secret);
});

/** A small run from the start of the servers to their end: every action succeeds, and the figures are those of that run. */
import { expect, it } from 'vitest';
import { actions } from './actions.ts';
import { readOptions } from './options.ts';
import { reportOf } from './report.ts';
import { runLoad } from './run.ts';

it('does all that people do without an error, and tells of each', { timeout: 540_000 }, async () => {
  const options = readOptions('--people 20 --minutes 0.17 --rate 10 --database pglite'.split(' '));
  const report = await runLoad(options, () => undefined);
  const [stretch] = report.stretches;
  expect(report.preparing.find(({ operation }) => operation === 'sign up')).toMatchObject({
    count: 20,
    errors: 0,
  });
  expect(
    report.preparing.find(({ operation }) => operation === 'sign in by the SDK')?.count,
  ).toBeGreaterThanOrEqual(1);
  expect(stretch!.operations.filter(({ errors }) => errors > 0)).toEqual([]);
  const counts = Object.fromEntries(stretch!.operations.map(({ operation, count }) => [operation, count]));
  // Most actions have the name of their operation; these have the name of their last step.
  const lastSteps: Record<string, string> = { 'upload a photo': 'make a photo of it' };
  for (const { name } of actions) expect(counts[lastSteps[name] ?? name], name).toBeGreaterThanOrEqual(1);
  expect(stretch!.openStreams).toBe(20);
  expect(stretch!.queriesPerSecond).toBeGreaterThan(1);
  expect(stretch!.servers[0]!.rssMb).toBeGreaterThan(50);
  expect(report.verdicts.map(({ aim }) => aim)).toHaveLength(3);
  const text = reportOf(report);
  expect(text).toMatch(/20 people on pglite, one process/);
  expect(text).toMatch(/sign a ledger’s head +\d+ +\d/);
});

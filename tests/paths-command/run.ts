/**
 * What `npm run paths` does: writes test paths of the product's statecharts to standard output or into a directory, or replays
 * one. Ends with 1 when a path fails or when something that no path reaches has no reason, with 2 when it was asked wrongly.
 */
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOfStream } from '../../src/events/inspection/streams.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { percent, unexplained } from '../../src/machines/paths/coverage.ts';
import { formats } from '../../src/machines/paths/formats/formats.ts';
import { type Format, formatNames } from '../../src/machines/paths/formats/names.ts';
import type { Graph } from '../../src/machines/paths/graph.ts';
import { Tracer } from '../../src/machines/paths/trace.ts';
import { usedOf, weightsFrom } from '../../src/machines/paths/used.ts';
import { loadGraph, machineNames } from '../paths/models.ts';
import { readPath } from '../../src/machines/paths/path.ts';
import { runPath } from '../../src/machines/paths/run.ts';
import { replayCommand, shrink } from '../../src/machines/paths/shrink.ts';
import { defaults, type Generator, generators, type Options } from '../../src/machines/paths/options.ts';
import { makeSuite, runSuite, type Suite } from '../../src/machines/paths/suite.ts';

const usage = `npm run paths -- [options]

  --machine NAME      one of ${machineNames().join(', ')}; all of them without it
  --generator NAME    one of ${generators.join(', ')}; ${defaults.generator} without it
  --weighted          random walks as often as people take each step, or transitions the way they take
  --weights FILE      how often that is: an exported journal, once for each; what the model says without it
  --seed N --steps N  of random walks; ${defaults.seed} and ${defaults.steps} without them
  --limit N           most paths of simple; ${defaults.limit} without it
  --max-steps N       most steps of one path, of whatever generator
  --target STATE      only paths to this state of --machine, such as auth.ready
  --format NAME       one of ${formatNames.join(', ')}; a summary without it
  --out DIR           writes a file per machine instead of to standard output
  --replay 'STEPS'    runs one path of --machine and shows what every step does
`;

export interface Output {
  readonly write: (text: string) => void;
  /** What is no part of the answer, a line at a time. */
  readonly complain: (line: string) => void;
}

/** Told as it is, without a stack. */
class Misuse extends Error {}

function oneOf<Name extends string>(what: string, names: readonly Name[], given: string): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new Misuse(`--${what} is one of ${names.join(', ')}, not ${given}.`);
  return found;
}

function whole(what: string, given: string | undefined, otherwise: number, least: number): number {
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(number) || number < least || number > 1_000_000_000)
    throw new Misuse(`--${what} is a whole number from ${least} on, not ${given}.`);
  return number;
}

function read(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      generator: { type: 'string' },
      weighted: { type: 'boolean', default: false },
      weights: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      steps: { type: 'string' },
      limit: { type: 'string' },
      'max-steps': { type: 'string' },
      target: { type: 'string' },
      format: { type: 'string' },
      out: { type: 'string' },
      replay: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const named = oneOf(
    'generator',
    generators,
    values.generator ?? (values.weighted ? 'weighted' : defaults.generator),
  );
  const isWalk = named === 'random' || named === 'weighted';
  if (values.weighted && !isWalk && named !== 'transitions')
    throw new Misuse('--weighted goes with the generators random and transitions.');
  if (values.weights.length > 0 && !values.weighted && named !== 'weighted' && named !== 'transitions')
    throw new Misuse('--weights goes with --weighted, or with --generator transitions.');
  const generator: Generator = values.weighted && isWalk ? 'weighted' : named;
  const options: Options = {
    generator,
    seed: whole('seed', values.seed, defaults.seed, 0),
    steps: whole('steps', values.steps, defaults.steps, 1),
    limit: whole('limit', values.limit, defaults.limit, 1),
    target: values.target ?? null,
    maxSteps: values['max-steps'] === undefined ? null : whole('max-steps', values['max-steps'], 1, 1),
    byUse: named === 'transitions' && (values.weighted || values.weights.length > 0),
  };
  if (options.target !== null && values.machine === undefined) throw new Misuse('--target needs --machine.');
  const format: Format | undefined =
    values.format === undefined ? undefined : oneOf('format', formatNames, values.format);
  const machines =
    values.machine === undefined ? machineNames() : [oneOf('machine', machineNames(), values.machine)];
  const { weights } = values;
  return { options, format, machines, weights, out: values.out, replay: values.replay, help: values.help };
}

type Journals = readonly (readonly EventRecord[])[];

/** Exported journals by the machine they are of. @throws Misuse when a file is no log, or none of these machines' */
async function readJournals(
  files: readonly string[],
  machines: readonly string[],
): Promise<ReadonlyMap<string, Journals>> {
  const journals = new Map<string, Journals>();
  for (const file of files) {
    if (!existsSync(file)) throw new Misuse(`There is no file ${file}.`);
    const read = await readLogFile(createReadStream(file));
    if (!read.ok) throw new Misuse(`${file}: ${read.message}`);
    const found = kindOfStream(read.header.stream)?.machines.filter((noun) => machines.includes(noun)) ?? [];
    if (found.length === 0)
      throw new Misuse(
        `${file} holds ${read.header.stream}, which ${machines.join(', ')} do not journal into.`,
      );
    for (const machine of found) journals.set(machine, [...(journals.get(machine) ?? []), read.records]);
  }
  return journals;
}

/** Weighted by what people did rather than by what the model thinks. */
function asUsed(graph: Graph, journals: Journals | undefined): Graph {
  if (!journals) return graph;
  const weights = weightsFrom(graph, usedOf(graph, new Tracer(graph), journals));
  return { ...graph, model: { ...graph.model, weights } };
}

const root = resolve(import.meta.dirname, '../..');

/** How a file in that folder imports what runs it. */
function driversFrom(out: string): string {
  const path = relative(resolve(out), join(root, 'tests/browser/paths/on-playwright.ts')).replaceAll(
    '\\',
    '/',
  );
  return path.startsWith('.') ? path : `./${path}`;
}

/** What the pages can walk of the machines. @throws Misuse where they have no driver, or nothing could import it */
async function pageGraphs(
  machines: readonly string[],
  out: string | undefined,
  output: Output,
): Promise<ReadonlyMap<string, Graph>> {
  if (out !== undefined && relative(root, resolve(out)).startsWith('..'))
    throw new Misuse(
      'A Playwright suite imports the drivers of this project: --out is to be a folder inside it.',
    );
  // Only where they are wanted: they bring the tests' own tools along.
  const { drivers, undriven } = await import('../browser/paths/drivers.ts');
  const { pageGraph } = await import('../browser/paths/page-graph.ts');
  const graphs = new Map<string, Graph>();
  for (const noun of machines) {
    const casting = drivers[noun];
    if (casting) graphs.set(noun, pageGraph(await loadGraph(noun), casting.blueprint()));
    else if (machines.length === 1)
      throw new Misuse(`No driver walks the page of ${noun}: ${undriven[noun] ?? 'write one'}.`);
    else output.complain(`${noun} is left out: ${undriven[noun] ?? 'no driver walks its page'}`);
  }
  return graphs;
}

async function replay(noun: string, steps: string, output: Output): Promise<number> {
  const graph = await loadGraph(noun);
  let path;
  try {
    path = readPath(graph, steps);
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
  const failure = runPath(graph.model, graph.nodes, path);
  const shown = [path.start, ...path.edges].slice(0, failure ? failure.step + 1 : undefined);
  for (const [i, step] of shown.entries())
    output.write(`${i} ${step.name} → ${JSON.stringify(graph.nodes[step.to]!.value)}\n`);
  if (!failure) return 0;
  output.complain(`Step ${failure.step}, ${failure.name}: ${failure.problem}`);
  return 1;
}

function summary({ noun, options, paths, steps, lowerBound, note, coverage }: Suite): string {
  const parts = (['states', 'transitions', 'guards', 'pairs'] as const).map(
    (kind) => `${kind} ${Math.floor(percent(coverage[kind]))} %`,
  );
  const bound = lowerBound === null ? '' : ` (with starts ${steps + paths.length}, at least ${lowerBound})`;
  const count = `${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps${bound}`;
  return `${noun} ${options.generator}: ${count}; ${parts.join(', ')}${note === null ? '' : `. ${note}`}\n`;
}

/** What fails, in words; empty when all is well. */
function complaints(suite: Suite): readonly string[] {
  const { noun, graph } = suite;
  const failed = runSuite(suite).find(({ failure }) => failure);
  const shortest = failed && shrink(graph, failed.path);
  return [
    ...unexplained(graph).map((problem) => `${noun}: ${problem}`),
    ...(shortest
      ? [
          `${noun}: step ${shortest.failure.step}, ${shortest.failure.name}: ${shortest.failure.problem}`,
          `  see it again: ${replayCommand(noun, shortest.path, graph)}`,
        ]
      : []),
  ];
}

async function start(args: readonly string[], output: Output): Promise<number> {
  const { options, format, machines, weights, out, replay: steps, help } = read(args);
  if (help) {
    output.write(`${usage}\n`);
    return 0;
  }
  if (steps !== undefined) {
    const [noun] = machines;
    if (machines.length !== 1 || !noun) throw new Misuse('--replay needs --machine.');
    return replay(noun, steps, output);
  }
  const journals = await readJournals(weights, machines);
  const suites: Suite[] = [];
  const onPages = format === 'playwright' ? await pageGraphs(machines, out, output) : null;
  for (const noun of onPages?.keys() ?? machines) {
    const whole = asUsed(await loadGraph(noun), journals.get(noun));
    const onPage = onPages?.get(noun);
    // What a page can walk of it, as often as people take it.
    const graph = onPage ? { ...onPage, model: { ...onPage.model, weights: whole.model.weights } } : whole;
    const { target } = options;
    if (target !== null && !graph.definition.states.includes(target))
      throw new Misuse(`--target is one of ${graph.definition.states.join(', ')}, not ${target}.`);
    suites.push(makeSuite(noun, graph, options));
  }
  // The page is what judges the paths of pages.
  const problems = onPages ? [] : suites.flatMap(complaints);
  if (out !== undefined) {
    const { write, ending } = formats[format ?? 'json'];
    mkdirSync(out, { recursive: true });
    for (const suite of suites) {
      const file = join(out, `${suite.noun}.${options.generator}.${ending}`);
      writeFileSync(file, write([suite], driversFrom(out)));
      output.write(`${file}: ${summary(suite)}`);
    }
  } else output.write(format ? formats[format].write(suites) : suites.map(summary).join(''));
  for (const problem of problems) output.complain(problem);
  return problems.length > 0 ? 1 : 0;
}

/** @returns the exit code */
export async function runPaths(args: readonly string[], output: Output): Promise<number> {
  try {
    return await start(args, output);
  } catch (error) {
    const isMisuse =
      error instanceof Misuse || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!isMisuse) throw error;
    output.complain((error as Error).message);
    return 2;
  }
}

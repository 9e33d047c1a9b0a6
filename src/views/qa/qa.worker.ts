/** Explores statecharts and finds paths in a worker, since large ones take seconds. Every machine with a model is included. */
import { chartOf } from '../../machines/paths/chart.ts';
import { unexplained } from '../../machines/paths/coverage.ts';
import { formats } from '../../machines/paths/formats/formats.ts';
import { askedNames, payloadOf, plain, writeValue } from '../../machines/paths/formats/plain.ts';
import { sayStep } from '../../machines/paths/formats/words.ts';
import { activeStates, explore, type Graph, type Step } from '../../machines/paths/graph.ts';
import { type PathModel, shortType } from '../../machines/paths/model.ts';
import { nodeAfter, type Path, readPath } from '../../machines/paths/path.ts';
import { runPath } from '../../machines/paths/run.ts';
import { sequenceOf } from '../../machines/paths/sequence.ts';
import { replayCommand } from '../../machines/paths/shrink.ts';
import { Tracer } from '../../machines/paths/trace.ts';
import { makeSuite, type Suite } from '../../machines/paths/suite.ts';
import { usedOf } from '../../machines/paths/used.ts';
import type { Fact } from '../../events/log/event.ts';
import type { Answers, PathAnswer, Question, Request, Response, Selection, StepAnswer } from './answers.ts';

const files = import.meta.glob<{ model: PathModel }>('../../machines/*.model.ts', { eager: true });
const models = new Map(
  Object.entries(files).map(([path, { model }]) => [/([^/]+)\.model\.ts$/.exec(path)![1]!, model]),
);

const graphs = new Map<string, Graph>();
const tracers = new Map<string, Tracer>();
/** The latest suite: its paths are requested one by one. */
let last: { readonly key: string; readonly suite: Suite } | null = null;

function modelOf(machine: string): PathModel {
  const model = models.get(machine);
  if (!model) throw new Error(`There is no statechart ${machine}.`);
  return model;
}

function graphOf(machine: string): Graph {
  const graph = graphs.get(machine) ?? explore(modelOf(machine));
  graphs.set(machine, graph);
  return graph;
}

function tracerOf(machine: string): Tracer {
  const tracer = tracers.get(machine) ?? new Tracer(graphOf(machine));
  tracers.set(machine, tracer);
  return tracer;
}

function suiteOf({ machine, options }: Selection): Suite {
  const key = JSON.stringify([machine, options]);
  if (last?.key !== key) last = { key, suite: makeSuite(machine, graphOf(machine), options) };
  return last.suite;
}

function suiteAnswer(selection: Selection): Answers['suite'] {
  const { graph, paths, steps, lowerBound, note, coverage } = suiteOf(selection);
  return {
    paths: paths.map((path) => ({
      steps: path.edges.length,
      end: writeValue(graph.nodes[nodeAfter(path)]!.value),
    })),
    steps,
    lowerBound,
    note,
    abstraction: graph.model.abstraction.name,
    coverage,
    unexplained: unexplained(graph),
  };
}

function withPath<Answer>(
  selection: Selection & { readonly index: number },
  answer: (path: Path, graph: Graph) => Answer,
): Answer {
  const { graph, paths } = suiteOf(selection);
  const path = paths[selection.index];
  if (!path) throw new Error(`There is no path ${selection.index + 1} among these.`);
  return answer(path, graph);
}

function pathAnswer(machine: string, path: Path, graph: Graph): PathAnswer {
  const answer = (step: Step): Omit<StepAnswer, 'says' | 'event' | 'payload'> => {
    const node = graph.nodes[step.to]!;
    return {
      state: writeValue(node.value),
      active: activeStates(node),
      transitions: step.transitions,
      guards: step.guards,
      facts: plain(step.facts) as readonly Fact[],
      asks: askedNames(step),
    };
  };
  const { start, edges } = path;
  return {
    command: replayCommand(machine, path, graph),
    sequence: sequenceOf(machine, path, graph),
    steps: [
      {
        says: `starts as ${start.name.slice(1)}`,
        event: 'start',
        payload: start.input === undefined ? null : plain(start.input),
        ...answer(start),
      },
      ...edges.map((edge) => ({
        says: sayStep(edge, graph),
        event: shortType(edge.event.type),
        payload: payloadOf(edge.event),
        ...answer(edge),
      })),
    ],
  };
}

/** Runs the path against a separate actor, whose effects end as the path says and whose clock is simulated. */
const run = (path: Path, { model, nodes }: Graph) => runPath(model, nodes, path);

function replayAnswer(machine: string, text: string): Answers['replay'] {
  const graph = graphOf(machine);
  const path = readPath(graph, text);
  return { path: pathAnswer(machine, path, graph), failure: run(path, graph) };
}

function searchAnswer(selection: Selection, text: string): Answers['search'] {
  const { graph, paths } = suiteOf(selection);
  const wanted = text.trim().toLowerCase();
  const says = graph.edges.map((edge) =>
    [
      sayStep(edge, graph),
      writeValue(graph.nodes[edge.to]!.value),
      edge.name,
      ...edge.facts.map(({ type }) => type),
    ]
      .join('\n')
      .toLowerCase()
      .includes(wanted),
  );
  return paths.flatMap(({ edges }, index) => {
    const at = edges.findIndex((edge) => says[edge.index]);
    return at < 0 ? [] : [{ index, step: at + 1 }];
  });
}

function answerTo(question: Question): Answers[keyof Answers] {
  switch (question.ask) {
    case 'machines':
      return [...models.keys()].sort();
    case 'chart':
      return chartOf(modelOf(question.machine).machine);
    case 'suite':
      return suiteAnswer(question);
    case 'path':
      return withPath(question, (path, graph) => pathAnswer(question.machine, path, graph));
    case 'run':
      return withPath(question, run);
    case 'replay':
      return replayAnswer(question.machine, question.replay);
    case 'search':
      return searchAnswer(question, question.text);
    case 'trace':
      return tracerOf(question.machine).trace(question.records);
    case 'used':
      return usedOf(graphOf(question.machine), tracerOf(question.machine), question.journals);
    case 'export': {
      const { write, ending } = formats[question.format];
      const { machine, options } = question;
      return { fileName: `${machine}.${options.generator}.${ending}`, text: write([suiteOf(question)]) };
    }
  }
}

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Request>) => {
  let response: Response;
  try {
    response = { id, answer: answerTo(question) };
  } catch (error) {
    response = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
});

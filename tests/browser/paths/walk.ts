/**
 * Walks a path on a page: causes each step as its driver says, then checks that the page shows what the driver expects,
 * that it requested the effects of the statechart, and that its log grew by the facts of the step;
 * where the driver says so, axe must find nothing.
 */
import type { Edge, Start, Step } from '../../../src/machines/paths/graph.ts';
import type { Path } from '../../../src/machines/paths/path.ts';
import type { Failure } from '../../../src/machines/paths/run.ts';
import type { PageDriver } from './driver.ts';
import type { LoggedFact } from './journal.ts';
import { Wire } from './effects.ts';
import { lookOverOnce } from './look-over.ts';
import { type PageGraph, placeOf } from './page-graph.ts';
import type { Stage } from './stage.ts';

/** The first failure, or null. */
export async function walkPath(
  driver: PageDriver,
  graph: PageGraph,
  { start, edges }: Path,
): Promise<Failure | null> {
  let at = { step: 0, name: start.name };
  let walker: Walker | null = null;
  try {
    walker = await Walker.open(driver, graph, start);
    await walker.arrive(start, null);
    for (const [i, edge] of edges.entries()) {
      at = { step: i + 1, name: edge.name };
      await walker.take(edge, untilRest(edges.slice(i), graph.nodes));
    }
    return null;
  } catch (error) {
    return { ...at, problem: plain(error) };
  } finally {
    await walker?.close();
  }
}

/** A step, and the steps that the page then takes by itself. */
function untilRest(edges: readonly Step[], nodes: PageGraph['nodes']): readonly Step[] {
  const last = edges.findIndex(({ to }) => !nodes[to]!.passing);
  return last === -1 ? edges : edges.slice(0, last + 1);
}

/** Without terminal colors and Playwright's call log; of a comparison, both values. */
function plain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, expected, actual } = error as Error & { expected?: unknown; actual?: unknown };
  const lines = message.replace(/\u001b\[\d+m/g, '').split('\n');
  if (expected === undefined) return lines.slice(0, 6).join(' ');
  return `${lines[0]}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

/** One path on a page, step by step. */
export class Walker {
  readonly #driver: PageDriver;
  readonly #nodes: PageGraph['nodes'];
  readonly #stage: Stage;
  readonly #effects: ReturnType<PageDriver['effects']>;
  readonly #asked = new Map<string, number>();
  #told: LoggedFact[] = [];

  private constructor(driver: PageDriver, nodes: PageGraph['nodes'], stage: Stage) {
    this.#driver = driver;
    this.#nodes = nodes;
    this.#stage = stage;
    this.#effects = driver.effects(stage);
  }

  static async open(driver: PageDriver, { nodes }: PageGraph, start: Start): Promise<Walker> {
    const stage = await driver.open(start.name.slice(1), nodes[start.to]!.memo);
    return new Walker(driver, nodes, stage);
  }

  close(): Promise<void> {
    return this.#stage.close();
  }

  /** @param untilRest the step, and those that the page will then take by itself */
  async take(edge: Edge, untilRest: readonly Step[]): Promise<void> {
    const from = this.#nodes[edge.from]!;
    // Effects of a page that opens are held from the start.
    if (!from.passing) {
      for (const step of untilRest) await this.#prepare(step);
      await this.#driver.steps[edge.name]!.act!(this.#stage, placeOf(from));
    }
    await this.arrive(edge, placeOf(from));
  }

  /** Makes the effects that the step will request wait until the path says how they end. */
  async #prepare(step: Step): Promise<void> {
    for (const [, effect] of this.#begunBy(step)) await effect.hold();
  }

  async arrive(step: Step, before: ReturnType<typeof placeOf> | null): Promise<void> {
    const { journals, look, noun, readable, shows, streams, reported: told } = this.#driver;
    for (const [name, effect] of this.#begunBy(step)) {
      await effect.begun();
      this.#asked.set(name, (this.#asked.get(name) ?? 0) + 1);
    }
    for (const fact of step.facts) this.#told.push(...told(fact, this.#stage, before));
    const node = this.#nodes[step.to]!;
    if (node.passing) return;
    const at = placeOf(node);
    await shows(this.#stage, at);
    const sight = look?.(at) ?? null;
    if (sight !== null) await lookOverOnce(this.#stage.page, [noun, sight]);
    for (const [name, effect] of Object.entries(this.#effects)) {
      const wanted = this.#asked.get(name) ?? 0;
      if (effect instanceof Wire && effect.asked !== wanted)
        throw new Error(`the page has asked ${effect.asked} times for ${name} instead of ${wanted} times`);
    }
    if (readable?.(at) === false) return;
    await this.#stage.journal.expect(streams(this.#stage), this.#told, journals);
    this.#told = [];
  }

  #begunBy({ asked, to }: Step) {
    const at = placeOf(this.#nodes[to]!);
    const started = asked
      .flatMap((one) => ('start' in one ? [one.start] : []))
      .filter((name) => this.#driver.waits?.(name, at) !== false);
    return started.flatMap((name) => (this.#effects[name] ? [[name, this.#effects[name]] as const] : []));
  }
}

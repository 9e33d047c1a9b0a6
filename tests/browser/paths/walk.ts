/**
 * Walks a path on a page: each step is brought about as its driver says, then the page must show what the driver
 * expects there, must have asked for what the statechart asks for, and its log must have grown by what the step tells;
 * where the driver says so, axe finds nothing.
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

/** What went wrong first, or null. */
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

/** A step, and what the page does by itself after it. */
function untilRest(edges: readonly Step[], nodes: PageGraph['nodes']): readonly Step[] {
  const last = edges.findIndex(({ to }) => !nodes[to]!.passing);
  return last === -1 ? edges : edges.slice(0, last + 1);
}

/** Without the colours of a terminal, and without the log of what was waited for; of two things compared, both. */
function plain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, expected, actual } = error as Error & { expected?: unknown; actual?: unknown };
  const lines = message.replace(/\u001b\[\d+m/g, '').split('\n');
  if (expected === undefined) return lines.slice(0, 6).join(' ');
  return `${lines[0]}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

/** One path on a page, a step at a time. */
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

  /** @param untilRest the step, and what the page will do by itself after it */
  async take(edge: Edge, untilRest: readonly Step[]): Promise<void> {
    const from = this.#nodes[edge.from]!;
    // What a page does by itself when it opens is held from the start.
    if (!from.passing) {
      for (const step of untilRest) await this.#prepare(step);
      await this.#driver.steps[edge.name]!.act!(this.#stage, placeOf(from));
    }
    await this.arrive(edge, placeOf(from));
  }

  /** What the step will ask for must wait until the path says how it ends. */
  async #prepare(step: Step): Promise<void> {
    for (const [, effect] of this.#begunBy(step)) await effect.hold();
  }

  async arrive(step: Step, before: ReturnType<typeof placeOf> | null): Promise<void> {
    const { look, noun, readable, shows, streams, reported: told } = this.#driver;
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
    await this.#stage.journal.expect(streams(this.#stage), this.#told);
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
